import Foundation
import Testing

/// Seeds that once failed, with the failure; every test run plays them again.
enum Corpus {
    /// A seed and the failure it found.
    struct Line {
        let seed: UInt64
        let story: String
    }

    /// Reads `Corpus.txt`, which is in the folder of this file.
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
