import StoreModel
import TerminalGraphics

@testable import KioskApp

/// The contents of the demos, played once for all tests.
enum PlayedDemos {
    /// A language of the interface with a country.
    static let english = LocaleID(language: "en", region: "US")

    /// The two products of the demo.
    static let columns = Result { try DemoRunner(locale: english, glyphs: .unicode).columns() }

    /// The five designs.
    static let matrix = Result { try DemoRunner(locale: english, glyphs: .unicode).matrix() }
}
