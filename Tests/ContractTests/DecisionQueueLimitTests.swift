import Dispatch
import GRDB
import KioskTestSupport
import SandboxTables
import StoreAPI
import Testing

/// What a queue does with more than it can decide.
@Suite("Deciding under load", .timeLimit(.minutes(5)))
struct DecisionQueueLimitTests {
    private let folder: TemporaryFolder
    private let database: DatabaseQueue
    private let decisions: DecisionQueue

    init() throws {
        folder = try TemporaryFolder()
        database = try DatabaseQueue(path: folder.file("decisions.sqlite"))
        try database.write { try $0.execute(sql: "CREATE TABLE t (n INTEGER PRIMARY KEY)") }
        decisions = DecisionQueue(database)
    }

    private func insert(_ number: Int) async throws(ServiceFailure) {
        try await decisions.deciding { database in
            try database.execute(sql: "INSERT INTO t VALUES (?)", arguments: [number])
        }
    }

    private var numbers: [Int] {
        get throws { try database.read { try Int.fetchAll($0, sql: "SELECT n FROM t ORDER BY n") } }
    }

    /// Holds the database while the body makes requests, so that they wait together.
    private func holding(_ body: () async throws -> Void) async throws {
        let (gate, isHeld) = (DispatchSemaphore(value: 0), AsyncStream<Void>.makeStream())
        async let held: Void = decisions.deciding { _ in
            isHeld.continuation.yield()
            gate.wait()
        }
        for await _ in isHeld.stream { break }
        defer { gate.signal() }
        try await body()
        gate.signal()
        _ = try? await held
    }

    /// A request of a caller whose connection may be closed already.
    private func asking(_ number: Int, isGone: Bool) -> Task<Void, any Error> {
        Task {
            try await RequestCaller.$isGone.withValue({ isGone }) {
                try await insert(number)
            }
        }
    }

    @Test(
        "a request that was given up before it began is dropped, and one that has begun is decided")
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

        let (gate, hasBegun) = (DispatchSemaphore(value: 0), AsyncStream<Void>.makeStream())
        let decisions = self.decisions
        let begun = Task {
            try await decisions.deciding { database in
                hasBegun.continuation.yield()
                gate.wait()
                try database.execute(sql: "INSERT INTO t VALUES (7)")
            }
        }
        for await _ in hasBegun.stream { break }
        begun.cancel()
        gate.signal()
        try await begun.value
        #expect(try numbers == [0, 3, 7])
    }

    @Test("a task that was cancelled before it asked is answered: it puts something in order")
    func cleanup() async throws {
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            try await insert(1)
        }
        try await task.value
        #expect(try numbers == [1])
    }

    @Test(
        "congestion clears at once when its callers are gone, and a later request is asked to wait"
    )
    func congestion() async throws {
        decisions.bound(to: 100)
        var callers: [Task<Void, any Error>] = []
        try await holding {
            for number in 0..<100 { callers.append(Task { try await insert(number) }) }
            while decisions.waitingCount < 100 { await Task.yield() }
            let crowded = ServiceFailure.noAnswer(NoAnswer(.timeout, retryAfter: 2_000))
            await #expect(throws: crowded) { try await insert(200) }
            await #expect(throws: crowded) { try await decisions.reading { _ in } }
            // Their patience is over, as after a stall that lasts longer than a client waits.
            for caller in callers { caller.cancel() }
        }
        for caller in callers { _ = await caller.result }
        try await insert(300)
        #expect(try numbers == [300])
        #expect(decisions.waitingCount == 0)
    }
}

extension Task where Success == Void, Failure == any Error {
    /// What it ended with, if it failed.
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
