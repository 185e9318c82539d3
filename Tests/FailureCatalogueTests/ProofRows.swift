import Foundation
import PurchaseCore
import PurchaseEngine
import ShopTestSupport
import StoreAPI
import StoreModel
import StoreSigning
import Testing

/// What is trusted; the numbers are those of the article “Reported failures”.
@Suite("Failure catalogue: proofs", .timeLimit(.minutes(2)))
struct ProofRows {
    @Test("catalogue 18: a transaction signed under another root is never delivered")
    func fakeStore() async throws {
        let (backend, line) = (try TestBackend(), ScriptedInterceptor())
        let stranger = try SandboxAuthority.make()
        let genuine = try await backend.rawClient()
        line.setRewrite { _, jws in
            let transaction = try? genuine.read(jws).transaction
            return transaction.flatMap { try? stranger.signer.sign($0) }.map { [$0] } ?? [jws]
        }
        let handset = backend.engineClient(interceptor: line)
        try await handset.withRunningEngine(sleepLimit: 2) { engine in
            let buying = Task { try await engine.buy("gems.60") }
            defer { buying.cancel() }
            let doubt = await engine.firstSnapshot { $0.rows.first?.stage == .retrying }
            #expect(doubt.gems == 0 && doubt.rows.map(\.isCharged) == [.unknown])
        }
        #expect(line.count(.verify) == 0)
        let signed = try #require(try await genuine.unfinished().first)
        let forged = SignedTransaction(
            transaction: signed.transaction, jws: try stranger.signer.sign(signed.transaction))
        #expect(try await refusalCode { try await genuine.verify(forged) } == .badRequest)
        #expect(try await genuine.gemCount() == 0)
        line.setRewrite { [$1] }
        #expect(try await handset.runUntilIdle().gems == 60)
    }

    @Test("catalogue 19: a genuine transaction counts once, for its player and its app only")
    func replays() async throws {
        let backend = try TestBackend()
        let (ann, bob) = (try await backend.rawClient(), try await backend.rawClient(of: "bob"))
        let gems = try await ann.purchaseAndFinish(try await ann.gemsRequest())
        // The transaction of another account.
        #expect(try await bob.verify(gems).decision == .rejected)
        // A transaction that is already consumed.
        #expect(try await ann.verify(gems, nonce: "again").decision == .alreadyGranted)
        // The transaction of another app.
        let other = try TokenForger(of: backend).rewrite(
            gems.jws, [(TestCatalog.bundleID.rawValue, "com.example.other")])
        let foreign = SignedTransaction(transaction: gems.transaction, jws: other)
        #expect(try await refusalCode { try await ann.verify(foreign) } == .badRequest)
        // A restored transaction has its own ID, refers to the first, and grants nothing.
        let owned = try await ann.purchaseAndFinish(try await ann.noAdsRequest())
        let restored = try #require(try await ann.restore().first)
        #expect(restored.transaction.id != owned.transaction.id)
        #expect(restored.transaction.originalID == owned.transaction.id)
        #expect(try await ann.verify(restored).decision == .alreadyGranted)
        #expect(try await ann.gemCount() == 65)
        #expect(try await bob.gemCount() == 0)
    }

    /// Ways to forge a token from a genuine one.
    enum Tampering: CaseIterable, Sendable {
        case payload, algorithmNone, swappedChain, environment, header, unsigned

        func apply(to token: JWS, _ backend: TestBackend, stranger: JWS) throws -> JWS {
            var parts = token.segments
            switch self {
            case .payload:
                let payload = String(parts[1].dropFirst(9))
                parts[1] = parts[1].prefix(8) + (parts[1].hasPrefix("A") ? "B" : "A") + payload
            case .algorithmNone: parts[0] = TokenForger.encoded(Data(#"{"alg":"none"}"#.utf8))
            case .swappedChain: parts[0] = stranger.segments[0]
            case .environment:
                return try TokenForger(of: backend).rewrite(token, [("\"Sandbox\"", "\"Xcode\"")])
            case .header: parts[0] = ""
            case .unsigned: parts[2] = ""
            }
            return JWS(compact: parts.joined(separator: "."))
        }
    }

    @Test(
        "catalogue 20: a token is always verified: altered in any part, both sides refuse it",
        arguments: Tampering.allCases)
    func tampered(_ tampering: Tampering) async throws {
        let backend = try TestBackend()
        let phone = try await backend.rawClient()
        let genuine = try await phone.buy(try await phone.gemsRequest())
        let stranger = try await TestBackend().engineClient().foreignToken()
        let token = try tampering.apply(to: genuine.jws, backend, stranger: stranger)
        #expect(throws: VerificationError.self) { try phone.read(token) }
        let forged = SignedTransaction(transaction: genuine.transaction, jws: token)
        #expect(try await refusalCode { try await phone.verify(forged) } == .badRequest)
        #expect(try await phone.gemCount() == 0)
    }

    @Test(
        "catalogue 21: both sides refuse a token of another environment",
        arguments: ["Production", "LocalTesting", "sandbox", ""])
    func environments(_ name: String) async throws {
        let backend = try TestBackend()
        let phone = try await backend.rawClient()
        let genuine = try await phone.buy(try await phone.gemsRequest())
        let token = try TokenForger(of: backend).rewrite(
            genuine.jws, [("\"Sandbox\"", "\"\(name)\"")])
        #expect(throws: VerificationError.wrongEnvironment) { try phone.read(token) }
        let forged = SignedTransaction(transaction: genuine.transaction, jws: token)
        #expect(try await refusalCode { try await phone.verify(forged) } == .badRequest)
    }

    @Test(
        "catalogue 22: a transaction that the store does not list, or does not know yet, is neither granted nor rejected"
    )
    func nothingListed() async throws {
        let (backend, line) = (try TestBackend(), ScriptedInterceptor())
        // The lists stay empty although something was bought: the signed answer is enough.
        line.setRewrite { call, jws in call == .purchase ? [jws] : [] }
        let row = try #require(
            try await backend.engineClient(interceptor: line).withRunningEngine { engine in
                _ = try await engine.buy("gems.60")
                return await engine.idleSnapshot().rows.first
            })
        #expect(row.state == .finished)
        // A genuinely signed transaction that the store's database does not contain gets a retry and not a rejection.
        let phone = try await backend.rawClient()
        let receipt = try #require(line.verificationRequests.first?.signedTransaction)
        let id = try #require(row.transactionID).rawValue
        let other = String(id.dropLast(3)) + "999"
        let unknown = try phone.read(
            try TokenForger(of: backend).rewrite(
                receipt, [("\"\(id)\"", "\"\(other)\""), ("\"\(id)\"", "\"\(other)\"")]))
        #expect(try await phone.verify(unknown).decision == .retry)
        #expect(try await phone.gemCount() == 60)
    }
}
