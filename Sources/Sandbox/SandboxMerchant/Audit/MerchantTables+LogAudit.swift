import GRDB
import StoreAudit
import StoreModel
import StoreSigning

extension MerchantTables {
    /// Returns the chains of the event log as they were first received, and the texts in them. Both are empty for a
    /// file from before the log.
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
    /// Creates the audit record of a chain that the merchant has.
    fileprivate init(_ chain: LogChainSummary, _ events: [LogEvent]) {
        self.init(
            id: chain.id.rawValue, account: chain.account,
            events: events.map(LogEventAuditRecord.init),
            start: HashChain.genesis, conflicts: chain.findings.count { $0.kind.isConflict })
        origin = Origin(device: chain.device, count: chain.eventCount)
    }
}

extension LoggedText {
    /// Creates the text of an event's detail; nil if the detail is empty.
    fileprivate init?(_ event: LogEvent, of chain: LogChainID) {
        if event.entry.detail.isEmpty { return nil }
        self.init(
            location: "merchant log \(chain) \(event.sequence)", text: event.entry.detail,
            log: chain.rawValue)
    }
}

extension LogEventAuditRecord {
    /// Creates the audit record of an event that the merchant has.
    fileprivate init(_ event: LogEvent) {
        self.init(
            id: event.id.rawValue, sequence: event.sequence,
            previousHash: event.link.previousHash, hash: event.hash,
            hasValidHash: LogHashChain.hash(of: event) == event.hash)
    }
}
