import Foundation
import KioskTestSupport
import SandboxCatalog
import StoreModel
import Testing

/// Reads real files beside the checkout if there are any, and the project's own fixtures otherwise.
@Suite("Real .storekit files")
struct RealCatalogsTests {
    /// The lines of the folder's index by column names.
    private static let index: [[String: String]] = {
        guard
            let text = try? String(
                contentsOf: RealCatalogs.folder.appending(path: "INDEX.tsv"), encoding: .utf8)
        else { return [] }
        let lines = text.split(separator: "\n").map {
            $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        }
        guard let names = lines.first else { return [] }
        return lines.dropFirst().map { Dictionary(zip(names, $0)) { first, _ in first } }
    }()

    private static let typeNames: [String: ProductType] = [
        "Consumable": .consumable, "NonConsumable": .nonConsumable,
        "NonRenewingSubscription": .nonRenewable, "RecurringSubscription": .autoRenewable,
    ]

    @Test(
        "every file loads and sells as many products of each type as its index lists",
        .enabled(if: !index.isEmpty, "needs ../shared/storekit"))
    func all() throws {
        for entry in Self.index {
            let name = try #require(entry["file"])
            let path = RealCatalogs.folder.appending(path: name).path
            let loaded = try CatalogLoader.load(path: path)
            var counts: [ProductType: Int] = [:]
            for part in (entry["products_by_type"] ?? "").split(separator: ";") {
                let words = part.split(separator: "=").map(String.init)
                guard words.count == 2, let type = Self.typeNames[words[0]] else { continue }
                counts[type] = Int(words[1])
            }
            let read = Dictionary(grouping: loaded.catalog.products, by: \.type).mapValues(\.count)
            #expect(read == counts, "\(name)")
            if let storefront = entry["storefront"], storefront.count == 3 {
                #expect(loaded.catalog.homeStorefront == storefront, "\(name)")
            }
        }
    }
}
