import ArgumentParser
import KioskReport
import PurchaseEngine
import StoreModel
import StoreText

struct ReportCommand: ExistingProfileCommand {
    static let configuration = CommandConfiguration(
        "report", "Export what happened in a profile, as JSON Lines and as a web page.",
        discussion: """
            Creates a report to attach to a bug report. It contains the orders with the records of device, store and \
            merchant in one timeline, transactions, charges and refunds, wallets, entitlements, subscriptions, event \
            logs, active faults, the store's clock, the audit, and the screens as text. The page needs no network and \
            contains no scripts. Neither file contains keys, tokens, signatures, passwords or the names of your \
            folders. Nothing in the profile is changed, and a shop may be open meanwhile; a damaged file is named, and \
            the rest is reported. For a shared backend (--backend), the report contains what this profile's devices \
            know and, with the sandbox controls' token, the store's records.

            Without a file name, both files are written to the current folder under new names. For a report of a \
            scenario, which kiosk replay can replay, use kiosk scenario run --report.

            EXAMPLES
              kiosk report
              kiosk report --profile demo --since 2h --html bug.html
              kiosk report --of M-2026-000123 - | jq 'select(.kind == "step")'
              kiosk report --schema > report.schema.json

            EXIT CODES
              0   written
              64  invalid time, or no such order
              65  the profile has no history, or has never used the backend
              74  disk error
            """)
    @OptionGroup var options: GlobalOptions
    var changesState: Bool { false }
    var readsFiles: Bool { true }

    @Argument(help: "The file for the JSON Lines; - is standard output.", completion: .file())
    var file: String?
    @Option(help: .init("The file for the JSON Lines.", valueName: "file"), completion: .file())
    var jsonl: String?
    @Option(help: ArgumentHelp("The file for the page.", valueName: "file"), completion: .file())
    var html: String?
    @Option(
        help: ArgumentHelp(
            "Omit events older than this age or date, such as 2h or 2026-11-21.", valueName: "time")
    )
    var since: String?
    @Option(
        help: ArgumentHelp(
            "Report only this order: any unique part of one of its numbers.", valueName: "order"))
    var of: String?
    @Flag(help: "Print the JSON Schema of the lines instead of a report.")
    var schema = false

    func run(_ settings: Settings) async throws -> Int32 {
        if schema {
            for line in JSONText.indented(ReportSchema()) {
                settings.output.sink.write(line + "\n")
            }
            return 0
        }
        guard file == nil || jsonl == nil else {
            throw CommandFailure.usage(
                "Specify the file for the JSON Lines once: either “\(file ?? "")” or --jsonl.")
        }
        if let lines = file ?? jsonl, let html, ReportFileWriter.areSame(lines, html) {
            throw CommandFailure.usage(
                "The JSON Lines and the page cannot both be written to “\(html)”: use two files.")
        }
        let now = settings.clock.now()
        let moment = try since.map { try LogCommand.moment($0, now: now) }
        let report = try await SessionReportReader(settings: settings).report()
        try write(try restricted(report, moment), settings)
        return 0
    }

    private func restricted(
        _ report: SessionReport, _ moment: Timestamp?
    ) throws(CommandFailure) -> SessionReport {
        var report = report
        if let of { report = report.restricted(to: try order(of, in: report)) }
        if let moment { report = report.restricted(since: moment) }
        return report
    }

    private func order(
        _ name: String, in report: SessionReport
    ) throws(CommandFailure) -> ReportRecord {
        let match = PartialIDMatcher<ReportRecord>(kind: "order") { order in
            ["merchantOrder", "intentId", "transactionId"].compactMap { order.text($0) }
        }
        // Two devices may each have a row of the same order.
        var seen: Set<[String?]> = []
        let distinct = report.all(.order).filter {
            seen.insert([$0.text("merchantOrder"), $0.text("transactionId")]).inserted
        }
        if let order = try match.uniqueMatch(name, among: distinct) { return order }
        throw .usage(
            "No order of this report has a number that contains “\(name.prefix(80))”. kiosk transactions lists "
                + "the orders of a device.")
    }

    private func write(_ report: SessionReport, _ settings: Settings) throws(CommandFailure) {
        let output = settings.output
        if let path = file ?? jsonl {
            try ReportFileWriter.write(ReportLines.text(report), to: path, output)
        }
        if let html { try ReportFileWriter.write(ReportPage(report).html, to: html, output) }
        var written = [file ?? jsonl, html].compactMap { $0 }.filter { $0 != "-" }
        if file == nil, jsonl == nil, html == nil {
            let made = report.head?.moment("made") ?? settings.clock.now()
            written = try ReportFileWriter.write(
                report, named: "kiosk-\(settings.stateName)-\(Self.stamp(made))")
        }
        guard !written.isEmpty else { return }
        settings.output.json(["kind": "written", "files": written])
        settings.output.text("Written: \(written.joined(separator: ", "))")
    }

    /// Formats a moment for a file name: `20261121T190000Z`.
    private static func stamp(_ moment: Timestamp) -> String {
        String(TimeFormatter.iso8601(moment).filter { $0 != "-" && $0 != ":" }.prefix { $0 != "." })
            + "Z"
    }
}
