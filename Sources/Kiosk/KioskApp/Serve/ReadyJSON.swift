import FoundationEssentials

/// Where a server listens and what it takes to use it, for whoever started it.
struct ReadyJSON: Encodable {
    let url: String
    let bundleId: String
    /// The path of the root certificate that signs its transactions, PEM.
    let root: String
    /// The path of the token for the sandbox's controls.
    let token: String
    let pid: Int32
    /// Whether no other server was at work on the profile then.
    let alone: Bool

    /// Writes it whole or not at all.
    func write(to path: String) -> Bool {
        guard let text = JSONText.line(self) else { return false }
        return AtomicFile.write(Data((text + "\n").utf8), to: path)
    }
}
