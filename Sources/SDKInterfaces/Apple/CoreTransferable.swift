// A table: declarations of CoreTransferable in the condensed form that <doc:AppleInterfaces> describes.

extension InterfaceFile {
  /// Transferable values.
  static let coreTransferable = InterfaceFile(
    "CoreTransferable",
    #"""
    extension AttributedString: Transferable {}
    struct CodableRepresentation<Item: Transferable & Decodable & Encodable, Encoder: TopLevelEncoder, Decoder: TopLevelDecoder>: TransferRepresentation where Encoder.Output == Data, Decoder.Input == Data {
      typealias Body = Never
      init(for: Item.Type = _, contentType: UTType) where Encoder == JSONEncoder, Decoder == JSONDecoder
      init(for: Item.Type = _, contentType: UTType, encoder: Encoder, decoder: Decoder)
    }
    extension Data: Transferable {}
    struct DataRepresentation<Item: Transferable>: TransferRepresentation {
      typealias Body = Never
      init(contentType: UTType, exporting: (Item) -> Data, importing: (Data) -> Item)
      init(exportedContentType: UTType, exporting: (Item) -> Data)
      init(importedContentType: UTType, importing: (Data) -> Item)
    }
    struct FileRepresentation<Item: Transferable>: TransferRepresentation {
      typealias Body = Never
      init(contentType: UTType, shouldAttemptToOpenInPlace: Bool = _, exporting: (Item) -> SentTransferredFile, importing: (ReceivedTransferredFile) -> Item)
      init(exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = _, exporting: (Item) -> SentTransferredFile)
      init(importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = _, importing: (ReceivedTransferredFile) -> Item)
    }
    extension Never: TransferRepresentation, Transferable {
      typealias Body = Never
    }
    extension NSItemProvider {
      func register<T: Transferable>(_: @autoclosure () -> T)
      func loadTransferable<T: Transferable>(type: T.Type, completionHandler: (Result<T, any Error>) -> Void) -> Progress
    }
    struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>: TransferRepresentation {
      typealias Body = Never
      init(importing: (ProxyRepresentation) -> Item)
      init(exporting: (Item) -> ProxyRepresentation)
      init(exporting: (Item) -> ProxyRepresentation, importing: (ProxyRepresentation) -> Item)
    }
    struct ReceivedTransferredFile {
      var file: URL
      var isOriginalFile: Bool
    }
    struct SentTransferredFile {
      init(_: URL, allowAccessingOriginalFile: Bool = _)
      var file: URL
      var allowAccessingOriginalFile: Bool
    }
    extension String: Transferable {}
    protocol Transferable {
      associatedtype Representation: TransferRepresentation
      @TransferRepresentationBuilder<Self> static var transferRepresentation: Self.Representation
    }
    protocol TransferRepresentation<Item> {
      associatedtype Item: Transferable
      associatedtype Body: TransferRepresentation
      @TransferRepresentationBuilder<Self.Item> var body: Self.Body
    }
    extension TransferRepresentation {
      func visibility(_: TransferRepresentationVisibility) -> some TransferRepresentation<Self.Item>
      func exportingCondition(_: (Self.Item) -> Bool) -> some TransferRepresentation
      func suggestedFileName(_: String) -> some TransferRepresentation<Self.Item>
      func suggestedFileName(_: (Self.Item) -> String?) -> some TransferRepresentation<Self.Item>
    }
    @resultBuilder struct TransferRepresentationBuilder<Item: Transferable> {
      static func buildExpression<Encoder: TopLevelEncoder, Decoder: TopLevelDecoder>(_: CodableRepresentation<Item, Encoder, Decoder>) -> CodableRepresentation<Item, Encoder, Decoder> where Item: Decodable, Item: Encodable, Encoder.Output == Data, Decoder.Input == Data
      static func buildExpression<R: TransferRepresentation>(_: R) -> R where Item == R.Item
    }
    struct TransferRepresentationVisibility: Equatable {
      static var all: TransferRepresentationVisibility
      static var team: TransferRepresentationVisibility
      static var group: TransferRepresentationVisibility
      static var ownProcess: TransferRepresentationVisibility
    }
    struct TupleTransferRepresentation<Item: Transferable, Value: Sendable>: TransferRepresentation {
      typealias Body = Never
    }
    extension URL: Transferable {}
    """#)
}
