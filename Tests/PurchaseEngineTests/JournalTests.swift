import Foundation
import GRDB
import PurchaseCore
import StoreAPI
import StoreFiles
import StoreModel
import Testing

@testable import PurchaseEngine

@Suite("The journal")
struct JournalTests {
    private func failure(_ body: () throws -> Void) throws -> JournalError {
        do {
            try body()
        } catch let error as JournalError {
            return error
        }
        throw Unexpected()
    }

    @Test("a second opener is refused because another kiosk drives the journal")
    func locked() throws {
        let phone = try TestDevice()
        let first = try phone.journal()
        let error = try failure { _ = try phone.journal() }
        guard case .locked = error else { throw Unexpected() }
        #expect(error.exitCode == 75 && first.isDriving)
    }

    @Test("a commit of the journal reaches the disk: synchronous is FULL")
    func synchronous() throws {
        let level = try TestDevice().journal().database.read { database in
            try Int.fetchOne(database, sql: "PRAGMA synchronous")
        }
        #expect(level == 2)
    }

    @Test("damage that is found while driving ends the driving, and nothing is repaired")
    func foundLater() async throws {
        let phone = try TestDevice()
        try await phone.driving { engine in
            _ = await engine.wait(\.hasLaunched)
            await engine.journal.stop(.unreadable("It is damaged."))
            let told = await engine.wait { snapshot in
                if case .reading = snapshot.mode { true } else { false }
            }
            guard case .reading(let reason)? = told?.mode else { throw Unexpected() }
            #expect(reason.contains("It is damaged."))
            await #expect(throws: PurchaseError.self) {
                try await engine.purchase(try TestDevice.product())
            }
        }
        #expect(phone.store.read { $0.submissions.isEmpty })
    }
}
