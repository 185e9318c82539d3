/// One file of a profile, with its permissions.
package struct FileAuditRecord: Hashable, Sendable {
    /// The path for display.
    package var path: String
    /// Its permission bits.
    package var mode: UInt32
    /// Whether it belongs to the current user.
    package var isOwnedByUser: Bool

    /// Creates a value from its parts without validating them.
    package init(path: String, mode: UInt32, isOwnedByUser: Bool) {
        self.path = path
        self.mode = mode
        self.isOwnedByUser = isOwnedByUser
    }
}
