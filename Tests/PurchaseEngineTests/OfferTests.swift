import PurchaseCore
import StoreAPI
import StoreModel
import Testing

@testable import PurchaseEngine

@Suite("Purchases with an offer", .timeLimit(.minutes(2)))
struct OfferTests {
    private static let loyal = OfferChoice(type: .promotional, identifier: "loyal")
    private static let proof = OfferProof.token(JWS(compact: "coins.loyal.signed"))

    private func sent(_ phone: TestDevice) -> [OfferProof?] {
        phone.store.read { $0.submissions.map(\.intent.offer?.proof) }
    }

    @Test(
        "the merchant signs the offer before the order is recorded, and every attempt sends that signature"
    )
    func signed() async throws {
        let phone = try TestDevice()
        let product = try TestDevice.product()
        phone.store.set { $0.lostPurchases = 2 }
        try await phone.driving { engine in
            _ = try await engine.purchase(product, intentID: "one", offer: Self.loyal)
            _ = try await engine.purchase(product, intentID: "one", offer: Self.loyal)
        }
        let proofs = sent(phone)
        #expect(proofs.count == 3 && Set(proofs).count == 1)
        guard case .token(let token)?? = proofs.first else { throw Unexpected() }
        #expect(token.compact == "\(product.id).loyal.signed")
        #expect(phone.merchant.read { $0.signings } == 1)
        #expect(phone.store.read { $0.charges } == 1)
    }

    @Test(
        "a signature from the caller is used unchanged, and other kinds of offers need none"
    )
    func given() async throws {
        let phone = try TestDevice()
        let product = try TestDevice.product()
        let code = OfferChoice(type: .code, identifier: "c", proof: .code("SPRING"))
        try await phone.driving { engine in
            _ = try await engine.purchase(product, offer: Self.loyal.proved(by: Self.proof))
            _ = try await engine.purchase(product, offer: code)
            _ = try await engine.purchase(
                product, offer: OfferChoice(type: .winBack, identifier: "w"))
        }
        #expect(sent(phone) == [Self.proof, .code("SPRING"), nil])
        #expect(phone.merchant.read { $0.signings } == 0)
    }

    @Test("if the merchant does not sign, the purchase fails before anything is recorded or sent")
    func refused() async throws {
        let phone = try TestDevice()
        let product = try TestDevice.product()
        let refusal = Refusal(.wrongState, "no")
        phone.merchant.set { $0.signingRefusal = refusal }
        try await phone.driving { engine in
            await #expect(throws: PurchaseError.service(.refusal(refusal))) {
                _ = try await engine.purchase(product, offer: Self.loyal)
            }
            #expect(await engine.snapshot().rows.isEmpty)
        }
        #expect(sent(phone).isEmpty && phone.store.read { $0.charges } == 0)
    }
}
