import PurchaseCore
import ShopTestSupport
import StoreAPI
import StoreModel
import Testing

@testable import PurchaseEngine

@Suite("The merchant of a journal")
struct JournalMerchantTests {
    private let backend: Backend
    private let identity: BackendIdentity

    init() async throws {
        backend = try Backend()
        identity = try await backend.services.store.identity()
    }

    private func open(_ merchant: MerchantKind) throws -> Journal {
        try Journal.openOnceFree(backend.folder(of: "phone"), identity, merchant: merchant)
    }

    /// Buys with the backend's own merchant.
    private func buys() async throws {
        _ = try await backend.handset().driving { try await $0.buy("gems.60") }
    }

    @Test("may be another one until something was bought")
    func unused() throws {
        for kind in [MerchantKind.backend, .team, .team, .backend] {
            #expect(try open(kind).merchant == kind)
        }
    }

    @Test("is settled by the first purchase, and the refusal says what to do")
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

    @Test("of the team's own is not given up for the backend's either")
    func team() async throws {
        let journal = try open(.team)
        let engine = PurchaseEngine(
            EngineDependencies(
                store: backend.services.store, merchant: backend.services.merchant,
                journal: journal, clock: DeviceClock(backend.clock, patience: 5)),
            options: EngineOptions(account: "ann"))
        try await engine.start()
        // It is charged and never judged: an order that stays open is an order.
        try await engine.whileRunning { engine in
            let buying = Task { try? await engine.buy("gems.60") }
            defer { buying.cancel() }
            _ = await engine.when { $0.rows.first?.retryAt != nil }
        }
    }

    @Test("and then an open order waits for the merchant that it began with")
    func open() async throws {
        try await team()
        for _ in 0..<2 {
            let failure = #expect(throws: JournalError.self) { try open(.backend) }
            #expect(failure?.message.contains("--merchant URL") == true)
        }
        #expect(try open(.team).merchant == .team)
    }
}
