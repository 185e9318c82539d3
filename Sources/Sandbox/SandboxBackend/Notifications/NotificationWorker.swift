import SandboxStore
package import StoreAPI
package import StoreModel

/// Sends what is due, and writes down how that ended; any number of processes may run one on the same files.
///
/// A notification is held while it is sent. Whoever dies between sending and writing down leaves it held for half a minute,
/// and then it is sent once more with the same id: at least once, and never twice at the same time. Those with one first
/// transaction are sent one after the other, in the order of the facts.
package struct NotificationWorker: Sendable {
    private let backend: EmbeddedBackend
    private let poster: any NotificationSender
    private let pause: FaultInterceptor.Pause
    private let onFault: @Sendable (NotificationError) -> Void

    /// How many are sent at the same time.
    private static let crowd = 8
    /// How long it waits after the store gave no answer, in milliseconds.
    private static let silence: Int64 = 5_000

    /// Takes the parts as they are.
    ///
    /// - Parameters:
    ///   - onFault: Hears of what can never be sent, once of each.
    ///   - pause: Waits so many milliseconds of the machine's clock.
    package init(
        _ backend: EmbeddedBackend, over poster: any NotificationSender,
        onFault: @escaping @Sendable (NotificationError) -> Void = { _ in },
        pause: @escaping FaultInterceptor.Pause = { try await Task.sleep(for: .milliseconds($0)) }
    ) {
        self.backend = backend
        self.poster = poster
        self.pause = pause
        self.onFault = onFault
    }

    /// Sends whatever is due until the task is cancelled, and sleeps while nothing is.
    package func run() async {
        await Worker(backend: backend, pass: { await sendDue() }, pause: pause).run()
    }

    /// Sends all that is due now.
    ///
    /// - Returns: In how many milliseconds there is more; nil where nothing waits.
    @discardableResult
    package func sendDue() async -> Int64? {
        do {
            while !Task.isCancelled, try await backend.store.nextNotification() == 0 {
                let claims = try await claim(.due(Self.crowd))
                guard !claims.isEmpty else { break }
                await send(claims.dispatches)
            }
            return try await backend.store.nextNotification().map { max($0, 50) }
        } catch {
            return Self.silence
        }
    }

    /// Sends one now, whether it is due or not.
    ///
    /// - Returns: How it ended; nil where it is unknown, can never be sent, or somebody else is sending it.
    package func send(_ id: NotificationID) async throws(ServiceFailure) -> SendAttemptResult? {
        guard let dispatch = try await claim(.one(id)).dispatches.first else { return nil }
        return try await send(dispatch)
    }

    /// Sends all that is due now, one after the other, each in its turn.
    ///
    /// - Returns: How each attempt ended; those that another process is sending are not among them.
    package func sendInTurn() async throws(ServiceFailure) -> [NotificationID: SendAttemptResult] {
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
        _ dispatch: NotificationDispatch
    ) async throws(ServiceFailure) -> SendAttemptResult {
        let result = await line().post(dispatch.signedPayload, to: dispatch.url)
        try await backend.store.record(result, of: dispatch)
        return result
    }

    private func claim(
        _ choice: SandboxStoreService.NotificationChoice
    ) async throws(ServiceFailure) -> NotificationClaims {
        let claims = try await backend.store.claim(choice)
        for fault in claims.faults { onFault(fault) }
        return claims
    }

    private func send(_ claimed: [NotificationDispatch]) async {
        // Asked once for all of them: they set out in their order.
        let line = await line()
        await withTaskGroup(of: Void.self) { group in
            for dispatch in claimed { group.addTask { await send(dispatch, over: line) } }
        }
    }

    /// What lies between the store and the team's server.
    private func line() async -> any NotificationSender {
        guard await backend.store.isPlanned(.notifications) else { return poster }
        return FaultyNotificationSender(backend: backend, poster: poster, pause: pause)
    }

    private func send(
        _ dispatch: NotificationDispatch, over line: any NotificationSender
    ) async {
        let result = await line.post(dispatch.signedPayload, to: dispatch.url)
        if result != .success, Task.isCancelled {
            // It failed because the sender was told to stop: that is nothing to be held against the server.
            try? await backend.store.release(dispatch)
        } else {
            // What cannot be written down is sent again once it is held no longer.
            try? await backend.store.record(result, of: dispatch)
        }
    }
}
