import PurchaseCore
import PurchaseEngine
import SandboxBackend
import ShopTestSupport
import StoreAPI
import StoreModel
import Testing

/// Restores and ownership; the numbers are those of the article “Reported failures”.
@Suite("Failure catalogue: ownership", .timeLimit(.minutes(2)))
struct OwnershipRows {
    @Test("catalogue 15: a restore ends exactly once, with none, one, or an error")
    func restores() async throws {
        let (backend, line) = (try TestBackend(), ScriptedInterceptor())
        try await backend.engineClient(interceptor: line).withRunningEngine { engine in
            _ = await engine.firstSnapshot(where: \.hasLaunched)
            #expect(try await engine.restore().isEmpty)
            _ = try await engine.buy("noads")
            // The second restore begins before the first has ended.
            async let first = engine.restore()
            async let second = engine.restore()
            #expect(try await [first.count, second.count] == [1, 1])
            line.disturb(.restore, .lost(.timeout))
            let error = try await failure { try await engine.restore() }
            #expect(error == .service(.noAnswer(NoAnswer(.timeout))))
            #expect(try await engine.restore().count == 1)
            // A restored transaction that is not valid is not a success.
            let stranger = try await TestBackend().engineClient().foreignToken()
            line.setRewrite { call, jws in call == .restore ? [stranger] : [jws] }
            let doubt = try await failure { try await engine.restore() }
            #expect(doubt == .service(.noAnswer(NoAnswer(.notUnderstood))))
            #expect(await engine.snapshot().owned == ["noads"])
        }
    }

    @Test(
        "catalogue 16: what one player paid goes to that player, whichever account is signed in when it arrives"
    )
    func otherPlayer() async throws {
        let (backend, line) = (try TestBackend(), ScriptedInterceptor())
        let handset = backend.engineClient(interceptor: line)
        line.disturbAll(.stuck, [.verify])
        try await handset.withRunningEngine(as: "ann") { engine in
            let buying = Task { try await engine.buy("gems.60") }
            defer { buying.cancel() }
            await line.waitUntilReached(.verify)
        }
        line.reset()
        let questions = line.verificationRequests.count
        try await handset.withRunningEngine(as: "bob") { engine in
            let seen = await engine.firstSnapshot(where: \.isIdle)
            #expect(seen.rows.isEmpty && seen.gems == 0)
            let restored = try await engine.restore()
            #expect(restored.isEmpty)
        }
        #expect(line.verificationRequests.count == questions)
        // The other account cannot use the token itself either.
        let (ann, bob) = (try await backend.rawClient(), try await backend.rawClient(of: "bob"))
        let token = try #require(try await ann.unfinished().first)
        #expect(try await bob.verify(token).decision == .rejected)
        #expect(try await handset.runUntilIdle(as: "ann").gems == 60)
        #expect(try await bob.gemCount() == 0)
    }

    @Test(
        "catalogue 17: every transaction names its player, also a restored one; one without a player is rejected"
    )
    func namelessToken() async throws {
        let backend = try TestBackend()
        let (phone, tablet) = (try await backend.rawClient(), try await backend.rawClient("tablet"))
        let player = try await phone.merchant.offer(phone.context).appAccountToken
        let first = try await phone.purchaseAndFinish(try await phone.noAdsRequest())
        let rebuy = try await phone.purchaseAndFinish(try await phone.noAdsRequest())
        let restored = try #require(try await tablet.restore().first)
        for signed in [first, rebuy, restored] {
            #expect(signed.transaction.appAccountToken == player)
        }
        let gems = try await phone.buy(try await phone.gemsRequest())
        let claim = "\"appAccountToken\":\"\(player)\","
        let nameless = try phone.read(try TokenForger(of: backend).rewrite(gems.jws, [(claim, "")]))
        #expect(nameless.transaction.appAccountToken == nil)
        #expect(try await phone.verify(nameless).decision == .rejected)
        #expect(try await phone.gemCount() == 5)
        // The genuine transaction can still be used.
        #expect(try await phone.verify(gems).decision == .accepted)
    }

    @Test(
        "catalogue 31: a consumable is never an entitlement, before its finish, after it, or restored"
    )
    func consumables() async throws {
        let line = ScriptedInterceptor()
        let handset = try TestBackend().engineClient(interceptor: line)
        line.disturbAll(.stuck, [.finish])
        try await handset.withRunningEngine { engine in
            let buying = Task { try await engine.buy("gems.60") }
            await line.waitUntilReached(.finish)
            #expect(await engine.snapshot().owned.isEmpty)
            line.reset()
            _ = try await buying.value
            _ = try await engine.buy("noads")
            #expect(try await engine.restore().map(\.productID) == ["noads"])
            #expect(await engine.idleSnapshot().owned == ["noads"])
        }
        #expect(try await handset.runUntilIdle().owned == ["noads"])
    }

    @Test("catalogue 33: while the store is silent the launch shows at once what is owned")
    func silentStore() async throws {
        let line = ScriptedInterceptor()
        let handset = try TestBackend().engineClient(interceptor: line)
        try await handset.withRunningEngine { engine in
            for id in ["noads", "gems.60"] as [ProductID] { _ = try await engine.buy(id) }
        }
        line.disturbAll(.stuck)
        try await handset.withRunningEngine { engine in
            await line.waitUntilReached(.unfinished)
            let shown = await engine.firstSnapshot { _ in true }
            #expect(shown.owned == ["noads"] && shown.gems == 65 && !shown.hasLaunched)
        }
    }

    @Test("catalogue 34: entitlements do not depend on the catalog")
    func catalogGone() async throws {
        let (backend, line) = (try TestBackend(), ScriptedInterceptor())
        let handset = backend.engineClient(interceptor: line)
        _ = try await handset.withRunningEngine { try await $0.buy("noads") }
        backend.embedded.replaceCatalog(try TestCatalog.catalog(without: "noads"))
        try await handset.withRunningEngine { engine in
            let reply = try await engine.products(nil, locale: .fallback)
            #expect(!reply.products.contains { $0.id == "noads" })
            #expect(await engine.idleSnapshot().owned == ["noads"])
            #expect(try await engine.restore().map(\.state) == [.finished])
            line.disturbAll(.lost(.status(500)), [.products])
            await #expect(throws: ServiceFailure.self) {
                try await engine.products(nil, locale: .fallback)
            }
            #expect(await engine.snapshot().owned == ["noads"])
        }
    }

    @Test("catalogue 35: buying an owned product again returns a new transaction, not the old one")
    func rebuyIsNew() async throws {
        let backend = try TestBackend()
        try await backend.engineClient().withRunningEngine { engine in
            let first = try #require(try await engine.buy("noads").row.transactionID)
            backend.clock.advance(milliseconds: 365 * 86_400_000)
            let asked = backend.clock.now()
            let second = try #require(try await engine.buy("noads").row.transactionID)
            let old = try #require(try await engine.receipt(first)).transaction
            let new = try #require(try await engine.receipt(second)).transaction
            #expect(new.id != old.id && new.purchaseDate >= asked)
            #expect(new.originalID == old.id && new.originalPurchaseDate == old.purchaseDate)
        }
    }
}

extension EngineClient {
    /// Returns a token that another store has signed.
    func foreignToken() async throws -> JWS {
        let phone = try await backend.rawClient()
        return try await phone.buy(try await phone.noAdsRequest()).jws
    }
}
