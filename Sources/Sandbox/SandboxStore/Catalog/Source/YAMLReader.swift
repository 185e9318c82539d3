import Yams

/// Reads kiosk's YAML into a ``SourceValue``, every scalar as the text that was written.
///
/// Anchors and aliases are refused: a catalog needs none, and a few lines of them can stand for more
/// values than a machine can hold.
enum YAMLReader {
    /// Reads the one document of the text.
    ///
    /// - Throws: ``CatalogSourceError`` of kind `notYAML` or `empty`, with line and column.
    static func read(_ text: SourceText) throws(CatalogSourceError) -> SourceValue {
        try refuseAliases(text.bytes)
        do {
            // No resolver: "1.10" must stay "1.10", and "NO" is Norway and not false.
            // The parser owns the anchors that nodes point to weakly, so it lives until the walk ends.
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
            throw Self.fault(error, text)
        } catch {
            throw CatalogSourceError(kind: .notYAML, message: "this is not YAML", place: nil)
        }
    }

    private static let empty = CatalogSourceError(
        kind: .empty, message: "the file holds no catalog", place: .position(line: 1, column: 1))

    private static func value(_ node: Node, depth: Int) throws(CatalogSourceError) -> SourceValue {
        guard node.anchor == nil else { throw fault(aliasMessage, node.mark) }
        guard depth <= CatalogLoader.depthLimit else {
            throw fault(
                "the file is nested deeper than \(CatalogLoader.depthLimit) levels", node.mark)
        }
        switch node {
        case .scalar(let scalar): return self.scalar(scalar)
        case .sequence(let sequence):
            var values: [SourceValue] = []
            for element in sequence { values.append(try value(element, depth: depth + 1)) }
            return .array(values)
        case .mapping(let mapping): return .object(try members(mapping, depth: depth))
        case .alias: throw fault(aliasMessage, node.mark)
        }
    }

    private static func members(
        _ mapping: Node.Mapping, depth: Int
    ) throws(CatalogSourceError) -> [SourceMember] {
        var members: [SourceMember] = []
        for (key, element) in mapping {
            guard case .scalar(let name) = key else {
                throw fault("a name is expected here", key.mark)
            }
            guard key.anchor == nil else { throw fault(aliasMessage, key.mark) }
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

// MARK: - Faults

extension YAMLReader {
    private static let aliasMessage =
        "anchors (&name) and aliases (*name) are not taken; write it out"

    /// Refuses text in which an alias could be resolved at all, before the parser resolves it.
    ///
    /// Yams hashes keys while it composes, and hashing nested aliases takes exponential time; so it never gets
    /// to see a name that stands after both `&` and `*`. That misses no alias, and real texts hold no such pair.
    private static func refuseAliases(_ bytes: [UInt8]) throws(CatalogSourceError) {
        guard bytes.contains(UInt8(ascii: "&")), bytes.contains(UInt8(ascii: "*")) else { return }
        let anchors = Set(names(after: UInt8(ascii: "&"), in: bytes).map(\.name))
        let aliases = names(after: UInt8(ascii: "*"), in: bytes)
        guard let alias = aliases.first(where: { anchors.contains($0.name) }) else { return }
        throw CatalogSourceError(
            kind: .notYAML, message: aliasMessage, place: .offset(alias.offset))
    }

    private static func names(
        after mark: UInt8, in bytes: [UInt8]
    ) -> [(name: ArraySlice<UInt8>, offset: Int)] {
        bytes.indices.filter { bytes[$0] == mark }.compactMap { offset in
            let name = bytes[(offset + 1)...].prefix(while: isNameByte)
            return name.isEmpty ? nil : (name, offset)
        }
    }

    /// The characters that libyaml takes for the name of an anchor.
    private static func isNameByte(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x2D: true
        default: false
        }
    }

    private static func fault(_ message: String, _ mark: Mark?) -> CatalogSourceError {
        CatalogSourceError(
            kind: .notYAML, message: message,
            place: mark.map { .position(line: $0.line, column: $0.column) })
    }

    private static func fault(_ error: YamlError, _ text: SourceText) -> CatalogSourceError {
        switch error {
        case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
            .composer(_, let problem, let mark, _):
            return fault("this is not YAML: \(problem)", mark)
        case .duplicatedKeysInMapping(_, let context):
            return fault("the same name stands twice in one mapping", context.mark)
        case .reader(let problem, _, _, _):
            return CatalogSourceError(
                kind: .notYAML, message: "this is not YAML: \(problem)",
                place: firstControl(text.bytes).map { .offset($0) })
        default: return CatalogSourceError(kind: .notYAML, message: "this is not YAML", place: nil)
        }
    }

    /// Where the first control character stands, which is all that the reader can object to in valid UTF-8.
    private static func firstControl(_ bytes: [UInt8]) -> Int? {
        bytes.firstIndex { ($0 < 0x20 && ![0x09, 0x0A, 0x0D].contains($0)) || $0 == 0x7F }
    }
}
