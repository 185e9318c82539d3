/// A string literal of a Swift file, with the code around it.
struct SwiftLiteral {
    /// A part of a literal.
    enum Piece: Equatable {
        case text(String)
        case interpolation(String)
    }

    /// The file's name, without its folder.
    let file: String
    /// The literal's first line.
    let line: Int
    let pieces: [Piece]
    /// The end of the code before the literal, without other literals and comments.
    let before: String
    /// The beginning of the code after the literal.
    let after: String

    /// Returns the literals of a file, and its code, in which `"` replaces each literal.
    static func read(_ text: String, file: String) -> (literals: [SwiftLiteral], code: String) {
        var reader = Reader(text: Array(text.utf8))
        reader.run()
        let code = reader.code
        let literals = reader.found.map { found in
            SwiftLiteral(
                file: file, line: found.line, pieces: found.pieces,
                before: String(decoding: code[..<found.place].suffix(400), as: UTF8.self),
                after: String(decoding: code[(found.place + 1)...].prefix(40), as: UTF8.self))
        }
        return (literals, String(decoding: code, as: UTF8.self))
    }

    private struct Reader {
        let text: [UInt8]
        var place = 0
        var line = 1
        var code: [UInt8] = []
        var found: [(line: Int, place: Int, pieces: [Piece])] = []

        init(text: [UInt8]) { self.text = text }

        mutating func run() {
            while place < text.count {
                if at("//") {
                    while place < text.count, !at("\n") { place += 1 }
                } else if at("/*") {
                    while place < text.count, !at("*/") { step() }
                    place += 2
                } else if at("\"") {
                    let start = line
                    let pieces = literal()
                    found.append((start, code.count, pieces))
                    code.append(UInt8(ascii: "\""))
                } else {
                    code.append(text[place])
                    step()
                }
            }
        }

        func at(_ word: StaticString) -> Bool {
            let count = word.utf8CodeUnitCount
            guard place + count <= text.count else { return false }
            return (0..<count).allSatisfy { text[place + $0] == word.utf8Start[$0] }
        }

        mutating func step() {
            if at("\n") { line += 1 }
            place += 1
        }

        mutating func literal() -> [Piece] {
            let isLong = at("\"\"\"")
            place += isLong ? 3 : 1
            var (pieces, current) = ([Piece](), [UInt8]())
            while place < text.count, isLong ? !at("\"\"\"") : !at("\"") {
                guard at("\\") else {
                    current.append(text[place])
                    step()
                    continue
                }
                place += 1
                if at("(") {
                    pieces.append(.text(String(decoding: current, as: UTF8.self)))
                    current = []
                    pieces.append(.interpolation(parentheses()))
                } else {
                    current.append(at("n") ? UInt8(ascii: " ") : text[place])
                    step()
                }
            }
            place += isLong ? 3 : 1
            pieces.append(.text(String(decoding: current, as: UTF8.self)))
            return pieces.filter { $0 != .text("") }
        }

        /// Reads the text between parentheses that begin here.
        mutating func parentheses() -> String {
            var (depth, inside) = (0, [UInt8]())
            repeat {
                if at("(") { depth += 1 }
                if at(")") { depth -= 1 }
                inside.append(text[place])
                step()
            } while depth > 0 && place < text.count
            return String(decoding: inside.dropFirst().dropLast(), as: UTF8.self)
        }
    }
}
