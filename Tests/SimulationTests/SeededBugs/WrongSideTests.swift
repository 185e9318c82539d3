import PurchaseCore
import ShopTestSupport
import StoreAPI
import StoreModel
import Synchronization
import Testing

/// The real engine with a wrong store at the other end: it survives it, and nobody pays twice or gets twice.
@Suite("Wrong sides")
struct WrongSideTests {
    @Test("a store that forgets what is unfinished loses nothing that the journal knows")
    func forgetful() async throws {
        let handset = try Backend().handset()
        handset.line.rewrites { call, token in call == .unfinished ? [] : [token] }
        handset.line.fails(.purchase, .answerLost(.timeout))
        try await expectOnce(of: handset)
    }

    @Test("a store that lists everything twice is delivered from once")
    func stammering() async throws {
        let handset = try Backend().handset()
        handset.line.rewrites { call, token in
            call == .unfinished || call == .changes ? [token, token] : [token]
        }
        handset.line.fails(.finish, .lost(.timeout))
        try await expectOnce(of: handset)
    }

    @Test("a store that signs wrongly has not answered, and what it sold arrives all the same")
    func forging() async throws {
        let handset = try Backend().handset()
        let once = Mutex(true)
        handset.line.rewrites { call, token in
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

    /// One purchase of sixty gems, and a second start: they are there once, on both sides.
    private func expectOnce(of handset: EngineClient) async throws {
        let row = try await handset.driving { engine in
            let row = try await engine.buy("gems.60").row
            _ = await engine.settled()
            return row
        }
        #expect(row.isCharged == .yes)
        let last = try await handset.settles()
        #expect(last.gems == 60)
        #expect(try await handset.backend.phone().gemCount() == 60)
    }
}
