import DemoCatalog
import KioskScenario
import SandboxStore
import StoreModel
import TerminalGraphics

/// Plays the demos with products of the built-in catalog, each time in new worlds.
struct DemoRunner {
    /// The user's language.
    let locale: LocaleID
    /// The characters that the terminal can display.
    let glyphs: GlyphSet

    /// The consumable that the demos buy repeatedly; with the non-consumable it forms the two columns, in this order.
    private static let gems: ProductID = "com.example.dragonmarket.gems.60"
    private static let products = [gems, "com.example.dragonmarket.removeads"]

    /// Returns the columns of the product type demo.
    ///
    /// - Throws: ``CommandFailure`` with exit code 74 if a world cannot be created.
    func columns() throws(CommandFailure) -> [DemoColumn] {
        let catalog = try catalog()
        return try played {
            try Self.products.enumerated().map { index, id in
                try DemoPlayer.column(of: id, in: catalog, locale: spoken, seed: UInt64(index))
            }
        }
    }

    /// Returns the matrix of the design demo.
    ///
    /// - Throws: ``CommandFailure`` with exit code 74 if a world cannot be created.
    func matrix() throws(CommandFailure) -> StageMatrix {
        let catalog = try catalog()
        return try played { try StagePlayer.matrix(of: Self.gems, in: catalog, locale: spoken) }
    }

    /// The language of the texts; the fallback language if the terminal displays ASCII only.
    private var spoken: LocaleID { glyphs == .ascii ? .fallback : locale }

    private func played<Value>(_ play: () throws -> Value) throws(CommandFailure) -> Value {
        do {
            return try play()
        } catch {
            throw CommandFailure(74, "demo", "Cannot create a world for the demo: \(error)")
        }
    }

    private func catalog() throws(CommandFailure) -> Catalog {
        do throws(CatalogError) {
            return try CatalogLoader.load(
                bytes: Array(DemoCatalog.yaml.utf8), fileName: "demo catalog", bundleID: nil
            ).catalog
        } catch {
            throw CommandFailure(error, isRemembered: false)
        }
    }
}
