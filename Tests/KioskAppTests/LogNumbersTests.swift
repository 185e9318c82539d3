import StoreModel
import Testing

@testable import KioskApp

@Suite("Order numbers of log events")
struct LogNumbersTests {
    @Test("an event that names only its transaction has its order's number")
    func numbers() {
        var numbers = OrderNumberResolver()
        let intent: IntentID = "one"
        let delivered = LogEntry(.state, "delivered", transactionID: "2000001")
        numbers.record(LogEntry(.state, "intent-recorded", intentID: intent))
        #expect(numbers.number(of: delivered) == nil)
        numbers.record(
            LogEntry(.state, "order-numbered", intentID: intent, merchantOrder: "M-2026-000001"))
        numbers.record(
            LogEntry(.state, "payment-completed", intentID: intent, transactionID: "2000001"))
        #expect(numbers.number(of: delivered) == "M-2026-000001")
        #expect(numbers.number(of: .action("buy-confirmed", intentID: intent)) == "M-2026-000001")
        #expect(numbers.number(of: .action("quit")) == nil)
        #expect(numbers.number(of: .action("finish", transactionID: "2000009")) == nil)
    }
}
