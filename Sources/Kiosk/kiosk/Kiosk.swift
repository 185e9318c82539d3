import KioskApp

/// The entry point of the executable.
@main
enum Kiosk {
    static func main() {
        KioskApp.main()
    }
}
