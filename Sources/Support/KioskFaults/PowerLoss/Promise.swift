import Foundation
import GRDB

/// Something that the program said, and that must hold ever after, whatever happens to the power.
package struct Promise: Sendable {
    /// What is broken when it does not hold.
    let sentence: String
    /// Counts what makes it hold, over the files attached as `store`, `merchant` and `device`.
    let sql: String
    let arguments: [String]
    /// How many there must be at least.
    var atLeast = 1
    /// How many there may be at most.
    var atMost = Int.max
    /// The device whose journal is meant.
    let device: String
}

extension Promise {
    /// All that was promised in the words of some runs.
    static func all(in changes: ArraySlice<RecordedChange>) -> [Promise] {
        var said = PrintedLines()
        for change in changes { said.take(change) }
        return said.promises
    }

    /// The sentences of the promises that a profile breaks.
    static func broken(of promises: [Promise], in profile: Profile) throws -> [String] {
        var broken: [String] = []
        for (device, promises) in Dictionary(grouping: promises, by: \.device) {
            let files = [
                ("store", profile.store), ("merchant", profile.merchant),
                ("device", profile.journal(device)),
            ]
            for (_, file) in files where !FileManager.default.fileExists(atPath: file) {
                return ["\(promises.count) promises were made, and \(file) is gone"]
            }
            let books = try DatabaseQueue()
            try books.writeWithoutTransaction { books in
                for (name, file) in files {
                    try books.execute(sql: "ATTACH ? AS \(name)", arguments: [file])
                }
                for promise in promises where try !promise.holds(books) {
                    broken.append(
                        "\(promise.arguments.joined(separator: " ")): \(promise.sentence)")
                }
            }
        }
        return broken
    }

    private func holds(_ books: Database) throws -> Bool {
        let found =
            try Int.fetchOne(books, sql: sql, arguments: StatementArguments(arguments)) ?? 0
        return found >= atLeast && found <= atMost
    }
}
