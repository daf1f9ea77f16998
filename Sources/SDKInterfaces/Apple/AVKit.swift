// A table: declarations of AVKit in the condensed form that <doc:AppleInterfaces> describes.

extension InterfaceFile {
  /// Players in SwiftUI.
  static let avKit = InterfaceFile(
    "AVKit",
    #"""
    struct VideoPlayer<VideoOverlay: View>: View {
      typealias Body = Never
      init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> VideoOverlay)
    }
    extension VideoPlayer where VideoOverlay == EmptyView {
      init(player: AVPlayer?)
    }
    extension View {
      func onCameraCaptureEvent(isEnabled: Bool = _, action: (AVCaptureEvent) -> Void) -> some View
      func onCameraCaptureEvent(isEnabled: Bool = _, defaultSoundDisabled: Bool = _, action: (AVCaptureEvent) -> Void) -> some View
      func onCameraCaptureEvent(isEnabled: Bool = _, defaultSoundDisabled: Bool = _, primaryAction: (AVCaptureEvent) -> Void, secondaryAction: (AVCaptureEvent) -> Void) -> some View
      func onCameraCaptureEvent(isEnabled: Bool = _, primaryAction: (AVCaptureEvent) -> Void, secondaryAction: (AVCaptureEvent) -> Void) -> some View
    }
    """#)
}
