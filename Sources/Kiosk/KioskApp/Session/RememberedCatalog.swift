import FoundationEssentials
import Glibc
import KioskUI
import StoreFiles
import StoreModel
import StoreSigning

/// The catalog as a shared store last told it to one account in one language.
///
/// It is read where nobody answers, and shown with its age; nothing of it can be bought. The file may be anything: what
/// is damaged, too large, or of somebody else is as if it were not there.
struct RememberedCatalog {
    private let folder: String
    /// Whose it is: what the name of the file is made of, and stands in it.
    private let key: String
    /// The country that was asked for; nil for whichever the account has.
    private let country: String?

    private var path: String {
        folder + "/" + Fingerprint.sha256Hex(Array(key.utf8)).prefix(32)
    }

    /// - Parameter folder: The store's own: another store has another one.
    init(_ settings: Settings, in folder: String, locale: LocaleID) {
        self.folder = folder + "/catalogs"
        key = ["1", settings.account.rawValue, locale.identifier].joined(separator: "\n")
        country = settings.storefront
    }

    /// The catalog with the moment when it was told; nil where none is known.
    func last() -> CatalogState? {
        guard let bytes = try? BoundedFileReader.bytes(path, limit: Self.sizeLimit) else {
            return nil
        }
        return bytes.withUnsafeBytes { buffer in
            var reader = ListingReader(buffer)
            do throws(ListingReader.Damage) {
                guard try reader.text() == key, let told = Int64(try reader.text()) else {
                    return nil
                }
                var catalog = try reader.catalog()
                catalog.toldAt = Timestamp(milliseconds: told)
                return country.map { $0 == catalog.storefront.countryCode } ?? true ? catalog : nil
            } catch {
                return nil
            }
        }
    }

    /// Keeps what was told at a moment; one that is too large is not kept, and neither is what it replaces.
    func keep(_ catalog: CatalogState, at moment: Timestamp) {
        var writer = ListingWriter()
        writer.add(key)
        writer.add(String(moment.milliseconds))
        writer.add(catalog)
        guard writer.bytes.count <= Self.sizeLimit else {
            unlink(path)
            return
        }
        guard (try? PrivateFolder.make(folder)) != nil else { return }
        RememberedFile.write(Data(writer.bytes), to: path)
        dropOldest()
    }

    /// A catalog of 10,000 products is half of it.
    private static let sizeLimit = 8 << 20
    /// More accounts and languages than one person uses.
    private static let mostFiles = 16

    private func dropOldest() {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        guard names.count > Self.mostFiles else { return }
        let dated = names.map { (name: $0, at: changed(folder + "/" + $0)) }
        for old in dated.sorted(by: { $0.at > $1.at }).dropFirst(Self.mostFiles) {
            unlink(folder + "/" + old.name)
        }
    }

    private func changed(_ path: String) -> Int64 {
        var status = stat()
        guard lstat(path, &status) == 0 else { return .min }
        return Int64(status.st_mtim.tv_sec) * 1000 + Int64(status.st_mtim.tv_nsec) / 1_000_000
    }
}
