import SandboxStore

/// Runs a pass whenever something may have changed or has become due, and sleeps in between.
struct Worker: Sendable {
    /// The backend whose changes wake the worker.
    let backend: EmbeddedBackend
    /// Processes everything that is due, and returns the time until more is due in milliseconds of the machine's clock;
    /// nil if nothing waits.
    let pass: @Sendable () async -> Int64?
    /// Waits for this number of milliseconds; throws if the task is cancelled.
    var pause: FaultInterceptor.Pause = { try await Task.sleep(for: .milliseconds($0)) }

    /// The maximum sleep, in milliseconds: the store's clock may be set without a notification.
    private static let maximumSleep: Int64 = 3_600_000

    /// Runs until the task is cancelled.
    func run() async {
        let (wakeUps, wakeUpInput) = AsyncStream<Void>.makeStream(
            bufferingPolicy: .bufferingNewest(1))
        wakeUpInput.yield()
        await withTaskGroup(of: Void.self) { group in
            group.addTask { await listen(wakeUpInput) }
            var timer: Task<Void, Never>?
            for await _ in wakeUps {
                timer?.cancel()
                guard let wait = await pass() else { continue }
                // The task of the timer runs on the caller's executor.
                let executor = withUnsafeCurrentTask { $0?.unownedTaskExecutor?.asTaskExecutor() }
                timer = Task(executorPreference: executor) {
                    let wait = min(max(wait, 0), Self.maximumSleep)
                    guard (try? await pause(wait)) != nil else { return }
                    wakeUpInput.yield()
                }
            }
            timer?.cancel()
            group.cancelAll()
        }
    }

    private func listen(_ wakeUpInput: AsyncStream<Void>.Continuation) async {
        while !Task.isCancelled {
            for await _ in backend.changeSignals() { wakeUpInput.yield() }
            // A watch can end, for example when the system has run out of file watches; it is then started again.
            guard (try? await pause(1_000)) != nil else { return }
            wakeUpInput.yield()
        }
    }
}
