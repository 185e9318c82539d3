import FoundationEssentials

/// The address of a server and the files that its clients need.
struct ReadyJSON: Encodable {
    let url: String
    let bundleId: String
    /// The path of the PEM file with the root certificate of its signed transactions.
    let root: String
    /// The path of the token for the sandbox's controls.
    let token: String
    let pid: Int32
    /// Whether no other server served the profile at the start of this one.
    let alone: Bool

    /// Writes the file atomically and returns whether it was written.
    func write(to path: String) -> Bool {
        guard let text = JSONText.line(self) else { return false }
        return AtomicFile.write(Data((text + "\n").utf8), to: path)
    }
}
