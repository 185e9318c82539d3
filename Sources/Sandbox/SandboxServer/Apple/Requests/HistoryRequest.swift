import StoreAPI
import StoreModel

/// A validated request for a history (App Store Server API, Get Transaction History).
struct HistoryRequest {
    let transactionID: TransactionID
    /// The version of the endpoint, 1 or 2; always 2 for refunds.
    let version: Int
    /// The normal form of the request, without the revision.
    let scope: String
    private let filter: TransactionFilter
    private let newestFirst: Bool
    private let revision: String?

    init(_ call: AppleRequest, version: Int) throws(AppleFailure) {
        transactionID = try call.transactionID()
        self.version = version
        filter = try TransactionFilter(call)
        newestFirst = try Self.newestFirst(call)
        revision = try call.value("revision", or: .invalidRevision)
        scope = "history-v\(version) \(newestFirst) \(filter.canonicalForm)"
    }

    /// Reads a request for refunds, which does not have filters.
    init(refundsOf call: AppleRequest) throws(AppleFailure) {
        transactionID = try call.transactionID()
        version = 2
        var filter = TransactionFilter()
        filter.revoked = [true]
        self.filter = filter
        newestFirst = false
        revision = try call.value("revision", or: .invalidRevision)
        scope = "refunds"
    }

    /// Whether the whole history is requested, from the beginning.
    var isWhole: Bool { revision == nil && filter == TransactionFilter() }

    /// Returns the query for the store.
    ///
    /// - Throws: `invalidRevision` for the revision of a different request.
    func query(_ token: RevisionToken) throws(AppleFailure) -> HistoryQuery {
        var position = HistoryPosition.start
        if let revision {
            position = try token.position(revision).found(or: .invalidRevision)
        }
        return HistoryQuery(
            filter: filter, newestFirst: newestFirst, excludesFinishedConsumables: version == 1,
            position: position)
    }

    private static func newestFirst(_ call: AppleRequest) throws(AppleFailure) -> Bool {
        switch try call.value("sort", or: .invalidSort) {
        case nil, "ASCENDING": false
        case "DESCENDING": true
        default: throw .refused(.invalidSort)
        }
    }
}
