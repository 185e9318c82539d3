package import StoreModel

/// One thing that a report says.
package enum ReportValue: Hashable, Sendable {
    /// Words of anybody; hostile.
    case text(String)
    /// A whole number.
    case number(Int64)
    /// A moment.
    case moment(Timestamp)
    /// Yes or no.
    case flag(Bool)
    /// An amount of money.
    case money(Price)
    /// Several words of anybody, in order; hostile.
    case texts([String])
}

extension ReportValue {
    /// An id; nil where there is none.
    package static func id<Kind>(_ id: Identifier<Kind>?) -> ReportValue? {
        id.map { .text($0.rawValue) }
    }

    /// A count.
    package static func count(_ count: Int) -> ReportValue { .number(Int64(count)) }

    /// A moment; nil where there is none.
    package static func time(_ moment: Timestamp?) -> ReportValue? {
        moment.map { .moment($0) }
    }

    /// Words; nil where there are none.
    package static func words(_ text: String?) -> ReportValue? {
        text.flatMap { $0.isEmpty ? nil : .text($0) }
    }
}
