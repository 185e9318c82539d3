import PurchaseCore
import ShopTestSupport
import StoreAPI
import StoreModel
import Testing

@testable import PurchaseEngine

@Suite("The merchant that a journal is bound to")
struct JournalMerchantTests {
    private let backend: TestBackend
    private let identity: BackendIdentity

    init() async throws {
        backend = try TestBackend()
        identity = try await backend.services.store.identity()
    }

    private func open(_ merchant: MerchantKind) throws -> Journal {
        try Journal.openOnceFree(backend.folder(of: "phone"), identity, merchant: merchant)
    }

    /// Buys with the backend's own merchant.
    private func buys() async throws {
        _ = try await backend.engineClient().withRunningEngine { try await $0.buy("gems.60") }
    }

    @Test("a journal can switch merchants until the first purchase")
    func unused() throws {
        for kind in [MerchantKind.backend, .team, .team, .backend] {
            #expect(try open(kind).merchant == kind)
        }
    }

    @Test("the first purchase binds the journal to its merchant, and the refusal says what to do")
    func used() async throws {
        try await buys()
        let failure = #expect(throws: JournalError.self) { try open(.team) }
        #expect(failure?.exitCode == 77)
        #expect(failure?.message.contains("--merchant kiosk") == true)
        #expect(failure?.message.contains("charged") == true)
        let reading = #expect(throws: JournalError.self) {
            try Journal.openReading(
                folder: backend.folder(of: "phone"), identity: identity, device: "phone",
                merchant: .team)
        }
        #expect(reading?.exitCode == 77)
        #expect(try open(.backend).merchant == .backend)
    }

    @Test("an order of the team's own merchant can be started and stays open")
    func team() async throws {
        let journal = try open(.team)
        let engine = PurchaseEngine(
            EngineDependencies(
                store: backend.services.store, merchant: backend.services.merchant,
                journal: journal, clock: TestDeviceClock(backend.clock, sleepLimit: 5)),
            options: EngineOptions(account: "ann"))
        try await engine.start()
        // The order is charged but never gets a verdict; an open order is enough to bind the journal.
        try await engine.whileRunning { engine in
            let buying = Task { try? await engine.buy("gems.60") }
            defer { buying.cancel() }
            _ = await engine.firstSnapshot { $0.rows.first?.retryAt != nil }
        }
    }

    @Test("an open order binds the journal to the team's own merchant")
    func open() async throws {
        try await team()
        for _ in 0..<2 {
            let failure = #expect(throws: JournalError.self) { try open(.backend) }
            #expect(failure?.message.contains("--merchant URL") == true)
        }
        #expect(try open(.team).merchant == .team)
    }
}
