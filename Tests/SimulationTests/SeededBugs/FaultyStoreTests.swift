import PurchaseCore
import ShopTestSupport
import StoreAPI
import StoreModel
import Synchronization
import Testing

/// The real engine with a faulty store: no purchase may be lost, charged twice or granted twice.
@Suite("Faulty stores")
struct WrongSideTests {
    @Test("a purchase is not lost if the store forgets its unfinished transactions")
    func forgetful() async throws {
        let handset = try TestBackend().engineClient()
        handset.interceptor.setRewrite { call, token in call == .unfinished ? [] : [token] }
        handset.interceptor.disturb(.purchase, .answerLost(.timeout))
        try await expectOnce(of: handset)
    }

    @Test("a purchase is delivered once if the store lists everything twice")
    func stammering() async throws {
        let handset = try TestBackend().engineClient()
        handset.interceptor.setRewrite { call, token in
            call == .unfinished || call == .changes ? [token, token] : [token]
        }
        handset.interceptor.disturb(.finish, .lost(.timeout))
        try await expectOnce(of: handset)
    }

    @Test("a wrongly signed answer counts as none, and the purchase is delivered all the same")
    func forging() async throws {
        let handset = try TestBackend().engineClient()
        let once = Mutex(true)
        handset.interceptor.setRewrite { call, token in
            let isFirst =
                call == .purchase
                && once.withLock { isFirst in
                    defer { isFirst = false }
                    return isFirst
                }
            return [isFirst ? JWS(compact: "\(token.compact)AA") : token]
        }
        try await expectOnce(of: handset)
    }

    /// Buys 60 gems, starts the engine again, and expects 60 gems on the device and at the merchant.
    private func expectOnce(of handset: EngineClient) async throws {
        let row = try await handset.withRunningEngine { engine in
            let row = try await engine.buy("gems.60").row
            _ = await engine.idleSnapshot()
            return row
        }
        #expect(row.isCharged == .yes)
        let last = try await handset.runUntilIdle()
        #expect(last.gems == 60)
        #expect(try await handset.backend.rawClient().gemCount() == 60)
    }
}
