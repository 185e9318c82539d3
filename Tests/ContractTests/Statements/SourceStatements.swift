import Foundation

/// The SQL statements in the sources of a target, assembled from its literals.
///
/// A statement is a literal that begins with `SELECT`, `INSERT`, `UPDATE`, `DELETE` or `WITH`. Interpolated constants
/// are replaced by their text. A literal that begins with `WHERE`, `INDEXED BY` or `ORDER BY` is completed by the
/// function to which it is passed, which has a parameter `condition`.
struct SourceStatements {
    /// A statement, or one that could not be assembled.
    struct Statement {
        let place: String
        /// The text, on one line.
        let text: String
        /// Whether the text is complete.
        let isWhole: Bool
    }

    private struct Source {
        let literals: [SwiftLiteral]
        let code: String
        var constants: [String: String] = [:]
    }

    private var sources: [Source] = []
    /// The constants of all files by name; an ambiguous name has an empty text.
    private var shared: [String: String] = [:]
    /// The text that a function puts before a condition, by the name of the function.
    private var functions: [String: String] = [:]

    /// Reads all Swift files of a folder.
    init(folder: URL) throws {
        let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
            .filter { $0.hasSuffix(".swift") }.sorted()
        for name in names {
            let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
            guard text.contains(#/\b(SELECT|INSERT|UPDATE|DELETE|WHERE|ORDER BY|NULL)\b/#)
            else { continue }
            let (literals, code) = SwiftLiteral.read(text, file: name)
            sources.append(Source(literals: literals, code: code))
        }
        // Repeated because constants use each other.
        for _ in 0..<3 { collectConstants() }
        for source in sources {
            for literal in source.literals { collectFunction(literal, source) }
        }
    }

    /// All statements, except those of schemas.
    var all: [Statement] {
        sources.flatMap { source in
            source.literals.filter { !$0.file.contains("Schema") }
                .compactMap { statement($0, source) }
        }
    }

    private mutating func collectConstants() {
        for index in sources.indices {
            for literal in sources[index].literals {
                guard let name = Self.name(of: literal),
                    let text = resolved(literal, sources[index])
                else { continue }
                sources[index].constants[name] = text
                let isShared = shared[name].map { $0 == text } ?? true
                shared[name] = isShared ? text : ""
            }
            for match in sources[index].code.matches(of: #/let (\w+) = ([0-9_]+)\b/#) {
                sources[index].constants[String(match.1)] = String(match.2.replacing("_", with: ""))
            }
        }
    }

    private mutating func collectFunction(_ literal: SwiftLiteral, _ source: Source) {
        var pieces = literal.pieces
        if pieces.last == .interpolation("condition") {
            pieces.removeLast()
        } else if !literal.after.contains(#/^\s*\+ condition/#) {
            return
        }
        guard case .text(let text)? = pieces.first, pieces.count == 1,
            let function = literal.before.matches(of: #/func (\w+)/#).last
        else { return }
        functions[String(function.1)] = Self.line(text)
    }

    private func statement(_ literal: SwiftLiteral, _ source: Source) -> Statement? {
        let whole = resolved(literal, source)
        let text = whole ?? sketch(literal)
        let place = "\(literal.file):\(literal.line)"
        if text.contains(#/^(SELECT|INSERT|UPDATE|DELETE|WITH)\s/#) {
            if literal.pieces.last == .interpolation("condition")
                || literal.after.contains(#/^\s*\+ condition/#) || isPart(literal, source)
            {
                return nil
            }
            return Statement(place: place, text: text, isWhole: whole != nil)
        }
        guard text.contains(#/^(WHERE|INDEXED BY|ORDER BY)\s/#), !isPart(literal, source)
        else { return nil }
        guard let name = function(of: literal, source), let start = functions[name] else {
            return Statement(place: place, text: text, isWhole: false)
        }
        return Statement(place: place, text: "\(start) \(text)", isWhole: whole != nil)
    }

    /// Whether a constant is only used inside other literals.
    private func isPart(_ literal: SwiftLiteral, _ source: Source) -> Bool {
        guard let name = Self.name(of: literal) else { return false }
        let uses = source.code.matches(of: #/\w+/#).count { $0.output == name }
        let isPutIn = sources.contains { source in
            source.literals.contains { other in
                other.pieces.contains { piece in
                    if case .interpolation(let code) = piece {
                        Self.last(code) == name
                    } else {
                        false
                    }
                }
            }
        }
        return uses == 1 && isPutIn
    }

    /// Returns the function to which a condition is passed, directly or as a constant.
    private func function(of literal: SwiftLiteral, _ source: Source) -> String? {
        if let match = literal.before.firstMatch(of: #/(\w+)\(\s*(?:[\w.$]+,\s*)?$/#) {
            return String(match.1)
        }
        guard let name = Self.name(of: literal) else { return nil }
        return source.code.matches(of: #/(\w+)\((?:\w+,\s*)?(\w+)\b/#)
            .first { $0.2 == name && functions[String($0.1)] != nil }.map { String($0.1) }
    }

    private func resolved(_ literal: SwiftLiteral, _ source: Source) -> String? {
        var text = ""
        for piece in literal.pieces {
            switch piece {
            case .text(let part): text += part
            case .interpolation(let code):
                guard let name = Self.last(code), let part = constant(name, source), !part.isEmpty
                else { return nil }
                text += part
            }
        }
        return Self.line(text)
    }

    private func constant(_ name: String, _ source: Source) -> String? {
        source.constants[name] ?? shared[name]
    }

    /// Returns the text with its interpolations unresolved.
    private func sketch(_ literal: SwiftLiteral) -> String {
        Self.line(
            literal.pieces.map { piece in
                switch piece {
                case .text(let part): part
                case .interpolation(let code): "\\(\(code))"
                }
            }.joined())
    }

    /// Returns the name of the constant that a literal defines.
    private static func name(of literal: SwiftLiteral) -> String? {
        literal.before.firstMatch(of: #/let (\w+)(?:: String)?\s*=\s*$/#).map { String($0.1) }
    }

    /// Returns the last name of `Type.name`; nil for any other expression.
    private static func last(_ code: String) -> String? {
        code.wholeMatch(of: #/(?:\w+\.)*(\w+)/#).map { String($0.1) }
    }

    private static func line(_ text: String) -> String {
        text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
