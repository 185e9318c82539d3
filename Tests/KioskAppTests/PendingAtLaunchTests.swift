import PurchaseCore
import StoreModel
import StoreText
import Testing

@testable import KioskApp

@Suite("Orders that the previous run left open")
struct PendingAtLaunchTests {
    @Test("an order that expired was ended, not completed")
    func expired() throws {
        let dollar = try #require(Currency(code: "USD"))
        var payment = Payment(
            intent: Intent(
                id: "5e0c2f6a-9f37-4a55-8d1c-3f1f5b0e7a11", account: "ann", productID: "gems.60",
                type: .consumable, displayName: "60 Gems", quantity: 1,
                unitPrice: Price(milliunits: 990, currency: dollar), outcome: .approve,
                confirmedAt: Timestamp(milliseconds: 1)),
            at: Timestamp(milliseconds: 1))
        payment.stage = .failed(.expired)
        let row = TransactionRow(payment: payment, delivery: nil)
        #expect(PendingAtLaunch.message(for: [row]) == .endedAtLaunch)
        let words = PendingAtLaunch.words(for: [row], in: LocalizedTexts(locale: .fallback))
        #expect(words == "60 Gems (expired)")
    }
}
