/// What counts as durable when the power fails.
package enum PowerRules: String, CaseIterable, Sendable {
    /// As POSIX has it: a name in a folder is durable once the folder was synced.
    case strict
    /// As ext4 does it: its journal keeps names in order, and a sync of a new file takes them along.
    case journaled
    /// A negative control: what `synchronous=NORMAL` would leave out is left out.
    case normal
    /// A negative control: no folder is ever synced.
    case noFolders

    /// Whether a sync of a file whose length or name is new makes all names durable; otherwise names wait for the sync
    /// of their folder.
    var syncsNamesWithFiles: Bool { self == .journaled || self == .normal }
    /// Whether syncs of folders do nothing.
    var ignoresFolders: Bool { self == .noFolders }
    /// Whether commits are not synced.
    var ignoresCommits: Bool { self == .normal }
}
