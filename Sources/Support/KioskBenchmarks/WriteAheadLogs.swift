import Foundation

/// The write-ahead logs of SQLite in a folder, read as they lie on the disk (sqlite.org/fileformat2.html, 4).
struct WriteAheadLogs: Equatable {
    /// The commits that each log holds, and which round of the log they are in.
    private(set) var logs: [String: Log] = [:]

    struct Log: Equatable {
        /// Goes up when the log starts again from its beginning.
        let round: UInt32
        let commits: Int
    }

    init(under folder: String) {
        let files = FileManager.default.enumerator(atPath: folder)
        while let name = files?.nextObject() as? String {
            let file = URL(filePath: folder + "/" + name)
            guard name.hasSuffix("-wal"),
                let data = try? Data(contentsOf: file, options: .alwaysMapped)
            else { continue }
            logs[name] = data.withUnsafeBytes { Self.read($0) }
        }
    }

    /// The commits since an earlier look; nil when a log has started again, since what it held is gone.
    func commits(since earlier: WriteAheadLogs) -> Int? {
        var sum = 0
        for (name, log) in logs {
            let before = earlier.logs[name]
            guard before == nil || before?.round == log.round else { return nil }
            sum += log.commits - (before?.commits ?? 0)
        }
        return sum
    }

    private static func read(_ bytes: UnsafeRawBufferPointer) -> Log? {
        guard bytes.count >= 32 else { return nil }
        let frameSize = 24 + Int(number(bytes, 8))
        let salts = bytes[16..<24]
        var (offset, commits) = (32, 0)
        while offset + frameSize <= bytes.count {
            // A frame of an earlier round has other salts, and ends what counts.
            guard bytes[(offset + 8)..<(offset + 16)].elementsEqual(salts) else { break }
            // Only the last frame of a commit names the size of the database after it.
            if number(bytes, offset + 4) != 0 { commits += 1 }
            offset += frameSize
        }
        return Log(round: number(bytes, 12), commits: commits)
    }

    private static func number(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> UInt32 {
        UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
    }
}
