import GRDB
import StoreAPI
import StoreFiles
import Synchronization

/// Whether the caller of a request can still receive its answer.
final class Presence: Sendable {
    private let hasEnded = Mutex(false)
    private let isGone = RequestCaller.isGone

    var isOver: Bool { hasEnded.withLock { $0 } || isGone?() ?? false }

    func end() { hasEnded.withLock { $0 = true } }
}

/// A request that waits for its turn.
struct Request: Sendable {
    /// Tells the caller, once that may be.
    typealias Answer = () -> Void

    /// What a request ends with that was dropped.
    static let dropped = ServiceFailure.noAnswer(NoAnswer(.cut))

    let presence: Presence
    let decide: @Sendable (Database) throws -> Answer
    let fail: @Sendable (ServiceFailure) -> Void

    /// Ends the request, which has not begun, if its caller is gone.
    func isDropped() -> Bool {
        guard presence.isOver else { return false }
        fail(Self.dropped)
        return true
    }

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
    init(database error: any Error) {
        self =
            switch error {
            case let failure as ServiceFailure: failure
            case let refusal as Refusal: .refusal(refusal)
            case let error as DatabaseError where error.resultCode == .SQLITE_BUSY:
                .noAnswer(NoAnswer(.timeout))
            case let damage as DamagedRow: .noAnswer(NoAnswer(.damaged(damage.sentence)))
            default: .noAnswer(NoAnswer(.cut))
            }
    }
}
