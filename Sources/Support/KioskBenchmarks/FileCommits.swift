import Foundation

/// How often each database of a folder was committed to.
///
/// SQLite counts the transactions of a write-ahead log in the index beside it (sqlite.org/walformat.html, 2.1), which
/// goes on when the log itself begins anew.
struct FileCommits {
    private var counts: [String: UInt32] = [:]

    init(under folder: String) {
        let files = FileManager.default.enumerator(atPath: folder)
        while let name = files?.nextObject() as? String {
            guard name.hasSuffix("-shm"),
                let index = FileHandle(forReadingAtPath: folder + "/" + name),
                let head = try? index.read(upToCount: 12), head.count == 12
            else { continue }
            counts[name] = head.withUnsafeBytes {
                $0.loadUnaligned(fromByteOffset: 8, as: UInt32.self)
            }
        }
    }

    /// The commits to all files since an earlier look.
    func since(_ earlier: FileCommits) -> Int {
        counts.map { Int($0.value &- (earlier.counts[$0.key] ?? 0)) }.reduce(0, +)
    }
}
