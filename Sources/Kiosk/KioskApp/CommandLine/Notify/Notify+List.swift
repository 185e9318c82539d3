import ArgumentParser
import SandboxBackend
import StoreModel
import StoreText
import TerminalGraphics

extension Sandbox.Notify {
    /// Lists the notifications.
    struct List: KioskCommand {
        static let configuration = CommandConfiguration(
            commandName: "list",
            abstract: "List the notifications, newest first, with each attempt and its result.",
            discussion: """
                With --json, it prints one object for each notification: notificationUUID, notificationType, subtype, \
                transactionId, at, status (waiting, sent, failed or unsendable), sendAttempts (attemptDate and \
                sendAttemptResult, with Apple's values), nextAttempt, and reason for a notification that can never be \
                sent because its data in the store's file is damaged.

                EXAMPLES
                  kiosk sandbox notify list
                  kiosk sandbox notify list --failed --json
                """)
        @OptionGroup var options: GlobalOptions
        @Flag(help: "Show only notifications whose last attempt failed.")
        var failed = false

        func run(_ settings: Settings) async throws -> Int32 {
            let store = try NotifyStore.open(settings)
            let records = try await store.all().filter { !failed || $0.hasFailed }
            store.show(records)
            if records.isEmpty {
                let target = try await store.target()
                store.output.text(
                    target == nil ? NotifyStore.nowhere.message : "There are no notifications.")
            }
            return 0
        }
    }
}

extension NotifyStore {
    /// Prints notifications.
    func show(_ records: [NotificationRecord]) {
        for record in records { output.json(NotificationJSON(record)) }
        guard !output.isJSON else { return }
        var table = TextTable()
        table.cellLimit = 40
        table.rows = records.map(row)
        for line in table.lines(columns: output.columns) { output.text(line) }
    }

    private func row(_ record: NotificationRecord) -> TextTable.Row {
        let line = NotificationJSON(record)
        let cells = [
            times.dateTime(record.at), line.notificationUUID, record.kind?.description ?? "?",
            line.transactionId ?? "-", line.status,
        ]
        let results = record.attempts.map(\.sendAttemptResult.rawValue).joined(separator: ", ")
        let next = record.hasFailed ? record.nextAttempt.map(times.dateTime) : nil
        return TextTable.Row(
            cells: cells.map { SafeText(untrusted: $0) },
            words: [results, next.map { "next attempt \($0)" } ?? "", record.fault ?? ""]
                .map { SafeText(untrusted: $0) })
    }
}
