import Foundation

/// The number of commits to each database in a folder.
///
/// SQLite counts the transactions of a write-ahead log in its index file (sqlite.org/walformat.html, 2.1). The count
/// continues when the log itself restarts.
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

    /// Returns the number of commits to all files since an earlier count.
    func since(_ earlier: FileCommits) -> Int {
        counts.map { Int($0.value &- (earlier.counts[$0.key] ?? 0)) }.reduce(0, +)
    }
}
