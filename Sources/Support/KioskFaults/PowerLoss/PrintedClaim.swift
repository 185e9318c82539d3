import Foundation
import GRDB

/// A fact that the program printed, and that must remain true after a power failure.
package struct PrintedClaim: Sendable {
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

extension PrintedClaim {
    /// Returns all promises in the output of recorded runs.
    static func all(in changes: ArraySlice<RecordedChange>) -> [PrintedClaim] {
        var printed = PrintedClaims()
        for change in changes { printed.process(change) }
        return printed.claims
    }

    /// Returns the violations of the promises in a profile.
    static func violations(of claims: [PrintedClaim], in profile: Profile) throws -> [String] {
        var violations: [String] = []
        for (device, deviceClaims) in Dictionary(grouping: claims, by: \.device) {
            let files = [
                ("store", profile.store), ("merchant", profile.merchant),
                ("device", profile.journal(device)),
            ]
            for (_, file) in files where !FileManager.default.fileExists(atPath: file) {
                return ["\(deviceClaims.count) promises were made, but \(file) is missing"]
            }
            let queue = try DatabaseQueue(configuration: .waiting)
            try queue.writeWithoutTransaction { books in
                for (name, file) in files {
                    try books.execute(sql: "ATTACH ? AS \(name)", arguments: [file])
                }
                for claim in deviceClaims where try !claim.isSatisfied(books) {
                    violations.append(
                        "\(claim.arguments.joined(separator: " ")): \(claim.sentence)")
                }
            }
        }
        return violations
    }

    private func isSatisfied(_ database: Database) throws -> Bool {
        let found =
            try Int.fetchOne(database, sql: sql, arguments: StatementArguments(arguments)) ?? 0
        return found >= atLeast && found <= atMost
    }
}
