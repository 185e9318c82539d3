package import StoreModel

/// The record of a test session: lines that are written as JSON Lines and as a page.
package struct SessionReport: Hashable, Sendable {
    /// The lines in the order of ``ReportKind``, without the last one.
    package let records: [ReportRecord]
    private let groups: [ReportKind: [ReportRecord]]

    /// Creates a report with its lines ordered by kind; lines of one kind keep their order.
    package init(_ records: [ReportRecord]) {
        let groups = Dictionary(grouping: records, by: \.kind)
        self.records = ReportKind.allCases.flatMap { groups[$0] ?? [] }
        self.groups = groups
    }

    /// Returns the lines of a kind.
    package func all(_ kind: ReportKind) -> [ReportRecord] { groups[kind] ?? [] }

    /// The first line.
    package var head: ReportRecord? { all(.report).first }

    /// The version of the format.
    package static let version: Int64 = 1

    /// Returns a copy without lines older than a moment; the first line contains that moment.
    package func restricted(since moment: Timestamp) -> SessionReport {
        let orders = Set(
            all(.order).filter { $0.moment("at").map { $0 >= moment } ?? true }
                .compactMap { $0.text("transactionId") })
        return restricted(recording: "since", .moment(moment)) { record in
            switch record.kind {
            // A transaction is kept with its order, which can also change for other reasons.
            case .transaction:
                return record.text("transactionId").map(orders.contains) ?? false
                    || ["purchaseDate", "revocationDate"].compactMap(record.moment)
                        .contains { $0 >= moment }
            // A played scenario is kept as a whole, because a part of it could not be compared.
            case .report, .failure, .scenario, .played: return true
            default: return record.moment("at").map { $0 >= moment } ?? true
            }
        }
    }

    private func restricted(
        recording name: String, _ value: ReportValue, to isKept: (ReportRecord) -> Bool
    ) -> SessionReport {
        SessionReport(
            records.filter(isKept).map { $0.kind == .report ? $0.setting(name, value) : $0 })
    }

    /// Returns a copy without lines of other orders; the first line contains the order's number.
    package func restricted(to order: ReportRecord) -> SessionReport {
        let names = ["merchantOrder", "transactionId", "intentId"]
        let numbers = names.compactMap { order.text($0) }
        let ids = Set(numbers)
        let narrowed: Set<ReportKind> = [
            .order, .step, .transaction, .money, .wallet, .entitlement, .subscription, .event,
        ]
        return self.restricted(recording: "of", .text(numbers.first ?? "")) { record in
            !narrowed.contains(record.kind)
                || names.contains { record.text($0).map(ids.contains) ?? false }
        }
    }
}

// MARK: Replay

/// A session that can be replayed: the scenario, the catalog, and the resulting event log.
package struct ReplayableScenario: Hashable, Sendable {
    /// The scenario's file name, for messages.
    package var file: String
    /// The scenario's text.
    package var text: String
    /// The catalog's file name; nil for the built-in shop.
    package var catalogName: String?
    /// The catalog's text; empty for the built-in shop.
    package var catalog: String
    /// The bundle id of the selling app, if it was specified.
    package var bundleID: BundleID?
    /// The event log, one event per line.
    package var log: [String]
    /// The line numbers in the report of the log's lines, counted from 1; empty if the log was not read from a report.
    package var lines: [Int]

    /// Creates a session from its parts.
    package init(
        file: String, text: String, catalogName: String?, catalog: String, bundleID: BundleID?,
        log: [String], lines: [Int] = []
    ) {
        (self.file, self.text, self.catalogName) = (file, text, catalogName)
        (self.catalog, self.bundleID, self.log, self.lines) = (catalog, bundleID, log, lines)
    }

    /// The catalog name of the built-in shop.
    package static let builtIn = "demo"
}

// MARK: Errors

/// An error in a report file, with its line.
package struct ReportError: Error, Hashable, Sendable {
    /// The line, counted from 1.
    package let line: Int
    /// The message, a whole sentence; it may quote the file.
    package let message: String
}

extension ReportError {
    /// Returns the error for a report without its end.
    static func truncated(after line: Int) -> ReportError {
        ReportError(
            line: line,
            message: "The report is incomplete: it was cut off here, or lines are missing.")
    }
}
