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
                HTMLText.tag("h2", ["id": kind.rawValue], HTMLText(kind.heading)),
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

extension ReportKind {
    /// Whether the page has a table of this kind.
    var isTable: Bool {
        switch self {
        case .report, .failure, .scenario, .played, .unreadable, .screen, .end: false
        default: true
        }
    }

    /// The heading of the table.
    var heading: String {
        switch self {
        case .report: "Report"
        case .failure: "Failure"
        case .scenario: "Scenario"
        case .unreadable: "Unreadable files"
        case .product: "Products"
        case .order: "All orders"
        case .step: "Steps of the orders"
        case .mark: "Actions"
        case .transaction: "Transactions"
        case .money: "Charges and refunds"
        case .balance: "Wallets"
        case .wallet: "The merchant’s ledger"
        case .entitlement: "Entitlements"
        case .subscription: "Subscriptions"
        case .fault: "Planned faults"
        case .clock: "The store’s clock"
        case .promise: "Audit"
        case .chain: "Ends of the event logs"
        case .event: "Events"
        case .played: "Event log for the replay"
        case .screen: "Screens"
        case .end: "End"
        }
    }
}
