import KioskPresentation
package import StoreModel
import StoreText
package import TerminalGraphics

/// The key table as data for the manual and for `kiosk help keys`.
package struct KeyReference {
    /// A row of the key reference.
    package struct Entry: Sendable {
        /// The action's stable name in the config file.
        package let action: String
        /// The names of the keys in the config file.
        package let keys: [String]
        /// The names of the keys on the screen.
        package let label: SafeText
        /// A short description of the action.
        package let text: SafeText
        /// The stable names of the screens on which the binding works; empty for all screens.
        package let screens: [String]
        /// The names of these screens as text.
        package let screensText: SafeText
        /// Whether other actions cannot use the keys.
        package let isFixed: Bool
    }

    /// The rows, in the order of the key table.
    package let entries: [Entry]

    /// Creates the reference for a key table in the language of a locale.
    package init(_ table: KeyMap, locale: LocaleID) {
        let words = DisplayFormatter(locale: locale, glyphs: .unicode, zone: nil)
        entries = table.bindings.map { binding in
            let screens = binding.screens.map { screens in
                Screen.allCases.filter(screens.contains)
            }
            return Entry(
                action: binding.action.name, keys: binding.keys.map(\.name), label: binding.name(),
                text: binding.text(words), screens: screens?.map(\.logName) ?? [],
                screensText: screens.map { screens in
                    words.sanitized(words.lists.row(screens.map { words.messages.text($0.name) }))
                } ?? words.text(.helpEverywhere), isFixed: binding.isFixed)
        }
    }

    /// The reference as a Markdown table.
    package var markdown: String {
        let rows = entries.map { entry in
            // A bar ends a cell even in code.
            let label = entry.label.string.replacing("|", with: "\\|")
            let keys = label.isEmpty ? "" : "`\(label)`"
            return "| \(keys) | \(entry.text) | \(entry.screensText) | \(entry.action) |"
        }
        return (["| Key | What it does | Where | Name |", "| --- | --- | --- | --- |"] + rows)
            .joined(separator: "\n") + "\n"
    }
}

// MARK: Labels

extension KeyPress {
    /// Returns the key's name for display; in ASCII, arrows are spelled out because their glyphs are letters of other
    /// keys.
    func label(_ glyphs: GlyphSet) -> SafeText {
        let arrows: [Key: String] = [.left: "Left", .right: "Right", .up: "Up", .down: "Down"]
        guard glyphs == .ascii, let name = arrows[key] else { return label }
        // The arrow is the last character, after the modifiers.
        return SafeText(untrusted: label.string.dropLast() + name)
    }
}
