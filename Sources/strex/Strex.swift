@main
struct Strex {
  static func main() async {}
}
