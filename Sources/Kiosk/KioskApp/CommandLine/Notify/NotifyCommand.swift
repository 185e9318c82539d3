import ArgumentParser
import SandboxBackend
import StoreAPI
import StoreModel
import StoreText
import TerminalGraphics

extension SandboxCommand {
    struct NotifyCommand: ParsableCommand {
        static let configuration = CommandConfiguration(
            "notify", "Send App Store Server Notifications V2 to your own server.",
            discussion: """
                The store writes a notification for each event: ONE_TIME_CHARGE for a purchase, REFUND, and \
                CONSUMPTION_REQUEST and REFUND_DECLINED for a customer's refund request. “kiosk serve” sends the \
                notifications; if no server is running, they wait for the next one or for “kiosk sandbox notify \
                resend”. Set the URL first: without a URL, no notifications are written.
                """,
            subcommands: [URL.self, List.self, Resend.self, Trigger.self, Listen.self])
    }
}

extension SandboxCommand.NotifyCommand {
    struct URL: KioskCommand {
        static let configuration = CommandConfiguration(
            "url", "Show or set the URL for the profile's notifications.",
            discussion: """
                The URL is kept in the store's file and applies to every process of the profile. A waiting \
                notification is sent to the URL that is set at that time. The notifications of a subscription are sent \
                one after the other: with --retry production, a failed one delays the later ones until it is delivered \
                or given up.

                EXAMPLES
                  kiosk sandbox notify url
                  kiosk sandbox notify url http://127.0.0.1:8000/apple --retry production
                  kiosk sandbox notify url none

                EXIT CODES
                  0   shown or set
                  64  invalid URL
                """)
        @OptionGroup var options: GlobalOptions
        var changesState: Bool { url != nil || retry != nil }
        @Argument(help: ArgumentHelp("The URL, or “none”.", valueName: "url"))
        var url: String?
        @Option(
            help: ArgumentHelp(
                "The retry policy: once (no retries), or production (retries after 1, 12, 24, 48 and 72 hours).",
                valueName: "policy"))
        var retry: NotificationRetry?

        func run(_ settings: Settings) async throws -> Int32 {
            let wanted = try url.map { url throws(CommandFailure) in
                url == "none" ? nil : try NotificationSession.target(url, retry)
            }
            let store = try NotificationSession.open(settings)
            if let wanted {
                try await store.backend.notify(wanted)
            } else if let retry {
                let url = try await store.target().url
                try await store.backend.notify(NotificationTarget(url: url, retry: retry))
            }
            store.show(try await store.backend.notificationTarget())
            return 0
        }
    }
}

extension NotificationRetry: ExpressibleByArgument {}

extension SandboxCommand.NotifyCommand {
    struct List: ExistingProfileCommand {
        static let configuration = CommandConfiguration(
            "list", "List the notifications, newest first, with each attempt and its result.",
            discussion: """
                With --json, it prints one object for each notification: notificationUUID, notificationType, subtype, \
                transactionId, at, status (waiting, sent, failed or unsendable), sendAttempts (attemptDate and \
                sendAttemptResult, with Apple's values), nextAttempt, and reason for a notification that cannot be \
                sent because its data in the store's file is damaged.

                EXAMPLES
                  kiosk sandbox notify list
                  kiosk sandbox notify list --failed --json
                """)
        @OptionGroup var options: GlobalOptions
        var changesState: Bool { false }
        @Flag(help: "Show only notifications whose last attempt failed.")
        var failed = false

        func run(_ settings: Settings) async throws -> Int32 {
            let store = try NotificationSession.open(settings)
            let records = try await store.backend.notifications().filter { !failed || $0.hasFailed }
            store.show(records)
            if records.isEmpty {
                let target = try await store.backend.notificationTarget()
                store.output.text(
                    target == nil
                        ? NotificationSession.missingTarget.message : "There are no notifications.")
            }
            return 0
        }
    }
}

extension NotificationSession {
    /// Prints notifications.
    func show(_ records: [NotificationRecord]) {
        for record in records { output.json(.notification(record)) }
        guard !output.isJSON else { return }
        output.table(TextTable(cellLimit: 40, rows: records.map(row)))
    }

    private func row(_ record: NotificationRecord) -> TextTable.Row {
        let cells = [
            times.dateTime(record.at), record.id.rawValue, record.kind?.description ?? "?",
            record.transactionID?.rawValue ?? "-", record.statusName,
        ]
        let results = record.attempts.map(\.sendAttemptResult.rawValue).joined(separator: ", ")
        let next = record.hasFailed ? record.nextAttempt.map(times.dateTime) : nil
        return TextTable.Row(
            cells: cells.map { SafeText(untrusted: $0) },
            words: [results, next.map { "next attempt \($0)" } ?? "", record.fault ?? ""]
                .map { SafeText(untrusted: $0) })
    }
}
