import DemoCatalog
import KioskScenario
import SandboxStore
import StoreModel
import TerminalGraphics

/// Plays what the demos show, with products of the built-in catalog, each time in worlds of their own.
struct DemoRunner {
    /// The reader's language.
    let locale: LocaleID
    /// The signs that can be shown.
    let glyphs: GlyphSet

    /// What is bought over and over; and what the two types are shown by, in this order.
    private static let gems: ProductID = "com.example.dragonmarket.gems.60"
    private static let products = [gems, "com.example.dragonmarket.removeads"]

    /// The demo of product types.
    ///
    /// - Throws: ``CommandFailure`` with exit code 74 where no world can be made.
    func columns() throws(CommandFailure) -> [DemoColumn] {
        let catalog = try catalog()
        return try played {
            try Self.products.enumerated().map { index, id in
                try DemoPlayer.column(of: id, in: catalog, locale: spoken, seed: UInt64(index))
            }
        }
    }

    /// The demo of designs.
    ///
    /// - Throws: ``CommandFailure`` with exit code 74 where no world can be made.
    func matrix() throws(CommandFailure) -> StageMatrix {
        let catalog = try catalog()
        return try played { try StagePlayer.matrix(of: Self.gems, in: catalog, locale: spoken) }
    }

    /// A terminal that shows ASCII only is spoken to in what can be written in ASCII.
    private var spoken: LocaleID { glyphs == .ascii ? .fallback : locale }

    private func played<Value>(_ play: () throws -> Value) throws(CommandFailure) -> Value {
        do {
            return try play()
        } catch {
            throw CommandFailure(74, "demo", "No world can be made for the demo: \(error)")
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
