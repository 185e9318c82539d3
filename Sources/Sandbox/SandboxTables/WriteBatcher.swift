package import GRDB
package import StoreAPI
package import StoreFiles
import Synchronization

/// Runs requests on one database and batches the writes that wait at the same time into one transaction.
///
/// Each request is decided from the rows alone, as if it were the only one, in order of arrival. A refusal rolls back
/// only what its own request wrote. No caller receives an answer before the commit of the batch; if the commit fails,
/// every request of the batch fails.
package final class WriteBatcher: Sendable {
    package let database: DatabaseQueue
    private let driver: DatabaseDriver
    private let whenFull: @Sendable () -> Void
    private let afterCommit: @Sendable () -> Void
    private let queue = Mutex(RequestQueue())
    /// The connections for reads; nil if reads use ``database``.
    private let readers = Mutex<ReadPool?>(nil)

    /// The failure when too many requests wait. `retryAfter` is in milliseconds.
    private static let queueFull = NoAnswer(.timeout, retryAfter: 2_000)

    /// Creates a batcher for an open database.
    ///
    /// - Parameters:
    ///   - driver: How requests are executed.
    ///   - whenFull: Called when a write did not fit on the disk, before the failure is reported to any caller.
    ///   - afterCommit: Called after each commit that changed rows.
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

    /// Moves reads to connections of their own. A server needs this, since many callers read while others wait for the
    /// disk. Each read runs on its caller's thread, in microseconds, instead of in its turn on another thread.
    ///
    /// As before, a read sees everything that was committed before it began.
    /// - Throws: `FileFailure` if the file cannot be opened once more; reads then use ``database`` as before.
    package func useReadPool(_ schema: DatabaseSchema) throws(FileFailure) {
        let others = try ReadPool(database.path, schema: schema)
        readers.withLock { $0 = others }
    }

    /// Limits how many requests may wait. The next one fails at once with a time to retry after.
    package func bound(to limit: Int) { queue.withLock { $0.limit = limit } }

    /// The number of requests, reads and parts of larger work that wait now.
    package var waitingCount: Int { queue.withLock { $0.count + $0.partCount } }

    /// Fails all further requests, because the file does not contain what was written.
    package func stop() { queue.withLock { $0.isStopped = true } }

    /// Runs one request in a transaction that holds the file's write lock from its beginning.
    ///
    /// A thrown ``ServiceFailure`` rolls the request back and is rethrown. A failure of SQLite becomes "no answer": a
    /// COMMIT that reported an error may have succeeded, so the caller must retry and then reads the rows. A request
    /// that has begun is completed even if its caller is gone. It is dropped if its caller is gone before it begins:
    /// the caller's connection is closed (``RequestCaller``), or its task was cancelled while it waited. A request from
    /// a task that was cancelled before the call is still processed, since it may release something before the task
    /// ends.
    package func write<Value: Sendable>(
        _ body: @escaping @Sendable (Database) throws -> Value
    ) async throws(ServiceFailure) -> Value {
        try await answer(body) { $0.requests.append($1) }
    }

    /// Runs one part of work that is larger than a request, outside of the requests' transaction.
    ///
    /// All requests that arrived meanwhile run between two transactions of parts, so that a request waits for at most
    /// one of them. A part whose task is cancelled before it begins is dropped.
    ///
    /// - Parameter isSmall: Whether the part may share a transaction with a few others. Small parts run before the
    ///   others, of which each has its own transaction.
    package func writePart<Value: Sendable>(
        isSmall: Bool = false, _ body: @escaping @Sendable (Database) throws -> Value
    ) async throws(ServiceFailure) -> Value {
        try await answer(body) { queue, request in
            if isSmall { queue.smallParts.append(request) } else { queue.parts.append(request) }
        }
    }

    /// Whether other processes may use the file.
    package var isShared: Bool { driver == .concurrent }

    /// Reads one state of the file. Anything that the body writes by mistake is rolled back.
    ///
    /// - Parameter isOneStatement: Whether the body runs only one statement, which sees one state without a
    ///   transaction.
    package func read<Value: Sendable>(
        isOneStatement: Bool = false,
        _ body: @escaping @Sendable (Database) throws -> Value
    ) async throws(ServiceFailure) -> Value {
        guard let readers = readers.withLock({ $0 }) else {
            return try await answer(body) { $0.reads.append($1) }
        }
        guard !isStopped else { throw .noAnswer(NoAnswer(.cut)) }
        do {
            return try readers.read(isOneStatement: isOneStatement, body)
        } catch {
            throw ServiceFailure(database: error)
        }
    }

    private func answer<Value: Sendable>(
        _ body: @escaping @Sendable (Database) throws -> Value,
        enqueue: @Sendable (inout RequestQueue, Request) -> Void
    ) async throws(ServiceFailure) -> Value {
        guard !isStopped else { throw .noAnswer(NoAnswer(.cut)) }
        let (callerState, wasCancelled) = (CallerState(), Task.isCancelled)
        let answer: Result<Value, ServiceFailure> = await withTaskCancellationHandler {
            await withCheckedContinuation { caller in
                let request = Request(
                    callerState: callerState,
                    decide: { database in
                        let value = try body(database)
                        return { caller.resume(returning: .success(value)) }
                    },
                    fail: { caller.resume(returning: .failure($0)) })
                guard add({ enqueue(&$0, request) }) else {
                    return request.fail(.noAnswer(Self.queueFull))
                }
            }
        } onCancel: {
            if !wasCancelled { callerState.markAsLeft() }
        }
        return try answer.get()
    }

    private var isStopped: Bool { queue.withLock { $0.isStopped } }

    /// Adds a request to the queue and schedules the queue if necessary.
    ///
    /// - Returns: False if too many requests wait already.
    private func add(_ enqueue: (inout RequestQueue) -> Void) -> Bool {
        let isScheduled: Bool? = queue.withLock { waiting in
            guard max(waiting.count, waiting.partCount) < waiting.limit else { return nil }
            enqueue(&waiting)
            defer { waiting.isScheduled = true }
            return waiting.isScheduled
        }
        guard let isScheduled else { return false }
        if !isScheduled { runQueue() }
        return true
    }

    /// Runs all requests that have arrived by the time the database is free.
    private func runQueue() {
        switch driver {
        case .concurrent:
            database.asyncWriteWithoutTransaction { database in
                if self.answerAll(in: database) { self.runQueue() }
            }
        case .sequential:
            while database.writeWithoutTransaction({ database in self.answerAll(in: database) }) {}
        }
    }

    /// Runs all requests that have arrived, first the reads, which need no commit, and then the next parts of larger
    /// work.
    ///
    /// - Returns: Whether more requests wait.
    private func answerAll(in database: Database) -> Bool {
        let (reads, requests) = queue.withLock { waiting in
            defer { (waiting.reads, waiting.requests) = ([], []) }
            return (waiting.reads, waiting.requests)
        }
        let open = (reads.filter { !$0.isDropped() }, requests.filter { !$0.isDropped() })
        if !open.0.isEmpty { answer(open.0, from: database) }
        if !open.1.isEmpty { decide(open.1, in: database) }
        // A request that was just found to be larger may wait already.
        let parts = queue.withLock { $0.takeParts() }.filter { !$0.isDropped() }
        if !parts.isEmpty {
            decide(parts, in: database)
            if isShared, queue.withLock({ $0.partCount > 0 }) {
                DatabaseFile.letOtherProcessesWrite()
            }
        }
        return queue.withLock { waiting in
            waiting.isScheduled = !waiting.isEmpty
            return waiting.isScheduled
        }
    }

    private func isFull(_ error: any Error) -> Bool {
        guard error is DatabaseError else { return false }
        return if case .full = DatabaseFile.failure(of: error, database.path) { true } else {
            false
        }
    }

    /// Frees disk space, also that of the write-ahead log, for the callers that failed and will retry.
    private func freeSpace(in database: Database) {
        whenFull()
        _ = try? database.checkpoint(.truncate)
    }

    private func answer(_ reads: [Request], from database: Database) {
        do {
            let answers = try database.readConsistently {
                reads.map { $0.answer(from: database) }
            }
            for answer in answers { answer() }
        } catch {
            let failure = ServiceFailure(database: error)
            for read in reads { read.fail(failure) }
        }
    }

    private func decide(_ requests: [Request], in database: Database) {
        let changes = database.totalChangesCount
        var answers: [Request.Delivery] = []
        do {
            try database.inTransaction(.immediate) {
                for request in requests {
                    // The caller may have gone while the requests before this one ran.
                    guard !request.callerState.isOver else {
                        answers.append { request.fail(Request.dropped) }
                        continue
                    }
                    answers.append(
                        requests.count == 1
                            ? try request.decide(database)
                            : try request.decideInSavepoint(database, endsAll: isFull))
                }
                return .commit
            }
        } catch {
            if isFull(error) { freeSpace(in: database) }
            let failure = ServiceFailure(database: error)
            for request in requests { request.fail(failure) }
            return
        }
        if database.totalChangesCount != changes { afterCommit() }
        for answer in answers { answer() }
    }
}
