import SandboxStore
package import StoreAPI
package import StoreModel

/// Sends the due notifications and records the results; any number of processes can run a worker on the same files.
///
/// A process holds a lease on a notification while it sends it. If the process terminates before it has recorded the
/// result, the lease expires after half a minute, and the notification is sent again with the same ID: at least once,
/// and never twice at the same time. Notifications with the same original transaction are sent one after the other, in
/// the order of their events.
package struct NotificationWorker: Sendable {
    private let backend: EmbeddedBackend
    private let notificationSender: any NotificationSender
    private let pause: FaultInterceptor.Pause
    private let onFault: @Sendable (NotificationError) -> Void

    /// The maximum number of notifications that are sent concurrently.
    private static let maximumConcurrentSends = 8
    /// How long the worker waits after the store did not answer, in milliseconds.
    private static let failureDelay: Int64 = 5_000

    /// Creates a worker.
    ///
    /// - Parameters:
    ///   - onFault: Called for each notification that is set aside because it cannot be sent.
    ///   - pause: Waits for this number of milliseconds of the machine's clock.
    package init(
        _ backend: EmbeddedBackend, over sender: any NotificationSender,
        onFault: @escaping @Sendable (NotificationError) -> Void = { _ in },
        pause: @escaping FaultInterceptor.Pause = { try await Task.sleep(for: .milliseconds($0)) }
    ) {
        self.backend = backend
        self.notificationSender = sender
        self.pause = pause
        self.onFault = onFault
    }

    /// Sends notifications as they become due, until the task is cancelled.
    package func run() async {
        await Worker(backend: backend, pass: { await sendDue() }, pause: pause).run()
    }

    /// Sends all due notifications.
    ///
    /// - Returns: The time until the next one is due in milliseconds; nil if none waits.
    @discardableResult
    package func sendDue() async -> Int64? {
        do {
            while !Task.isCancelled, try await backend.store.nextNotification() == 0 {
                let claims = try await claim(.due(Self.maximumConcurrentSends))
                guard !claims.isEmpty else { break }
                await send(claims.dispatches)
            }
            return try await backend.store.nextNotification().map { max($0, 50) }
        } catch {
            return Self.failureDelay
        }
    }

    /// Sends a notification now, whether it is due or not.
    ///
    /// - Returns: The result; nil if the notification is unknown, cannot be sent, or is being sent by another
    ///   process.
    package func send(_ id: NotificationID) async throws(ServiceFailure) -> SendAttemptResult? {
        guard let dispatch = try await claim(.one(id)).dispatches.first else { return nil }
        return try await send(dispatch)
    }

    /// Sends all due notifications, one after the other.
    ///
    /// - Returns: The result of each attempt, without notifications that another process is sending.
    package func sendSequentially() async throws(ServiceFailure) -> [NotificationID:
        SendAttemptResult]
    {
        var results: [NotificationID: SendAttemptResult] = [:]
        while true {
            let claims = try await claim(.due(1))
            guard !claims.isEmpty else { return results }
            for dispatch in claims.dispatches {
                results[dispatch.id] = try await send(dispatch)
            }
        }
    }

    private func send(
        _ dispatch: LeasedNotification
    ) async throws(ServiceFailure) -> SendAttemptResult {
        let result = await sender().post(dispatch.signedPayload, to: dispatch.url)
        try await backend.store.record(result, of: dispatch)
        return result
    }

    private func claim(
        _ choice: SandboxStoreService.NotificationChoice
    ) async throws(ServiceFailure) -> NotificationLeaseResult {
        let claims = try await backend.store.claim(choice)
        for fault in claims.faults { onFault(fault) }
        return claims
    }

    private func send(_ claimed: [LeasedNotification]) async {
        // The sender is chosen once, so that all of them begin in their order.
        let sender = await sender()
        await withTaskGroup(of: Void.self) { group in
            for dispatch in claimed { group.addTask { await send(dispatch, over: sender) } }
        }
    }

    /// Returns the sender, which applies faults if any are planned.
    private func sender() async -> any NotificationSender {
        // If the plans cannot be read now, the sender of faults reads them again for each notification.
        let isPlanned = (try? await backend.store.isPlanned(.notifications)) ?? true
        guard isPlanned else { return notificationSender }
        return FaultyNotificationSender(backend: backend, sender: notificationSender, pause: pause)
    }

    private func send(
        _ dispatch: LeasedNotification, over sender: any NotificationSender
    ) async {
        let result = await sender.post(dispatch.signedPayload, to: dispatch.url)
        if result != .success, Task.isCancelled {
            // The attempt failed because this worker was cancelled, so it does not count as a failure of the server.
            try? await backend.store.release(dispatch)
        } else {
            // If the result cannot be recorded, the notification is sent again after its lease has expired.
            try? await backend.store.record(result, of: dispatch)
        }
    }
}
