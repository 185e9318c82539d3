import StoreModel

/// A table of all lines of one kind, with the members that any of them has.
struct PageTable {
    let kind: ReportKind
    let records: [ReportRecord]
    let formatter: PageFormatter

    /// The most rows shown; the JSON lines contain all.
    private static let limit = 2000

    var html: HTMLText {
        let fields = kind.fields.filter { field in records.contains { $0[field.name] != nil } }
        let head = fields.map { HTMLText.tag("th", [:], HTMLText($0.name)) }
        let rows = records.prefix(Self.limit).map { record in
            HTMLText.tag("tr", [:], .joined(fields.map { cell(record, $0.name) }))
        }
        let table = HTMLText.tag(
            "table", [:],
            .joined(
                [
                    .tag("thead", [:], .tag("tr", [:], .joined(head))),
                    .tag("tbody", [:], .joined(rows, separator: "\n")),
                ], separator: "\n"))
        let more = records.count - rows.count
        let note =
            more > 0
            ? HTMLText.remark("\(more) more rows are in the JSON Lines at the end.") : .empty
        return .joined(
            [
                HTMLText.tag("h2", ["id": kind.rawValue], HTMLText(kind.heading ?? "")),
                HTMLText.tag("div", ["class": "wide"], table),
                note,
            ], separator: "\n")
    }

    private func cell(_ record: ReportRecord, _ name: String) -> HTMLText {
        guard kind == .step, name == "detail" else {
            return HTMLText.tag("td", [:], record[name].map { formatter.cell($0) } ?? .empty)
        }
        return HTMLText.tag("td", [:], formatter.detail(record).map { HTMLText($0) } ?? .empty)
    }
}
