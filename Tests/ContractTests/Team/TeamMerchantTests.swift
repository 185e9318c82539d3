import Foundation
import KioskTestSupport
import ShopTestSupport
import StoreAPI
import StoreClient
import StoreModel
import Testing

@Suite("The team's own server")
struct TeamMerchantTests {
    private static let gems = ",\"goods\":[{\"good\":\"gem\",\"amount\":60}]"

    private static func silence(_ body: () async throws -> Void) async throws -> NoAnswer? {
        do {
            try await body()
            return nil
        } catch ServiceFailure.noAnswer(let silence) {
            return silence
        }
    }

    @Test("only the documented response counts as a verdict", arguments: HostileResponse.all)
    func hostile(_ row: HostileResponse) async throws {
        let (backend, bought) = try await Self.bought.value()
        let desk = try await TeamServerFixture(
            at: backend, timeout: row.testDescription == "silence" ? 100 : 15_000
        ) {
            row.answer(HostileResponse.Question($0))
        }
        let silence = try await Self.silence { _ = try await desk.verdict(on: bought) }
        #expect(silence != nil, "it was taken for a verdict")
        #expect(desk.server.requests.count == 1)
    }

    /// A purchase on which no server gives a verdict.
    private static let bought = SharedValue {
        let backend = try TestBackend()
        let phone = try await backend.rawClient()
        return (backend, try await phone.buy(try await phone.gemsRequest()))
    }

    @Test("a granted transaction brings its goods in the same rows at every request")
    func granted() async throws {
        let desk = try await TeamServerFixture {
            let question = HostileResponse.Question($0)
            return RawServer.http(
                question.verdict(
                    question.nonce == "a" ? "granted" : "already-granted", more: Self.gems))
        }
        let bought = try await desk.phone.buy(try await desk.phone.gemsRequest())
        let first = try #require(try await desk.verdict(on: bought, nonce: "a"))
        let second = try #require(try await desk.verdict(on: bought, nonce: "b"))
        #expect(first.decision == .accepted && second.decision == .alreadyGranted)
        #expect(first.changes.map(\.change) == [GoodAmount(good: "gem", amount: 60)])
        #expect(first.changes == second.changes)
        #expect(first.nonce == "a" && first.transactionID == bought.transaction.id)
        #expect(first.intentID == bought.transaction.intentID)
        #expect(first.signedDate == desk.backend.clock.now())
        let other = try await desk.phone.buy(try await desk.phone.noAdsRequest())
        let third = try #require(try await desk.verdict(on: other, nonce: "a"))
        #expect(third.changes.map(\.version) != first.changes.map(\.version))
    }

    @Test(
        "a revoked transaction names the granted and the revoked goods, so no balance becomes negative"
    )
    func revoked() async throws {
        let desk = try await TeamServerFixture {
            RawServer.http(HostileResponse.Question($0).verdict("revoked", more: Self.gems))
        }
        let bought = try await desk.phone.buy(try await desk.phone.gemsRequest())
        let verdict = try #require(try await desk.verdict(on: bought))
        #expect(verdict.decision == .revoked)
        #expect(verdict.changes.map(\.change.amount) == [60, -60])
        #expect(Set(verdict.changes.map(\.version)).count == 2)
    }

    @Test("each request has the token, and a redirected one does not send it elsewhere")
    func token() async throws {
        let elsewhere = try RawServer { _ in RawServer.http("{}") }
        let away = "Location: \(elsewhere.url)/transactions"
        let desk = try await TeamServerFixture(token: MerchantToken("s3cret+/=\n")) { request in
            request.hasPrefix("POST /orders")
                ? RawServer.http("", status: "404 Not Found")
                : RawServer.http("", status: "307 Temporary Redirect", headers: [away])
        }
        let bought = try await desk.phone.buy(try await desk.phone.gemsRequest())
        _ = try await desk.number(of: IntentID(desk.backend.clock.uuid()))
        let silence = try await Self.silence { _ = try await desk.verdict(on: bought) }
        #expect(silence != nil && elsewhere.requests.isEmpty)
        #expect(desk.server.requests.count == 2)
        #expect(
            desk.server.requests.allSatisfy {
                $0.components(separatedBy: "\r\n").contains("Authorization: Bearer s3cret+/=")
            }, "\(desk.server.requests)")
    }

    @Test("without a token no authorization is sent, and an invalid token is refused")
    func noToken() async throws {
        let desk = try await TeamServerFixture { _ in RawServer.http("", status: "404 Not Found") }
        _ = try await desk.number(of: IntentID(desk.backend.clock.uuid()))
        #expect(desk.server.requests.allSatisfy { !$0.lowercased().contains("authorization:") })
        for text in [
            "", "\n", "a b", "a\u{0}b", "=", "a=b", "Bearer x", "ü",
            String(repeating: "a", count: 4097),
        ] {
            #expect(MerchantToken(text) == nil, "\(text)")
        }
        #expect(MerchantToken("s3cret").map { "\($0)".contains("s3cret") } == false)
    }

    @Test("a rejection keeps its reason, cut if it is too long")
    func rejected() async throws {
        let reason = String(repeating: "no ", count: 1000)
        let desk = try await TeamServerFixture {
            RawServer.http(
                HostileResponse.Question($0).verdict("rejected", more: ",\"reason\":\"\(reason)\""))
        }
        let bought = try await desk.phone.buy(try await desk.phone.gemsRequest())
        let verdict = try #require(try await desk.verdict(on: bought))
        #expect(verdict.decision == .rejected && verdict.changes.isEmpty)
        #expect(verdict.reason == String(reason.prefix(1000)))
    }

    @Test("the request is the documented JSON at the documented path")
    func question() async throws {
        let desk = try await TeamServerFixture { _ in RawServer.http("{}") }
        let bought = try await desk.phone.buy(try await desk.phone.gemsRequest())
        _ = try await Self.silence { _ = try await desk.verdict(on: bought) }
        let request = try #require(desk.server.requests.first)
        #expect(request.hasPrefix("POST /transactions HTTP/1.1\r\n"))
        #expect(request.lowercased().contains("content-type: application/json\r\n"))
        #expect(!request.contains("Authorization") && !request.contains("Kiosk-"))
        let body = Data(HostileResponse.Question(request).body.utf8)
        let object = try #require(
            try JSONSerialization.jsonObject(with: body) as? [String: String])
        #expect(
            object == [
                "signedTransaction": bought.jws.compact, "nonce": "nonce-1",
                "transactionId": bought.transaction.id.rawValue, "productId": "gems.60",
                "appAccountToken": bought.transaction.appAccountToken?.rawValue ?? "",
                "merchantOrder": "M-1",
            ])
    }

    @Test(
        "C14: a redirect is not followed, wherever it leads", arguments: [301, 302, 303, 307, 308])
    func redirect(status: Int) async throws {
        let other = try RawServer { RawServer.http(HostileResponse.Question($0).verdict()) }
        let desk = try await TeamServerFixture { _ in
            RawServer.http(
                "", status: "\(status) Elsewhere",
                headers: ["Location: \(other.url)/transactions"])
        }
        let bought = try await desk.phone.buy(try await desk.phone.gemsRequest())
        let silence = try await Self.silence { _ = try await desk.verdict(on: bought) }
        #expect(silence?.cause == .status(status))
        #expect(other.requests.isEmpty)
    }

    @Test("a server signs offers in either form, and an invalid signature counts as no answer")
    func offers() async throws {
        let parts =
            "{\"keyIdentifier\":\"K\",\"nonce\":\"n\",\"timestamp\":7,\"signature\":\"s\"}"
        for (answer, expected) in [
            ("{\"signedOffer\":\"a.b.c\"}", .token(JWS(compact: "a.b.c"))),
            (
                parts,
                .signature(
                    OfferSignature(
                        keyIdentifier: "K", nonce: "n", timestamp: Timestamp(milliseconds: 7),
                        signature: "s"))
            ), ("{\"code\":\"FREE\"}", nil), ("{}", nil), ("<html>", nil), ("[]", nil),
        ] as [(String, OfferProof?)] {
            let desk = try await TeamServerFixture { _ in RawServer.http(answer) }
            let ask = OfferSigningRequest(
                productID: "silver", offerIdentifier: "loyal", transactionID: "42")
            if let expected {
                #expect(try await desk.merchant.signOffer(ask, desk.phone.context) == expected)
            } else {
                let silence = try await Self.silence {
                    _ = try await desk.merchant.signOffer(ask, desk.phone.context)
                }
                #expect(silence?.cause == .notUnderstood, "\(answer)")
            }
            let request = try #require(desk.server.requests.first)
            #expect(request.hasPrefix("POST /offers HTTP/1.1\r\n"))
            let object =
                try JSONSerialization.jsonObject(
                    with: Data(HostileResponse.Question(request).body.utf8)) as? [String: String]
            let player = try await desk.phone.merchant.offer(desk.phone.context).appAccountToken
            #expect(
                object == [
                    "productId": "silver", "offerIdentifier": "loyal", "transactionId": "42",
                    "appAccountToken": player.rawValue,
                ])
        }
    }

    @Test("a server that signs no offers answers with 404, and no other service signs instead")
    func noOffers() async throws {
        let desk = try await TeamServerFixture { _ in RawServer.http("", status: "404 Not Found") }
        let ask = OfferSigningRequest(
            productID: "silver", offerIdentifier: "loyal", transactionID: nil)
        do throws(ServiceFailure) {
            _ = try await desk.merchant.signOffer(ask, desk.phone.context)
            Issue.record("somebody signed")
        } catch {
            guard case .refusal(let refusal) = error else { throw error }
            #expect(refusal.code == .wrongState && refusal.message.contains("--signature"))
        }
    }

    @Test("a server's Retry-After is respected")
    func patience() async throws {
        let desk = try await TeamServerFixture { _ in
            RawServer.http("", status: "503 Service Unavailable", headers: ["Retry-After: 7"])
        }
        let bought = try await desk.phone.buy(try await desk.phone.gemsRequest())
        let silence = try await Self.silence { _ = try await desk.verdict(on: bought) }
        #expect(silence == NoAnswer(.status(503), retryAfter: 7000))
    }

    @Test("order numbers come from the server, or from kiosk if the server has none")
    func numbers() async throws {
        let id: IntentID = "0195d7a0-0000-7000-8000-000000000001"
        let own = try await TeamServerFixture { _ in
            RawServer.http("{\"intentId\":\"\(id)\",\"merchantOrder\":\"SHOP/42\"}")
        }
        #expect(try await own.number(of: id) == "SHOP/42")
        #expect(own.server.requests.first?.hasPrefix("POST /orders HTTP/1.1\r\n") == true)
        let none = try await TeamServerFixture { _ in RawServer.http("", status: "404 Not Found") }
        let number = try await none.number(of: id)
        #expect(number.rawValue.hasPrefix("M-"))
        #expect(try await none.number(of: id) == number)
    }

    @Test(
        "any other answer is neither an order number nor a reason to use kiosk's",
        arguments: [
            RawServer.http("", status: "500 Internal Server Error"), RawServer.http("<html>"),
            RawServer.http("{\"merchantOrder\":\"X-1\"}"),
            RawServer.http("{\"intentId\":\"another\",\"merchantOrder\":\"X-1\"}"),
            RawServer.http("{\"intentId\":\"i-1\",\"merchantOrder\":\"\"}"),
            RawServer.http("{\"intentId\":\"i-1\",\"merchantOrder\":\"a b\"}"),
            RawServer.http("{\"intentId\":\"i-1\",\"merchantOrder\":\"\\u001b[2J\"}"),
            RawServer.http(
                "{\"intentId\":\"i-1\",\"merchantOrder\":\"\(String(repeating: "9", count: 65))\"}"),
            "",
        ])
    func badNumber(answer: String) async throws {
        let desk = try await TeamServerFixture { _ in answer }
        let silence = try await Self.silence { _ = try await desk.number(of: "i-1") }
        #expect(silence != nil)
    }

    @Test(
        "operations that a team's server need not have are refused with a message and never requested"
    )
    func rest() async throws {
        let desk = try await TeamServerFixture { _ in RawServer.http("{}") }
        let context = desk.phone.context
        #expect(
            try await desk.merchant.offer(context)
                == desk.backend.services.merchant.offer(context))
        #expect(try await desk.merchant.wallet(entries: 10, context) == .empty)
        let spend = SpendRequest(id: "s", goods: GoodAmount(good: "gem", amount: 1), note: "")
        await #expect(throws: ServiceFailure.self) { try await desk.merchant.spend(spend, context) }
        await #expect(throws: ServiceFailure.self) {
            try await desk.merchant.uploadLog(LogBatch(events: [], earliest: 1), context)
        }
        #expect(desk.server.requests.isEmpty)
    }
}
