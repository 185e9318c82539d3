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

    var disk: Disk.Rules {
        switch self {
        case .strict: .strict
        case .journaled: .journaled
        case .normal: Disk.Rules(syncsNamesWithFiles: true, ignoresCommits: true)
        case .noFolders: Disk.Rules(ignoresFolders: true)
        }
    }
}
