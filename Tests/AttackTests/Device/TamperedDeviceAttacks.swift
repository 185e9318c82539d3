import Foundation
import KioskFaults
import KioskTestSupport
import Testing

/// A customer edits, copies and puts back the files of a device; the ids are those of the article “Attacks”.
@Suite("Attacks on the device's files", .timeLimit(.minutes(5)))
struct TamperedDeviceAttacks {
    private static let intent = "5e0c2f6a-9f37-4a55-8d1c-3f1f5b0e7a11"

    @Test("B17: one confirmation that two processes submit concurrently is charged once")
    func twoProcesses() async throws {
        let profile = try await Profile.bought(0)
        let buying = ["buy", "gems.60", "--intent", Self.intent]
        async let first = profile.run(buying)
        async let second = profile.run(buying)
        let codes = try await [first.status, second.status].sorted()
        // The process that does not get the device exits with 75 and has changed nothing.
        #expect(codes == [0, 0] || codes == [0, 75])
        #expect(try CustomerRecordCounts(of: profile) == .completed(purchases: 1))
        // The same confirmation from another device is refused.
        _ = try await profile.run(buying + ["--device", "phone-2"])
        #expect(try CustomerRecordCounts(of: profile) == .completed(purchases: 1))
    }

    @Test(
        "B22: a wallet edited by hand shows the merchant's balance again and cannot spend more"
    )
    func editedWallet() async throws {
        let profile = try await Profile.bought(1)
        let before = try profile.text(
            profile.journal(), "SELECT wallet FROM accounts WHERE account = 'customer'")
        let edited = before.replacing(":60", with: ":6000")
        try #require(edited != before)
        try profile.execute(
            profile.journal(), "UPDATE accounts SET wallet = '\(edited)' WHERE account = 'customer'"
        )
        let spending = try await profile.run(["spend", "gems", "500", "--json"])
        #expect(spending.status != 0)
        #expect(try await profile.run(["library", "--json"]).balance(of: "gems") == 60)
        #expect(try CustomerRecordCounts(of: profile) == .completed(purchases: 1))
    }

    @Test("B23: after a journal is deleted the balance returns without a second grant")
    func deletedJournal() async throws {
        let profile = try Profile()
        for product in ["gems.60", "removeads"] { try await profile.succeeds(["buy", product]) }
        let gems = try CustomerRecordCounts(of: profile).gems
        try FileManager.default.removeItem(atPath: profile.deviceFolder)
        let library = try await profile.succeeds(["library", "--json"])
        #expect(library.balance(of: "gems") == gems && library.entitlements.isEmpty)
        try await profile.succeeds(["restore"])
        let restored = try await profile.succeeds(["library", "--json"])
        #expect(restored.balance(of: "gems") == gems && restored.entitlements.count == 1)
        #expect(
            try CustomerRecordCounts(of: profile).grants == 2
                && CustomerRecordCounts(of: profile).charges == 2)
    }

    @Test(
        "B24: a journal copied to another device during a purchase buys and grants nothing twice"
    )
    func copiedJournal() async throws {
        let profile = try await Profile.bought(0)
        // Kills the process after the store has charged and before the device has the answer.
        let charged = SystemCallFault(.killAfter, [.fdatasync], path: "store.sqlite-wal", at: 2)
        let buying = ["buy", "gems.60", "--intent", Self.intent]
        #expect(try await profile.run(buying, charged).status == 137)
        try FileManager.default.copyItem(
            atPath: profile.deviceFolder, toPath: profile.backend + "/devices/phone-2")
        for device in ["phone-2", "phone-1", "phone-2"] {
            let run = try await profile.run(["library", "--json", "--device", device])
            #expect([0, 77].contains(run.status), "\(run.errors)")
            #expect(run.status == 77 || run.balance(of: "gems") <= 60)
        }
        #expect(try await profile.run(["library", "--json"]).balance(of: "gems") == 60)
        let books = try CustomerRecordCounts(of: profile)
        #expect(books.charges == 1 && books.grants == 1 && books.gems == 60)
    }

    @Test("B25: a journal restored from before a spending does not return the goods")
    func oldJournal() async throws {
        let profile = try await Profile.bought(1)
        let backup = profile.folder.file("backup")
        try FileManager.default.copyItem(atPath: profile.deviceFolder, toPath: backup)
        try await profile.succeeds(["spend", "gems", "50"])
        try FileManager.default.removeItem(atPath: profile.deviceFolder)
        try FileManager.default.copyItem(atPath: backup, toPath: profile.deviceFolder)
        #expect(try await profile.run(["library", "--json"]).balance(of: "gems") == 10)
        #expect(try await profile.run(["spend", "gems", "50"]).status != 0)
        let books = try CustomerRecordCounts(of: profile)
        #expect(books.gems == 10 && books.spends == 1)
    }

    @Test(
        "B26: a device reset to a snapshot from within a purchase ends with one charge and one grant"
    )
    func snapshot() async throws {
        let profile = try await Profile.bought(0)
        // The snapshot is taken when the order was confirmed and nothing was sent.
        let confirmed = SystemCallFault(.killAfter, [.fdatasync], path: "journal.sqlite-wal", at: 1)
        let buying = ["buy", "gems.60", "--intent", Self.intent]
        #expect(try await profile.run(buying, confirmed).status == 137)
        let snapshot = profile.folder.file("snapshot")
        try FileManager.default.copyItem(atPath: profile.deviceFolder, toPath: snapshot)
        try await profile.succeeds(["library"])
        // Nothing was sent before the crash: the order is resumed, or it has expired without a charge.
        #expect([0, 1].contains(try await profile.run(buying).status))
        let settled = try CustomerRecordCounts(of: profile)
        try FileManager.default.removeItem(atPath: profile.deviceFolder)
        try FileManager.default.copyItem(atPath: snapshot, toPath: profile.deviceFolder)
        try await profile.succeeds(["library"])
        #expect([0, 1].contains(try await profile.run(buying).status))
        let books = try CustomerRecordCounts(of: profile)
        #expect(books.charges == settled.charges && books.gems == settled.gems)
        #expect(books.charges <= 1 && books.gems == 60 * books.charges && books.open == 0)
    }
}
