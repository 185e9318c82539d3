import GRDB
import StoreAudit
import StoreModel
import StoreSigning

extension MerchantRows {
    /// The chains of the event log as they were first received; none in a file that is older than the log.
    func logFacts() throws -> [LogChainFact] {
        guard try database.tableExists("log_chains") else { return [] }
        return try logChains().map { chain in
            LogChainFact(
                id: chain.id.rawValue, account: chain.account,
                events: try logEvents(of: chain.id).map(LogEventFact.init),
                start: HashChain.genesis, conflicts: chain.findings.count { $0.kind.isConflict })
        }
    }

    /// The texts of the event log.
    func logTexts() throws -> [LoggedText] {
        guard try database.tableExists("log_chains") else { return [] }
        return try logChains().flatMap { chain in
            try logEvents(of: chain.id).filter { !$0.entry.detail.isEmpty }.map { event in
                LoggedText(
                    place: "merchant log \(chain.id) \(event.sequence)", text: event.entry.detail)
            }
        }
    }
}

extension LogEventFact {
    /// The fact of an event as the merchant has it.
    fileprivate init(_ event: LogEvent) {
        self.init(
            id: event.id.rawValue, sequence: event.sequence,
            previousHash: event.link.previousHash, hash: event.hash,
            isSealed: LogSeal.hash(of: event) == event.hash)
    }
}
