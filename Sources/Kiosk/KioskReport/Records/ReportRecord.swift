package import StoreModel

/// One line of a report: its kind and its members.
package struct ReportRecord: Hashable, Sendable {
    /// A member of a line.
    package struct Member: Hashable, Sendable {
        /// The name, one of ``ReportKind/fields``.
        package let name: String
        /// The value.
        package let value: ReportValue
    }

    /// The kind of the line.
    package let kind: ReportKind
    /// The members, in output order.
    package let members: [Member]

    /// Creates a record from the members that are not nil.
    package init(_ kind: ReportKind, _ members: KeyValuePairs<String, ReportValue?>) {
        self.init(
            kind,
            members: members.compactMap { name, value in
                value.map { Member(name: name, value: $0) }
            })
    }

    init(_ kind: ReportKind, members: [Member]) {
        self.kind = kind
        self.members = members
    }

    /// The value of a member; nil if it is missing.
    package subscript(_ name: String) -> ReportValue? {
        members.first { $0.name == name }?.value
    }

    /// Returns the text of a member.
    package func text(_ name: String) -> String? {
        if case .text(let text) = self[name] { text } else { nil }
    }

    /// Returns the moment of a member.
    package func moment(_ name: String) -> Timestamp? {
        if case .moment(let moment) = self[name] { moment } else { nil }
    }

    /// Returns the number of a member.
    package func number(_ name: String) -> Int64? {
        if case .number(let number) = self[name] { number } else { nil }
    }

    /// Returns the texts of a member; empty if it is missing.
    package func texts(_ name: String) -> [String] {
        if case .texts(let texts) = self[name] { texts } else { [] }
    }

    /// Returns the money of a member.
    package func money(_ name: String) -> Price? {
        if case .money(let price) = self[name] { price } else { nil }
    }

    /// Returns a copy with one more member, in the order of ``ReportKind/fields``.
    func setting(_ name: String, _ value: ReportValue) -> ReportRecord {
        let set = members.filter { $0.name != name } + [Member(name: name, value: value)]
        let ordered = kind.fields.compactMap { field in set.first { $0.name == field.name } }
        return ReportRecord(kind, members: ordered)
    }

    /// Returns a copy with transformed values.
    package func mapping(
        _ change: (_ name: String, _ value: ReportValue) -> ReportValue
    ) -> ReportRecord {
        ReportRecord(
            kind,
            members: members.map { Member(name: $0.name, value: change($0.name, $0.value)) })
    }
}

// MARK: Values

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
    package static func nonemptyText(_ text: String?) -> ReportValue? {
        text.flatMap { $0.isEmpty ? nil : .text($0) }
    }
}
