import GRDB
package import StoreAPI
import StoreFiles
import Synchronization

/// Reports whether the caller of a request can still receive its answer.
final class CallerState: Sendable {
    private let hasEnded = Mutex(false)
    private let caller = RequestCaller.current

    /// Whether the caller is gone.
    var isOver: Bool { hasEnded.withLock { $0 } || caller?.isGone() ?? false }

    /// Marks the caller as gone.
    func markAsLeft() { hasEnded.withLock { $0 = true } }
}

/// A request that waits until the database is free.
struct Request: Sendable {
    /// Delivers the result to the caller. Call it after the commit.
    typealias Delivery = () -> Void

    /// The failure of a dropped request.
    static let dropped = ServiceFailure.noAnswer(NoAnswer(.cut))

    /// Whether the caller is still there.
    let callerState: CallerState
    /// Runs the request and returns how to deliver its result.
    let decide: @Sendable (Database) throws -> Delivery
    /// Delivers a failure to the caller.
    let fail: @Sendable (ServiceFailure) -> Void

    /// Drops the request, which has not begun, if its caller is gone.
    func isDropped() -> Bool {
        guard callerState.isOver else { return false }
        fail(Self.dropped)
        return true
    }

    /// Runs a read together with others. Its failure does not affect them.
    func answer(from database: Database) -> Delivery {
        do {
            return try decide(database)
        } catch {
            let failure = ServiceFailure(database: error)
            return { fail(failure) }
        }
    }

    /// Runs a write in a savepoint of a shared transaction, so that its failure does not affect the other requests.
    ///
    /// - Parameter endsAll: Returns whether an error affects all requests of the transaction.
    func decideInSavepoint(_ database: Database, endsAll: (any Error) -> Bool) throws -> Delivery {
        do {
            return try database.savepoint { try decide(database) }
        } catch {
            // Some disk failures end the transaction, and with it the work of every request in it.
            guard database.isInsideTransaction, !endsAll(error) else { throw error }
            let failure = ServiceFailure(database: error)
            return { fail(failure) }
        }
    }
}

extension ServiceFailure {
    /// Creates the failure of a request from an error of the database.
    package init(database error: any Error) {
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
