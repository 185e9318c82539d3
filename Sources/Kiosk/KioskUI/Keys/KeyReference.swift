package import StoreModel
import StoreText
package import TerminalGraphics

/// The key table for people and programs outside the interface: the manual, `kiosk help keys`.
package struct KeyReference {
    /// What one line says.
    package struct Entry: Sendable {
        /// The stable name, for the config file.
        package let action: String
        /// The names of the keys, as the config file writes them.
        package let keys: [String]
        /// The keys as a screen shows them.
        package let label: SafeText
        /// What it does, in a word or two.
        package let text: SafeText
        /// The screens on which it works, by their stable names; empty for everywhere.
        package let screens: [String]
        /// The same in words.
        package let place: SafeText
        /// Whether the keys can be given to another action.
        package let isFixed: Bool
    }

    /// The lines, in the table's order.
    package let entries: [Entry]

    /// The lines of a table in a language.
    package init(_ table: KeyTable, locale: LocaleID) {
        let words = DisplayFormatter(locale: locale, glyphs: .unicode, zone: nil)
        entries = table.bindings.map { binding in
            let screens = binding.screens.map { screens in
                Screen.allCases.filter(screens.contains)
            }
            return Entry(
                action: binding.action.name, keys: binding.keys.map(\.name), label: binding.name(),
                text: binding.text(words), screens: screens?.map(\.logName) ?? [],
                place: screens.map { screens in
                    words.quote(words.lists.row(screens.map { words.messages.text($0.name) }))
                } ?? words.say(.helpEverywhere), isFixed: binding.isFixed)
        }
    }

    /// A table in Markdown.
    package var markdown: String {
        let rows = entries.map { entry in
            let keys = entry.label.isEmpty ? "" : "`\(entry.label)`"
            return "| \(keys) | \(entry.text) | \(entry.place) | \(entry.action) |"
        }
        return (["| Key | What it does | Where | Name |", "| --- | --- | --- | --- |"] + rows)
            .joined(separator: "\n") + "\n"
    }
}
