import Foundation
import GRDB
import KioskTestSupport
import PurchaseCore
import PurchaseEngine
import SandboxMerchant
import StoreAPI
import StoreModel
import StoreSigning
import TerminalGraphics
import Testing

@testable import KioskApp
@testable import KioskUI
@testable import SandboxBackend

@Suite("Event log of a household")
struct LogStories {
    /// Returns the device's events once no process drives it.
    private func device(_ home: CustomerFixture) async throws -> [LoggedEvent] {
        let backend = try await home.openSecondSession()
        let journal = try Journal.openReading(
            folder: backend.deviceFolder, identity: backend.identity, device: "phone-1")
        return try journal.log(of: backend.settings.account)
    }

    /// Returns the state of the device's log.
    private func state(_ home: CustomerFixture) async throws -> LogState? {
        let backend = try await home.openSecondSession()
        let journal = try Journal.openReading(
            folder: backend.deviceFolder, identity: backend.identity, device: "phone-1")
        return try journal.logState(of: backend.settings.account)
    }

    /// Thrown if the merchant is not in this process.
    private struct Elsewhere: Error {}

    private func merchant(_ home: CustomerFixture) async throws -> SandboxMerchantService {
        if let served = home.served { return served.merchant }
        let side = try await home.openSecondSession().connectedBackend
        guard case .embedded(let backend) = side else { throw Elsewhere() }
        return backend.merchant
    }

    /// Returns the path of the journal once no process has it open and all of it is checkpointed.
    private func atRest(_ home: CustomerFixture) async throws -> String {
        let backend = try await home.openSecondSession()
        _ = try await Journal.waitToDrive(
            folder: backend.deviceFolder, identity: backend.identity, device: "phone-1")
        let path = backend.deviceFolder + "/journal.sqlite"
        try await DatabaseQueue(path: path).writeWithoutTransaction { database in
            _ = try database.checkpoint(.truncate)
        }
        return path
    }

    /// Replaces the journal with a copy, like a user who restores a backup.
    private func puts(_ copy: String, inPlaceOf journal: String) throws {
        for suffix in ["", "-wal", "-shm"] {
            try? FileManager.default.removeItem(atPath: journal + suffix)
        }
        try FileManager.default.copyItem(atPath: copy, toPath: journal)
    }

    private func ships(_ home: CustomerFixture) async throws {
        let session = try await DeviceSession.driving(try await home.openSecondSession())
        try await session.whileDriving { session in try await session.engine.uploadLog() }
    }

    private func spendsGems(_ home: CustomerFixture) async throws {
        let session = try await DeviceSession.driving(try await home.openSecondSession())
        try await session.whileDriving { session in
            _ = try await session.engine.spend(GoodAmount(good: "gems", amount: 60), note: "")
            try await session.engine.uploadLog()
        }
    }

    /// Opens the shop, buys gems and leaves.
    private func buysGems(_ home: CustomerFixture) async throws {
        let shop = try home.openShop()
        try await shop.waitUntilOpen()
        let before = shop.controller.model.engine.snapshot.rows.count
        shop.buy("60 Gems")
        try await shop.until("it is bought") {
            shop.controller.model.engine.snapshot.rows.count > before
        }
        try await shop.waitUntilFinished()
        await shop.crash()
    }

    @Test(
        "the log has the user's screens and actions in order, and the merchant has all of it afterwards",
        arguments: CustomerFixture.BackendLocation.allCases)
    func visit(at place: CustomerFixture.BackendLocation) async throws {
        let home = try await CustomerFixture(at: place)
        let shop = try home.openShop()
        try await shop.waitUntilOpen()
        shop.press("2", "1", "?", .escape)
        shop.buy("60 Gems")
        try await shop.until("it is bought") {
            shop.controller.model.engine.snapshot.rows.count > 0
        }
        try await shop.waitUntilFinished()
        shop.press("q")
        await shop.crash()

        let logged = try await device(home)
        let seen = logged.map(\.event.entry).filter { $0.family != .state }.map(\.name)
        let expected = [
            "shop", "activity", "shop", "help", "filter", "filter", "buy", "buy-confirmed", "quit",
        ]
        #expect(seen == expected)
        // The next start sends the events that the shop could not send before its end.
        try await ships(home)
        let held = try await merchant(home).log(of: "customer")
        #expect(held.count >= logged.count)
        #expect(held.map(\.event).prefix(logged.count) == logged.map(\.event)[...], "I14")
        let chains = try await merchant(home).logChains(of: "customer")
        #expect(chains.map(\.isIntact) == [true])
        let order = try #require(logged.first { $0.event.entry.name == "intent-recorded" })
        let intent = try #require(order.event.entry.intentID)
        let story = try await merchant(home).log(of: "customer", about: .intent(intent))
        #expect(story.first?.event.entry.name == "buy-confirmed")
        #expect(story.map(\.event.entry.name).suffix(2) == ["delivered", "finished"])
    }

    @Test(
        "a journal restored from an old copy after spending is reported and brings no gain (B25)",
        arguments: CustomerFixture.BackendLocation.allCases)
    func oldCopy(at place: CustomerFixture.BackendLocation) async throws {
        let home = try await CustomerFixture(at: place)
        try await buysGems(home)
        let journal = try await atRest(home)
        let copy = home.folder.file("copy.sqlite")
        try FileManager.default.copyItem(atPath: journal, toPath: copy)
        try await spendsGems(home)
        _ = try await atRest(home)
        try puts(copy, inPlaceOf: journal)
        try await buysGems(home)
        try await ships(home)

        let chain = try #require(try await merchant(home).logChains(of: "customer").first)
        #expect(chain.findings.contains { $0.kind == .rewritten && $0.event != nil })
        let held = try await merchant(home).log(of: "customer").map(\.event.entry.name)
        #expect(held.contains("spend-recorded"), "the first copy stays")
        #expect(try await state(home)?.finding == .rewritten, "and the device was told")
        let context = try await home.openSecondSession().settings.context()
        let wallet = try await merchant(home).wallet(entries: 10, context)
        #expect(wallet.balances.map(\.amount) == [60])
    }

    @Test(
        "an event changed manually on either side breaks its chain (B22)",
        arguments: CustomerFixture.BackendLocation.allCases)
    func editedByHand(at place: CustomerFixture.BackendLocation) async throws {
        let home = try await CustomerFixture(at: place)
        try await buysGems(home)
        let events = try await device(home).map(\.event)
        #expect(LogHashChain.defects(in: events, after: HashChain.genesis).isEmpty)
        let backend = try await home.openSecondSession()
        let merchantFile = home.sellerFolder + "/merchant.sqlite"
        for file in [backend.deviceFolder + "/journal.sqlite", merchantFile] {
            try await DatabaseQueue(path: file).write { database in
                try database.execute(
                    sql: "UPDATE log_events SET detail = '+600 gems' WHERE name = 'delivered'")
            }
        }
        let edited = try await device(home).map(\.event)
        #expect(
            LogHashChain.defects(in: edited, after: HashChain.genesis).map(\.kind) == [
                .hashMismatch
            ])
        let held = try await merchant(home).log(of: "customer").map(\.event)
        #expect(
            LogHashChain.defects(in: held, after: HashChain.genesis).map(\.kind) == [.hashMismatch])
    }

    @Test(
        "a merchant that rejects further events reports it and sells as before, and the device keeps the events",
        arguments: CustomerFixture.BackendLocation.allCases)
    func quota(at place: CustomerFixture.BackendLocation) async throws {
        let home = try await CustomerFixture(at: place)
        try await buysGems(home)
        try await ships(home)
        let merchantFile = home.sellerFolder + "/merchant.sqlite"
        try await DatabaseQueue(path: merchantFile).write { database in
            try database.execute(sql: "UPDATE log_chains SET events = 1000000")
        }
        try await buysGems(home)
        #expect(try await state(home)?.unacknowledgedCount ?? 0 > 0)
        await #expect(throws: ServiceFailure.self) { try await ships(home) }
        #expect(try await home.orders().map(\.state) == [.finished, .finished])
        let names = try await device(home).map(\.event.entry.name)
        #expect(names.filter { $0 == "delivered" }.count == 2)
    }
}
