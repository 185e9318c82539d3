import StoreAPI
import StoreModel

/// What is asked of a history, with each part checked (App Store Server API, Get Transaction History).
struct HistoryRequest {
    let transactionID: TransactionID
    /// 1 or 2; of refunds there is only 2.
    let version: Int
    /// The question without the revision, in one spelling.
    let scope: String
    private let filter: TransactionFilter
    private let newestFirst: Bool
    private let revision: String?

    init(_ call: AppleCall, version: Int) throws(AppleFailure) {
        transactionID = try call.transactionID()
        self.version = version
        filter = try TransactionFilter(call)
        newestFirst = try Self.newestFirst(call)
        revision = try call.value("revision", or: .invalidRevision)
        scope = "history-v\(version) \(newestFirst) \(filter.spelling)"
    }

    /// Of refunds there is nothing to choose.
    init(refundsOf call: AppleCall) throws(AppleFailure) {
        transactionID = try call.transactionID()
        version = 2
        var filter = TransactionFilter()
        filter.revoked = [true]
        self.filter = filter
        newestFirst = false
        revision = try call.value("revision", or: .invalidRevision)
        scope = "refunds"
    }

    /// Whether everything is asked for, from the beginning.
    var isWhole: Bool { revision == nil && filter == TransactionFilter() }

    /// The question to the store.
    ///
    /// - Throws: `invalidRevision` for one that was made for another question.
    func query(_ token: RevisionToken) throws(AppleFailure) -> HistoryQuery {
        var position = HistoryPosition.start
        if let revision {
            position = try token.position(revision).found(or: .invalidRevision)
        }
        return HistoryQuery(
            filter: filter, newestFirst: newestFirst, hidesUsedUp: version == 1,
            position: position)
    }

    private static func newestFirst(_ call: AppleCall) throws(AppleFailure) -> Bool {
        switch try call.value("sort", or: .invalidSort) {
        case nil, "ASCENDING": false
        case "DESCENDING": true
        default: throw .refused(.invalidSort)
        }
    }
}
