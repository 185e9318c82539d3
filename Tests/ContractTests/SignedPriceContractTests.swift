import PurchaseCore
import PurchaseEngine
import SandboxBackend
import SandboxMerchant
import SandboxStore
import ShopTestSupport
import StoreAPI
import StoreAudit
import StoreFiles
import StoreModel
import StoreSigning
import Testing

@Suite("Contract: the signed price of a quantity")
struct SignedPriceContractTests {
    @Test(
        "the price is the total for the quantity, and a refund is computed from it",
        arguments: Wiring.all)
    func total(wiring: Wiring) async throws {
        let shop = try await RefundShop(wiring)
        let phone = shop.phone
        let bought = try await phone.buy(try await phone.gemsRequest(3)).transaction
        #expect(bought.price == 2_970 && bought.unitPrice?.milliunits == 990)
        #expect(try await phone.unfinished().map(\.transaction.price) == [2_970])
        #expect(try await shop.paid() == 2_970)
        let order = try #require(try await shop.control.orders(limit: 1).first)
        #expect(order.charge == (try TestCatalog.price(2_970)))
        let reply = try await shop.change(bought.id, .refund(.percentage(50_000)))
        #expect(reply.moved == (try TestCatalog.price(-1_480)))
        let told = try #require(try await shop.receivedTransaction(bought.id)).transaction
        #expect(told.price == 2_970 && told.revocationDate != nil)
        try await shop.change(bought.id, .reverse)
        #expect(try await shop.paid() == 2_970)
        #expect(try shop.backend.violations() == [])
    }

    @Test("a device keeps what version 0.4.0 signed at the unit price")
    func former() async throws {
        let backend = try TestBackend()
        let handset = backend.engineClient()
        let signer = backend.embedded.authority.signer
        let phone = try await backend.rawClient()
        handset.interceptor.setRewrite { _, jws in
            guard let told = try? phone.read(jws).transaction,
                let former = try? signer.sign(FormerTransaction(transaction: told))
            else { return [] }
            return [former]
        }
        let id = try await handset.withRunningEngine { engine in
            let row = try await engine.buy("gems.60", quantity: 3).row
            let snapshot = await engine.idleSnapshot()
            #expect(snapshot.rows.first?.charge == (try TestCatalog.price(2_970)))
            #expect(snapshot.gems == 180)
            let id = try #require(row.transactionID)
            let receipt = try #require(try await engine.receipt(id))
            #expect(receipt.transaction.price == 990)
            return id
        }
        // In the same profile with this version the signed form stays, and the audit counts the total.
        handset.interceptor.setRewrite { [$1] }
        let kept = try await handset.withRunningEngine { engine in
            _ = await engine.idleSnapshot()
            return try #require(try await engine.receipt(id)).transaction
        }
        #expect(kept.price == 990 && kept.charge?.milliunits == 2_970)
        #expect(try await violations(backend, handset) == [])
        let reply = try await backend.services.control.change(id, .refund(.percentage(50_000)))
        #expect(reply.moved == (try TestCatalog.price(-1_480)))
        let after = try await handset.withRunningEngine { engine in
            await engine.firstSnapshot { $0.gems == 90 && $0.isIdle }
        }
        #expect(after.gems == 90)
        #expect(try await violations(backend, handset) == [])
    }

    /// Returns the violations that an audit of the store, the merchant and one device finds.
    private func violations(_ backend: TestBackend, _ handset: EngineClient) async throws
        -> [String]
    {
        let identity = try await backend.services.store.identity()
        let verifier = try JWSVerifier(rootBase64: identity.rootCertificate)
        let sources = [
            StoreAuditReader.source(folder: backend.folder),
            MerchantAuditReader.source(folder: backend.folder),
            JournalAuditReader.source(folder: backend.folder(of: handset.device)),
        ]
        return try FileSnapshots.read(sources) {
            (snapshots, isOneMoment) throws(FileFailure) in
            let device = try JournalAuditReader.read(
                of: handset.device, snapshots[2], verifier: verifier)
            return Audit.violations(
                AuditRecords(
                    devices: [device], store: try StoreAuditReader.read(snapshots[0]),
                    merchant: try MerchantAuditReader.read(snapshots[1]).facts,
                    isConsistentSnapshot: isOneMoment)
            ).map { "\($0.invariant) \($0.violation.subject): \($0.violation.sentence)" }
        }
    }
}

/// A transaction in the form of version 0.4.0: with the unit price, and without a separate claim for it.
private struct FormerTransaction: SignedPayload {
    let transaction: Transaction

    static var shape: PayloadShape { Transaction.shape }
    var signedDate: Timestamp { transaction.signedDate }
    var validationError: VerificationError? { nil }

    func serialized() throws -> [UInt8] {
        let text = String(decoding: transaction.serialized(), as: UTF8.self)
        guard let unit = transaction.signedUnitPrice else { return Array(text.utf8) }
        return Array(
            text.replacing("\"price\":\(transaction.price)", with: "\"price\":\(unit)")
                .replacing(",\"unitPrice\":\(unit)", with: "").utf8)
    }
}
