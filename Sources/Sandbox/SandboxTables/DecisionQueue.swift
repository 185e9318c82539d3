package import GRDB
package import StoreAPI
package import StoreFiles
import Synchronization

/// Decides requests at one database: those that wait for the disk at the same time in one transaction.
///
/// Each is decided from the rows alone, as if it were alone, in the order of their arrival; a refusal takes back what its
/// own request wrote, and nothing else. Nobody is answered before the commit of all, and if that fails nobody was.
package final class DecisionQueue: Sendable {
    /// The database.
    package let database: DatabaseQueue
    private let driver: DatabaseDriver
    private let whenFull: @Sendable () -> Void
    private let afterCommit: @Sendable () -> Void
    private let waiting = Mutex(Waiting())
    /// Answer questions apart from ``database``; nil where nobody asked for that.
    private let readers = Mutex<ReadingConnections?>(nil)

    private struct Waiting {
        var requests: [Request] = []
        /// Those that only read.
        var questions: [Request] = []
        /// Whether the database's turn comes without anybody asking for it.
        var isTurnComing = false
        var isStopped = false
    }

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
        let others = try ReadingConnections(database.path, schema: schema)
        readers.withLock { $0 = others }
    }

    /// From now on nobody is answered: the file is not what was written.
    package func stop() { waiting.withLock { $0.isStopped = true } }

    /// Decides one request in a transaction that holds the file's write lock from its beginning.
    ///
    /// A thrown ``ServiceFailure`` rolls the request back and passes on. Any failure of SQLite is no answer: a COMMIT
    /// that failed may have been one, so the request has to be asked again, and then reads the rows. A request that
    /// was begun is decided, whatever becomes of its caller.
    package func deciding<Value: Sendable>(
        _ body: @escaping @Sendable (Database) throws -> Value
    ) async throws(ServiceFailure) -> Value {
        try await answer(body) { $0.requests.append($1) }
    }

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
        let answer: Result<Value, ServiceFailure> = await withCheckedContinuation { caller in
            let request = Request(
                decide: { database in
                    let value = try body(database)
                    return { caller.resume(returning: .success(value)) }
                },
                fail: { caller.resume(returning: .failure($0)) })
            add { enqueue(&$0, request) }
        }
        return try answer.get()
    }

    private var isStopped: Bool { waiting.withLock { $0.isStopped } }

    private func add(_ enqueue: (inout Waiting) -> Void) {
        let isTurnComing = waiting.withLock { waiting in
            enqueue(&waiting)
            defer { waiting.isTurnComing = true }
            return waiting.isTurnComing
        }
        if !isTurnComing { takeTurn() }
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

    /// Answers all that have arrived, those that write nothing without waiting for a commit; says whether more have come.
    private func answerAll(in database: Database) -> Bool {
        let (questions, requests) = waiting.withLock { waiting in
            defer { (waiting.questions, waiting.requests) = ([], []) }
            return (waiting.questions, waiting.requests)
        }
        if !questions.isEmpty { answer(questions, from: database) }
        if !requests.isEmpty { decide(requests, in: database) }
        return waiting.withLock { waiting in
            waiting.isTurnComing = !(waiting.requests.isEmpty && waiting.questions.isEmpty)
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

/// A request that waits for its turn.
private struct Request: Sendable {
    /// Tells the caller, once that may be.
    typealias Answer = () -> Void

    let decide: @Sendable (Database) throws -> Answer
    let fail: @Sendable (ServiceFailure) -> Void

    /// Answers a question among others; its failure is its own.
    func answer(from database: Database) -> Answer {
        do {
            return try decide(database)
        } catch {
            let failure = ServiceFailure(database: error)
            return { fail(failure) }
        }
    }

    /// Decides among others, on which a failure of its own has no effect.
    ///
    /// - Parameter endsAll: Whether a failure is not this request's alone.
    func decide(apart database: Database, endsAll: (any Error) -> Bool) throws -> Answer {
        var answer: Answer = {}
        do {
            try database.inSavepoint {
                answer = try decide(database)
                return .commit
            }
        } catch {
            // Some failures of the disk end the transaction of all.
            guard database.isInsideTransaction, !endsAll(error) else { throw error }
            let failure = ServiceFailure(database: error)
            return { fail(failure) }
        }
        return answer
    }
}

extension ServiceFailure {
    /// What a request ends with that failed at the database.
    fileprivate init(database error: any Error) {
        self =
            switch error {
            case let failure as ServiceFailure: failure
            case let refusal as Refusal: .refusal(refusal)
            case let error as DatabaseError where error.resultCode == .SQLITE_BUSY:
                .noAnswer(NoAnswer(.timeout))
            default: .noAnswer(NoAnswer(.cut))
            }
    }
}
