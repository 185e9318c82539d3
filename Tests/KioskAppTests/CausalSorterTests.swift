import StoreModel
import Testing

@testable import KioskApp

@Suite("The causal order of the steps of one order")
struct CausalSorterTests {
    private static let now = Timestamp(milliseconds: 1_795_269_600_000)

    private static func step(
        _ side: HistoryStep.Side, _ kind: HistoryStep.Kind, after milliseconds: Int64
    ) -> HistoryStep {
        HistoryStep(side: side, at: now.adding(milliseconds: milliseconds), kind: kind)
    }

    private static let device = [
        step(.device, .intentJournalled, after: 0), step(.device, .numbered, after: 20),
        step(.device, .submitted, after: 30), step(.device, .received, after: 60),
    ]

    @Test("the merchant's order number has its row before the backend returns it")
    func issuedNumber() {
        let early = CausalSorter.merged(Self.device, .real)
        let issued = Self.step(.merchant, .numberIssued, after: 10)
        let late = CausalSorter.merged(Self.device + [issued], .real)
        #expect(early.map(\.kind) == late.map(\.kind))
        #expect(
            early.map(\.kind) == [
                .intentJournalled, .numberIssued, .numbered, .submitted, .received,
            ])
        #expect(late[1] == issued)
    }

    @Test("an order without a number has no step of the merchant")
    func unnumbered() {
        let steps = [Self.device[0]]
        #expect(CausalSorter.merged(steps, .real) == steps)
    }
}
