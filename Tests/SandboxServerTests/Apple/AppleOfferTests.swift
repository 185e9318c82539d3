import Foundation
import KioskTestSupport
import SandboxBackend
import ShopTestSupport
import StoreAPI
import StoreModel
import StoreSigning
import Testing

/// Apple's library for Python signs offers as a team's server does, and the store accepts them.
@Suite("Apple's own signatures of offers")
struct AppleOfferTests {
    private struct Question: Encodable {
        let key: String
        let keyId: String
        let issuer: String
        let player: String
    }

    /// The signatures that the library made.
    private struct Answer: Decodable {
        let token: JWS
        let parts: OfferSignature
    }

    private static let program = """
        import json, sys, time, uuid
        from appstoreserverlibrary.jws_signature_creator import PromotionalOfferV2SignatureCreator
        from appstoreserverlibrary.promotional_offer import PromotionalOfferSignatureCreator

        q = json.load(open(sys.argv[1]))
        key, bundle = q["key"].encode(), "com.example.game"
        token = PromotionalOfferV2SignatureCreator(
            key, q["keyId"], q["issuer"], bundle).create_signature("silver", "loyal", None)
        nonce, now = uuid.uuid4(), int(time.time() * 1000)
        signature = PromotionalOfferSignatureCreator(key, q["keyId"], bundle).create_signature(
            "silver", "loyal", q["player"], nonce, now)
        print(json.dumps({"token": token, "parts": {
            "keyIdentifier": q["keyId"], "nonce": str(nonce), "timestamp": now,
            "signature": signature}}))
        """

    @Test("both forms are accepted, and refused with one byte changed", .needsPython)
    func judged() async throws {
        let club = try await AppleClub()
        let clock = club.shop.server.backend.clock
        // Apple's library signs with the machine's own clock.
        let today = Timestamp(milliseconds: Int64(Date().timeIntervalSince1970 * 1000))
        clock.advance(milliseconds: today.since(clock.now()))
        try await club.buy("silver", at: 0)
        let phone = try await club.shop.phone
        let player = try await phone.merchant.offer(phone.context).appAccountToken
        let answer = try await made(club, player)
        let (token, parts) = (answer.token.compact, answer.parts)
        let changed = parts.signature.dropFirst(20)
        let byte: Character = changed.first == "A" ? "B" : "A"
        let forged = OfferSignature(
            keyIdentifier: parts.keyIdentifier, nonce: parts.nonce, timestamp: parts.timestamp,
            signature: parts.signature.prefix(20) + String(byte) + changed.dropFirst())
        for place in Self.places(in: token) {
            let proof = OfferProof.token(JWS(compact: Self.changed(token, at: place)))
            #expect(try await order(proof, phone) == .declined(.invalidOfferSignature))
        }
        #expect(try await order(.signature(forged), phone) == .declined(.invalidOfferSignature))
        for proof in [OfferProof.token(answer.token), .signature(parts)] {
            let status = try await order(proof, phone)
            guard case .purchased = status else { throw UnexpectedResponse(response: "\(status)") }
            #expect(try await order(proof, phone) == .declined(.invalidOfferSignature))
        }
    }

    private func made(_ club: AppleClub, _ player: AppAccountToken) async throws -> Answer {
        let input = try JSONEncoder().encode(
            Question(
                key: club.shop.pair.privatePEM, keyId: club.shop.key.id.rawValue,
                issuer: club.shop.key.issuerID.rawValue, player: player.rawValue.uppercased()))
        let output = try await PythonChecker.run(Self.program, input: input)
        return try JSONDecoder().decode(Answer.self, from: Data(output.utf8))
    }

    private func order(_ proof: OfferProof, _ phone: RawClient) async throws -> OrderStatus {
        let made = try await phone.request("silver", .autoRenewable, price: 2_990)
        let offer = OfferChoice(type: .promotional, identifier: "loyal", proof: proof)
        return try await phone.store.purchase(
            PurchaseRequest(
                intent: made.intent.withOffer(offer), merchantOrder: made.merchantOrder,
                appAccountToken: made.appAccountToken), phone.context)
    }

    /// Returns one position in each of the three parts.
    private static func places(in token: String) -> [Int] {
        let parts = token.split(separator: ".").map(\.count)
        return [10, parts[0] + 30, parts[0] + parts[1] + 20]
    }

    private static func changed(_ token: String, at place: Int) -> String {
        var letters = Array(token)
        letters[place] = letters[place] == "A" ? "B" : "A"
        return String(letters)
    }
}
