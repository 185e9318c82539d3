import KioskApp

/// The process.
@main
enum Kiosk {
    static func main() {
        KioskApp.main()
    }
}
