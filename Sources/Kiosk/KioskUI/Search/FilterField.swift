/// A line in which one types what a list is narrowed to.
struct FilterField: Hashable, Sendable {
    /// What was typed; nil while there is no filter.
    private(set) var text: String?
    private(set) var isTyping = false

    private static let limit = 100

    /// Whether it narrows anything.
    var isActive: Bool { !(text?.isEmpty ?? true) }

    /// Goes into the line.
    mutating func begin() {
        isTyping = true
        text = text ?? ""
    }

    /// Leaves the line; what was typed stays.
    mutating func end() {
        isTyping = false
        if text?.isEmpty ?? true { text = nil }
    }

    /// Leaves the line, and everything is shown again.
    mutating func clear() { self = FilterField() }

    /// Puts another text in.
    mutating func set(_ text: String?) { self.text = text.map { String($0.prefix(Self.limit)) } }

    mutating func type(_ more: String) {
        set((text ?? "") + more.filter { !$0.isNewline })
    }

    mutating func erase() { set(String((text ?? "").dropLast())) }

    /// Takes the last word away.
    mutating func eraseWord() {
        var rest = (text ?? "")[...]
        while rest.last?.isWhitespace ?? false { rest.removeLast() }
        while let last = rest.last, !last.isWhitespace { rest.removeLast() }
        set(String(rest))
    }
}
