import PurchaseCore
import PurchaseEngine
import ShopTestSupport
import StoreAPI
import StoreModel
import Testing

/// How payments end; the numbers are those of the article “Reported failures”.
@Suite("Failure catalogue: outcomes", .timeLimit(.minutes(2)))
struct OutcomeRows {
    @Test(
        "catalogue 12: a purchase that the store completes on its own after a failure is credited")
    func completedElsewhere() async throws {
        let backend = try TestBackend()
        let handset = backend.engineClient()
        let last = try await handset.withRunningEngine { engine in
            _ = await engine.firstSnapshot(where: \.hasLaunched)
            let error = try await failure {
                try await engine.buy("gems.60", outcome: .interrupted)
            }
            guard case .declined(let row)? = error, let id = row.intentID else {
                throw UnexpectedResponse(response: "\(error as Any)")
            }
            // The customer fixes the payment in the store's own sheet, so no caller here waits for this purchase.
            _ = try await backend.services.control.resolve(id)
            _ = try await engine.products(nil, locale: .fallback)
            return await engine.firstSnapshot { $0.rows.count == 2 && $0.isIdle }
        }
        #expect(Set(last.rows.map(\.state)) == [.failed, .finished] && last.gems == 60)
        #expect(try await handset.runUntilIdle().gems == 60)
    }

    @Test("catalogue 13: cancelled, declined and unanswered are three different outcomes")
    func ends() async throws {
        let line = ScriptedInterceptor()
        try await TestBackend().engineClient(interceptor: line).withRunningEngine(sleepLimit: 0) {
            engine in
            _ = await engine.firstSnapshot(where: \.hasLaunched)
            guard
                case .userCancelled(let cancelled) = try await engine.buy(
                    "gems.60", outcome: .cancel)
            else { throw UnexpectedResponse(response: "it was not cancelled") }
            #expect(cancelled.stage == .cancelled && cancelled.isCharged == .no)

            let error = try await failure { try await engine.buy("gems.60", outcome: .decline) }
            guard case .declined(let declined)? = error else {
                throw UnexpectedResponse(response: "\(error as Any)")
            }
            #expect(declined.stage == .declined && declined.isCharged == .no)
            #expect(declined.detail == DeclineReason.paymentDeclined.rawValue)

            line.disturbAll(.lost(.cut), [.purchase])
            let buying = Task { try await engine.buy("gems.60") }
            let asking = await engine.firstSnapshot { $0.rows.contains { $0.stage == .retrying } }
            let row = asking.rows.first { $0.stage == .retrying }
            #expect(row?.state == .purchasing && row?.isCharged == .unknown)
            buying.cancel()
            guard case .outcomeUnknown? = try await failure(of: { try await buying.value }) else {
                throw UnexpectedResponse(response: "an end was told that nobody knows")
            }
        }
    }

    /// What happens to a purchase that waits for approval.
    enum Approval: CaseIterable, Sendable {
        case approved, declined, neverAnswered
    }

    @Test(
        "catalogue 14: Ask to Buy waits over restarts; an approval is credited once, a decline leaves nothing",
        arguments: Approval.allCases)
    func askToBuy(_ approval: Approval) async throws {
        let backend = try TestBackend()
        let (handset, control) = (backend.engineClient(), backend.services.control)
        let intent = try await handset.withRunningEngine { engine in
            let result = try await engine.buy("gems.60", outcome: .askToBuy)
            guard case .pending(let row) = result else {
                throw UnexpectedResponse(response: "\(result)")
            }
            return try #require(row.intentID)
        }
        backend.clock.advance(milliseconds: 10 * 3_600_000)
        let last = try await handset.withRunningEngine { engine -> CustomerFacingState? in
            let waiting = await engine.firstSnapshot(where: \.hasLaunched)
            #expect(waiting.rows.map(\.state) == [.deferred] && waiting.gems == 0)
            switch approval {
            case .approved: _ = try await control.approve(intent)
            case .declined: _ = try await control.decline(intent)
            case .neverAnswered:
                // Another product is bought meanwhile.
                _ = try await engine.buy("noads")
                return await engine.firstSnapshot { $0.rows.map(\.state).contains(.finished) }.rows
                    .first?
                    .state
            }
            return await engine.firstSnapshot(where: \.isIdle).rows.first?.state
        }
        #expect(last == (approval == .declined ? .failed : .finished))
        let expected: (state: CustomerFacingState, charge: ChargeStatus, gems: Int64) =
            switch approval {
            case .approved: (.finished, .yes, 60)
            case .declined: (.failed, .no, 0)
            case .neverAnswered: (.deferred, .no, 5)
            }
        try await handset.withRunningEngine { engine in
            let seen = await engine.firstSnapshot(where: \.hasLaunched)
            let row = seen.rows.first { $0.intentID == intent }
            #expect(row?.state == expected.state && row?.isCharged == expected.charge)
            #expect(seen.gems == expected.gems)
        }
        let steps = try await control.history(of: .intent(intent)).map(\.kind)
        #expect(steps.filter { $0 == .charged }.count == (approval == .approved ? 1 : 0))
    }

    /// All causes of a missing answer.
    private static let silences: [NoAnswer.Cause] = [
        .timeout, .cut, .status(500), .status(503), .status(404), .notUnderstood,
    ]

    @Test(
        "catalogue 23: charged while the merchant is down, a purchase stays open and is credited once",
        arguments: silences, [true, false])
    func merchantDown(_ cause: NoAnswer.Cause, _ isHeard: Bool) async throws {
        let (backend, line) = (try TestBackend(), ScriptedInterceptor())
        line.disturb(.verify, isHeard ? .answerLost(cause) : .lost(cause), times: 3)
        line.setObserver { call in
            // A transport error is not a verdict: the transaction is not finished at the store before there is one.
            if call == .finish { #expect(line.count(.verify) >= 4) }
        }
        let row = try await backend.engineClient(interceptor: line).withRunningEngine { engine in
            let id = try await engine.buy("gems.60").row.id
            return await engine.idleSnapshot().rows.first { $0.id == id }
        }
        // On a very busy machine the merchant may be asked once more, which is harmless.
        #expect(row?.state == .finished && line.count(.verify) >= 4)
        let steps = try await backend.services.control
            .history(of: .transaction(try #require(row?.transactionID))).map(\.kind)
        #expect(steps.filter { $0 == .granted }.count == 1)
        #expect(try await backend.rawClient().gemCount() == 60)
    }

    @Test(
        "catalogue 40: approval, refusal and refund can each be triggered on demand and reach the device"
    )
    func onDemand() async throws {
        let backend = try TestBackend()
        let control = backend.services.control
        try await backend.engineClient().withRunningEngine { engine in
            var intents: [IntentID] = []
            for _ in 0..<2 {
                let row = try await engine.buy("gems.60", outcome: .askToBuy).row
                intents.append(try #require(row.intentID))
            }
            _ = try await control.approve(intents[0])
            _ = try await control.decline(intents[1])
            let decided = await engine.firstSnapshot(where: \.isIdle)
            #expect(Set(decided.rows.map(\.stage)) == [.finished, .declined])
            let id = try #require(decided.rows.compactMap(\.transactionID).first)
            _ = try await control.refund(id)
            let refunded = await engine.firstSnapshot { $0.rows.contains { $0.stage == .refunded } }
            #expect(refunded.rows.first { $0.stage == .refunded }?.transactionID == id)
        }
    }
}
