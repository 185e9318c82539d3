package import StoreModel

/// The value of a report's member.
package enum ReportValue: Hashable, Sendable {
    /// Untrusted text.
    case text(String)
    /// A whole number.
    case number(Int64)
    /// A moment.
    case moment(Timestamp)
    /// A flag.
    case flag(Bool)
    /// An amount of money.
    case money(Price)
    /// A list of untrusted texts.
    case texts([String])
}

extension ReportValue {
    /// Returns an id as a text; nil for nil.
    package static func id<Kind>(_ id: Identifier<Kind>?) -> ReportValue? {
        id.map { .text($0.rawValue) }
    }

    /// Returns a count as a number.
    package static func count(_ count: Int) -> ReportValue { .number(Int64(count)) }

    /// Returns a moment; nil for nil.
    package static func time(_ moment: Timestamp?) -> ReportValue? {
        moment.map { .moment($0) }
    }

    /// Returns a text; nil for nil or the empty text.
    package static func words(_ text: String?) -> ReportValue? {
        text.flatMap { $0.isEmpty ? nil : .text($0) }
    }
}
