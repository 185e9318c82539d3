import Foundation
import KioskTestSupport
import PurchaseCore
import PurchaseEngine
import ShopTestSupport
import StoreAPI
import StoreModel
import Testing

@Suite("Crash points", .timeLimit(.minutes(5)))
struct CrashPointTests {
    /// The time at which the device is started again.
    enum Return: String, CaseIterable, Sendable {
        /// Immediately.
        case atOnce
        /// After the limit for a first charge of an order.
        case anHourLater
        /// After the deadline for finishing a charge.
        case daysLater

        var milliseconds: Int64 {
            switch self {
            case .atOnce: 0
            case .anHourLater: 3_600_000
            case .daysLater: 73 * 3_600_000
            }
        }
    }

    /// One time for each crash point of a purchase; three successive commits cover all pairs.
    private static let returns = CrashPoint.purchase.indices.flatMap { index in
        SweepSample(1, of: 3, seed: SweepSample.commitSeed &+ UInt64(index)).elements(
            of: Return.allCases)
    }

    @Test(
        "a purchase that is interrupted at a crash point continues at the next start",
        arguments: zip(CrashPoint.purchase, returns))
    func purchase(_ point: CrashPoint, _ back: Return) async throws {
        let device = Device(try TestBackend())
        let image = try await die(device, at: point)
        defer { try? FileManager.default.removeItem(atPath: image) }
        device.backend.clock.advance(milliseconds: back.milliseconds)
        let last = try await settle(try await Device(device, image: image))
        try await expect(bought(point, back), last, try await Device(device, image: image))
    }

    @Test(
        "a purchase that is interrupted twice at the same crash point continues after that, too",
        arguments: CrashPoint.purchase.filter { $0.call != nil && $0.id != "C0" })
    func twice(_ point: CrashPoint) async throws {
        let device = Device(try TestBackend())
        let (image, second) = (try await die(device, at: point), device.folder + "-second")
        defer { for path in [image, second] { try? FileManager.default.removeItem(atPath: path) } }
        let line = FolderImageInterceptor(point, folder: image, image: second)
        line.arm()
        try await Device(device, image: image).driving(line) { engine in
            // An answer received the first time is not asked for again.
            let isOver = Task {
                _ = await engine.wait(\.isIdle); line.die()
            }
            await line.isReached()
            isOver.cancel()
        }
        let last = try await settle(try await Device(device, image: second))
        try await expect(.bought, last, try await Device(device, image: second))
    }

    /// The final state of a purchase.
    private enum End { case nothing, notCharged, bought, refunded }

    private func bought(_ point: CrashPoint, _ back: Return) -> End {
        switch (point.id, back) {
        case ("C0", _): .nothing
        // The order was never charged, and is too old to be charged without a look-up.
        case ("C1", .anHourLater), ("C1 numbered", .anHourLater), ("C2", .anHourLater),
            ("C1", .daysLater), ("C1 numbered", .daysLater), ("C2", .daysLater):
            .notCharged
        case ("C3", .daysLater), ("C6", .daysLater), ("C7", .daysLater), ("C11", .daysLater):
            .refunded
        default: .bought
        }
    }

    private func expect(_ end: End, _ last: EngineSnapshot?, _ device: Device) async throws {
        let phone = try await device.rawClient()
        let orders = try await device.services.control.orders(limit: 10)
        let gems = last?.wallet.balances.map(\.amount).reduce(0, +)
        let rows = last?.rows.map(\.stage)
        #expect(last?.isIdle == true)
        #expect(try await phone.unfinished().isEmpty)
        #expect(try await phone.gemCount() == gems)
        switch end {
        case .nothing: #expect(rows == [] && orders.isEmpty && gems == 0)
        case .notCharged:
            #expect(rows == [.declined] && orders.isEmpty && gems == 0)
            #expect(last?.rows.first?.isCharged == .no)
        case .bought:
            #expect(rows == [.finished] && orders.map(\.state) == [.finished] && gems == 60)
        case .refunded:
            #expect(rows == [.refunded] && orders.map(\.state) == [.refunded] && gems == 0)
        }
    }

    @Test(
        "every other interrupted operation continues at the next start",
        arguments: CrashPoint.others)
    func others(_ point: CrashPoint) async throws {
        let device = Device(
            try TestBackend(), point.act == .restore ? "tablet" : "phone")
        let image = try await die(device, at: point)
        defer { try? FileManager.default.removeItem(atPath: image) }
        let revived = try await Device(device, image: image)
        if point.act == .approve {
            let order = try await revived.services.control.orders(limit: 1).first
            _ = try await revived.services.control.approve(try #require(order?.intentID))
        }
        if point.act == .refund {
            // The device may have crashed on the change of its purchase, before the refund; a repeated refund does
            // nothing.
            let order = try await revived.services.control.orders(limit: 1).first
            _ = try await revived.services.control.refund(try #require(order?.transactionID))
        }
        if point.act == .reverse {
            let id = try #require(
                try await revived.services.control.orders(limit: 1).first?.transactionID)
            _ = try await revived.services.control.change(id, .reverse)
        }
        let last = try #require(try await settle(revived))
        let gems = last.wallet.balances.map(\.amount).reduce(0, +)
        #expect(try await revived.rawClient().gemCount() == gems)
        #expect(try await revived.rawClient().unfinished().isEmpty)
        switch point.act {
        case .declined: #expect(last.rows.map(\.stage) == [.declined] && gems == 0)
        case .approve, .buy, .reverse: #expect(last.rows.map(\.stage) == [.finished] && gems == 60)
        case .refund:
            #expect(last.rows.map(\.stage) == [.refunded])
            #expect(gems == 0)
        case .spend: #expect(gems == 20)
        case .restore:
            // After an interrupted restore a new one still leads to one ownership and one grant.
            let restored = try await revived.driving { engine in
                _ = try await engine.restore()
                return await engine.wait(\.isIdle)
            }
            #expect(restored?.entitlements.map(\.productID) == ["noads"])
            #expect(restored?.wallet.balances.map(\.amount) == [5])
        }
    }

    // MARK: Crashes and restarts

    /// Performs the point's action until the device crashes, and returns the image of all folders.
    private func die(_ device: Device, at point: CrashPoint) async throws -> String {
        let image = device.folder + "-image"
        let line = FolderImageInterceptor(point, folder: device.folder, image: image)
        if point.act == .restore {
            let phone = try await device.backend.rawClient("phone")
            _ = try await phone.purchaseAndFinish(try await phone.noAdsRequest())
        }
        let gems = try await device.product("gems.60")
        try await device.driving(line) { engine in
            _ = await engine.wait(\.hasLaunched)
            let acting = Task { try await act(point, engine, gems, device, line) }
            await line.isReached()
            acting.cancel()
            _ = await acting.result
        }
        return image
    }

    private func act(
        _ point: CrashPoint, _ engine: PurchaseEngine, _ gems: Product, _ device: Device,
        _ line: FolderImageInterceptor
    ) async throws {
        let isLater = [.refund, .reverse, .spend].contains(point.act)
        if !isLater { line.arm() }
        switch point.act {
        case .buy: _ = try await engine.purchase(gems)
        case .declined: _ = try await engine.purchase(gems, outcome: .decline)
        case .approve: _ = try await engine.purchase(gems, outcome: .askToBuy)
        case .restore: _ = try await engine.restore()
        case .refund, .reverse, .spend: _ = try await engine.purchase(gems)
        }
        let bought = await engine.snapshot().rows.first?.transactionID
        if point.act == .reverse, let bought {
            _ = try await device.services.control.refund(bought)
            _ = await engine.wait { $0.isIdle && $0.rows.first?.stage == .refunded }
        }
        if isLater { line.arm() }
        if point.act == .reverse, let bought {
            _ = try await device.services.control.change(bought, .reverse)
        }
        if point.act == .spend {
            _ = try await engine.spend(GoodAmount(good: "gem", amount: 40), note: "")
        }
        if point.act == .refund, let bought {
            _ = try await device.services.control.refund(bought)
        }
        if point.call == nil { line.die() }
    }

    private func settle(_ device: Device) async throws -> EngineSnapshot? {
        try await device.driving { engine in await engine.wait(\.isIdle) }
    }
}
