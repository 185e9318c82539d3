import KioskFaults
import Testing

/// Tests the model of a disk from which the images after a power failure are created.
@Suite("The disk model")
struct DiskModelTests {
    private static let bytes = [UInt8](repeating: 7, count: 1024)
    private static let written: [RecordedChange] = [
        .createdFile(file: 1, path: "/r/a"), .written(file: 1, position: 0, bytes),
    ]

    /// Returns the files if everything that can be lost is lost.
    private func left(
        after changes: [RecordedChange], rules: PowerRules = .strict, commits: Set<Int> = []
    ) throws -> [String: [UInt8]] {
        var disk = Disk(root: "/r", rules: rules)
        for (index, change) in changes.enumerated() {
            try disk.apply(change, isCommit: commits.contains(index))
        }
        return disk.durableImage().files
    }

    @Test("a file in an unsynced folder is lost, and an unsynced file is empty")
    func names() throws {
        #expect(try left(after: Self.written).isEmpty)
        #expect(try left(after: Self.written + [.synced(file: 1)]).isEmpty)
        #expect(try left(after: Self.written + [.synced(file: 9)]) == ["a": []])
        let both = Self.written + [.synced(file: 1), .synced(file: 9)]
        #expect(try left(after: both) == ["a": Self.bytes])
    }

    @Test("a file system with a metadata journal keeps a new synced file")
    func journaled() throws {
        let changes = Self.written + [.synced(file: 1)]
        #expect(try left(after: changes, rules: .journaled) == ["a": Self.bytes])
        #expect(try left(after: changes, rules: .noFolders).isEmpty)
    }

    @Test("a renamed file has the old name or the new one")
    func moving() throws {
        let before = Self.written + [.synced(file: 1), .synced(file: 9)]
        let moved = before + [.renamed(from: "/r/a", to: "/r/b")]
        #expect(try left(after: moved) == ["a": Self.bytes])
        #expect(try left(after: moved + [.synced(file: 9)]) == ["b": Self.bytes])
    }

    @Test("writes after the last sync are lost and the length is the old one")
    func length() throws {
        let before = Self.written + [.synced(file: 1), .synced(file: 9)]
        let longer = before + [.written(file: 1, position: 1000, Self.bytes)]
        #expect(try left(after: longer) == ["a": Self.bytes])
        #expect(try left(after: longer + [.synced(file: 1)])["a"]?.count == 2024)
        let shorter = before + [.truncated(file: 1, length: 0)]
        #expect(try left(after: shorter) == ["a": Self.bytes])
        #expect(try left(after: shorter + [.synced(file: 1)]) == ["a": []])
    }

    @Test("a reused file number means the new file")
    func numbers() throws {
        let changes =
            Self.written + [
                .synced(file: 1), .synced(file: 9), .unlinked(path: "/r/a"),
                .createdFile(file: 1, path: "/r/c"), .written(file: 1, position: 0, [1]),
                .synced(file: 1),
            ]
        #expect(try left(after: changes) == ["a": Self.bytes])
        #expect(try left(after: changes + [.synced(file: 9)]) == ["c": [1]])
    }

    @Test("commits are recognized among the syncs of a log, without its header and checkpoints")
    func commits() {
        let changes: [RecordedChange] = [
            .createdFile(file: 1, path: "/r/d"), .createdFile(file: 2, path: "/r/d-wal"),
            .written(file: 2, position: 0, Self.bytes), .synced(file: 2),
            .written(file: 2, position: 32, Self.bytes), .synced(file: 2),
            .written(file: 2, position: 900, Self.bytes), .synced(file: 2), .synced(file: 2),
            .written(file: 1, position: 0, Self.bytes), .synced(file: 1),
        ]
        #expect(CommitSyncs.positions(in: changes) == [5, 7])
    }
}
