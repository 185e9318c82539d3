import Foundation
import GRDB

/// A fact that the program printed, and that must remain true after a power failure.
package struct Promise: Sendable {
    /// The violation.
    let sentence: String
    /// A query of a count, over the files attached as `store`, `merchant` and `device`.
    let sql: String
    let arguments: [String]
    /// The minimum count.
    var atLeast = 1
    /// The maximum count.
    var atMost = Int.max
    /// The device whose journal is attached.
    let device: String
}

extension Promise {
    /// Returns all promises in the output of recorded runs.
    static func all(in changes: ArraySlice<RecordedChange>) -> [Promise] {
        var said = PrintedLines()
        for change in changes { said.take(change) }
        return said.promises
    }

    /// Returns the violations of the promises in a profile.
    static func broken(of promises: [Promise], in profile: Profile) throws -> [String] {
        var broken: [String] = []
        for (device, promises) in Dictionary(grouping: promises, by: \.device) {
            let files = [
                ("store", profile.store), ("merchant", profile.merchant),
                ("device", profile.journal(device)),
            ]
            for (_, file) in files where !FileManager.default.fileExists(atPath: file) {
                return ["\(promises.count) promises were made, but \(file) is missing"]
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
