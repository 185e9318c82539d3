/// A text with placeholders for arguments, which have numbers instead of the names in the files.
///
/// `{1}` is the first argument. `{1|day|days}` is the first text if the first argument is `1`, else the second:
/// sufficient for English plurals; other languages may omit it.
struct TextTemplate {
    /// One part of a template.
    private enum Part {
        case words(Substring)
        case argument(Int)
        case choice(Int, one: Substring, other: Substring)
    }

    private let parts: [Part]

    /// Parses a template; braces that are not a placeholder are literal text.
    init(_ template: String) {
        var parts: [Part] = []
        var rest = template[...]
        while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
            parts.append(.words(rest[..<open]))
            parts.append(
                Self.placeholder(rest[rest.index(after: open)..<close])
                    ?? .words(rest[open...close]))
            rest = rest[rest.index(after: close)...]
        }
        self.parts = parts + [.words(rest)]
    }

    /// The numbers of the arguments in the template.
    var argumentNumbers: Set<Int> {
        Set(
            parts.compactMap { part in
                switch part {
                case .words: nil
                case .argument(let number), .choice(let number, _, _): number
                }
            })
    }

    /// Returns the text with the arguments inserted; a missing argument becomes `…`.
    func filled(with arguments: [String]) -> String {
        func argument(_ number: Int) -> String {
            arguments.indices.contains(number - 1) ? arguments[number - 1] : "…"
        }
        return parts.reduce(into: "") { text, part in
            switch part {
            case .words(let words): text += words
            case .argument(let number): text += argument(number)
            case .choice(let number, let one, let other):
                text += argument(number) == "1" ? one : other
            }
        }
    }

    private static func placeholder(_ content: Substring) -> Part? {
        let fields = content.split(separator: "|", omittingEmptySubsequences: false)
        guard let first = fields.first, let number = Int(first), (1...9).contains(number) else {
            return nil
        }
        switch fields.count {
        case 1: return .argument(number)
        case 3: return .choice(number, one: fields[1], other: fields[2])
        default: return nil
        }
    }
}
