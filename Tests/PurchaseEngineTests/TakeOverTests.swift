import Foundation
import PurchaseCore
import StoreAPI
import StoreFiles
import StoreModel
import Synchronization
import Testing

@testable import PurchaseEngine

@Suite("Two kiosks on one device", .timeLimit(.minutes(2)))
struct TakeOverTests {
    private func reader(_ phone: TestDevice) async throws -> PurchaseEngine {
        let journal = try Journal.openReading(
            folder: phone.folder, identity: phone.store.backend, device: "phone")
        return try await phone.engine(on: journal)
    }

    @Test("a reading engine shows what the driver does at once, and cannot buy")
    func follows() async throws {
        let phone = try TestDevice()
        let product = try TestDevice.product()
        let seen = try await phone.driving { driver in
            let reader = try await reader(phone)
            let reading = Task { await reader.run() }
            #expect(await reader.snapshot().rows.isEmpty)
            _ = try await driver.purchase(product, intentID: "one")
            let seen = await reader.wait { $0.rows.contains { $0.stage == .finished } }
            do {
                _ = try await reader.purchase(product, intentID: "two")
                throw Unexpected()
            } catch let error as PurchaseError {
                guard case .journal(.locked) = error else { throw error }
            }
            // Repeating the confirmation returns the same purchase, whichever engine drives.
            guard case .success = try await reader.purchase(product, intentID: "one") else {
                throw Unexpected()
            }
            reading.cancel()
            await reading.value
            return seen
        }
        #expect(seen?.wallet.balances.map(\.amount) == [100])
        guard case .reading = seen?.mode else { throw Unexpected() }
        #expect(phone.store.read { $0.charges } == 1)
    }

    @Test("a waiting engine drives once the driver is gone, and resumes every open order")
    func takesOver() async throws {
        let phone = try TestDevice()
        let product = try TestDevice.product()
        let isGone = Mutex(false)
        // The connection breaks when the store has charged and its answer is on the way.
        let line = BreakingInterceptor(after: 7, loss: .answer)
        var driver: PurchaseEngine? = try await phone.engine(line: line)
        let run = Task { [driver] in await driver?.run() }
        let buying = Task { [driver] in try? await driver?.purchase(product, intentID: "cut") }
        await line.isBroken()
        async let waiting = {
            let journal = try await phone.nextJournal()
            #expect(isGone.withLock { $0 }, "it drove beside another one")
            return journal
        }()
        isGone.withLock { $0 = true }
        run.cancel()
        buying.cancel()
        await run.value
        _ = await buying.value
        driver = nil
        let next = try await phone.engine(on: try await waiting)
        let driving = Task { await next.run() }
        let last = await next.wait(\.isIdle)
        driving.cancel()
        await driving.value
        #expect(last?.mode == .driving && last?.rows.map(\.stage) == [.finished])
        #expect(phone.store.read { $0.charges } == 1 && phone.merchant.read { $0.rows.count } == 1)
    }

    @Test("a wait in a task ends when the driver ends")
    func waits() async throws {
        let phone = try TestDevice()
        var driver: Journal? = try phone.journal()
        async let next = Journal.waitToDrive(
            folder: phone.folder, identity: phone.store.backend, device: "phone")
        #expect(driver?.isDriving == true)
        driver = nil
        #expect(try await next.isDriving)
    }

    @Test("a cancelled wait ends at once and does not drive later")
    func cancelled() async throws {
        let phone = try TestDevice()
        var driver: Journal? = try phone.journal()
        let waiting = Task {
            try await Journal.waitToDrive(
                folder: phone.folder, identity: phone.store.backend, device: "phone")
        }
        waiting.cancel()
        await #expect(throws: CancellationError.self) { try await waiting.value }
        #expect(driver?.isDriving == true)
        driver = nil
        // A waiter that is not cancelled still gets its turn.
        let next = try await Journal.waitToDrive(
            folder: phone.folder, identity: phone.store.backend, device: "phone")
        #expect(next.isDriving)
    }

    @Test("the updates of an engine end when it is released, and do not keep the journal locked")
    func letGo() async throws {
        let phone = try TestDevice()
        var engine: PurchaseEngine? = try await phone.engine()
        let updates = await engine?.updates()
        engine = nil
        var count = 0
        if let updates { for await _ in updates { count += 1 } }
        #expect(count <= 1)
        // A process that another test is starting holds the lock's descriptor until it executes its program.
        #expect(try await phone.nextJournal().isDriving)
    }
}
