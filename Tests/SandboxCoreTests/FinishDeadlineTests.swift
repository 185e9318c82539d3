import SandboxCore
import StoreModel
import Testing

@Suite("The deadline for finishing a charge")
struct FinishDeadlineTests {
    private let deadline = FinishDeadline.standard
    private let hour: Int64 = 3_600_000

    private func isMissed(_ record: TransactionRecord, after hours: Int64) -> Bool {
        deadline.isMissed(by: record, at: Samples.now.adding(milliseconds: hours * hour + 1))
    }

    @Test("a charged transaction has three days, to the millisecond")
    func length() {
        let record = Samples.record("10", .consumable)
        let end = Samples.now.adding(milliseconds: 72 * hour)
        #expect(!deadline.isMissed(by: record, at: end))
        #expect(deadline.isMissed(by: record, at: end.adding(milliseconds: 1)))
        #expect(deadline.reason == "not finished within 72 hours")
    }

    @Test("a finished, refunded or free transaction and a copy have no deadline")
    func exempt() {
        for record in [
            Samples.record("10", finished: Samples.now), Samples.record("10", revoked: Samples.now),
            Samples.record("10", price: 0), Samples.record("11", original: "10", price: 0),
            Samples.record("11", original: "10"),
            Samples.record("11", original: "10", price: 0, intent: nil),
        ] {
            #expect(!isMissed(record, after: 1_000), "\(record)")
        }
        #expect(isMissed(Samples.record("10"), after: 72))
    }

    @Test("extreme lengths and moments do not trap", arguments: [Int64.min, -1, 0, .max])
    func bounds(milliseconds: Int64) {
        let odd = FinishDeadline(milliseconds: milliseconds)
        for now in [Int64.min, 0, .max] {
            _ = odd.isMissed(by: Samples.record("10"), at: Timestamp(milliseconds: now))
        }
        #expect(odd.milliseconds > 0 && !odd.reason.isEmpty)
    }
}
