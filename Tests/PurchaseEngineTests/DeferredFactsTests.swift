import Foundation
import PurchaseCore
import StoreAPI
import StoreModel
import Testing

@testable import PurchaseEngine

/// What a crash loses because it cost no commit of its own, and what becomes of the order then.
@Suite("Facts that may wait", .timeLimit(.minutes(2)))
struct DeferredFactsTests {
    /// The folder of a phone that dies when the store has charged an order of which its journal has the intent only.
    private func charged(_ phone: TestDevice) async throws -> String {
        let image = phone.folder + "-image"
        phone.clock.pauses(for: .ever)
        // A launch makes four calls, a purchase asks for the list, the player and the number before it is sent.
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
        phone.clock.pauses(for: .aMoment)
        return image
    }

    @Test("an order whose sending was lost with the process is charged once and delivered")
    func lostSending() async throws {
        let phone = try TestDevice()
        let image = try await charged(phone)
        let last = try await phone.driving(folder: image) { await $0.wait(\.isSettled) }
        #expect(last?.rows.map(\.stage) == [.finished])
        #expect(phone.store.read { $0.charges } == 1)
        try TestDevice.remove(image)
    }

    @Test("until the store was asked again nobody is told that it was not charged")
    func unknown() async throws {
        let phone = try TestDevice()
        let image = try await charged(phone)
        let engine = try await phone.engine(folder: image)
        let row = try #require(await engine.snapshot().rows.first)
        #expect(row.stage == .journalled && row.isCharged == .unknown)
        try TestDevice.remove(image)
    }

    @Test(
        "a refusal after the restart says nothing about what was sent before it",
        arguments: [Refusal.Code.notAuthorized, .internalError])
    func refused(code: Refusal.Code) async throws {
        let phone = try TestDevice()
        let image = try await charged(phone)
        phone.store.set { $0.refusals = [Refusal(code, "Not now.")] }
        let last = try await phone.driving(folder: image) { await $0.wait(\.isSettled) }
        #expect(last?.rows.map(\.stage) == [.finished])
        #expect(phone.store.read { $0.charges } == 1)
        try TestDevice.remove(image)
    }

    @Test(
        "an order that is too old to be sent again is looked up, and delivered where it was charged"
    )
    func old() async throws {
        let phone = try TestDevice()
        let image = try await charged(phone)
        try await phone.clock.sleep(until: phone.clock.now().adding(milliseconds: 2_000_000))
        let last = try await phone.driving(folder: image) { await $0.wait(\.isSettled) }
        #expect(last?.rows.map(\.stage) == [.finished])
        #expect(
            phone.store.read { $0.charges } == 1 && phone.store.read { $0.submissions.count } == 1)
        try TestDevice.remove(image)
    }

    @Test("what may wait is not shown before it is durable, and is when the engine ends")
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
