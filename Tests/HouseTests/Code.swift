/// Reduces a source text to its code: removes comments and string literals and keeps the line numbers.
enum Code {
    static func strip(_ text: String) -> String {
        var reader = Reader(Array(text.unicodeScalars))
        reader.run()
        return String(String.UnicodeScalarView(reader.code))
    }

    private struct Reader {
        let text: [Unicode.Scalar]
        var place = 0
        var code: [Unicode.Scalar] = []

        init(_ text: [Unicode.Scalar]) { self.text = text }

        mutating func run() {
            while place < text.count {
                if at("//") {
                    skipLine()
                } else if at("/*") {
                    skipBlock()
                } else if let hashes = hashesOfLiteral() {
                    skipLiteral(hashes)
                } else {
                    code.append(text[place])
                    place += 1
                }
            }
        }

        func at(_ word: String) -> Bool { text[place...].starts(with: word.unicodeScalars) }

        mutating func skipLine() {
            while place < text.count, text[place] != "\n" { place += 1 }
        }

        mutating func skipBlock() {
            var depth = 0
            repeat {
                if at("/*") {
                    depth += 1
                    place += 2
                } else if at("*/") {
                    depth -= 1
                    place += 2
                } else {
                    step()
                }
            } while depth > 0 && place < text.count
        }

        /// Returns the number of `#` before a literal that begins here; nil if none begins.
        func hashesOfLiteral() -> Int? {
            let hashes = text[place...].prefix { $0 == "#" }.count
            let quote = place + hashes
            return quote < text.count && text[quote] == "\"" ? hashes : nil
        }

        mutating func skipLiteral(_ hashes: Int) {
            place += hashes
            let quote = at("\"\"\"") ? "\"\"\"" : "\""
            let end = quote + String(repeating: "#", count: hashes)
            let escape = "\\" + String(repeating: "#", count: hashes)
            place += quote.unicodeScalars.count
            while place < text.count, !at(end) {
                if at(escape) {
                    place += escape.unicodeScalars.count
                    if place < text.count, text[place] == "(" { skipParentheses() } else { step() }
                } else {
                    step()
                }
            }
            place = min(text.count, place + end.unicodeScalars.count)
            code.append("\"")
        }

        /// Skips an interpolation, including the literals inside it.
        mutating func skipParentheses() {
            var depth = 0
            repeat {
                if let hashes = hashesOfLiteral() {
                    skipLiteral(hashes)
                    continue
                }
                if text[place] == "(" { depth += 1 }
                if text[place] == ")" { depth -= 1 }
                step()
            } while depth > 0 && place < text.count
        }

        mutating func step() {
            guard place < text.count else { return }
            if text[place] == "\n" { code.append("\n") }
            place += 1
        }
    }
}
