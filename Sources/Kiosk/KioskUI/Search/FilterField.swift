/// The text field in which a list is filtered.
struct FilterField: Hashable, Sendable {
    /// The typed text; nil without a filter.
    private(set) var text: String?
    private(set) var isTyping = false

    private static let limit = 100

    /// Whether the filter hides any items.
    var isActive: Bool { !(text?.isEmpty ?? true) }

    /// Starts typing.
    mutating func begin() {
        isTyping = true
        text = text ?? ""
    }

    /// Ends typing and keeps the text.
    mutating func end() {
        isTyping = false
        if text?.isEmpty ?? true { text = nil }
    }

    /// Ends typing and removes the filter.
    mutating func clear() { self = FilterField() }

    /// Replaces the text.
    mutating func set(_ text: String?) { self.text = text.map { String($0.prefix(Self.limit)) } }

    mutating func type(_ more: String) {
        set((text ?? "") + more.filter { !$0.isNewline })
    }

    mutating func erase() { set(String((text ?? "").dropLast())) }

    /// Removes the last word.
    mutating func eraseWord() {
        var rest = (text ?? "")[...]
        while rest.last?.isWhitespace ?? false { rest.removeLast() }
        while let last = rest.last, !last.isWhitespace { rest.removeLast() }
        set(String(rest))
    }
}
