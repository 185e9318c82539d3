import StoreClient
import FoundationEssentials
import KioskUI
import StoreModel

/// The first page of the last listing, so that the first frame at the next start already has rows.
///
/// It is for display only: the store decides what is sold and at which price, and nothing can be bought before it has
/// answered.
struct RememberedListing: Sendable {
    private let path: String
    /// Everything that determines the listing, as far as it is known at the start.
    private let key: String

    private let order: ShopSort

    /// Returns nil if nothing is remembered: for a missing catalog file and for an ephemeral run.
    init?(_ settings: Settings) {
        guard !settings.isEphemeral else { return nil }
        var parts = ["2"]
        if let backend = settings.backend {
            parts.append(backend.description)
        } else if let catalog = settings.catalogPath {
            guard let stamp = FileStamp(catalog) else { return nil }
            parts += [AbsolutePath.of(catalog), stamp.text]
        }
        order = settings.interface.preferences.sort
        parts += [
            settings.bundleID?.rawValue ?? "", settings.account.rawValue,
            settings.storefront ?? "", settings.locale.identifier, order.rawValue,
        ]
        path = settings.profileFolder + "/listing"
        key = parts.joined(separator: "\n")
    }

    /// Returns the last listing, or nil if it was of another catalog, account, country, language or order.
    func last() -> CatalogState? {
        guard let bytes = content() else { return nil }
        return bytes.withUnsafeBytes { buffer in
            var reader = ListingReader(buffer)
            do throws(ListingReader.Damage) {
                guard try reader.text() == key else { return nil }
                return try reader.catalog()
            } catch {
                return nil
            }
        }
    }

    /// Saves the first page of a catalog.
    func keep(_ catalog: CatalogState) {
        var writer = ListingWriter()
        writer.add(key)
        writer.add(catalog.firstPage(Self.limit, in: order))
        let data = Data(writer.bytes)
        guard data.count <= Self.sizeLimit, content() != writer.bytes else { return }
        RememberedFile.write(data, to: path)
    }

    /// The number of products in a page: more than the rows of any window.
    private static let limit = 200
    private static let sizeLimit = 1 << 20

    private func content() -> [UInt8]? { try? BoundedFileReader.bytes(path, limit: Self.sizeLimit) }
}
