import SandboxBackend
import ShopTestSupport
import StoreModel
import StoreSigning
import Synchronization

/// A team's server that is slow, that accepts notifications and reports a failure, and that never answers some kinds.
final class StubbornReceiver: NotificationSender {
    /// One attempt, as the server read it.
    struct Arrival: Sendable {
        let id: NotificationID
        let kind: NotificationKind
        let signedDate: Timestamp
        let originalID: TransactionID
    }

    private struct State {
        var arrivals: [Arrival] = []
        var underWay: Set<TransactionID> = []
        var overlaps = 0
        var unread = 0
    }

    private let state = Mutex(State())
    private let verifier: JWSVerifier

    init(_ verifier: JWSVerifier) {
        self.verifier = verifier
    }

    func post(_ signedPayload: JWS, to url: String) async -> SendAttemptResult {
        guard let arrival = try? Self.read(signedPayload, verifier) else {
            state.withLock { $0.unread += 1 }
            return .success
        }
        let earlier = state.withLock { state in
            if !state.underWay.insert(arrival.originalID).inserted { state.overlaps += 1 }
            defer { state.arrivals.append(arrival) }
            return state.arrivals.count { $0.id == arrival.id }
        }
        // Other attempts get their turn during this one.
        for _ in 0..<20 { await Task.yield() }
        state.withLock { _ = $0.underWay.remove(arrival.originalID) }
        switch arrival.kind.type {
        case .didChangeRenewalStatus: return .timedOut
        case .didRenew: return earlier == 0 ? .unsuccessfulStatus : .success
        default: return .success
        }
    }

    /// Reads a signed notification.
    static func read(_ payload: JWS, _ verifier: JWSVerifier) throws -> Arrival {
        let end = Timestamp(milliseconds: .max)
        let read = try verifier.verifyNotification(
            payload, bundleID: TestCatalog.bundleID, now: end)
        guard case .data(let data) = read.content, let jws = data.signedTransactionInfo else {
            throw UnexpectedResponse(response: "no transaction")
        }
        let transaction = try verifier.verifyTransaction(
            jws, bundleID: TestCatalog.bundleID, now: end
        ).transaction
        guard transaction.signedDate == read.signedDate else {
            throw UnexpectedResponse(response: "two dates")
        }
        return Arrival(
            id: read.id, kind: read.kind, signedDate: read.signedDate,
            originalID: transaction.originalID)
    }

    /// All attempts, oldest first.
    var arrivals: [Arrival] { state.withLock { $0.arrivals } }
    /// How often two attempts with one first transaction overlapped.
    var overlaps: Int { state.withLock { $0.overlaps } }
    /// The number of unreadable notifications.
    var unread: Int { state.withLock { $0.unread } }
}

extension [StubbornReceiver.Arrival] {
    /// Whether each was signed later than the one before.
    var isInOrderOfSigning: Bool {
        zip(self, dropFirst()).allSatisfy { $0.signedDate < $1.signedDate }
    }

    /// The IDs in order, without repeated attempts.
    var ids: [NotificationID] {
        reduce(into: []) { ids, arrival in
            if ids.last != arrival.id { ids.append(arrival.id) }
        }
    }
}
