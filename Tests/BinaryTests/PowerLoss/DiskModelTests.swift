import KioskFaults
import Testing

/// The model of a disk that the images of a power failure come from.
@Suite("The model of a disk")
struct DiskModelTests {
    private static let bytes = [UInt8](repeating: 7, count: 1024)
    private static let written: [RecordedChange] = [
        .made(file: 1, path: "/r/a"), .wrote(file: 1, position: 0, bytes),
    ]

    /// What is left where all is lost that can be.
    private func left(
        after changes: [RecordedChange], rules: PowerRules = .strict, commits: Set<Int> = []
    ) throws -> [String: [UInt8]] {
        var disk = Disk(root: "/r", rules: rules)
        for (index, change) in changes.enumerated() {
            try disk.take(change, isCommit: commits.contains(index))
        }
        return disk.worst().files
    }

    @Test("a file whose folder was not synced is gone, and one that was not synced is empty")
    func names() throws {
        #expect(try left(after: Self.written).isEmpty)
        #expect(try left(after: Self.written + [.synced(file: 1)]).isEmpty)
        #expect(try left(after: Self.written + [.synced(file: 9)]) == ["a": []])
        let both = Self.written + [.synced(file: 1), .synced(file: 9)]
        #expect(try left(after: both) == ["a": Self.bytes])
    }

    @Test("a journal of names keeps a new file that was synced")
    func journaled() throws {
        let changes = Self.written + [.synced(file: 1)]
        #expect(try left(after: changes, rules: .journaled) == ["a": Self.bytes])
        #expect(try left(after: changes, rules: .noFolders).isEmpty)
    }

    @Test("a file that was moved has the old name or the new one")
    func moving() throws {
        let before = Self.written + [.synced(file: 1), .synced(file: 9)]
        let moved = before + [.renamed(from: "/r/a", to: "/r/b")]
        #expect(try left(after: moved) == ["a": Self.bytes])
        #expect(try left(after: moved + [.synced(file: 9)]) == ["b": Self.bytes])
    }

    @Test("what was written after the last sync is lost, at its old length")
    func length() throws {
        let before = Self.written + [.synced(file: 1), .synced(file: 9)]
        let longer = before + [.wrote(file: 1, position: 1000, Self.bytes)]
        #expect(try left(after: longer) == ["a": Self.bytes])
        #expect(try left(after: longer + [.synced(file: 1)])["a"]?.count == 2024)
        let shorter = before + [.truncated(file: 1, length: 0)]
        #expect(try left(after: shorter) == ["a": Self.bytes])
        #expect(try left(after: shorter + [.synced(file: 1)]) == ["a": []])
    }

    @Test("the number of a removed file means another one when it comes again")
    func numbers() throws {
        let changes =
            Self.written + [
                .synced(file: 1), .synced(file: 9), .unlinked(path: "/r/a"),
                .made(file: 1, path: "/r/c"), .wrote(file: 1, position: 0, [1]), .synced(file: 1),
            ]
        #expect(try left(after: changes) == ["a": Self.bytes])
        #expect(try left(after: changes + [.synced(file: 9)]) == ["c": [1]])
    }

    @Test(
        "of the syncs of a log, those of commits are found, not those of its header and a checkpoint"
    )
    func commits() {
        let changes: [RecordedChange] = [
            .made(file: 1, path: "/r/d"), .made(file: 2, path: "/r/d-wal"),
            .wrote(file: 2, position: 0, Self.bytes), .synced(file: 2),
            .wrote(file: 2, position: 32, Self.bytes), .synced(file: 2),
            .wrote(file: 2, position: 900, Self.bytes), .synced(file: 2), .synced(file: 2),
            .wrote(file: 1, position: 0, Self.bytes), .synced(file: 1),
        ]
        #expect(CommitSyncs.positions(in: changes) == [5, 7])
    }
}
