import Dispatch
import GRDB
import KioskTestSupport
import SandboxTables
import StoreAPI
import StoreFiles
import Synchronization
import Testing

/// Concurrent requests that wait for the database.
@Suite("Write batches", .timeLimit(.minutes(5)))
struct WriteBatcherTests {
    let folder: TemporaryFolder
    let database: DatabaseQueue
    let decisions: WriteBatcher
    private let commits = Count()
    private let shortages = Count()

    init() throws {
        folder = try TemporaryFolder()
        database = try DatabaseQueue(path: folder.file("decisions.sqlite"))
        try database.write { try $0.execute(sql: "CREATE TABLE t (n INTEGER PRIMARY KEY)") }
        let (commits, shortages) = (commits, shortages)
        decisions = WriteBatcher(database, whenFull: { shortages.add() }) { commits.add() }
    }

    func insert(_ number: Int) async throws(ServiceFailure) {
        try await decisions.write { database in
            try database.execute(sql: "INSERT INTO t VALUES (?)", arguments: [number])
        }
    }

    var numbers: [Int] {
        get throws { try database.read { try Int.fetchAll($0, sql: "SELECT n FROM t ORDER BY n") } }
    }

    /// Holds the database while the body makes requests, so that they wait together.
    func holding(_ body: () async throws -> Void) async throws {
        let (gate, isHeld) = (Gate(), AsyncStream<Void>.makeStream())
        async let held: Void = decisions.write { _ in
            isHeld.continuation.yield()
            gate.wait()
        }
        for await _ in isHeld.stream { break }
        defer { gate.open() }
        try await body()
        gate.open()
        _ = try? await held
    }

    @Test("requests that wait at the same time share a commit, each with its own answer")
    func oneCommit() async throws {
        let answers = try await waiting(64) { number in
            try await self.decisions.write { database in
                try database.execute(sql: "INSERT INTO t VALUES (?)", arguments: [number])
                return number
            }
        }
        #expect(answers.compactMap { try? $0.get() }.sorted() == Array(0..<64))
        #expect(try numbers == Array(0..<64))
        #expect(commits.value < 16)
    }

    @Test("a refusal rolls back only what its own request wrote")
    func refusal() async throws {
        let answers = try await waiting(32) { number in
            try await self.decisions.write { database in
                try database.execute(sql: "INSERT INTO t VALUES (?)", arguments: [number])
                if number.isMultiple(of: 2) { throw Refusal(.wrongState, "\(number)") }
                return number
            }
        }
        #expect(answers.filter { (try? $0.get()) == nil }.count == 16)
        #expect(try numbers == Array(0..<32).filter { !$0.isMultiple(of: 2) })
    }

    @Test("small parts share a transaction and run before a large part, which has its own")
    func smallParts() async throws {
        let decisions = decisions
        var large: Task<[Int], any Error>?
        var small: [Task<Void, any Error>] = []
        try await holding {
            large = Task {
                try await decisions.writePart { try Int.fetchAll($0, sql: "SELECT n FROM t") }
            }
            while decisions.waitingCount < 1 { await Task.yield() }
            for number in 1...3 {
                small.append(
                    Task {
                        try await decisions.writePart(isSmall: true) { database in
                            try database.execute(
                                sql: "INSERT INTO t VALUES (?)", arguments: [number])
                            if number == 2 { throw Refusal(.wrongState, "no") }
                        }
                    })
            }
            while decisions.waitingCount < 4 { await Task.yield() }
        }
        #expect(try await large?.value == [1, 3])
        #expect(commits.value == 1)
        await #expect(throws: ServiceFailure.self) { try await small[1].value }
    }

    @Test("a failed commit fails all its requests and writes nothing")
    func failure() async throws {
        let failing = FailingCommit()
        database.add(transactionObserver: failing)
        let answers = try await waiting(8) { number in
            try await self.insert(number)
            return number
        }
        for answer in answers {
            #expect(throws: ServiceFailure.noAnswer(NoAnswer(.cut))) { try answer.get() }
        }
        #expect(try numbers.isEmpty && commits.value == 0)
        #expect(shortages.value > 0)
        database.remove(transactionObserver: failing)
        try await insert(1)
        #expect(try numbers == [1])
    }

    @Test(
        "on a full disk room is made once for all waiting requests, and later requests are processed"
    )
    func full() async throws {
        try await database.write { database in
            try database.execute(sql: "CREATE TABLE large (text TEXT)")
            let pages = try Int.fetchOne(database, sql: "PRAGMA page_count") ?? 0
            _ = try Int.fetchOne(database, sql: "PRAGMA max_page_count = \(pages + 1)")
        }
        let text = String(repeating: "x", count: 100_000)
        let answers = try await waiting(8) { number in
            try await self.decisions.write { database in
                try database.execute(sql: "INSERT INTO t VALUES (?)", arguments: [number])
                if number == 3 {
                    try database.execute(sql: "INSERT INTO large VALUES (?)", arguments: [text])
                }
                return number
            }
        }
        #expect(throws: ServiceFailure.noAnswer(NoAnswer(.cut))) { try answers[3].get() }
        #expect(shortages.value == 1)
        #expect(try numbers == answers.compactMap { try? $0.get() }.sorted())
        for number in 10..<13 { try await insert(number) }
        #expect(try numbers.suffix(3) == [10, 11, 12] && shortages.value == 1)
    }

    @Test("a request that writes nothing makes no commit")
    func quiet() async throws {
        _ = try await decisions.write { try Int.fetchOne($0, sql: "SELECT count(*) FROM t") }
        #expect(commits.value == 0)
    }

    @Test("reads run beside each other, and an accidental write in one is rolled back")
    func questions() async throws {
        try await insert(1)
        let answers = try await waiting(32) { number in
            try await self.decisions.read { database in
                if number == 5 { try database.execute(sql: "INSERT INTO t VALUES (100)") }
                if number.isMultiple(of: 2) { throw Refusal(.wrongState, "\(number)") }
                return try Int.fetchOne(database, sql: "SELECT n FROM t") ?? 0
            }
        }
        #expect(answers.compactMap { try? $0.get() } == Array(repeating: 1, count: 16))
        #expect(try numbers == [1])
        #expect(commits.value == 1)
        try await insert(2)
        #expect(try numbers == [1, 2])
    }

    @Test(
        "with a read pool, a read does not wait for a write in progress, and sees all writes before it"
    )
    func apart() async throws {
        let schema = DatabaseSchema(
            applicationID: 7, steps: ["CREATE TABLE t (n INTEGER PRIMARY KEY) STRICT"])
        let file = try DatabaseFile.open(folder.file("apart.sqlite"), schema: schema)
        let decisions = WriteBatcher(file)
        try decisions.useReadPool(schema)
        @Sendable func insert(_ number: Int) async throws {
            try await decisions.write { database in
                try database.execute(sql: "INSERT INTO t VALUES (?)", arguments: [number])
            }
        }
        @Sendable func read() async throws -> [Int] {
            try await decisions.read { try Int.fetchAll($0, sql: "SELECT n FROM t") }
        }
        try await insert(1)
        let (gate, isHeld) = (Gate(), AsyncStream<Void>.makeStream())
        defer { gate.open() }
        async let held: Void = decisions.write { database in
            try database.execute(sql: "INSERT INTO t VALUES (2)")
            isHeld.continuation.yield()
            gate.wait()
        }
        for await _ in isHeld.stream { break }
        #expect(try await read() == [1])
        gate.open()
        try await held
        #expect(try await read() == [1, 2])

        let refusal = Refusal(.wrongState, "no")
        await #expect(throws: ServiceFailure.refusal(refusal)) {
            try await decisions.read { _ in throw refusal }
        }
        await #expect(throws: ServiceFailure.noAnswer(NoAnswer(.cut))) {
            try await decisions.read { try $0.execute(sql: "INSERT INTO t VALUES (3)") }
        }
        #expect(try await read() == [1, 2])
        decisions.stop()
        await #expect(throws: ServiceFailure.noAnswer(NoAnswer(.cut))) { try await read() }
    }

    @Test(
        "with a read pool, more concurrent reads than connections each see all earlier writes")
    func crowd() async throws {
        let schema = DatabaseSchema(
            applicationID: 7, steps: ["CREATE TABLE t (n INTEGER PRIMARY KEY) STRICT"])
        let file = try DatabaseFile.open(folder.file("crowd.sqlite"), schema: schema)
        let decisions = WriteBatcher(file)
        try decisions.useReadPool(schema)
        for round in 1...20 {
            try await decisions.write { database in
                try database.execute(sql: "INSERT INTO t VALUES (?)", arguments: [round])
            }
            let counts = try await withThrowingTaskGroup(of: Int?.self) { group in
                for _ in 0..<32 {
                    group.addTask {
                        try await decisions.read {
                            try Int.fetchOne($0, sql: "SELECT count(*) FROM t")
                        }
                    }
                }
                return try await group.reduce(into: []) { $0.append($1) }
            }
            #expect(counts == Array(repeating: round, count: 32))
        }
    }

    /// Makes requests that wait together, and returns their answers.
    private func waiting(
        _ count: Int, _ body: @escaping @Sendable (Int) async throws -> Int
    ) async throws -> [Result<Int, any Error>] {
        let started = AsyncStream<Void>.makeStream()
        let tasks = (0..<count).map { number in
            {
                Task { () -> Result<Int, any Error> in
                    started.continuation.yield()
                    do { return .success(try await body(number)) } catch { return .failure(error) }
                }
            }
        }
        var running: [Task<Result<Int, any Error>, Never>] = []
        try await holding {
            running = tasks.map { $0() }
            var seen = 0
            for await _ in started.stream {
                seen += 1
                if seen == count { break }
            }
        }
        var answers: [Result<Int, any Error>] = []
        for task in running { answers.append(await task.value) }
        return answers
    }
}

/// A counter for any thread.
private final class Count: Sendable {
    private let count = Mutex(0)
    var value: Int { count.withLock { $0 } }
    func add() { count.withLock { $0 += 1 } }
}

/// Blocks a thread until it is opened.
final class Gate: Sendable {
    private let semaphore = DispatchSemaphore(value: 0)
    func wait() { semaphore.wait() }
    func open() { semaphore.signal() }
}

/// Refuses the commit of every transaction that wrote something.
private final class FailingCommit: TransactionObserver {
    func observes(eventsOfKind eventKind: DatabaseEventKind) -> Bool { true }
    func databaseDidChange(with event: DatabaseEvent) {}
    func databaseWillCommit() throws { throw DatabaseError(resultCode: .SQLITE_FULL) }
    func databaseDidCommit(_ database: Database) {}
    func databaseDidRollback(_ database: Database) {}
}
