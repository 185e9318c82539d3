package import StoreText
package import TerminalGraphics

/// A labelled value, safe to print on a terminal.
package struct Fact: Hashable, Sendable {
    /// The name of the value in the user's language.
    package let label: SafeText
    /// The value.
    package let value: SafeText

    /// Creates a fact.
    package init(_ label: SafeText, _ value: SafeText) {
        (self.label, self.value) = (label, value)
    }
}

extension DisplayFormatter {
    /// Returns facts in their order, without those that have no value.
    package func facts(_ facts: KeyValuePairs<TextKey, SafeText?>) -> [Fact] {
        facts.compactMap { label, value in value.map { Fact(text(label), $0) } }
    }

    /// Returns a fact in one sentence.
    package func fact(_ fact: Fact) -> SafeText { self.fact(fact.label, fact.value) }
}
