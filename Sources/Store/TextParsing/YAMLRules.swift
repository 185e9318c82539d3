/// What the reader of a YAML file accepts, and its words for the rest.
package struct YAMLRules: Sendable {
    /// The maximum number of lists and mappings inside each other.
    let depth: Int
    /// Whether notations are refused that a short file does not need: block text, directives, `?` before a name, tabs,
    /// unusual line ends and deep indentation.
    let isStrict: Bool
    /// The message for an anchor or an alias.
    let aliases: String
    /// The message for nesting beyond ``depth``.
    let nesting: String
    /// Returns the message for invalid YAML.
    let syntax: @Sendable (_ problem: String) -> String
    /// Returns the message for a name that occurs twice in a mapping.
    let duplicate: @Sendable (_ name: String, _ firstLine: Int) -> String

    /// Creates rules.
    package init(
        depth: Int = 64, isStrict: Bool = true,
        aliases: String = "anchors and aliases are not supported",
        nesting: String = "this is nested too deeply",
        syntax: @escaping @Sendable (_ problem: String) -> String = {
            "the YAML is not valid: \($0)"
        },
        duplicate: @escaping @Sendable (_ name: String, _ firstLine: Int) -> String
    ) {
        (self.depth, self.isStrict) = (depth, isStrict)
        (self.aliases, self.nesting) = (aliases, nesting)
        self.syntax = syntax
        self.duplicate = duplicate
    }
}
