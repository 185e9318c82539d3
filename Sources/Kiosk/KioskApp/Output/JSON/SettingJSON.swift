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

    init(_ option: SettingDefinition, _ settings: Settings) {
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

extension JSONLine {
    /// The reference of a setting: `{"kind":"option","name":"sort","default":"type",…}`
    static func settingReference(_ option: SettingDefinition) -> JSONLine {
        [
            "kind": "option", "name": option.key.rawValue, "values": option.kind.word,
            "default": option.defaultValue, "description": option.sentence,
            "live": option.isLive, "variable": option.key.variable,
        ]
    }

    /// A key binding: `{"kind":"key","action":"buy","keys":["b"],…}`
    static func key(_ entry: KeyReference.Entry) -> JSONLine {
        [
            "kind": "key", "action": entry.action, "keys": entry.keys,
            "text": entry.text.string, "screens": entry.screens, "fixed": entry.isFixed,
        ]
    }
}
