import Foundation
import PurchaseCore
import ShopTestSupport
import StoreAPI
import StoreModel
import StoreSigning
import Testing

@testable import PurchaseEngine

@Suite("Already purchased transactions", .timeLimit(.minutes(5)))
struct AlreadyPurchasedTests {
    private func charges(_ device: Device) async throws -> [Int64] {
        try await device.services.control.orders(limit: 10).map(\.charge.milliunits)
    }

    @Test(
        "a purchase first settles an unfinished transaction, which is granted, finished and not sold again"
    )
    func drains() async throws {
        let device = Device(try TestBackend())
        let gems = try await device.product("gems.60")
        let last = try await device.driving { engine in
            _ = await engine.wait(\.hasLaunched)
            // An earlier run charged it without a trace on this device.
            let phone = try await device.rawClient()
            _ = try await phone.buy(try await phone.gemsRequest())
            guard case .success = try await engine.purchase(gems) else {
                throw UnexpectedResponse(response: "")
            }
            return await engine.wait(\.isIdle)
        }
        #expect(last?.rows.map(\.stage) == [.finished, .finished])
        #expect(last?.wallet.balances.map(\.amount) == [120])
        #expect(try await charges(device) == [990, 990])
        #expect(try await device.rawClient().unfinished().isEmpty)
    }

    @Test(
        "while the transaction cannot be settled, the store returns it without a charge, and later it is granted once"
    )
    func existing() async throws {
        let device = Device(try TestBackend())
        let gems = try await device.product("gems.60")
        let phone = try await device.rawClient()
        let line = SilentInterceptor()
        let last = try await device.driving(line) { engine in
            _ = await engine.wait(\.hasLaunched)
            line.silence([.verify])
            let first = try await phone.buy(try await phone.gemsRequest())
            let intent = IntentID(device.backend.clock.uuid())
            let buying = Task { try await engine.purchase(gems, intentID: intent) }
            let waiting = await engine.wait { snapshot in
                snapshot.rows.first?.intentID == intent && snapshot.rows.first?.retryAt != nil
            }
            let rows = waiting?.rows ?? []
            #expect(rows.map(\.transactionID) == [first.transaction.id])
            #expect(rows.first?.charge == nil && rows.first?.isCharged == .no)
            line.silence([])
            await engine.retryNow()
            guard case .success = try await buying.value else {
                throw UnexpectedResponse(response: "")
            }
            return await engine.wait(\.isIdle)
        }
        #expect(last?.rows.map(\.stage) == [.finished])
        #expect(last?.wallet.balances.map(\.amount) == [60])
        #expect(try await charges(device).reduce(0, +) == 990)
        #expect(try await phone.unfinished().isEmpty)
    }

    @Test("a transaction that the merchant granted before is finished without a second grant")
    func alreadyGranted() async throws {
        let device = Device(try TestBackend())
        let phone = try await device.rawClient()
        let bought = try await phone.buy(try await phone.gemsRequest())
        #expect(try await phone.verify(bought).decision == .accepted)
        let last = try await device.driving { engine in await engine.wait(\.isIdle) }
        #expect(last?.rows.map(\.stage) == [.finished])
        #expect(last?.wallet.balances.map(\.amount) == [60])
        #expect(try await phone.gemCount() == 60)
        #expect(try await phone.unfinished().isEmpty)
    }

    @Test(
        "a rejected transaction is quarantined with the signed reason, finished, and stays visible"
    )
    func rejected() async throws {
        let device = Device(try TestBackend())
        let phone = try await device.rawClient()
        let request = try await phone.gemsRequest()
        // The charge is for another player than that of this account.
        let stranger = PurchaseRequest(
            intent: request.intent, merchantOrder: request.merchantOrder,
            appAccountToken: "5d3f1d5e-0000-4000-8000-00000000dead")
        let bought = try await phone.buy(stranger)
        let steps = try await device.driving { engine in
            let last = await engine.wait(\.isIdle)
            let row = try #require(last?.rows.first)
            #expect(row.stage == .quarantined && row.state == .finished)
            #expect(row.detail == "It was bought for another player.")
            #expect(last?.wallet.balances.allSatisfy { $0.amount == 0 } == true)
            return try await engine.history(of: row)
        }
        #expect(steps.map(\.kind) == [.received, .verified, .quarantined, .finished])
        #expect(try await phone.unfinished().isEmpty)
        let again = try await device.driving { engine in await engine.wait(\.isIdle) }
        #expect(again?.rows.map(\.stage) == [.quarantined])
        // The reason is signed by the merchant and can be verified again at any time.
        let verdict = try #require(try await storedVerdict(device, of: bought.transaction.id))
        #expect(verdict.reason == "It was bought for another player.")
    }

    /// Returns the verdict on a transaction from the device's journal, verified with the pinned root.
    private func storedVerdict(_ device: Device, of id: TransactionID) async throws -> Verdict? {
        let journal = try await Journal.waitToDrive(
            folder: device.folder + "/devices/phone",
            identity: try await device.services.store.identity(), device: "phone")
        for record in try journal.steps(intentID: nil, transactionID: id) {
            guard case .verified(_, let verdict, let jws?) = record.event else { continue }
            let checked = try await device.rawClient().verifier.verifyVerdict(
                jws, nonce: verdict.nonce, transactionID: id, now: device.backend.clock.now())
            #expect(checked == verdict)
            return checked
        }
        return nil
    }

    @Test(
        "the signed verdict of every delivery is stored, and can be verified from the journal alone"
    )
    func keptVerdict() async throws {
        let device = Device(try TestBackend())
        let gems = try await device.product("gems.60")
        let id = try await device.driving { engine in
            _ = try await engine.purchase(gems)
            return await engine.wait(\.isIdle)?.rows.first?.transactionID
        }
        let verdict = try await storedVerdict(device, of: try #require(id))
        #expect(verdict?.decision == .accepted)
        #expect(verdict?.changes.map(\.change.amount) == [60])
    }

    @Test("a late transaction is marked as late until it is settled")
    func late() async throws {
        let device = Device(try TestBackend(deadline: nil))
        let phone = try await device.rawClient()
        _ = try await phone.buy(try await phone.gemsRequest())
        let line = SilentInterceptor([.verify])
        try await device.driving(line) { engine in
            let waiting = await engine.wait { $0.rows.first?.retryAt != nil }
            let row = try #require(waiting?.rows.first)
            #expect(!row.isLate(at: device.backend.clock.now()))
            device.backend.clock.advance(milliseconds: 3_600_001)
            #expect(row.isLate(at: device.backend.clock.now()))
            line.silence([])
            await engine.retryNow()
            let done = try #require(await engine.wait(\.isIdle)?.rows.first)
            #expect(!done.isLate(at: device.backend.clock.now()))
        }
    }

    @Test("two devices that receive one transaction make one charge and one credit")
    func twoDevices() async throws {
        let backend = try TestBackend()
        let (phone, tablet) = (Device(backend), Device(backend, "tablet"))
        let gems = try await phone.product("gems.60")
        let line = SilentInterceptor()
        let intent = IntentID(backend.clock.uuid())
        try await phone.driving(line) { engine in
            _ = await engine.wait(\.hasLaunched)
            line.silence([.verify])
            let buying = Task { try await engine.purchase(gems, intentID: intent) }
            _ = await engine.wait { $0.rows.first?.stage == .received }
            buying.cancel()
            _ = await buying.result
        }
        let other = try await tablet.driving { engine in
            _ = try await engine.purchase(gems)
            return await engine.wait(\.isIdle)
        }
        let first = try await phone.driving { engine in await engine.wait(\.isIdle) }
        #expect(other?.wallet.balances.map(\.amount) == [60])
        #expect(first?.wallet.balances.map(\.amount) == [60])
        #expect(try await charges(phone).reduce(0, +) == 990)
        #expect(try await phone.rawClient().gemCount() == 60)
    }
}
