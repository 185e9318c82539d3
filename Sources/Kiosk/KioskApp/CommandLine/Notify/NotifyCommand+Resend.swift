import ArgumentParser
import SandboxBackend
import StoreAPI
import StoreClient
import StoreModel

extension SandboxCommand.NotifyCommand {
    struct Resend: KioskCommand {
        static let configuration = CommandConfiguration(
            "resend", "Send notifications now, again or for the first time.",
            discussion: """
                A notification is signed again with the same notificationUUID, so that your server can recognize a \
                repetition. Without an argument, all due notifications are sent, those of a subscription in the order \
                in which they occurred, and those that were set aside if their rows have been repaired.

                EXAMPLES
                  kiosk sandbox notify resend
                  kiosk sandbox notify resend 1c9a
                  kiosk sandbox notify resend --failed

                EXIT CODES
                  0   your server answered each one with 200 to 206
                  64  the name matches several
                  65  no such notification, or it cannot be sent, or no URL is set
                  69  your server did not accept one of them
                  75  another kiosk process is sending it now
                """)
        @OptionGroup var options: GlobalOptions
        @Argument(help: "The notification: any unique part of its notificationUUID.")
        var notification: String?
        @Flag(help: "Send all notifications whose last attempt failed.")
        var failed = false

        func validate() throws {
            guard notification == nil || !failed else {
                throw ValidationError("Specify a notification or --failed, not both.")
            }
        }

        func run(_ settings: Settings) async throws -> Int32 {
            let store = try NotificationSession.open(settings)
            _ = try await store.target()
            if !failed, notification == nil { try await store.backend.retrySetAside() }
            let wanted = try await selectedIDs(store)
            let sent =
                failed || notification != nil
                ? try await store.send(wanted)
                : try await NotificationWorker(store.backend, over: store.client).sendSequentially()
            let records = try await store.backend.notifications().filter {
                wanted.contains($0.id) || sent[$0.id] != nil
            }
            store.show(records)
            if let fault = records.compactMap(\.fault).first {
                throw CommandFailure(
                    65, "unsendable",
                    "A notification cannot be sent. \(fault) Run kiosk doctor to check the file."
                )
            }
            if records.contains(where: { sent[$0.id] == nil && !$0.isBehind }) {
                throw CommandFailure(
                    75, "being-sent",
                    "Another kiosk process is sending this notification now. Run kiosk sandbox notify list "
                        + "for the result.")
            }
            guard records.allSatisfy({ sent[$0.id] == .success }) else {
                throw CommandFailure(
                    69, "not-taken",
                    "Your server did not accept every notification: it must answer each one with a status from 200 to 206."
                )
            }
            return 0
        }

        private func selectedIDs(_ store: NotificationSession) async throws -> [NotificationID] {
            // The oldest first, in the order in which they happened.
            let all = try await store.backend.notifications().reversed()
            if failed { return all.filter(\.hasFailed).map(\.id) }
            guard let notification else {
                let now = store.backend.now
                return all.filter { $0.nextAttempt.map { $0 <= now } ?? false }.map(\.id)
            }
            let match = PartialIDMatcher<NotificationRecord>(kind: "notification") {
                [$0.id.rawValue]
            }
            let found = try match.uniqueMatch(
                notification, among: Array(all),
                or: CommandFailure(
                    65, "unknown-notification",
                    "There is no notification “\(notification.prefix(80))”. Nothing was sent."))
            return [found.id]
        }
    }
}

extension NotificationSession {
    /// Sends notifications one after the other and returns the result of each attempt.
    fileprivate func send(
        _ ids: [NotificationID]
    ) async throws -> [NotificationID: SendAttemptResult] {
        let worker = NotificationWorker(backend, over: client)
        var results: [NotificationID: SendAttemptResult] = [:]
        for id in ids { results[id] = try await worker.send(id) }
        return results
    }
}
