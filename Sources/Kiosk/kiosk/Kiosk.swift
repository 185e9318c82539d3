import KioskApp

@main
enum Kiosk {
    static func main() {}
}
