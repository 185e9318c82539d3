/// A value of a YAML file, with its position.
package struct YAMLNode: Hashable, Sendable {
    /// The kinds of values.
    package enum Content: Hashable, Sendable {
        /// The text as it was written: `1.10` is not 1.1, and `NO` is Norway and not false. A plain scalar has no quotes.
        case scalar(String, isPlain: Bool)
        /// The elements of a list.
        case list([YAMLNode])
        /// The members of a mapping in the file's order. Their names are unique.
        case mapping([YAMLMember])
    }

    /// The value.
    package let content: Content
    /// The position of its first character.
    package let position: SourcePosition

    /// Parses the only document of a text.
    ///
    /// - Parameters:
    ///   - text: The untrusted text, with or without a byte order mark.
    ///   - rules: What the reader of the file accepts, and its words for the rest.
    /// - Returns: Nil for a text without a document.
    /// - Throws: ``SourceError`` for invalid YAML, and for what could cost time or memory or hide something from the
    ///   readers of a file: anchors, aliases, tags, duplicate keys, deep nesting, and keys that are lists, mappings or
    ///   longer than 1024 characters.
    package static func root(
        of text: String, by rules: YAMLRules
    ) throws(SourceError) -> YAMLNode? {
        var composer = YAMLComposer(text, rules)
        return try composer.root()
    }
}

extension YAMLNode {
    /// The text of a scalar; nil for other values.
    package var scalar: String? { if case .scalar(let text, _) = content { text } else { nil } }

    /// The elements of a list; nil for other values.
    package var list: [YAMLNode]? { if case .list(let nodes) = content { nodes } else { nil } }

    /// The members of a mapping; nil for other values.
    package var mapping: [YAMLMember]? {
        if case .mapping(let members) = content { members } else { nil }
    }

    /// Whether the value is a scalar without quotes.
    package var isPlain: Bool { if case .scalar(_, true) = content { true } else { false } }

    /// Whether the value is missing, `~` or `null`.
    package var isNull: Bool { isPlain && ["", "~", "null"].contains(scalar) }

    /// Returns the value of a member; nil if it is missing or the value is not a mapping.
    package subscript(name: String) -> YAMLNode? { mapping?.first { $0.name == name }?.value }
}

/// A name in a mapping with its value.
package struct YAMLMember: Hashable, Sendable {
    /// The name.
    package let name: String
    /// The position of the name.
    package let position: SourcePosition
    /// The value.
    package let value: YAMLNode
}
