import TextParsing

/// Parses kiosk's YAML into a ``SourceValue`` with every scalar as the text that was written.
enum YAMLReader {
    /// Parses the only document of a text; returns nil for a text without one.
    static func read(_ bytes: [UInt8]) throws(SourceError) -> SourceValue? {
        try YAMLNode.root(of: String(decoding: bytes, as: UTF8.self), by: rules).map(value)
    }

    /// The messages never quote values of the file, which may be private keys.
    private static let rules = YAMLRules(
        depth: CatalogLoader.depthLimit, isStrict: false,
        aliases: "anchors (&name) and aliases (*name) are not supported; repeat the value",
        nesting: "the file is nested deeper than \(CatalogLoader.depthLimit) levels",
        duplicate: { _, firstLine in
            "this name occurs twice in one mapping, first in line \(firstLine)"
        })

    private static func value(_ node: YAMLNode) -> SourceValue {
        switch node.content {
        case .scalar(let text, _): node.isNull ? .null : .string(text)
        case .list(let elements): .array(elements.map(value))
        case .mapping: .object(members(of: node))
        }
    }

    /// Returns the members of a mapping; empty for other values.
    static func members(of node: YAMLNode) -> [SourceMember] {
        (node.mapping ?? []).map { SourceMember(key: $0.name, value: value($0.value)) }
    }
}
