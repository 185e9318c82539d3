import FoundationEssentials
import StoreFiles

/// What was picked in the shop: theme, language and order.
///
/// It belongs to the person and not to a profile: whoever likes a theme likes it in every shop. The file stands beside
/// the profiles, under a name that none of them can have.
struct SavedPreferences: Hashable, Sendable {
    /// A value that was picked, and what the config file said then.
    struct Pick: Codable, Hashable, Sendable {
        let value: String
        /// What a line of the config file said when this was picked: it counts as long as that line says the same.
        var over: String?
    }

    /// `.interface.json`.
    static let fileName = ".interface.json"

    private var picks: [String: Pick] = [:]
    /// Whether a file was there that could not be understood, or a part of it.
    private(set) var isDamaged = false

    /// Nothing remembered.
    init() {}

    /// The settings that can be picked in the shop.
    static let pickable: [SettingKey] = [.theme, .locale, .sort]

    subscript(key: SettingKey) -> Pick? {
        get { picks[key.rawValue] }
        set { picks[key.rawValue] = newValue }
    }

    /// What the file remembers; what in it cannot be is forgotten, and the rest is kept.
    static func read(_ path: String) -> SavedPreferences {
        var nothing = SavedPreferences()
        if let memory = RememberedFile.read(path, missing: nothing) { return memory }
        nothing.isDamaged = true
        return nothing
    }

    /// Remembers for the next start.
    func write(_ path: String) {
        guard self != Self.read(path) else { return }
        try? PrivateFolder.make(String(path.prefix(upTo: path.lastIndex(of: "/") ?? path.endIndex)))
        RememberedFile.write(self, to: path)
    }
}

extension SavedPreferences: Codable {
    private struct Name: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }
        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Name.self)
        for key in Self.pickable {
            let name = Name(stringValue: key.rawValue)
            guard container.contains(name) else { continue }
            let pick = try? container.decode(Pick.self, forKey: name)
            if let pick, Self.canBe(pick, key) { self[key] = pick } else { isDamaged = true }
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Name.self)
        for (name, pick) in picks {
            try container.encode(pick, forKey: Name(stringValue: name))
        }
    }

    /// Somebody else may have written the file: it says nothing that could not have been picked.
    private static func canBe(_ pick: Pick, _ key: SettingKey) -> Bool {
        let isPlain = pick.value.unicodeScalars.allSatisfy {
            $0.properties.generalCategory != .control
        }
        return isPlain && !pick.value.isEmpty && pick.value.utf8.count <= 1024
            && SettingOption.of(key)?.kind.problem(with: pick.value) == nil
    }
}
