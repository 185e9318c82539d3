import Foundation
import Testing

/// Seeds that once failed, with what they found; every run plays them again.
enum Corpus {
    /// One of them.
    struct Line {
        let seed: UInt64
        let story: String
    }

    /// Reads the file beside this one.
    static func lines() throws -> [Line] {
        let file = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "Corpus.txt")
        return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").compactMap {
            text in
            guard !text.hasPrefix("#") else { return nil }
            let parts = text.split(separator: " ", maxSplits: 1)
            let seed = try #require(UInt64(parts[0]), "\(text)")
            return Line(seed: seed, story: parts.count > 1 ? String(parts[1]) : "")
        }
    }
}
