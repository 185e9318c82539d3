import ShopTestSupport
import StoreAPI
import StoreModel
import Testing

@Suite("The history of interrupted orders", .timeLimit(.minutes(2)))
struct InterruptedHistoryTests {
    @Test(
        "the history states which of several orders was sold and which was abandoned",
        arguments: Wiring.all)
    func several(wiring: Wiring) async throws {
        let backend = try await TestBackend(wiring)
        let (phone, control) = (try await backend.rawClient(), backend.services.control)
        var ids: [IntentID] = []
        for _ in 0..<3 {
            let request = try await phone.gemsRequest(outcome: .interrupted)
            _ = try await phone.store.purchase(request, phone.context)
            ids.append(request.intent.id)
        }
        let made = try await control.resolve(ids[1])
        _ = try await control.decline(ids[2])
        let steps = try await control.steps(of: ids)
        #expect(steps[0].map(\.kind) == [.ordered, .declined])
        #expect(steps[1].map(\.kind) == [.ordered, .declined, .handedOut])
        #expect(steps[1].last?.detail == made.rawValue)
        #expect(steps[2].map(\.kind) == [.ordered, .declined, .declined])
        #expect(steps[2].last?.detail == DeclineReason.approvalDeclined.rawValue)
    }
}

extension SandboxControl {
    /// Returns the store's steps of orders.
    fileprivate func steps(of ids: [IntentID]) async throws -> [[HistoryStep]] {
        var all: [[HistoryStep]] = []
        for id in ids {
            all.append(try await history(of: .intent(id)).filter { $0.side == .store })
        }
        return all
    }
}
