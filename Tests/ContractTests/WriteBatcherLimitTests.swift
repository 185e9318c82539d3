import GRDB
import SandboxTables
import StoreAPI
import Testing

/// Tests a queue with more requests than it can process.
extension WriteBatcherTests {
    /// Starts a request of a caller whose connection may already be closed.
    private func asking(_ number: Int, isGone: Bool) -> Task<Void, any Error> {
        Task {
            try await RequestCaller.$current.withValue(RequestCaller { isGone }) {
                try await insert(number)
            }
        }
    }

    @Test(
        "a request that was cancelled before it began is dropped, and one that has begun is completed"
    )
    func givenUp() async throws {
        var waiting: [Task<Void, any Error>] = []
        try await holding {
            for number in 0..<4 {
                waiting.append(asking(number, isGone: number == 1))
            }
            while self.decisions.waitingCount < 4 { await Task.yield() }
            waiting[2].cancel()
        }
        var failures: [ServiceFailure?] = []
        for task in waiting { failures.append(await task.failure) }
        let dropped = ServiceFailure.noAnswer(NoAnswer(.cut))
        #expect(failures == [nil, dropped, dropped, nil])
        #expect(try numbers == [0, 3])

        let (gate, hasBegun) = (Gate(), AsyncStream<Void>.makeStream())
        let decisions = self.decisions
        let begun = Task {
            try await decisions.write { database in
                hasBegun.continuation.yield()
                gate.wait()
                try database.execute(sql: "INSERT INTO t VALUES (7)")
            }
        }
        for await _ in hasBegun.stream { break }
        begun.cancel()
        gate.open()
        try await begun.value
        #expect(try numbers == [0, 3, 7])
    }

    @Test("waiting requests are processed between two parts of larger work")
    func parts() async throws {
        let (gate, hasBegun) = (Gate(), AsyncStream<Void>.makeStream())
        let decisions = self.decisions
        let first = Task {
            try await decisions.writePart { _ in
                hasBegun.continuation.yield()
                gate.wait()
            }
        }
        for await _ in hasBegun.stream { break }
        let second = Task {
            try await decisions.writePart { try Int.fetchAll($0, sql: "SELECT n FROM t") }
        }
        while decisions.waitingCount < 1 { await Task.yield() }
        let request = Task { try await insert(10) }
        while decisions.waitingCount < 2 { await Task.yield() }
        gate.open()
        #expect(try await second.value == [10])
        try await first.value
        try await request.value
    }

    @Test("a request of a task that is already cancelled is processed, because it may be a cleanup")
    func cleanup() async throws {
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            try await insert(1)
        }
        try await task.value
        #expect(try numbers == [1])
    }

    @Test(
        "congestion clears as soon as its callers are gone; until then further requests are asked to wait"
    )
    func congestion() async throws {
        decisions.bound(to: 100)
        var callers: [Task<Void, any Error>] = []
        try await holding {
            for number in 0..<100 { callers.append(Task { try await insert(number) }) }
            while decisions.waitingCount < 100 { await Task.yield() }
            let crowded = ServiceFailure.noAnswer(NoAnswer(.timeout, retryAfter: 2_000))
            await #expect(throws: crowded) { try await insert(200) }
            await #expect(throws: crowded) { try await decisions.read { _ in } }
            // The callers give up, as after a stall that exceeds the timeout of a client.
            for caller in callers { caller.cancel() }
        }
        for caller in callers { _ = await caller.result }
        try await insert(300)
        #expect(try numbers == [300])
        #expect(decisions.waitingCount == 0)
    }
}

extension Task where Success == Void, Failure == any Error {
    /// The failure of the task; nil if it succeeded.
    fileprivate var failure: ServiceFailure? {
        get async {
            do {
                try await value
                return nil
            } catch {
                return error as? ServiceFailure
            }
        }
    }
}
