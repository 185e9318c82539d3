import KioskPresentation
import StoreModel
import TerminalGraphics
import Testing

@testable import KioskUI

@Suite("Receipt price")
struct ReceiptPriceTests {
    @Test(
        "a receipt explains whether its price is for all units or for one unit",
        arguments: [
            (["quantity": "3", "price": "18000", "unitPrice": "6000"], "the total price"),
            (["quantity": "3", "price": "6000"], "the price of one unit"),
            (["quantity": "1", "price": "6000"], "the total price"),
            (["price": "6000"], "the total price"),
        ])
    func prices(fields: [String: String], meaning: String) throws {
        let model = Fixture.model(140, 40)
        let facts = ReceiptDetails(
            transactionID: "1", algorithm: "ES256",
            fields: (fields.merging(["currency": "CNY"]) { $1 }).map {
                ReceiptDetails.Field(name: $0.key, value: $0.value)
            }, certificates: [], verificationFailure: nil, verdict: nil, compactJWS: "")
        let price = try #require(facts.fields.first { $0.name == "price" })
        #expect(model.formatter.meaning(of: price, in: facts)?.string.hasPrefix(meaning) == true)
        let unit = facts.fields.first { $0.name == "unitPrice" }
        let words = unit.map { model.formatter.value(of: $0, in: facts).string }
        #expect(words == (unit == nil ? nil : "6000 = CN¥6.00"))
    }
}
