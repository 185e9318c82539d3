import Yams

/// Parses kiosk's YAML into a ``SourceValue`` with every scalar as the text that was written.
///
/// Anchors and aliases are refused: a catalog does not need them, and a few lines of them can expand to more values
/// than fit into memory.
enum YAMLReader {
    /// Parses the only document of the text.
    ///
    /// - Throws: ``CatalogSourceError`` of kind `notYAML` or `empty`, with line and column.
    static func read(_ text: SourceText) throws(CatalogSourceError) -> SourceValue {
        try refuseAliases(text.bytes)
        do {
            // The basic resolver keeps scalars as text: "1.10" must stay "1.10", and "NO" is Norway and not false.
            // Nodes reference the parser's anchors weakly, so the parser must live until the walk ends.
            let parser = try Parser(
                yaml: String(decoding: text.bytes, as: UTF8.self), resolver: .basic, encoding: .utf8
            )
            return try withExtendedLifetime(parser) { parser throws -> SourceValue in
                guard let root = try parser.singleRoot() else { throw Self.empty }
                return try value(root, depth: 0)
            }
        } catch let fault as CatalogSourceError {
            throw fault
        } catch let error as YamlError {
            throw Self.error(error, text)
        } catch {
            throw CatalogSourceError(
                kind: .notYAML, message: "the file is not valid YAML", location: nil)
        }
    }

    private static let empty = CatalogSourceError(
        kind: .empty, message: "the file is empty", location: .position(line: 1, column: 1))

    private static func value(_ node: Node, depth: Int) throws(CatalogSourceError) -> SourceValue {
        guard node.anchor == nil else { throw error(aliasMessage, node.mark) }
        guard depth <= CatalogLoader.depthLimit else {
            throw error(
                "the file is nested deeper than \(CatalogLoader.depthLimit) levels", node.mark)
        }
        switch node {
        case .scalar(let scalar): return self.scalar(scalar)
        case .sequence(let sequence):
            var values: [SourceValue] = []
            for element in sequence { values.append(try value(element, depth: depth + 1)) }
            return .array(values)
        case .mapping(let mapping): return .object(try members(mapping, depth: depth))
        case .alias: throw error(aliasMessage, node.mark)
        }
    }

    private static func members(
        _ mapping: Node.Mapping, depth: Int
    ) throws(CatalogSourceError) -> [SourceMember] {
        var members: [SourceMember] = []
        for (key, element) in mapping {
            guard case .scalar(let name) = key else {
                throw error("expected a name", key.mark)
            }
            guard key.anchor == nil else { throw error(aliasMessage, key.mark) }
            members.append(
                SourceMember(key: name.string, value: try value(element, depth: depth + 1)))
        }
        return members
    }

    private static func scalar(_ scalar: Node.Scalar) -> SourceValue {
        let isNothing = scalar.style == .plain && ["", "~", "null"].contains(scalar.string)
        return isNothing ? .null : .string(scalar.string)
    }
}

// MARK: - Errors

extension YAMLReader {
    private static let aliasMessage =
        "anchors (&name) and aliases (*name) are not supported; repeat the value"

    /// Refuses text in which an alias could be resolved, before Yams parses it.
    ///
    /// Yams hashes keys while it composes nodes, and hashing nested aliases takes exponential time. So Yams must not
    /// parse a text in which the same name follows both `&` and `*`. This check finds every alias, and real catalogs do
    /// not contain such a pair.
    private static func refuseAliases(_ bytes: [UInt8]) throws(CatalogSourceError) {
        guard bytes.contains(UInt8(ascii: "&")), bytes.contains(UInt8(ascii: "*")) else { return }
        let anchors = Set(names(after: UInt8(ascii: "&"), in: bytes).map(\.name))
        let aliases = names(after: UInt8(ascii: "*"), in: bytes)
        guard let alias = aliases.first(where: { anchors.contains($0.name) }) else { return }
        throw CatalogSourceError(
            kind: .notYAML, message: aliasMessage, location: .offset(alias.offset))
    }

    private static func names(
        after mark: UInt8, in bytes: [UInt8]
    ) -> [(name: ArraySlice<UInt8>, offset: Int)] {
        bytes.indices.filter { bytes[$0] == mark }.compactMap { offset in
            let name = bytes[(offset + 1)...].prefix(while: isNameByte)
            return name.isEmpty ? nil : (name, offset)
        }
    }

    /// Returns whether libyaml allows the byte in the name of an anchor.
    private static func isNameByte(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x2D: true
        default: false
        }
    }

    private static func error(_ message: String, _ mark: Mark?) -> CatalogSourceError {
        CatalogSourceError(
            kind: .notYAML, message: message,
            location: mark.map { .position(line: $0.line, column: $0.column) })
    }

    private static func error(_ fault: YamlError, _ text: SourceText) -> CatalogSourceError {
        switch fault {
        case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
            .composer(_, let problem, let mark, _):
            return error("the YAML is not valid: \(problem)", mark)
        case .duplicatedKeysInMapping(let names, let context):
            return CatalogSourceError(
                kind: .notYAML,
                message:
                    "this name occurs twice in one mapping, first in line \(context.mark.line)",
                location: second(names.first ?? "", after: context.mark, in: text))
        case .reader(let problem, _, _, _):
            return CatalogSourceError(
                kind: .notYAML, message: "the YAML is not valid: \(problem)",
                location: firstControl(text.bytes).map { .offset($0) })
        default:
            return CatalogSourceError(
                kind: .notYAML, message: "the file is not valid YAML", location: nil)
        }
    }

    /// Returns the position of the second occurrence of a name in a mapping: Yams reports the first one.
    ///
    /// The names of a block mapping have the same column. For a mapping in braces the first position is returned.
    private static func second(
        _ name: String, after first: Mark, in text: SourceText
    ) -> CatalogSourceError.Location {
        let lines = String(decoding: text.bytes, as: UTF8.self)
            .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        let index = lines.indices.dropFirst(first.line).first { index in
            let indent = lines[index].prefix(max(0, first.column - 1))
            guard indent.allSatisfy({ $0 == " " }) else { return false }
            let key = lines[index].dropFirst(indent.count).drop { "\"'".contains($0) }
            guard key.hasPrefix(name) else { return false }
            return key.dropFirst(name.count).first { !"\"' ".contains($0) } == ":"
        }
        return .position(line: index.map { $0 + 1 } ?? first.line, column: first.column)
    }

    /// Returns the offset of the first control character, the only reason why libyaml rejects valid UTF-8.
    private static func firstControl(_ bytes: [UInt8]) -> Int? {
        bytes.firstIndex { ($0 < 0x20 && ![0x09, 0x0A, 0x0D].contains($0)) || $0 == 0x7F }
    }
}
