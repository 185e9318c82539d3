package import GRDB
package import StoreAPI
package import StoreFiles
import Synchronization

/// Decides requests at one database: those that wait for the disk at the same time in one transaction.
///
/// Each is decided from the rows alone, as if it were alone, in the order of their arrival; a refusal takes back what its
/// own request wrote, and nothing else. Nobody is answered before the commit of all, and if that fails nobody was.
package final class WriteBatcher: Sendable {
    /// The database.
    package let database: DatabaseQueue
    private let driver: DatabaseDriver
    private let whenFull: @Sendable () -> Void
    private let afterCommit: @Sendable () -> Void
    private let waiting = Mutex(Waiting())
    /// Answer questions apart from ``database``; nil where nobody asked for that.
    private let readers = Mutex<ReadPool?>(nil)

    private struct Waiting {
        var requests: [Request] = []
        /// Those that only read.
        var questions: [Request] = []
        /// Parts of work that are larger than a request; each has a transaction of its own.
        var parts: [Request] = []
        /// Whether the database's turn comes without anybody asking for it.
        var isTurnComing = false
        var isStopped = false
        /// How many may wait.
        var room = 1024

        var count: Int { requests.count + questions.count }
        var isEmpty: Bool { requests.isEmpty && questions.isEmpty && parts.isEmpty }
    }

    /// No answer, where too many wait already; the wait is in milliseconds.
    private static let crowded = NoAnswer(.timeout, retryAfter: 2_000)

    /// Takes an open database.
    ///
    /// - Parameters:
    ///   - driver: Who carries requests out.
    ///   - whenFull: Called when the disk had no room for a decision, before anybody is told that it failed.
    ///   - afterCommit: Called after each commit that wrote something.
    package init(
        _ database: DatabaseQueue, driver: DatabaseDriver = .concurrent,
        whenFull: @escaping @Sendable () -> Void = {},
        afterCommit: @escaping @Sendable () -> Void = {}
    ) {
        self.database = database
        self.driver = driver
        self.whenFull = whenFull
        self.afterCommit = afterCommit
    }

    /// From now on questions have connections of their own: for a server, of which many ask while others wait for the
    /// disk. Each is answered on its caller's thread, in microseconds, instead of in its turn on another.
    ///
    /// What was decided before a question was asked is in its answer, as before: both read what is committed.
    /// - Throws: `FileFailure` where the file cannot be opened once more; then all is as it was.
    package func readApart(_ schema: DatabaseSchema) throws(FileFailure) {
        let others = try ReadPool(database.path, schema: schema)
        readers.withLock { $0 = others }
    }

    /// Bounds how many requests and questions may wait; the next one gets no answer at once, and a time to ask again.
    package func bound(to room: Int) { waiting.withLock { $0.room = room } }

    /// How many requests, questions and parts of larger work wait now.
    package var waitingCount: Int { waiting.withLock { $0.count + $0.parts.count } }

    /// From now on nobody is answered: the file is not what was written.
    package func stop() { waiting.withLock { $0.isStopped = true } }

    /// Decides one request in a transaction that holds the file's write lock from its beginning.
    ///
    /// A thrown ``ServiceFailure`` rolls the request back and passes on. Any failure of SQLite is no answer: a COMMIT
    /// that failed may have been one, so the request has to be asked again, and then reads the rows. A request that
    /// was begun is decided, whatever becomes of its caller. One whose caller is gone before that is dropped: its
    /// connection is closed (``RequestCaller``), or its task was cancelled while it waited. A task that was cancelled
    /// before it asked is answered, since it may release something before it ends.
    package func deciding<Value: Sendable>(
        _ body: @escaping @Sendable (Database) throws -> Value
    ) async throws(ServiceFailure) -> Value {
        try await answer(body) { $0.requests.append($1) }
    }

    /// Does one part of work that is larger than a request, in a transaction of its own.
    ///
    /// Between two parts, all requests that have arrived meanwhile are decided, so that a request waits for one part at
    /// most. A part whose task is cancelled before it begins is dropped.
    package func working<Value: Sendable>(
        _ body: @escaping @Sendable (Database) throws -> Value
    ) async throws(ServiceFailure) -> Value {
        try await answer(body) { $0.parts.append($1) }
    }

    /// Whether other processes may work on the file.
    package var isShared: Bool { driver == .concurrent }

    /// Reads one state of the file; whatever the body writes by mistake is taken back.
    ///
    /// - Parameter isOneStatement: Whether the body asks by one statement, which needs no transaction to see one state.
    package func reading<Value: Sendable>(
        isOneStatement: Bool = false,
        _ body: @escaping @Sendable (Database) throws -> Value
    ) async throws(ServiceFailure) -> Value {
        guard let readers = readers.withLock({ $0 }) else {
            return try await answer(body) { $0.questions.append($1) }
        }
        guard !isStopped else { throw .noAnswer(NoAnswer(.cut)) }
        do {
            return try readers.looking(isOneStatement: isOneStatement, body)
        } catch {
            throw ServiceFailure(database: error)
        }
    }

    private func answer<Value: Sendable>(
        _ body: @escaping @Sendable (Database) throws -> Value,
        enqueue: @Sendable (inout Waiting, Request) -> Void
    ) async throws(ServiceFailure) -> Value {
        guard !isStopped else { throw .noAnswer(NoAnswer(.cut)) }
        let (presence, wasCancelled) = (Presence(), Task.isCancelled)
        let answer: Result<Value, ServiceFailure> = await withTaskCancellationHandler {
            await withCheckedContinuation { caller in
                let request = Request(
                    presence: presence,
                    decide: { database in
                        let value = try body(database)
                        return { caller.resume(returning: .success(value)) }
                    },
                    fail: { caller.resume(returning: .failure($0)) })
                guard add({ enqueue(&$0, request) }) else {
                    return request.fail(.noAnswer(Self.crowded))
                }
            }
        } onCancel: {
            if !wasCancelled { presence.end() }
        }
        return try answer.get()
    }

    private var isStopped: Bool { waiting.withLock { $0.isStopped } }

    /// - Returns: False where too many wait.
    private func add(_ enqueue: (inout Waiting) -> Void) -> Bool {
        let isTurnComing: Bool? = waiting.withLock { waiting in
            guard max(waiting.count, waiting.parts.count) < waiting.room else { return nil }
            enqueue(&waiting)
            defer { waiting.isTurnComing = true }
            return waiting.isTurnComing
        }
        guard let isTurnComing else { return false }
        if !isTurnComing { takeTurn() }
        return true
    }

    /// Answers, when the database is free, all that have arrived by then.
    private func takeTurn() {
        switch driver {
        case .concurrent:
            database.asyncWriteWithoutTransaction { database in
                if self.answerAll(in: database) { self.takeTurn() }
            }
        case .sequential:
            while database.writeWithoutTransaction({ database in self.answerAll(in: database) }) {}
        }
    }

    /// Answers all that have arrived, those that write nothing without waiting for a commit, and then does one part of larger
    /// work; returns whether more is waiting.
    private func answerAll(in database: Database) -> Bool {
        let (questions, requests, part) = waiting.withLock { waiting in
            defer { (waiting.questions, waiting.requests) = ([], []) }
            let part = waiting.parts.isEmpty ? nil : waiting.parts.removeFirst()
            return (waiting.questions, waiting.requests, part)
        }
        let open = (questions.filter { !$0.isDropped() }, requests.filter { !$0.isDropped() })
        if !open.0.isEmpty { answer(open.0, from: database) }
        if !open.1.isEmpty { decide(open.1, in: database) }
        if let part, !part.isDropped() { decide([part], in: database) }
        return waiting.withLock { waiting in
            waiting.isTurnComing = !waiting.isEmpty
            return waiting.isTurnComing
        }
    }

    private func isFull(_ error: any Error) -> Bool {
        guard error is DatabaseError else { return false }
        return if case .full = DatabaseFile.failure(of: error, database.path) { true } else {
            false
        }
    }

    /// Whoever got no answer asks again, and then finds what room there is: that of the log, too.
    private func makeRoom(in database: Database) {
        whenFull()
        _ = try? database.checkpoint(.truncate)
    }

    private func answer(_ questions: [Request], from database: Database) {
        do {
            let answers = try database.looking { questions.map { $0.answer(from: database) } }
            for answer in answers { answer() }
        } catch {
            let failure = ServiceFailure(database: error)
            for question in questions { question.fail(failure) }
        }
    }

    private func decide(_ requests: [Request], in database: Database) {
        let changes = database.totalChangesCount
        var answers: [Request.Answer] = []
        do {
            try database.inTransaction(.immediate) {
                for request in requests {
                    // The ones before it may have taken long.
                    guard !request.presence.isOver else {
                        answers.append { request.fail(Request.dropped) }
                        continue
                    }
                    answers.append(
                        requests.count == 1
                            ? try request.decide(database)
                            : try request.decide(apart: database, endsAll: isFull))
                }
                return .commit
            }
        } catch {
            if isFull(error) { makeRoom(in: database) }
            let failure = ServiceFailure(database: error)
            for request in requests { request.fail(failure) }
            return
        }
        if database.totalChangesCount != changes { afterCommit() }
        for answer in answers { answer() }
    }
}
