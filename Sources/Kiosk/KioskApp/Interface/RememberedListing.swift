import FoundationEssentials
import Glibc
import KioskUI
import StoreModel

/// What the store told of a large catalog at the last start, so that the next one shows rows before the catalog has
/// been read.
///
/// It is a picture and nothing else: what is bought, and for how much, is the store's to say, and nobody can buy before
/// it does.
struct RememberedListing: Sendable {
    private let path: String
    /// Everything that decides what is told, as far as it is known at a start.
    private let key: String

    /// nil where nothing is remembered: for the built-in catalog, which is read as fast, and for a run that leaves
    /// nothing behind.
    init?(_ settings: Settings) {
        guard !settings.isEphemeral, let catalog = settings.catalogPath,
            let stamp = FileStamp(catalog)
        else { return nil }
        path = settings.profileFolder + "/listing"
        key = [
            "1", AbsolutePath.of(catalog), stamp.text, settings.bundleID?.rawValue ?? "",
            settings.account.rawValue, settings.storefront ?? "", settings.locale.identifier,
        ].joined(separator: "\n")
    }

    /// What was told at the last start; nil where that was of another catalog, account, country or language.
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

    /// Keeps what was told now; a catalog that is small is read as fast as it would be remembered.
    func keep(_ catalog: CatalogState) {
        guard catalog.products.count >= Self.least else {
            unlink(path)
            return
        }
        var writer = ListingWriter()
        writer.add(key)
        writer.add(catalog)
        let data = Data(writer.bytes)
        guard data.count <= Self.sizeLimit, content() != writer.bytes else { return }
        RememberedFile.write(data, to: path)
    }

    /// How many products are worth the file.
    private static let least = 500
    private static let sizeLimit = 64 << 20

    private func content() -> [UInt8]? {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
            (0...Self.sizeLimit).contains(Int(status.st_size))
        else { return nil }
        let size = Int(status.st_size)
        let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
            while count < size {
                let more = read(descriptor, buffer.baseAddress.map { $0 + count }, size - count)
                if more < 0, errno == EINTR { continue }
                guard more > 0 else { return }
                count += more
            }
        }
        return bytes.count == size ? bytes : nil
    }
}
