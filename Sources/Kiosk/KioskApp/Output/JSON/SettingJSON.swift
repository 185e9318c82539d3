import KioskUI
import TerminalGraphics
import TextParsing

/// A setting and its source:
/// `{"kind":"setting","name":"theme","value":"sakura","source":"file","file":…,"line":3,"column":8}`
struct SettingJSON: Encodable {
    let kind = "setting"
    let name: String
    let value: String
    private(set) var source = "default"
    private(set) var file: String?
    private(set) var line: Int?
    private(set) var column: Int?
    /// The option or the variable that sets the value.
    private(set) var by: String?
    /// The value in the config file that a choice in the shop replaces, with its position.
    private(set) var inPlaceOf: String?

    init(_ option: SettingOption, _ settings: Settings) {
        let effective = settings.resolved.effective(option.key)
        name = option.key.rawValue
        value = effective.text.isEmpty ? option.defaultValue : effective.text
        switch effective.source {
        case .option: (source, by) = ("option", option.key.option)
        case .variable: (source, by) = ("variable", option.key.variable)
        case .environment(let name): (source, by) = ("environment", name)
        case .file(let path, let position):
            (source, file) = ("file", path)
            (line, column) = (position.line, position.column)
        case .picked(let path, let over):
            (source, file) = ("picked", path)
            inPlaceOf = over.map(Self.position)
        case .profile(let path): (source, file) = ("profile", path)
        case .defaultValue: break
        }
    }

    private static func position(_ value: SettingValue) -> String {
        guard case .file(let path, let position) = value.source else { return value.text }
        return "\(path):\(position) (\(value.text))"
    }

    /// The source of the value as text.
    var origin: String {
        let spot = [file, line.map { "\($0)" }, column.map { "\($0)" }].compactMap { $0 }
            .joined(separator: ":")
        switch source {
        case "option", "variable", "environment": return by ?? source
        case "file": return spot
        case "picked":
            return "picked in the shop" + (inPlaceOf.map { ", instead of \($0)" } ?? "")
        case "profile": return "remembered by the profile, \(spot)"
        default: return "default"
        }
    }
}

/// The reference of a setting: `{"kind":"option","name":"sort","default":"type",…}`
struct SettingReferenceJSON: Encodable {
    let kind = "option"
    let name: String
    let values: String
    let defaultValue: String
    let description: String
    let live: Bool
    let variable: String?

    private enum CodingKeys: String, CodingKey {
        case kind, name, values, defaultValue = "default", description, live, variable
    }

    init(_ option: SettingOption) {
        name = option.key.rawValue
        values = option.kind.word
        defaultValue = option.defaultValue
        description = option.sentence
        live = option.isLive
        variable = option.key.variable
    }
}

/// The path of the config file: `{"kind":"config","path":…,"exists":true}`
struct ConfigPathJSON: Encodable {
    let kind = "config"
    let path: String
    let exists: Bool
}

/// A key binding: `{"kind":"key","action":"buy","keys":["b"],…}`
struct KeyJSON: Encodable {
    let kind = "key"
    let action: String
    let keys: [String]
    let text: String
    let screens: [String]
    let fixed: Bool

    init(_ entry: KeyReference.Entry) {
        action = entry.action
        keys = entry.keys
        text = entry.text.string
        screens = entry.screens
        fixed = entry.isFixed
    }
}
