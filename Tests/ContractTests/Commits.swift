import Foundation

/// Counts the commits in the write-ahead logs of store and merchant.
///
/// https://www.sqlite.org/fileformat2.html#walformat: a header of 32 bytes, then frames of 24 bytes and a page; the
/// last frame of a commit contains the size of the database, and the others contain 0 there.
struct Commits: Hashable {
    var store: Int
    var merchant: Int

    static func of(_ folder: String) -> Commits {
        Commits(
            store: count(folder + "/store.sqlite-wal"),
            merchant: count(folder + "/merchant.sqlite-wal"))
    }

    static func - (later: Commits, earlier: Commits) -> Commits {
        Commits(
            store: later.store - earlier.store, merchant: later.merchant - earlier.merchant)
    }

    private static func count(_ path: String) -> Int {
        let bytes = (try? Data(contentsOf: URL(filePath: path))).map { [UInt8]($0) } ?? []
        guard bytes.count > 32 else { return 0 }
        let frame = 24 + number(bytes, at: 8)
        let salts = bytes[16..<24]
        return stride(from: 32, through: bytes.count - frame, by: frame)
            .prefix { bytes[($0 + 8)..<($0 + 16)] == salts }
            .filter { number(bytes, at: $0 + 4) != 0 }
            .count
    }

    private static func number(_ bytes: [UInt8], at place: Int) -> Int {
        bytes[place..<(place + 4)].reduce(0) { $0 << 8 | Int($1) }
    }
}
