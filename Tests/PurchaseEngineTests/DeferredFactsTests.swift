import Foundation
import PurchaseCore
import StoreAPI
import StoreModel
import Testing

@testable import PurchaseEngine

/// Covers the facts that a crash loses because they get no commit of their own, and what happens to the order then.
@Suite("Deferred facts", .timeLimit(.minutes(2)))
struct DeferredFactsTests {
    /// Returns a copy of the folder of a device that crashed after the store charged an order of which the journal has
    /// only the intent.
    private func charged(_ phone: TestDevice) async throws -> String {
        let image = phone.folder + "-image"
        phone.clock.pauses(for: .endless)
        // A launch makes four calls, and a purchase asks for the list, the player and the order number before it is
        // submitted.
        let line = BreakingInterceptor(after: 7, loss: .answer)
        let engine = try await phone.engine(line: line)
        let run = Task { await engine.run() }
        _ = await engine.wait(\.hasLaunched)
        let buying = Task { try? await engine.purchase(try TestDevice.product(), intentID: "cut") }
        await line.isBroken()
        try FileManager.default.copyItem(atPath: phone.folder, toPath: image)
        run.cancel()
        buying.cancel()
        await run.value
        _ = await buying.value
        #expect(phone.store.read { $0.charges } == 1)
        phone.clock.pauses(for: .immediate)
        return image
    }

    @Test("an order whose submission record was lost in a crash is charged once and delivered")
    func lostSending() async throws {
        let phone = try TestDevice()
        let image = try await charged(phone)
        let last = try await phone.driving(folder: image) { await $0.wait(\.isIdle) }
        #expect(last?.rows.map(\.stage) == [.finished])
        #expect(phone.store.read { $0.charges } == 1)
        try TestDevice.remove(image)
    }

    @Test("until the store is asked again an order is not reported as not charged")
    func unknown() async throws {
        let phone = try TestDevice()
        let image = try await charged(phone)
        let engine = try await phone.engine(folder: image)
        let row = try #require(await engine.snapshot().rows.first)
        #expect(row.stage == .journalled && row.isCharged == .unknown)
        try TestDevice.remove(image)
    }

    @Test(
        "a refusal after a restart does not decide an order that was sent before it",
        arguments: [Refusal.Code.notAuthorized, .internalError])
    func refused(code: Refusal.Code) async throws {
        let phone = try TestDevice()
        let image = try await charged(phone)
        phone.store.set { $0.refusals = [Refusal(code, "Not now.")] }
        let last = try await phone.driving(folder: image) { await $0.wait(\.isIdle) }
        #expect(last?.rows.map(\.stage) == [.finished])
        #expect(phone.store.read { $0.charges } == 1)
        try TestDevice.remove(image)
    }

    @Test(
        "an order that is too old to be sent again is looked up, and delivered if it was charged"
    )
    func old() async throws {
        let phone = try TestDevice()
        let image = try await charged(phone)
        try await phone.clock.sleep(until: phone.clock.now().adding(milliseconds: 2_000_000))
        let last = try await phone.driving(folder: image) { await $0.wait(\.isIdle) }
        #expect(last?.rows.map(\.stage) == [.finished])
        #expect(
            phone.store.read { $0.charges } == 1 && phone.store.read { $0.submissions.count } == 1)
        try TestDevice.remove(image)
    }

    @Test(
        "a deferred fact is shown only once it is durable, and ending the engine makes it durable")
    func flushed() async throws {
        let phone = try TestDevice()
        try await phone.driving { engine in
            _ = await engine.wait(\.hasLaunched)
            _ = try await engine.purchase(try TestDevice.product())
        }
        let rows = try await phone.engine().snapshot().rows
        #expect(rows.map(\.stage) == [.finished])
    }
}
