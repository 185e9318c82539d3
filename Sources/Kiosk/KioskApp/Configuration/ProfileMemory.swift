import FoundationEssentials
import StoreFiles

/// What a profile remembers of its last use, in `profile.json`.
struct ProfileMemory: Codable, Hashable, Sendable {
    /// The catalog's absolute path.
    var catalog: String?
    /// The customer.
    var account: String?

    /// Nothing remembered.
    init() {}

    /// What the folder remembers; nothing where the file is missing or cannot be read.
    static func read(_ folder: String) -> ProfileMemory {
        guard let data = try? Data(contentsOf: URL(filePath: folder + "/profile.json")),
            data.count < 64_000
        else { return ProfileMemory() }
        return (try? JSONDecoder().decode(ProfileMemory.self, from: data)) ?? ProfileMemory()
    }

    /// Remembers for the next time; a folder that cannot be written forgets, which loses no purchase.
    func write(_ folder: String) {
        guard self != Self.read(folder), let data = try? JSONEncoder().encode(self) else { return }
        let path = folder + "/profile.json"
        guard (try? PrivateFile.touch(path)) != nil else { return }
        try? data.write(to: URL(filePath: path))
    }
}
