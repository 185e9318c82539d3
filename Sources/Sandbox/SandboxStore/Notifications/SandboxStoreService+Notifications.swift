import SandboxCore
package import StoreAPI
import StoreFiles
package import StoreModel
import StoreSigning

/// The queue of notifications, for the workers that send them.
extension SandboxStoreService {
    /// The notifications to claim.
    package enum NotificationChoice: Hashable, Sendable {
        /// The due ones, at most this many.
        case due(Int)
        /// This one, even if it is not due.
        case one(NotificationID)
    }

    /// Returns the URL that notifications are sent to; nil if none is set.
    package func notificationTarget() async throws(ServiceFailure) -> NotificationTarget? {
        try await read(processingDue: .nothing) { rows in try rows.notificationTarget() }
    }

    /// Sets the URL that notifications are sent to. With nil, further events do not create notifications.
    package func notify(_ target: NotificationTarget?) async throws(ServiceFailure) {
        try await write(processingDue: .all) { operations in
            try operations.rows.setNotificationTarget(target)
        }
    }

    /// Returns after how many milliseconds the next notification is due; nil if none is pending or no URL is set.
    package func nextNotification() async throws(ServiceFailure) -> Int64? {
        try await read(processingDue: .nothing) { rows in
            guard try rows.notificationTarget() != nil else { return nil }
            let clock = try rows.clock() ?? .real
            return try rows.openSchedules()
                .compactMap { $0.wait(by: clock, at: rows.machineNow) }.min()
        }
    }

    /// Claims notifications and signs each anew, so that no other process sends them during the lease. Those that
    /// cannot be read or signed are set aside, so that they do not block others.
    ///
    /// - Returns: The claims, without notifications that another process is sending.
    package func claim(
        _ choice: NotificationChoice
    ) async throws(ServiceFailure) -> NotificationLeaseResult {
        let holder = clock.uuid()
        let (claimed, unreadable) = try await write(processingDue: .nothing) { operations in
            try Self.claim(choice, holder, operations.rows)
        }
        var claims = NotificationLeaseResult(faults: unreadable)
        for claimed in claimed {
            do throws(ServiceFailure) {
                claims.dispatches.append(
                    LeasedNotification(
                        id: claimed.row.id, holder: holder, url: claimed.url,
                        signedPayload: try signed(claimed)))
            } catch {
                claims.faults.append(try await setAside(claimed.row))
            }
        }
        return claims
    }

    /// Sets aside a notification whose content cannot be signed.
    private func setAside(
        _ row: NotificationRow
    ) async throws(ServiceFailure) -> NotificationError {
        try await write(processingDue: .nothing) { operations in
            try operations.rows.setAside(
                row.id, row.sequence, because: "Its contents cannot be signed.")
        }
    }

    /// Stores the result of an attempt and schedules the next one.
    package func record(
        _ result: SendAttemptResult, of dispatch: LeasedNotification
    ) async throws(ServiceFailure) {
        try await write(processingDue: .nothing) { operations in
            let rows = operations.rows
            guard let row = try rows.notification(dispatch.id) else { return }
            let number = try rows.attempts(of: row).count + 1
            try rows.add(result, number: number, of: row)
            guard try rows.ownsLease(dispatch.holder, row) else {
                // The lease has expired and another process sends the notification again. A success still ends it.
                if result == .success { try rows.end(row) }
                return
            }
            // A completed notification that is resent manually gets one attempt only.
            guard row.due != nil else { return try rows.release(row, due: nil) }
            let retry = try rows.notificationTarget()?.retry ?? .once
            try rows.release(
                row,
                due: NotificationRetryRules.next(
                    after: result, attempt: number, retry: retry, now: rows.now))
        }
    }

    /// Releases a claimed notification that was not sent. Its due time does not change.
    package func release(_ dispatch: LeasedNotification) async throws(ServiceFailure) {
        try await write(processingDue: .nothing) { operations in
            guard let row = try operations.rows.notification(dispatch.id),
                try operations.rows.ownsLease(dispatch.holder, row)
            else { return }
            try operations.rows.release(row, due: row.due)
        }
    }

    private static func claim(
        _ choice: NotificationChoice, _ holder: String, _ rows: StoreTables
    ) throws -> ([UnsignedNotification], [NotificationError]) {
        guard let target = try rows.notificationTarget() else { return ([], []) }
        var (claimed, faults): ([UnsignedNotification], [NotificationError]) = ([], [])
        for schedule in try choose(choice, rows) {
            do {
                let row = try rows.notification(at: schedule)
                let transaction = try row.transactionID.map {
                    try rows.transactionForServers(rows.requiredTransaction($0))
                }
                let signedDate = try rows.claim(row, by: holder)
                claimed.append(
                    UnsignedNotification(
                        row: row, transaction: transaction, url: target.url, signedDate: signedDate)
                )
            } catch let damage as DamagedRow {
                let reason = "The store's file is damaged: column “\(damage.column)”."
                faults.append(try rows.setAside(schedule.id, schedule.sequence, because: reason))
            }
        }
        return (claimed, faults)
    }

    private static func choose(
        _ choice: NotificationChoice, _ rows: StoreTables
    ) throws -> [NotificationSchedule] {
        switch choice {
        case .due(let limit):
            let clock = try rows.clock() ?? .real
            let open = try rows.openSchedules().filter { schedule in
                schedule.wait(by: clock, at: rows.machineNow) == 0
            }
            return Array(open.prefix(limit))
        case .one(let id):
            guard let schedule = try rows.schedule(of: id),
                !NotificationLease.isHeld(until: schedule.leaseEnd, at: rows.machineNow)
            else { return [] }
            return [schedule]
        }
    }

    /// The content of a notification at the time of the attempt.
    struct UnsignedNotification: Sendable {
        let row: NotificationRow
        /// The transaction that it is about, in its current state.
        let transaction: Transaction?
        let url: String
        /// Later than the `signedDate` of every earlier attempt with the same original transaction.
        let signedDate: Timestamp
    }

    /// Signs a notification. The transaction inside it is signed separately.
    func signed(_ claimed: UnsignedNotification) throws(ServiceFailure) -> JWS {
        let content: NotificationContent =
            if let summary = claimed.row.summary {
                .summary(summary)
            } else {
                .data(try data(of: claimed))
            }
        return try signed(
            NotificationPayload(
                id: claimed.row.id, kind: claimed.row.kind, signedDate: claimed.signedDate,
                content: content))
    }

    private func data(of claimed: UnsignedNotification) throws(ServiceFailure) -> NotificationData {
        var data = NotificationData(bundleID: bundleID)
        if let snapshot = claimed.row.snapshot {
            data.status = snapshot.status
            data.signedTransactionInfo = try signed(
                snapshot.transaction.changed { $0.signedDate = claimed.signedDate })
            data.signedRenewalInfo = try signed(
                snapshot.renewal.changed { $0.signedDate = claimed.signedDate })
        } else if let transaction = claimed.transaction {
            data.signedTransactionInfo = try signed(
                transaction.changed { $0.signedDate = claimed.signedDate })
        }
        data.consumptionRequestReason = claimed.row.reason
        return data
    }
}
