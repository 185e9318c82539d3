/// The bundled scenarios for the built-in shop, which `kiosk scenario list` lists.
package enum BundledScenarios {
    /// A bundled scenario in the format of a scenario file.
    package struct Entry: Hashable, Sendable {
        /// The scenario's name, such as `failure/1`.
        package let name: String
        /// The text of the scenario file.
        package let text: String

        init(_ name: String, _ text: String) {
            self.name = name
            self.text = text
        }
    }

    /// All bundled scenarios, by theme and number.
    package static let all =
        failures1 + failures15 + failures28 + sold + crashes + refunds + types + cells

    /// Returns the scenario with a name; nil if it does not exist.
    package static func entry(_ name: String) -> Entry? { all.first { $0.name == name } }
}
