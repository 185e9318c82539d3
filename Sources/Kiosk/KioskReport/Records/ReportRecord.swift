package import StoreModel

/// One line of a report: what it is about, and what it says of that.
package struct ReportRecord: Hashable, Sendable {
    /// A name with what stands there.
    package struct Member: Hashable, Sendable {
        /// As ``ReportKind/fields`` has it.
        package let name: String
        /// What stands there.
        package let value: ReportValue
    }

    /// What it is about.
    package let kind: ReportKind
    /// What it says, in the order in which it is told.
    package let members: [Member]

    /// Takes the members that there are.
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

    /// What stands at a name; nil where nothing does.
    package subscript(_ name: String) -> ReportValue? {
        members.first { $0.name == name }?.value
    }

    /// The text at a name.
    package func text(_ name: String) -> String? {
        if case .text(let text) = self[name] { text } else { nil }
    }

    /// The moment at a name.
    package func moment(_ name: String) -> Timestamp? {
        if case .moment(let moment) = self[name] { moment } else { nil }
    }

    /// The number at a name.
    package func number(_ name: String) -> Int64? {
        if case .number(let number) = self[name] { number } else { nil }
    }

    /// The texts at a name; none where there is nothing.
    package func texts(_ name: String) -> [String] {
        if case .texts(let texts) = self[name] { texts } else { [] }
    }

    /// The money at a name.
    package func money(_ name: String) -> Price? {
        if case .money(let price) = self[name] { price } else { nil }
    }

    /// Whether it says yes at a name.
    package func isSo(_ name: String) -> Bool { self[name] == .flag(true) }

    /// The same with a value at one more name, in the order of ``ReportKind/fields``.
    func setting(_ name: String, _ value: ReportValue) -> ReportRecord {
        let set = members.filter { $0.name != name } + [Member(name: name, value: value)]
        let ordered = kind.fields.compactMap { field in set.first { $0.name == field.name } }
        return ReportRecord(kind, members: ordered)
    }

    /// The same with other values at some names.
    package func mapping(
        _ change: (_ name: String, _ value: ReportValue) -> ReportValue
    ) -> ReportRecord {
        ReportRecord(
            kind,
            members: members.map { Member(name: $0.name, value: change($0.name, $0.value)) })
    }
}
