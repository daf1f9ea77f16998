// A table: declarations of Foundation in the condensed form that <doc:AppleInterfaces> describes.

extension InterfaceFile {
  /// Functions of Darwin's C library: mathematics, processes, C types.
  static let foundationMath = InterfaceFile(
    "Foundation",
    #"""
    func sqrt<T>(_: T) -> T where T: FloatingPoint
    func floor<T>(_: T) -> T where T: FloatingPoint
    func ceil<T>(_: T) -> T where T: FloatingPoint
    func round<T>(_: T) -> T where T: FloatingPoint
    func trunc<T>(_: T) -> T where T: FloatingPoint
    func fabs<T>(_: T) -> T where T: FloatingPoint
    func fmod<T>(_: T, _: T) -> T where T: FloatingPoint
    func remainder<T>(_: T, _: T) -> T where T: FloatingPoint
    func fma<T>(_: T, _: T, _: T) -> T where T: FloatingPoint
    func modf<T>(_: T) -> (T, T) where T: BinaryFloatingPoint
    func frexp<T>(_: T) -> (T, Int) where T: BinaryFloatingPoint
    func ldexp<T>(_: T, _: Int) -> T where T: BinaryFloatingPoint
    func scalbn<T>(_: T, _: Int) -> T where T: FloatingPoint
    func exp(_: Double) -> Double
    func exp(_: Float) -> Float
    func exp(_: CGFloat) -> CGFloat
    func exp2(_: Double) -> Double
    func exp2(_: Float) -> Float
    func exp2(_: CGFloat) -> CGFloat
    func expm1(_: Double) -> Double
    func expm1(_: Float) -> Float
    func expm1(_: CGFloat) -> CGFloat
    func log(_: Double) -> Double
    func log(_: Float) -> Float
    func log(_: CGFloat) -> CGFloat
    func log2(_: Double) -> Double
    func log2(_: Float) -> Float
    func log2(_: CGFloat) -> CGFloat
    func log10(_: Double) -> Double
    func log10(_: Float) -> Float
    func log10(_: CGFloat) -> CGFloat
    func log1p(_: Double) -> Double
    func log1p(_: Float) -> Float
    func log1p(_: CGFloat) -> CGFloat
    func sin(_: Double) -> Double
    func sin(_: Float) -> Float
    func sin(_: CGFloat) -> CGFloat
    func cos(_: Double) -> Double
    func cos(_: Float) -> Float
    func cos(_: CGFloat) -> CGFloat
    func tan(_: Double) -> Double
    func tan(_: Float) -> Float
    func tan(_: CGFloat) -> CGFloat
    func asin(_: Double) -> Double
    func asin(_: Float) -> Float
    func asin(_: CGFloat) -> CGFloat
    func acos(_: Double) -> Double
    func acos(_: Float) -> Float
    func acos(_: CGFloat) -> CGFloat
    func atan(_: Double) -> Double
    func atan(_: Float) -> Float
    func atan(_: CGFloat) -> CGFloat
    func sinh(_: Double) -> Double
    func sinh(_: Float) -> Float
    func sinh(_: CGFloat) -> CGFloat
    func cosh(_: Double) -> Double
    func cosh(_: Float) -> Float
    func cosh(_: CGFloat) -> CGFloat
    func tanh(_: Double) -> Double
    func tanh(_: Float) -> Float
    func tanh(_: CGFloat) -> CGFloat
    func asinh(_: Double) -> Double
    func asinh(_: Float) -> Float
    func asinh(_: CGFloat) -> CGFloat
    func acosh(_: Double) -> Double
    func acosh(_: Float) -> Float
    func acosh(_: CGFloat) -> CGFloat
    func atanh(_: Double) -> Double
    func atanh(_: Float) -> Float
    func atanh(_: CGFloat) -> CGFloat
    func cbrt(_: Double) -> Double
    func cbrt(_: Float) -> Float
    func cbrt(_: CGFloat) -> CGFloat
    func rint(_: Double) -> Double
    func rint(_: Float) -> Float
    func rint(_: CGFloat) -> CGFloat
    func nearbyint(_: Double) -> Double
    func nearbyint(_: Float) -> Float
    func nearbyint(_: CGFloat) -> CGFloat
    func erf(_: Double) -> Double
    func erf(_: Float) -> Float
    func erf(_: CGFloat) -> CGFloat
    func tgamma(_: Double) -> Double
    func tgamma(_: Float) -> Float
    func tgamma(_: CGFloat) -> CGFloat
    func logb(_: Double) -> Double
    func logb(_: Float) -> Float
    func logb(_: CGFloat) -> CGFloat
    func pow(_: Double, _: Double) -> Double
    func pow(_: Float, _: Float) -> Float
    func pow(_: CGFloat, _: CGFloat) -> CGFloat
    func atan2(_: Double, _: Double) -> Double
    func atan2(_: Float, _: Float) -> Float
    func atan2(_: CGFloat, _: CGFloat) -> CGFloat
    func hypot(_: Double, _: Double) -> Double
    func hypot(_: Float, _: Float) -> Float
    func hypot(_: CGFloat, _: CGFloat) -> CGFloat
    func fmin(_: Double, _: Double) -> Double
    func fmin(_: Float, _: Float) -> Float
    func fmin(_: CGFloat, _: CGFloat) -> CGFloat
    func fmax(_: Double, _: Double) -> Double
    func fmax(_: Float, _: Float) -> Float
    func fmax(_: CGFloat, _: CGFloat) -> CGFloat
    func fdim(_: Double, _: Double) -> Double
    func fdim(_: Float, _: Float) -> Float
    func fdim(_: CGFloat, _: CGFloat) -> CGFloat
    func copysign(_: Double, _: Double) -> Double
    func copysign(_: Float, _: Float) -> Float
    func copysign(_: CGFloat, _: CGFloat) -> CGFloat
    func nextafter(_: Double, _: Double) -> Double
    func nextafter(_: Float, _: Float) -> Float
    func nextafter(_: CGFloat, _: CGFloat) -> CGFloat
    func lround(_: Double) -> Int
    func lrint(_: Double) -> Int
    func llround(_: Double) -> Int64
    func sqrtf(_: Float) -> Float
    func floorf(_: Float) -> Float
    func ceilf(_: Float) -> Float
    func roundf(_: Float) -> Float
    func powf(_: Float, _: Float) -> Float
    func fabsf(_: Float) -> Float
    func sinf(_: Float) -> Float
    func cosf(_: Float) -> Float
    func logf(_: Float) -> Float
    func log10f(_: Float) -> Float
    func labs(_: Int) -> Int
    func drand48() -> Double
    func arc4random() -> UInt32
    func arc4random_uniform(_: UInt32) -> UInt32
    func rand() -> Int32
    var M_PI, M_PI_2, M_PI_4, M_E, M_SQRT2, M_LN2, M_LN10: Double
    var DBL_MAX, DBL_MIN, DBL_EPSILON: Double
    var FLT_MAX, FLT_MIN, FLT_EPSILON: Float
    var INT_MAX, INT_MIN: Int32
    var RAND_MAX: Int32
    var errno: Int32
    var EXIT_SUCCESS, EXIT_FAILURE: Int32
    typealias pid_t = Int32
    typealias uid_t = UInt32
    typealias gid_t = UInt32
    typealias mode_t = UInt16
    typealias off_t = Int64
    typealias time_t = Int
    typealias size_t = Int
    typealias ssize_t = Int
    typealias dev_t = Int32
    typealias ino_t = UInt64
    typealias kern_return_t = Int32
    typealias OSStatus = Int32
    typealias OSType = UInt32
    typealias FourCharCode = UInt32
    typealias CFTimeInterval = Double
    typealias CFAbsoluteTime = Double
    typealias CFIndex = Int
    typealias CFTypeRef = AnyObject
    typealias CFErrorRef = AnyObject
    struct POSIXErrorCode: Hashable, RawRepresentable {
      typealias RawValue = Int32
      init?(rawValue: Int32)
      var rawValue: Int32
      static var EPERM, ENOENT, ESRCH, EINTR, EIO, EBADF, ENOMEM, EACCES, EBUSY, EEXIST, ENOTDIR, EISDIR, EINVAL: Self
      static var ENOSPC, EPIPE, EAGAIN, ETIMEDOUT, ECONNREFUSED, ECONNRESET, ENOTCONN, EHOSTUNREACH, ENETUNREACH: Self
      static var ECANCELED, ENOTSUP, EADDRINUSE, ENETDOWN, EHOSTDOWN: Self
    }
    func getpid() -> Int32
    func getppid() -> Int32
    func getuid() -> UInt32
    func geteuid() -> UInt32
    func getgid() -> UInt32
    func kill(_: Int32, _: Int32) -> Int32
    func exit(_: Int32) -> Never
    func abort() -> Never
    func sleep(_: UInt32) -> UInt32
    func usleep(_: UInt32) -> Int32
    func time(_: UnsafeMutablePointer<Int>!) -> Int
    func clock() -> UInt
    func getenv(_: UnsafePointer<CChar>!) -> UnsafeMutablePointer<CChar>!
    func setenv(_: UnsafePointer<CChar>!, _: UnsafePointer<CChar>!, _: Int32) -> Int32
    func strerror(_: Int32) -> UnsafeMutablePointer<CChar>!
    func strlen(_: UnsafePointer<CChar>!) -> UInt
    func strcmp(_: UnsafePointer<CChar>!, _: UnsafePointer<CChar>!) -> Int32
    func memcmp(_: UnsafeRawPointer!, _: UnsafeRawPointer!, _: Int) -> Int32
    func mach_absolute_time() -> UInt64
    func access(_: UnsafePointer<CChar>!, _: Int32) -> Int32
    func unlink(_: UnsafePointer<CChar>!) -> Int32
    func isatty(_: Int32) -> Int32
    func close(_: Int32) -> Int32
    func open(_: UnsafePointer<CChar>!, _: Int32) -> Int32
    func open(_: UnsafePointer<CChar>!, _: Int32, _: UInt16) -> Int32
    func read(_: Int32, _: UnsafeMutableRawPointer!, _: Int) -> Int
    func write(_: Int32, _: UnsafeRawPointer!, _: Int) -> Int
    func lseek(_: Int32, _: Int64, _: Int32) -> Int64
    func ftruncate(_: Int32, _: Int64) -> Int32
    func fsync(_: Int32) -> Int32
    func dup(_: Int32) -> Int32
    func fcntl(_: Int32, _: Int32) -> Int32
    func fcntl(_: Int32, _: Int32, _: Int32) -> Int32
    func mkdir(_: UnsafePointer<CChar>!, _: UInt16) -> Int32
    func rmdir(_: UnsafePointer<CChar>!) -> Int32
    func chmod(_: UnsafePointer<CChar>!, _: UInt16) -> Int32
    func rename(_: UnsafePointer<CChar>!, _: UnsafePointer<CChar>!) -> Int32
    func system(_: UnsafePointer<CChar>!) -> Int32
    func socket(_: Int32, _: Int32, _: Int32) -> Int32
    func bind(_: Int32, _: UnsafeRawPointer!, _: UInt32) -> Int32
    func connect(_: Int32, _: UnsafeRawPointer!, _: UInt32) -> Int32
    func listen(_: Int32, _: Int32) -> Int32
    func setsockopt(_: Int32, _: Int32, _: Int32, _: UnsafeRawPointer!, _: UInt32) -> Int32
    func getsockopt(_: Int32, _: Int32, _: Int32, _: UnsafeMutableRawPointer!, _: UnsafeMutablePointer<UInt32>!) -> Int32
    func send(_: Int32, _: UnsafeRawPointer!, _: Int, _: Int32) -> Int
    func recv(_: Int32, _: UnsafeMutableRawPointer!, _: Int, _: Int32) -> Int
    func waitpid(_: Int32, _: UnsafeMutablePointer<Int32>!, _: Int32) -> Int32
    func sysctlbyname(_: UnsafePointer<CChar>!, _: UnsafeMutableRawPointer!, _: UnsafeMutablePointer<Int>!, _: UnsafeMutableRawPointer!, _: Int) -> Int32
    func getpwuid(_: UInt32) -> UnsafeMutablePointer<passwd>!
    struct passwd {
      var pw_name, pw_dir, pw_shell: UnsafeMutablePointer<CChar>!
      var pw_uid, pw_gid: UInt32
    }
    func CFAbsoluteTimeGetCurrent() -> Double
    func CFGetTypeID(_: AnyObject!) -> UInt
    struct timeval: Hashable {
      init(tv_sec: Int, tv_usec: Int32)
      var tv_sec: Int
      var tv_usec: Int32
    }
    struct timespec: Hashable {
      init(tv_sec: Int, tv_nsec: Int)
      var tv_sec, tv_nsec: Int
    }
    struct stat {
      init()
      var st_size: Int64
      var st_mode: UInt16
      var st_ino: UInt64
      var st_dev, st_blksize: Int32
      var st_uid, st_gid: UInt32
      var st_mtimespec, st_ctimespec, st_atimespec, st_birthtimespec: timespec
    }
    class CFString: Hashable {}
    class CFArray: Hashable {}
    class CFDictionary: Hashable {}
    class CFData: Hashable {}
    class CFURL: Hashable {}
    class CFError: Error {}
    class CFRunLoop: Hashable {}
    class CFBundle: Hashable {}
    class CFUUID: Hashable {}
    class CFNumber: Hashable {}
    class CFBoolean: Hashable {}
    var kCFBooleanTrue, kCFBooleanFalse: CFBoolean!
    var kCFAllocatorDefault: AnyObject!
    struct AffineTransform: Hashable, Codable, ReferenceConvertible, CustomStringConvertible {
      var m11, m12, m21, m22, tX, tY: CGFloat
      init()
      init(m11: CGFloat, m12: CGFloat, m21: CGFloat, m22: CGFloat, tX: CGFloat, tY: CGFloat)
      init(translationByX: CGFloat, byY: CGFloat)
      init(scaleByX: CGFloat, byY: CGFloat)
      init(scale: CGFloat)
      init(rotationByRadians: CGFloat)
      init(rotationByDegrees: CGFloat)
      static var identity: AffineTransform
      func translate(x: CGFloat, y: CGFloat)
      func rotate(byDegrees: CGFloat)
      func rotate(byRadians: CGFloat)
      func scale(_: CGFloat)
      func scale(x: CGFloat, y: CGFloat)
      func invert()
      func inverted() -> AffineTransform?
      func append(_: AffineTransform)
      func prepend(_: AffineTransform)
      func transform(_: CGSize) -> CGSize
      func transform(_: CGPoint) -> CGPoint
    }
    """#)
}
