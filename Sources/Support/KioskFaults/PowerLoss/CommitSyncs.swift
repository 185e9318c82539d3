/// Finds the syncs of a recording that `synchronous=NORMAL` would omit: those of a write-ahead log that make a commit
/// durable. The syncs before a checkpoint and of a new log's header remain.
package struct CommitSyncs {
    /// The current paths of the files while the changes are processed.
    private var paths: [UInt64: String] = [:]

    /// Returns the indices of those syncs among the changes.
    package static func positions(in changes: [RecordedChange]) -> Set<Int> {
        var tracker = CommitSyncs()
        return Set(changes.indices.filter { tracker.isCommit(at: $0, in: changes) })
    }

    private mutating func isCommit(at index: Int, in changes: [RecordedChange]) -> Bool {
        switch changes[index] {
        case .createdFile(let file, let path): paths[file] = path
        case .renamed(let from, let to):
            for (file, path) in paths where path == from { paths[file] = to }
        case .synced(let file):
            guard let path = paths[file], path.hasSuffix("-wal") else { return false }
            return !isOfHeader(file, changes[..<index])
                && !isBeforeCheckpoint(file, String(path.dropLast(4)), changes[(index + 1)...])
        default: break
        }
        return false
    }

    private func isOfHeader(_ log: UInt64, _ earlier: ArraySlice<RecordedChange>) -> Bool {
        for change in earlier.reversed() {
            if case .written(log, let position, _) = change { return position == 0 }
        }
        return false
    }

    private func isBeforeCheckpoint(
        _ log: UInt64, _ database: String, _ later: ArraySlice<RecordedChange>
    ) -> Bool {
        for change in later {
            switch change {
            case .written(log, _, _), .synced(log): return false
            case .written(let file, _, _) where paths[file] == database: return true
            default: continue
            }
        }
        return false
    }
}
