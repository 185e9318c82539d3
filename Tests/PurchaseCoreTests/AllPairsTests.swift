import PurchaseCore
import StoreModel
import Testing

@Suite("All pairs of stages and inputs")
struct AllPairsTests {
    @Test(
        "no input moves an order back, changes what is sent, delivers twice or finishes early",
        arguments: [true, false])
    func pairs(autoFinish: Bool) throws {
        let policy = QueuePolicy(autoFinish: autoFinish)
        for stage in try Stages.all() {
            for input in try Stages.everyInput() {
                for moment in [Sample.now, Sample.after(10_000), Sample.after(2_000_000)] {
                    var state = stage.state
                    let broken = Invariants.apply(input, to: &state, at: moment, policy: policy)
                    #expect(broken.isEmpty, "\(stage) + \(input): \(broken)")
                }
            }
        }
    }

    @Test("any two inputs in sequence keep the rules too")
    func triples() throws {
        let inputs = try Stages.everyInput()
        var broken: [String] = []
        for stage in try Stages.all() {
            for first in inputs {
                var middle = stage.state
                _ = Invariants.apply(first, to: &middle, at: Sample.now)
                for second in inputs {
                    var state = middle
                    broken += Invariants.apply(second, to: &state, at: Sample.after(5_000))
                        .map { "\(stage) + \(first) + \(second): \($0)" }
                }
            }
        }
        #expect(broken.isEmpty, "\(broken.prefix(5))")
    }

    @Test("control: the checks catch a queue that delivers twice")
    func checkBites() throws {
        let twice = Stages.after(try Stages.inputs(to: "delivered"))
        var state = twice
        state.deliveries[Sample.transactionID]?.stage = .received
        let again = Sample.verdict(.accepted, changes: [Sample.change(100, version: 1)])
        // A state that lost its tombstone delivers again; an intact one does not on the same input.
        let lost = state.decide(
            .verdict(Sample.transactionID, again), at: Sample.now, policy: QueuePolicy())
        let sound = twice.decide(
            .verdict(Sample.transactionID, again), at: Sample.now, policy: QueuePolicy())
        #expect(!lost.events.isEmpty && sound == .nothing)
    }
}
