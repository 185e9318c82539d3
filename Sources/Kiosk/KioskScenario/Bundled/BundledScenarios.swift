/// The scenarios that come with kiosk, over the built-in shop; `kiosk scenario list` tells them.
package enum BundledScenarios {
    /// A scenario as a file would have it.
    package struct Entry: Hashable, Sendable {
        /// Its name, such as `failure/1`.
        package let name: String
        /// The file's text.
        package let text: String

        init(_ name: String, _ text: String) {
            self.name = name
            self.text = text
        }
    }

    /// All of them, by theme and number.
    package static let all =
        failures1 + failures15 + failures28 + sold + crashes + refunds + types + cells

    /// The one of a name; nil for none.
    package static func entry(_ name: String) -> Entry? { all.first { $0.name == name } }
}
