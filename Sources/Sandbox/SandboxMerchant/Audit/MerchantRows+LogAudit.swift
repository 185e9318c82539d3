import GRDB
import StoreAudit
import StoreModel
import StoreSigning

extension MerchantRows {
    /// The chains of the event log as they were first received, and the texts in them; none in a file that is older than
    /// the log.
    func receivedLogs() throws -> (chains: [LogChainAuditRecord], texts: [LoggedText]) {
        guard try database.tableExists("log_chains") else { return ([], []) }
        var (chains, texts): ([LogChainAuditRecord], [LoggedText]) = ([], [])
        for chain in try logChains() {
            let events = try logEvents(of: chain.id)
            chains.append(LogChainAuditRecord(chain, events))
            texts += events.compactMap { LoggedText($0, of: chain.id) }
        }
        return (chains, texts)
    }
}

extension LogChainAuditRecord {
    /// The fact of a chain as the merchant has it.
    fileprivate init(_ chain: LogChainSummary, _ events: [LogEvent]) {
        self.init(
            id: chain.id.rawValue, account: chain.account,
            events: events.map(LogEventAuditRecord.init),
            start: HashChain.genesis, conflicts: chain.findings.count { $0.kind.isConflict })
        origin = Origin(device: chain.device, count: chain.eventCount)
    }
}

extension LoggedText {
    /// What an event says beside its name; nil where that is nothing.
    fileprivate init?(_ event: LogEvent, of chain: LogChainID) {
        if event.entry.detail.isEmpty { return nil }
        self.init(
            place: "merchant log \(chain) \(event.sequence)", text: event.entry.detail,
            log: chain.rawValue)
    }
}

extension LogEventAuditRecord {
    /// The fact of an event as the merchant has it.
    fileprivate init(_ event: LogEvent) {
        self.init(
            id: event.id.rawValue, sequence: event.sequence,
            previousHash: event.link.previousHash, hash: event.hash,
            isSealed: LogSeal.hash(of: event) == event.hash)
    }
}
