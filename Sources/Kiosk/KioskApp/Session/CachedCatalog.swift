import FoundationEssentials
import Glibc
import KioskUI
import PurchaseEngine
import StoreAPI
import StoreFiles
import StoreModel
import StoreSigning

/// The catalog that a shared store last returned to one account in one language.
///
/// It is displayed with its age while the backend does not answer, and nothing in it can be bought. The file is
/// untrusted: one that is damaged, too large or of another account is treated as missing.
struct CachedCatalog {
    private let folder: String
    /// The account and language. The key is stored in the file, and its hash is the file name.
    private let key: String
    /// The configured country, or nil for that of the account.
    private let country: String?

    private var path: String {
        folder + "/" + Fingerprint.sha256Hex(Array(key.utf8)).prefix(32)
    }

    /// - Parameter folder: The folder of this store; every store has its own.
    init(_ settings: Settings, in folder: String, locale: LocaleID) {
        self.folder = folder + "/catalogs"
        key = ["2", settings.account.rawValue, locale.identifier].joined(separator: "\n")
        country = settings.storefront
    }

    /// Returns the catalog with the time at which it was received, or nil if none is known.
    func load() -> CatalogState? {
        guard let bytes = try? BoundedFileReader.bytes(path, limit: Self.sizeLimit) else {
            return nil
        }
        return bytes.withUnsafeBytes { buffer in
            var reader = ListingDecoder(buffer)
            do throws(ListingDecoder.InvalidListing) {
                guard try reader.text() == key, let milliseconds = Int64(try reader.text()) else {
                    return nil
                }
                var catalog = try reader.catalog()
                catalog.loadedAt = Timestamp(milliseconds: milliseconds)
                return country.map { $0 == catalog.storefront.countryCode } ?? true ? catalog : nil
            } catch {
                return nil
            }
        }
    }

    /// Saves a catalog with the time at which it was received. A catalog above the size limit only removes the saved
    /// one.
    func save(_ catalog: CatalogState, at moment: Timestamp) {
        var writer = ListingEncoder()
        writer.add(key)
        writer.add(String(moment.milliseconds))
        writer.add(catalog)
        guard writer.bytes.count <= Self.sizeLimit else {
            unlink(path)
            return
        }
        guard (try? PrivateFolder.create(folder)) != nil else { return }
        AtomicFile.write(Data(writer.bytes), to: path)
        dropOldest()
    }

    /// The limit in bytes: twice the size of a catalog with 10,000 products.
    private static let sizeLimit = 8 << 20
    /// The number of files that are kept: more accounts and languages than one user has.
    private static let fileLimit = 16

    private func dropOldest() {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        guard names.count > Self.fileLimit else { return }
        let dated = names.map { (name: $0, at: changed(folder + "/" + $0)) }
        for old in dated.sorted(by: { $0.at > $1.at }).dropFirst(Self.fileLimit) {
            unlink(folder + "/" + old.name)
        }
    }

    private func changed(_ path: String) -> Int64 {
        var status = stat()
        guard lstat(path, &status) == 0 else { return .min }
        return Int64(status.st_mtim.tv_sec) * 1000 + Int64(status.st_mtim.tv_nsec) / 1_000_000
    }
}

/// The catalog that a shared backend returned last.
extension BackendSession {
    /// Saves the whole catalog for a start at which the backend does not answer.
    func remember(_ catalog: CatalogState, in locale: LocaleID) {
        guard !settings.isReadOnly else { return }
        rememberedCatalog(in: locale)?.save(catalog, at: settings.clock.now())
    }

    /// Returns the saved catalog in the customer's language, or nil if it is unknown or the backend is not shared.
    func lastCatalog() -> CatalogState? { rememberedCatalog(in: settings.locale)?.load() }

    private func rememberedCatalog(in locale: LocaleID) -> CachedCatalog? {
        guard case .shared = connectedBackend, !settings.isEphemeral else { return nil }
        return CachedCatalog(settings, in: folder, locale: locale)
    }
}

extension CatalogState {
    /// Creates the state from the store's reply.
    init(_ reply: ProductsReply) {
        self.init(
            products: reply.products, invalid: reply.invalid, storefront: reply.storefront,
            version: reply.catalogVersion)
    }
}
