import StoreModel

/// An anomaly in a device's log: `{"kind":"log-finding","finding":"rewritten",…}`
struct DisputeLogJSON: Encodable {
    let kind = "log-finding"
    /// rewritten, unjoined, unfit, gap or new-chain.
    let finding: String
    let chain: String
    let sequence: Int64
    let at: Int64

    init(_ found: LogFinding) {
        finding = found.kind.rawValue
        chain = found.chain.rawValue
        sequence = found.sequence
        at = found.at.milliseconds
    }

    private enum CodingKeys: String, CodingKey { case kind, finding, chain, sequence, at }
}
