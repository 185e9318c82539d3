import CKioskFiles

/// The bundled scenarios for the built-in shop, which `kiosk scenario list` lists.
package enum BundledScenarios {
    /// A bundled scenario in the format of a scenario file.
    package struct Entry: Hashable, Sendable {
        /// The scenario's name, such as `failure/1`.
        package let name: String
        /// The text of the scenario file, without the line feed at its end.
        package let text: String
    }

    /// All bundled scenarios, by theme and number.
    package static let all: [Entry] = {
        var entries: [Entry] = []
        while let file = kiosk_scenario(entries.count)?.pointee {
            entries.append(
                Entry(
                    name: String(cString: file.name),
                    text: String(String(cString: file.text).dropLast())))
        }
        return entries
    }()

    /// Returns the scenario with a name; nil if it does not exist.
    package static func entry(_ name: String) -> Entry? { all.first { $0.name == name } }
}
