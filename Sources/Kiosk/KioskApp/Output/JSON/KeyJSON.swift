import KioskUI
import TerminalGraphics

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
