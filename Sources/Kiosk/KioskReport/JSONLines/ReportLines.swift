import StoreModel

/// A report as JSON Lines: one object a line, its names in the order of ``ReportKind/fields``.
package enum ReportLines {
    /// All lines, each with a line feed; the last one counts those before it.
    package static func text(_ report: SessionReport) -> String {
        let count = report.records.count
        let end = ReportRecord(.end, ["lines": .count(count)])
        return (report.records + [end]).map { line($0) + "\n" }.joined()
    }

    /// One line, without its line feed.
    package static func line(_ record: ReportRecord) -> String {
        let kind = "\"kind\":\(ReportJSON.quoted(record.kind.rawValue))"
        let members = record.members.map { member in
            "\(ReportJSON.quoted(member.name)):\(json(member.value))"
        }
        return "{" + ([kind] + members).joined(separator: ",") + "}"
    }

    private static func json(_ value: ReportValue) -> String {
        switch value {
        case .text(let text): ReportJSON.quoted(text)
        case .number(let number): "\(number)"
        case .moment(let moment): "\(moment.milliseconds)"
        case .flag(let flag): "\(flag)"
        // The App Store Server API has both names beside each other, too.
        case .money(let price):
            "\(price.milliunits),\"currency\":\(ReportJSON.quoted(price.currency.code))"
        case .texts(let texts): "[" + texts.map(ReportJSON.quoted).joined(separator: ",") + "]"
        }
    }
}
