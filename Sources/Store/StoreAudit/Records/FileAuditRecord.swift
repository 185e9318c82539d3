/// One file of a profile, as the system describes it.
package struct FileAuditRecord: Hashable, Sendable {
    /// Where it is, as a person would name it.
    package var path: String
    /// Its permission bits.
    package var mode: UInt32
    /// Whether it belongs to whoever asks.
    package var isOwn: Bool

    /// Takes the parts as they are.
    package init(path: String, mode: UInt32, isOwn: Bool) {
        self.path = path
        self.mode = mode
        self.isOwn = isOwn
    }
}
