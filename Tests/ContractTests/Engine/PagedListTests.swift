import PurchaseCore
import PurchaseEngine
import SandboxBackend
import ShopTestSupport
import StoreAPI
import StoreModel
import Testing

@Suite("Lists of several pages with an engine over HTTP", .timeLimit(.minutes(2)))
struct PagedListTests {
    /// Creates a device that reads three items per page.
    private func device(
        _ backend: TestBackend, _ name: DeviceName = "phone"
    ) async throws -> Device {
        Device(
            backend, name,
            services: try await LoopbackServer.services(backend.embedded.limitingPages(to: 3)))
    }

    /// Sells a number of products outside of the app, and returns the transaction IDs.
    private func sell(_ count: Int, _ backend: TestBackend) async throws -> [TransactionID] {
        var ids: [TransactionID] = []
        for number in 0..<count {
            ids.append(
                try await backend.services.control.buyOutside(
                    OutsidePurchase(
                        account: "ann", device: "phone",
                        productID: ProductID("extra.\(number)"))))
        }
        return ids
    }

    @Test("a launch delivers everything, and a purchase does not wait for the rest")
    func launch() async throws {
        let backend = try await TestBackend(.direct, catalog: try TestCatalog.catalog(extras: 10))
        _ = try await sell(10, backend)
        let device = try await device(backend)
        let theme = try await device.product("theme")
        try await device.driving { engine in
            guard case .success = try await engine.purchase(theme) else {
                throw UnexpectedResponse(response: "not bought")
            }
            let snapshot = await engine.wait(\.isIdle)
            #expect(snapshot?.rows.count == 11)
            #expect(snapshot?.rows.allSatisfy { $0.stage == .finished } == true)
        }
        #expect(try await device.rawClient().unfinished().isEmpty)
    }

    @Test("a restore returns more products than a page contains")
    func restore() async throws {
        let backend = try await TestBackend(.direct, catalog: try TestCatalog.catalog(extras: 7))
        let phone = try await backend.rawClient()
        for number in 0..<7 {
            let request = try await phone.request(
                ProductID("extra.\(number)"), .nonConsumable, price: 1_000)
            _ = try await phone.purchaseAndFinish(request)
        }
        let tablet = try await device(backend, "tablet")
        try await tablet.driving { engine in
            let restored = try await engine.restore()
            #expect(restored.count == 7)
            #expect(await engine.snapshot().entitlements.count == 7)
        }
        #expect(try await tablet.rawClient().unfinished().isEmpty)
    }

    @Test("refunds made while a device was offline reach it page by page")
    func refunds() async throws {
        let backend = try await TestBackend(.direct, catalog: try TestCatalog.catalog(extras: 8))
        let device = try await device(backend)
        let ids = try await sell(8, backend)
        try await device.driving { _ = await $0.wait(\.isIdle) }
        for id in ids { _ = try await backend.services.control.refund(id) }
        try await device.driving { engine in
            let snapshot = await engine.wait { snapshot in
                snapshot.isIdle && snapshot.rows.allSatisfy { $0.stage == .refunded }
            }
            #expect(snapshot?.rows.count == 8)
            #expect(snapshot?.entitlements.isEmpty == true)
        }
    }
}
