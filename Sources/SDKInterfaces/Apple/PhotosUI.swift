// A table: declarations of PhotosUI in the condensed form that <doc:AppleInterfaces> describes.

extension InterfaceFile {
  /// The photos picker.
  static let photosUI = InterfaceFile(
    "PhotosUI",
    #"""
    extension PHLivePhoto: Transferable {}
    struct PhotosPicker<Label: View>: View {
      typealias Body = Never
      init(selection: Binding<PhotosPickerItem?>, matching: PHPickerFilter? = _, preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = _, @ViewBuilder label: () -> Label)
      init(selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = _, selectionBehavior: PhotosPickerSelectionBehavior = _, matching: PHPickerFilter? = _, preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = _, @ViewBuilder label: () -> Label)
      init(selection: Binding<PhotosPickerItem?>, matching: PHPickerFilter? = _, preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = _, photoLibrary: PHPhotoLibrary, @ViewBuilder label: () -> Label)
      init(selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = _, selectionBehavior: PhotosPickerSelectionBehavior = _, matching: PHPickerFilter? = _, preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = _, photoLibrary: PHPhotoLibrary, @ViewBuilder label: () -> Label)
    }
    extension PhotosPicker where Label == Text {
      init(_: LocalizedStringKey, selection: Binding<PhotosPickerItem?>, matching: PHPickerFilter? = _, preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = _)
      @_disfavoredOverload init<S: StringProtocol>(_: S, selection: Binding<PhotosPickerItem?>, matching: PHPickerFilter? = _, preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = _)
      init(_: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = _, selectionBehavior: PhotosPickerSelectionBehavior = _, matching: PHPickerFilter? = _, preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = _)
      @_disfavoredOverload init<S: StringProtocol>(_: S, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = _, selectionBehavior: PhotosPickerSelectionBehavior = _, matching: PHPickerFilter? = _, preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = _)
      init(_: LocalizedStringKey, selection: Binding<PhotosPickerItem?>, matching: PHPickerFilter? = _, preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = _, photoLibrary: PHPhotoLibrary)
      @_disfavoredOverload init<S: StringProtocol>(_: S, selection: Binding<PhotosPickerItem?>, matching: PHPickerFilter? = _, preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = _, photoLibrary: PHPhotoLibrary)
      init(_: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = _, selectionBehavior: PhotosPickerSelectionBehavior = _, matching: PHPickerFilter? = _, preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = _, photoLibrary: PHPhotoLibrary)
      @_disfavoredOverload init<S: StringProtocol>(_: S, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = _, selectionBehavior: PhotosPickerSelectionBehavior = _, matching: PHPickerFilter? = _, preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = _, photoLibrary: PHPhotoLibrary)
    }
    struct PhotosPickerItem: Hashable {
      init(itemIdentifier: String)
      var itemIdentifier: String?
      var supportedContentTypes: [UTType]
      func loadTransferable<T: Transferable>(type: T.Type, completionHandler: (Result<T?, any Error>) -> Void) -> Progress
      func loadTransferable<T: Transferable>(type: T.Type) -> T?
      struct EncodingDisambiguationPolicy: Hashable {
        static var automatic: PhotosPickerItem.EncodingDisambiguationPolicy
        static var current: PhotosPickerItem.EncodingDisambiguationPolicy
        static var compatible: PhotosPickerItem.EncodingDisambiguationPolicy
      }
    }
    struct PhotosPickerSelectionBehavior: Hashable {
      static var `default`: PhotosPickerSelectionBehavior
      static var ordered: PhotosPickerSelectionBehavior
      static var continuous: PhotosPickerSelectionBehavior
      static var continuousAndOrdered: PhotosPickerSelectionBehavior
    }
    struct PhotosPickerStyle: Hashable {
      static var presentation: PhotosPickerStyle
      static var inline: PhotosPickerStyle
      static var compact: PhotosPickerStyle
    }
    extension View {
      func photosPicker(isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching: PHPickerFilter? = _, preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = _) -> some View
      func photosPicker(isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = _, selectionBehavior: PhotosPickerSelectionBehavior = _, matching: PHPickerFilter? = _, preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = _) -> some View
      func photosPicker(isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching: PHPickerFilter? = _, preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = _, photoLibrary: PHPhotoLibrary) -> some View
      func photosPicker(isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = _, selectionBehavior: PhotosPickerSelectionBehavior = _, matching: PHPickerFilter? = _, preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = _, photoLibrary: PHPhotoLibrary) -> some View
      func photosPickerStyle(_: PhotosPickerStyle) -> some View
      func photosPickerAccessoryVisibility(_: Visibility, edges: Edge.Set = _) -> some View
      func photosPickerDisabledCapabilities(_: PHPickerCapabilities) -> some View
    }
    """#)
}
