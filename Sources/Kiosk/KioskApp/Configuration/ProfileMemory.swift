import StoreModel
import FoundationEssentials
import Glibc
import StoreFiles

/// What a profile remembers of its last use, in `profile.json`.
struct ProfileMemory: Codable, Hashable, Sendable {
    /// The catalog's absolute path; nil for the built-in one.
    var catalog: String?
    /// The customer.
    var account: String?

    /// Nothing remembered.
    init() {}

    /// The settings of a run, as the next run shall find them.
    init(_ settings: Settings) {
        catalog = settings.catalogPath.map(AbsolutePath.of)
        account = settings.account.rawValue
    }

    /// What the folder remembers; nil where the file is there and cannot be understood.
    static func read(_ folder: String) -> ProfileMemory? {
        do throws(SmallFile.Failure) {
            let text = try SmallFile.text(file(folder))
            return try? JSONDecoder().decode(ProfileMemory.self, from: Data(text.utf8))
        } catch {
            return error.isMissing ? ProfileMemory() : nil
        }
    }

    /// Remembers for the next time, whole or not at all, and only what changed; a folder that cannot be written
    /// forgets, which loses no purchase.
    func write(_ folder: String) {
        guard self != Self.read(folder), let data = try? JSONEncoder().encode(self) else { return }
        let path = Self.file(folder)
        // Two kiosks may remember at the same time: each moves a file of its own into the place.
        let draft = "\(path).\(getpid())"
        guard (try? PrivateFile.touch(draft)) != nil else { return }
        guard (try? data.write(to: URL(filePath: draft))) != nil, rename(draft, path) == 0 else {
            unlink(draft)
            return
        }
    }

    private static func file(_ folder: String) -> String { folder + "/profile.json" }
}
