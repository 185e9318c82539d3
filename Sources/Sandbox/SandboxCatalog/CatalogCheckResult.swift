package import StoreModel
import TextParsing

/// The result of checking one catalog file, as `kiosk catalog check --json` prints it on a line.
package struct CatalogCheckResult: Hashable, Sendable, Codable {
    /// The outcome of a check.
    package enum Status: String, Hashable, Sendable, Codable {
        /// The catalog is valid and does not cause warnings.
        case ok
        /// The catalog has warnings; the valid part of it can be sold.
        case warnings
        /// The file is not a valid catalog, or none of its products can be sold.
        case refused
    }

    /// The reason and position of a refusal.
    package struct Refusal: Hashable, Sendable, Codable {
        /// The error message.
        package let message: String
        /// The line, from 1, if known.
        package let line: Int?
        /// The column, from 1, if known.
        package let column: Int?
    }

    /// The file's name as the caller gave it.
    package let file: String
    /// The outcome of the check.
    package let status: Status
    /// The number of products on sale.
    package let products: Int
    /// The number of products of each type, by Apple's names (`Consumable`). Types that do not occur are left out.
    package let types: [String: Int]
    /// The languages of the catalog's texts, sorted.
    package let locales: [String]
    /// The home storefront; nil if the file was refused.
    package let storefront: String?
    /// The warnings.
    package let warnings: [CatalogWarning]
    /// The reason of the refusal; nil if the file was not refused.
    package let error: Refusal?

    /// Creates the result for a loaded catalog.
    package init(file: String, loaded: LoadedCatalog) {
        let catalog = loaded.catalog
        let canSell = catalog.products.contains { product in
            product.prices.keys.contains { product.unavailableReason(in: $0) == nil }
        }
        self.file = file
        status = !canSell ? .refused : loaded.warnings.isEmpty ? .ok : .warnings
        products = catalog.products.count
        types = catalog.products.reduce(into: [:]) { $0[$1.type.rawValue, default: 0] += 1 }
        locales = Set(catalog.products.flatMap { $0.localizations.map(\.locale.identifier) })
            .sorted()
        storefront = catalog.homeStorefront
        warnings = loaded.warnings
        error =
            canSell
            ? nil : Refusal(message: "No product of the file can be sold.", line: nil, column: nil)
    }

    /// Creates the result for a refused file.
    package init(refused reason: CatalogError) {
        file = reason.fileName
        status = .refused
        products = 0
        types = [:]
        locales = []
        storefront = nil
        warnings = []
        error = Refusal(
            message: reason.message, line: reason.position?.line, column: reason.position?.column)
    }

    /// Loads a file and returns the result of its check.
    package static func check(path: String, bundleID: BundleID? = nil) -> CatalogCheckResult {
        do throws(CatalogError) {
            return CatalogCheckResult(
                file: path, loaded: try CatalogLoader.load(path: path, bundleID: bundleID))
        } catch {
            return CatalogCheckResult(refused: error)
        }
    }
}
