import StoreModel
import TerminalGraphics

@testable import KioskApp

/// What the demos show, played once for all tests that look at it.
enum PlayedDemos {
    /// The languages of the interface, with a country.
    static let english = LocaleID(language: "en", region: "US")

    /// The two products of the demo.
    static let columns = Result { try DemoRunner(locale: english, glyphs: .unicode).columns() }

    /// The five designs.
    static let matrix = Result { try DemoRunner(locale: english, glyphs: .unicode).matrix() }
}
