import SandboxStore

/// Does what is due whenever something may have changed, and sleeps while nothing is.
struct Worker: Sendable {
    /// Whose changes wake it.
    let backend: EmbeddedBackend
    /// Does all that is due now, and says in how many of the machine's milliseconds there is more; nil for never.
    let pass: @Sendable () async -> Int64?
    /// Waits so many milliseconds; throws when it is given up.
    var pause: FaultInterceptor.Pause = { try await Task.sleep(for: .milliseconds($0)) }

    /// The longest sleep, in milliseconds: somebody may set the store's clock without a word.
    private static let longest: Int64 = 3_600_000

    /// Works until the task is cancelled.
    func run() async {
        let (bell, ring) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
        ring.yield()
        await withTaskGroup(of: Void.self) { group in
            group.addTask { await listen(ring) }
            var alarm: Task<Void, Never>?
            for await _ in bell {
                alarm?.cancel()
                guard let wait = await pass() else { continue }
                // It waits where its caller runs.
                let executor = withUnsafeCurrentTask { $0?.unownedTaskExecutor?.asTaskExecutor() }
                alarm = Task(executorPreference: executor) {
                    let wait = min(max(wait, 0), Self.longest)
                    guard (try? await pause(wait)) != nil else { return }
                    ring.yield()
                }
            }
            alarm?.cancel()
            group.cancelAll()
        }
    }

    private func listen(_ ring: AsyncStream<Void>.Continuation) async {
        while !Task.isCancelled {
            for await _ in backend.wakeUps() { ring.yield() }
            // A watch may end, as where the system has none left: it is made anew.
            guard (try? await pause(1_000)) != nil else { return }
            ring.yield()
        }
    }
}
