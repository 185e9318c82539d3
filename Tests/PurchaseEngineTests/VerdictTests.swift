import PurchaseCore
import StoreAPI
import StoreModel
import StoreSigning
import Testing

@testable import PurchaseEngine

@Suite("Valid and invalid verdicts", .timeLimit(.minutes(2)))
struct VerdictTests {
    /// An answer that does not count as a verdict, regardless of its content.
    struct InvalidAnswer: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let make: FakeMerchant.Answer

        init(_ name: String, _ make: @escaping FakeMerchant.Answer) {
            testDescription = name
            self.make = make
        }

        init(_ name: String, _ cause: NoAnswer.Cause, retryAfter: Int64? = nil) {
            self.init(name) { _, _ throws(ServiceFailure) in
                throw .noAnswer(NoAnswer(cause, retryAfter: retryAfter))
            }
        }
    }

    static let silences =
        [
            InvalidAnswer("no answer in time", .timeout),
            InvalidAnswer("a connection that broke", .cut),
            InvalidAnswer("HTML with status 200, half a document", .notUnderstood),
            InvalidAnswer("a status with a wish to wait", .status(429), retryAfter: 30_000),
        ]
        + [301, 302, 400, 401, 403, 404, 409, 410, 413, 422, 451, 500, 502, 503, 504]
        .map { InvalidAnswer("HTTP status \($0)", .status($0)) }

    static let refusals = Refusal.Code.allCases.map { code in
        InvalidAnswer("the refusal \(code)") { _, _ throws(ServiceFailure) in
            throw .refusal(Refusal(code, "No."))
        }
    }

    static let forgeries = [
        InvalidAnswer("an unsigned rejection") { ask, _ in .unsigned(ask.verdict()) },
        InvalidAnswer("an unsigned grant") { ask, _ in .unsigned(ask.verdict(.accepted)) },
        InvalidAnswer("a rejection that a stranger signed") { ask, store throws(ServiceFailure) in
            try ask.signed(ask.verdict(), by: store.stranger)
        },
        InvalidAnswer("a rejection for another question") { ask, store throws(ServiceFailure) in
            try ask.signed(ask.verdict(nonce: "other"), by: store.authority)
        },
        InvalidAnswer("a rejection of another transaction") { ask, store throws(ServiceFailure) in
            try ask.signed(ask.verdict(id: "2000000000000099"), by: store.authority)
        },
        InvalidAnswer("a rejection of another order") { ask, store throws(ServiceFailure) in
            try ask.signed(ask.verdict(intent: "other"), by: store.authority)
        },
        InvalidAnswer("a rejection of no order") { ask, store throws(ServiceFailure) in
            try ask.signed(ask.verdict(intent: nil), by: store.authority)
        },
        InvalidAnswer("a rejection from tomorrow") { ask, store throws(ServiceFailure) in
            try ask.signed(ask.verdict(after: 86_400_000), by: store.authority)
        },
        InvalidAnswer("the transaction itself") { ask, _ in .signed(ask.request.signedTransaction)
        },
        InvalidAnswer("half a token") { ask, store throws(ServiceFailure) in
            guard case .signed(let jws) = try ask.signed(ask.verdict(), by: store.authority) else {
                throw .noAnswer(NoAnswer(.cut))
            }
            return .signed(JWS(compact: String(jws.compact.dropLast(20))))
        },
        InvalidAnswer("no token at all") { _, _ in
            .signed(JWS(compact: "<html>502 Bad Gateway</html>"))
        },
        InvalidAnswer("nothing") { _, _ in .signed(JWS(compact: "")) },
    ]

    @Test(
        "only a signed verdict on nonce, order and transaction counts; otherwise the merchant is asked again",
        arguments: silences + refusals + forgeries)
    func odd(_ odd: InvalidAnswer) async throws {
        let phone = try TestDevice()
        let product = try TestDevice.product()
        phone.merchant.set { $0.answer = odd.make }
        let last = try await phone.driving { engine in
            guard case .success = try await engine.purchase(product) else { throw Unexpected() }
            return await engine.wait(\.isIdle)
        }
        #expect(last?.rows.map(\.stage) == [.finished])
        #expect(last?.wallet.balances.map(\.amount) == [100])
        #expect(phone.store.read { $0.charges } == 1 && phone.store.read { $0.finishCalls } == 1)
        let id = try #require(last?.rows.first?.transactionID)
        let events = try await phone.nextJournal().steps(intentID: nil, transactionID: id)
            .map(\.event)
        #expect(
            events.filter { if case .verificationDeferred = $0 { true } else { false } }.count == 1)
        #expect(
            events.filter { if case .verified(_, _, _?) = $0 { true } else { false } }.count == 1)
        #expect(!events.contains { if case .quarantined = $0 { true } else { false } })
    }

    @Test("a verdict that is too late by the device's clock names the clock in the history")
    func late() async throws {
        let phone = try TestDevice(TestClock(patience: 0))
        let product = try TestDevice.product()
        phone.merchant.set {
            $0.answer = { ask, store throws(ServiceFailure) in
                try ask.signed(ask.verdict(after: 86_400_000), by: store.authority)
            }
        }
        try await phone.driving { engine in
            async let buying = engine.purchase(product)
            let row = await engine.wait { $0.rows.contains { $0.retryAt != nil } }?.rows.first
            let steps = try await engine.history(of: try #require(row)).map(\.detail)
            #expect(steps.contains { $0.contains("set this device's clock") }, "\(steps)")
            phone.clock.allow(1)
            _ = try await buying
        }
    }

    @Test("control: the same verdicts, valid and from the merchant, count")
    func genuine() async throws {
        let phone = try TestDevice()
        let product = try TestDevice.product()
        phone.merchant.set {
            $0.answer = { ask, store throws(ServiceFailure) in
                try ask.signed(ask.verdict(), by: store.authority)
            }
        }
        try await phone.driving { engine in
            await #expect(throws: PurchaseError.self) { try await engine.purchase(product) }
            #expect(await engine.wait(\.isIdle)?.rows.map(\.stage) == [.quarantined])
        }
    }
}

extension FakeMerchant.RecordedVerification {
    /// Makes a verdict on the request, a rejection by default.
    fileprivate func verdict(
        _ decision: Verdict.Decision = .rejected, nonce: String? = nil, id: TransactionID? = nil,
        after milliseconds: Int64 = 0
    ) -> Verdict {
        verdict(decision, nonce, id, transaction.intentID, milliseconds)
    }

    fileprivate func verdict(intent: IntentID?) -> Verdict {
        verdict(.rejected, nil, nil, intent, 0)
    }

    private func verdict(
        _ decision: Verdict.Decision, _ nonce: String?, _ id: TransactionID?, _ intent: IntentID?,
        _ milliseconds: Int64
    ) -> Verdict {
        Verdict(
            nonce: nonce ?? request.nonce, transactionID: id ?? transaction.id, intentID: intent,
            decision: decision, reason: "so it is said", changes: [],
            signedDate: transaction.signedDate.adding(milliseconds: milliseconds))
    }

    fileprivate func signed(
        _ verdict: Verdict, by authority: SandboxAuthority
    ) throws(ServiceFailure) -> VerdictReply {
        guard let jws = try? authority.signer.sign(verdict) else {
            throw .noAnswer(NoAnswer(.cut))
        }
        return .signed(jws)
    }
}
