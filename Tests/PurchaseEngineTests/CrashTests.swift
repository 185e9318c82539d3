import Foundation
import PurchaseCore
import PurchaseEngine
import StoreAPI
import StoreModel
import Testing

@Suite("Crashes in the middle of a call", .timeLimit(.minutes(2)))
struct CrashTests {
    // A launch makes three calls, and a purchase makes six.
    @Test(
        "a device that crashes during any call resumes at the next start",
        arguments: 0..<9, [BreakingInterceptor.Loss.request, .answer])
    func cut(calls: Int, loss: BreakingInterceptor.Loss) async throws {
        let phone = try TestDevice()
        let product = try TestDevice.product()
        let line = BreakingInterceptor(after: calls, loss: loss)
        let image = phone.folder + "-image"
        defer { try? FileManager.default.removeItem(atPath: image) }
        let wasCharged = try await die(phone, product, line, image)
        let last = try await phone.driving(folder: image) { engine in
            await engine.wait { $0.isIdle }
        }
        // What the customer confirmed and the journal holds is bought; what the journal does not hold was never
        // charged.
        let rows = last?.rows ?? []
        #expect(rows.allSatisfy { $0.stage == .finished })
        #expect(rows.count <= 1 && (rows.count == 1 || !wasCharged))
        #expect(phone.store.read { $0.charges } == rows.count)
        #expect(phone.merchant.read { $0.rows.count } == rows.count)
        #expect(last?.wallet.balances.map(\.amount).reduce(0, +) == Int64(100 * rows.count))
        #expect(phone.store.read { $0.finished.count } == rows.count)
    }

    /// Buys until the connection breaks, copies the folder as it is at that moment, and ends the engine.
    private func die(
        _ phone: TestDevice, _ product: Product, _ line: BreakingInterceptor, _ image: String
    ) async throws -> Bool {
        let engine = try await phone.engine(line: line)
        let run = Task { await engine.run() }
        let buying = Task { try? await engine.purchase(product, intentID: "cut") }
        await line.isBroken()
        try FileManager.default.copyItem(atPath: phone.folder, toPath: image)
        let wasCharged = phone.store.read { $0.charges > 0 }
        run.cancel()
        buying.cancel()
        await run.value
        _ = await buying.value
        return wasCharged
    }

    @Test("cancelling the task that waits for a purchase does not cancel the purchase")
    func cancelledCaller() async throws {
        let phone = try TestDevice()
        let product = try TestDevice.product()
        let last = try await phone.driving { engine in
            let buying = Task { try await engine.purchase(product, intentID: "cancelled") }
            _ = await engine.wait { !$0.rows.isEmpty }
            buying.cancel()
            _ = await buying.result
            return await engine.wait { $0.isIdle }
        }
        #expect(last?.rows.map(\.stage) == [.finished])
        #expect(phone.store.read { $0.charges } == 1)
    }

    @Test("a purchase whose caller stops waiting before it is recorded is not placed")
    func cancelledBefore() async throws {
        let phone = try TestDevice()
        let product = try TestDevice.product()
        let line = BreakingInterceptor(after: 0, loss: .request)
        let engine = try await phone.engine(line: line)
        let buying = Task { try await engine.purchase(product, intentID: "early") }
        await line.isBroken()
        buying.cancel()
        await #expect(throws: PurchaseError.service(.noAnswer(NoAnswer(.cut)))) {
            try await buying.value
        }
        #expect(await engine.snapshot().rows.isEmpty)
    }

    @Test("a caller that stops waiting for a recorded purchase is told that it continues")
    func cancelledAgain() async throws {
        let phone = try TestDevice(TestClock(patience: 0))
        let product = try TestDevice.product()
        phone.merchant.set { $0.lostVerdicts = .max }
        try await phone.driving { engine in
            for _ in 0..<2 {
                let buying = Task { try await engine.purchase(product, intentID: "one") }
                _ = await engine.wait { $0.rows.first?.retryAt != nil }
                buying.cancel()
                let error = await #expect(throws: PurchaseError.self) { try await buying.value }
                guard case .outcomeUnknown(let row)? = error else { throw Unexpected() }
                #expect(row.intentID == "one" && row.isCharged == .yes)
            }
        }
        #expect(phone.store.read { $0.charges } == 1)
    }
}
