/// The rules for what is durable after a power failure.
package enum PowerRules: String, CaseIterable, Sendable {
    /// POSIX: a name in a folder is durable after a sync of the folder.
    case strict
    /// ext4: the journal keeps names in order, and a sync of a new file includes them.
    case journaled
    /// A negative control: without the syncs that `synchronous=NORMAL` would omit.
    case normal
    /// A negative control: syncs of folders are ignored.
    case noFolders

    /// Whether a sync of a file with a new length or name makes all names durable; otherwise names require a sync of
    /// their folder.
    var syncsNamesWithFiles: Bool { self == .journaled || self == .normal }
    /// Whether syncs of folders are without effect.
    var ignoresFolders: Bool { self == .noFolders }
    /// Whether the syncs of commits are ignored.
    var ignoresCommits: Bool { self == .normal }
}
