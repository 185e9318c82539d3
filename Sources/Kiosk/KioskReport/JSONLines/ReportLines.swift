import StoreModel

/// Formats a report as JSON Lines: one object per line, with its members in the order of ``ReportKind/fields``.
package enum ReportLines {
    /// Returns all lines, each with a line feed; the last one contains the number of lines before it.
    package static func text(_ report: SessionReport) -> String {
        let count = report.records.count
        let end = ReportRecord(.end, ["lines": .count(count)])
        return (report.records + [end]).map { line($0) + "\n" }.joined()
    }

    /// Returns one line without its line feed.
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
        // The App Store Server API also has both members side by side.
        case .money(let price):
            "\(price.milliunits),\"currency\":\(ReportJSON.quoted(price.currency.code))"
        case .texts(let texts): "[" + texts.map(ReportJSON.quoted).joined(separator: ",") + "]"
        }
    }
}
