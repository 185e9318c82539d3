package import StoreModel

/// What a check of one catalog file found: a line of `kiosk catalog check --json`.
package struct CatalogCheckResult: Hashable, Sendable, Codable {
    /// How a file fared.
    package enum Status: String, Hashable, Sendable, Codable {
        /// Nothing is odd.
        case ok
        /// Something is odd, and the rest sells.
        case warnings
        /// It is no catalog.
        case refused
    }

    /// Where and why a file was refused.
    package struct Refusal: Hashable, Sendable, Codable {
        /// What is wrong.
        package let message: String
        /// The line, from 1, where there is one.
        package let line: Int?
        /// The column, from 1, where there is one.
        package let column: Int?
    }

    /// The file's name as it was given.
    package let file: String
    /// How it fared.
    package let status: Status
    /// How many products it sells.
    package let products: Int
    /// How many of each type, by Apple's names (`Consumable`); types that do not occur are left out.
    package let types: [String: Int]
    /// The languages of its texts, sorted.
    package let locales: [String]
    /// Its home storefront; nil where it was refused.
    package let storefront: String?
    /// What is odd.
    package let warnings: [CatalogWarning]
    /// Why it was refused; nil where it was not.
    package let error: Refusal?

    /// The report on a catalog that was read.
    package init(file: String, loaded: LoadedCatalog) {
        let catalog = loaded.catalog
        self.file = file
        status = loaded.warnings.isEmpty ? .ok : .warnings
        products = catalog.products.count
        types = catalog.products.reduce(into: [:]) { $0[$1.type.rawValue, default: 0] += 1 }
        locales = Set(catalog.products.flatMap { $0.localizations.map(\.locale.identifier) })
            .sorted()
        storefront = catalog.homeStorefront
        warnings = loaded.warnings
        error = nil
    }

    /// The report on a file that is no catalog.
    package init(refused reason: CatalogError) {
        file = reason.fileName
        status = .refused
        products = 0
        types = [:]
        locales = []
        storefront = nil
        warnings = []
        error = Refusal(message: reason.message, line: reason.line, column: reason.column)
    }

    /// The report on a file, read or refused.
    package static func check(path: String, bundleID: BundleID? = nil) -> CatalogCheckResult {
        do throws(CatalogError) {
            return CatalogCheckResult(
                file: path, loaded: try CatalogLoader.load(path: path, bundleID: bundleID))
        } catch {
            return CatalogCheckResult(refused: error)
        }
    }
}
