import SandboxCore
package import StoreAPI
package import StoreModel
import StoreSigning

/// Notifications, for whoever sends them.
extension SandboxStoreService {
    /// Which notifications are taken to be sent.
    package enum NotificationChoice: Hashable, Sendable {
        /// Those that are due, this many at most.
        case due(Int)
        /// This one, whether it is due or not.
        case one(NotificationID)
    }

    /// Where notifications are sent; nil for nowhere.
    package func notificationTarget() async throws(ServiceFailure) -> NotificationTarget? {
        try await reading { rows in try rows.notificationTarget() }
    }

    /// Sends notifications there from now on; nil writes none any more.
    package func notify(_ target: NotificationTarget?) async throws(ServiceFailure) {
        try await deciding { desk in try desk.rows.setNotificationTarget(target) }
    }

    /// What was to be told so far, newest first, 10,000 at most.
    package func notifications(limit: Int) async throws(ServiceFailure) -> [NotificationRecord] {
        try await reading { rows in try rows.notifications(limit: min(max(0, limit), 10_000)) }
    }

    /// In how many milliseconds something is to be sent; nil where nothing is, or to nowhere.
    package func nextNotification() async throws(ServiceFailure) -> Int64? {
        try await reading { rows in
            guard try rows.notificationTarget() != nil else { return nil }
            let clock = try rows.clock() ?? .real
            return try rows.openNotifications()
                .compactMap { $0.wait(by: clock, at: rows.machineNow) }.min()
        }
    }

    /// Takes notifications, each signed anew, so that nobody else sends them for a while.
    ///
    /// - Returns: None of those that somebody else is sending.
    package func claim(
        _ choice: NotificationChoice
    ) async throws(ServiceFailure) -> [NotificationDispatch] {
        let holder = clock.uuid()
        let claimed = try await deciding { desk in try Self.claim(choice, holder, desk.rows) }
        // What cannot be signed stays held, and holds up no other.
        return claimed.compactMap { claimed in
            guard let jws = try? signed(claimed) else { return nil }
            return NotificationDispatch(
                id: claimed.row.id, holder: holder, url: claimed.url, signedPayload: jws)
        }
    }

    /// Writes down how an attempt ended, and when the next one is due.
    package func record(
        _ result: SendAttemptResult, of dispatch: NotificationDispatch
    ) async throws(ServiceFailure) {
        try await deciding { desk in
            let rows = desk.rows
            guard let row = try rows.notification(dispatch.id) else { return }
            let number = try rows.attempts(of: row).count + 1
            try rows.add(result, number: number, of: row)
            // Whoever took too long has lost it to somebody else; but what arrived has arrived.
            guard try rows.holds(dispatch.holder, row) || result == .success else { return }
            let retry = try rows.notificationTarget()?.retry ?? .once
            try rows.release(
                row,
                due: NotificationRetryRules.next(
                    after: result, attempt: number, retry: retry, now: rows.now))
        }
    }

    /// Gives back what was taken and not sent: it is as due as it was.
    package func release(_ dispatch: NotificationDispatch) async throws(ServiceFailure) {
        try await deciding { desk in
            guard let row = try desk.rows.notification(dispatch.id),
                try desk.rows.holds(dispatch.holder, row)
            else { return }
            try desk.rows.release(row, due: row.due)
        }
    }

    private static func claim(
        _ choice: NotificationChoice, _ holder: String, _ rows: StoreRows
    ) throws -> [Claimed] {
        guard let target = try rows.notificationTarget() else { return [] }
        return try choose(choice, rows).map { row in
            try rows.claim(row, by: holder)
            let about = try row.transactionID.map { try rows.expected($0) }
            return Claimed(row: row, record: about, url: target.url, now: rows.now)
        }
    }

    private static func choose(
        _ choice: NotificationChoice, _ rows: StoreRows
    ) throws -> [NotificationRow] {
        switch choice {
        case .due(let limit):
            let clock = try rows.clock() ?? .real
            let open = try rows.openNotifications().filter { row in
                row.wait(by: clock, at: rows.machineNow) == 0
            }
            return Array(open.prefix(limit))
        case .one(let id):
            guard let row = try rows.notification(id),
                !NotificationLease.isHeld(until: row.leaseEnd, at: rows.machineNow)
            else { return [] }
            return [row]
        }
    }

    /// What is signed of a notification, as the tables stand at the attempt.
    struct Claimed: Sendable {
        let row: NotificationRow
        /// The transaction that it is about.
        let record: TransactionRecord?
        let url: String
        let now: Timestamp
    }

    /// Signs a notification, with the transaction that it is about signed for itself inside.
    func signed(_ claimed: Claimed) throws(ServiceFailure) -> JWS {
        var data = NotificationData(bundleID: bundleID)
        if let snapshot = claimed.row.snapshot {
            data.status = snapshot.status
            data.signedTransactionInfo = try signed(
                snapshot.transaction.changed { $0.signedDate = claimed.now })
            data.signedRenewalInfo = try signed(
                snapshot.renewal.changed { $0.signedDate = claimed.now })
        } else if let record = claimed.record {
            data.signedTransactionInfo = try sign(record)
        }
        data.consumptionRequestReason = claimed.row.reason
        let payload = NotificationPayload(
            id: claimed.row.id, kind: claimed.row.kind, signedDate: claimed.now,
            content: .data(data))
        return try signed(payload)
    }
}
