import StoreClient
import FoundationEssentials
import KioskUI
import StoreModel

/// The first page of what the store told at the last start, so that the very first frame of the next one has rows.
///
/// It is a picture and nothing else: what is bought, and for how much, is the store's to say, and nobody can buy before
/// it does.
struct RememberedListing: Sendable {
    private let path: String
    /// Everything that decides what is told, as far as it is known at a start.
    private let key: String

    private let order: ShopSort

    /// nil where nothing is remembered: for a catalog that is not there, and for a run that leaves nothing behind.
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

    /// What was told at the last start; nil where that was of another catalog, account, country, language or order.
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

    /// Keeps what was told now.
    func keep(_ catalog: CatalogState) {
        var writer = ListingWriter()
        writer.add(key)
        writer.add(catalog.firstPage(Self.limit, in: order))
        let data = Data(writer.bytes)
        guard data.count <= Self.sizeLimit, content() != writer.bytes else { return }
        RememberedFile.write(data, to: path)
    }

    /// More products than there are rows in any window.
    private static let limit = 200
    private static let sizeLimit = 1 << 20

    private func content() -> [UInt8]? { try? BoundedFileReader.bytes(path, limit: Self.sizeLimit) }
}
