import Foundation
import GRDB
import KioskTestSupport
import StoreFiles
import Testing

@testable import PurchaseEngine
@testable import SandboxMerchant
@testable import SandboxStore

@Suite("Plans of all SQL statements")
struct StatementPlanTests {
    private let folder: TemporaryFolder
    private let store: DatabaseQueue
    private let merchant: DatabaseQueue
    private let journal: DatabaseQueue

    init() throws {
        folder = try TemporaryFolder()
        store = try DatabaseFile.open(folder.file("store"), schema: StoreSchema.schema)
        merchant = try DatabaseFile.open(folder.file("merchant"), schema: MerchantSchema.schema)
        journal = try DatabaseFile.open(folder.file("journal"), schema: JournalSchema.schema)
    }

    /// A statement whose cost grows with the number of purchases.
    private struct Fault {
        let place: String
        let text: String
        let problems: [String]
    }

    /// The databases on which the statements of each target run.
    private var targets: [(folder: String, databases: [DatabaseQueue])] {
        [
            ("Sandbox/SandboxStore", [store]), ("Sandbox/SandboxMerchant", [merchant]),
            ("Sandbox/SandboxTables", [store, merchant]), ("Purchase/PurchaseEngine", [journal]),
            ("Store/StoreFiles", [store, merchant, journal]),
        ]
    }

    private static let sources = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Sources")

    private func faults() throws -> (faults: [Fault], count: Int) {
        var (faults, count) = ([Fault](), 0)
        for target in targets {
            let folder = Self.sources.appendingPathComponent(target.folder)
            for statement in try SourceStatements(folder: folder).all {
                count += 1
                let problems =
                    statement.isWhole
                    ? try problems(of: statement.text, in: target.databases)
                    : ["It cannot be put together from the constants of the source."]
                guard !problems.isEmpty else { continue }
                faults.append(
                    Fault(
                        place: "\(target.folder)/\(statement.place)", text: statement.text,
                        problems: problems))
            }
        }
        return (faults, count)
    }

    private func problems(of sql: String, in databases: [DatabaseQueue]) throws -> [String] {
        var (plans, failures) = ([QueryPlan](), [String]())
        for queue in databases {
            do {
                plans.append(try queue.read { try QueryPlan(sql, in: $0) })
            } catch let error as DatabaseError {
                failures.append(error.message ?? "")
            }
        }
        return plans.isEmpty ? failures : plans.flatMap(\.problems)
    }

    @Test("each statement is served by an index or has an exception with a reason")
    func all() throws {
        let (faults, count) = try faults()
        #expect(count > 200)
        var used = Set<StatementException>()
        for fault in faults {
            let exception = StatementException.all.first {
                fault.place.contains($0.file) && ($0.text.isEmpty || fault.text.contains($0.text))
            }
            if let exception {
                used.insert(exception)
            } else {
                Issue.record("\(fault.place): \(fault.text)\n\(fault.problems)")
            }
        }
        let stale = StatementException.all.filter { !used.contains($0) }
        #expect(stale.isEmpty, "These exceptions are not needed: \(stale)")
    }

    @Test(
        "a notification history has an index for each of its filters",
        arguments: NotificationHistoryFilter.allCases, [false, true])
    func attempted(_ filter: NotificationHistoryFilter, onlyFailures: Bool) throws {
        let sql = filter.statement(onlyFailures: onlyFailures)
        #expect(try problems(of: sql, in: [store]) == [])
    }

    @Test("scans, sorts, reads of a whole history and unindexed foreign keys are found")
    func found() throws {
        for sql in [
            "SELECT * FROM transactions", "SELECT * FROM orders WHERE quantity = ?",
            "SELECT * FROM orders WHERE transaction_id = ? ORDER BY at",
            "SELECT * FROM transactions WHERE account = ? AND price > 0 ORDER BY id",
            "SELECT * FROM changes WHERE account = ? AND seq > ?",
            // Each foreign key to the row needs a search, because rows of transactions are never deleted.
            "DELETE FROM transactions WHERE id = ?",
        ] {
            #expect(try !problems(of: sql, in: [store]).isEmpty, "\(sql)")
        }
        for sql in [
            "SELECT * FROM transactions WHERE id = ?", "SELECT * FROM notifications LIMIT 1",
            "SELECT max(seq) FROM changes WHERE account = ?", "SELECT * FROM faults ORDER BY call",
        ] {
            #expect(try problems(of: sql, in: [store]) == [], "\(sql)")
        }
    }
}
