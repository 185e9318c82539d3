import SandboxCore
import StoreModel
import Testing

@Suite("Order names")
struct OrderNameTests {
    private let first = OrderNumbers(
        intentID: "01900000-0000-7000-8000-000000000001", merchantOrder: "M-2026-000012",
        transactionID: "2000000812345678", orderID: "MABCDEFGHJ")
    private let second = OrderNumbers(
        intentID: "01900000-0000-7000-8000-000000000002", merchantOrder: "M-2026-000123",
        transactionID: "2000000812345699")

    @Test(
        "typed or pasted text is made comparable",
        arguments: [
            ("M-2026-000012", "m-2026-000012"), (" m-2026-12\n", "m-2026-000012"),
            ("＃Ｍ－２０２６－０００１２", "m-2026-000012"), ("「MABCDEFGHJ」", "mabcdefghj"),
            ("M–2026–000012", "m-2026-000012"), ("# 20000\u{200B}008", "20000008"), ("“ ”", ""),
            ("M-26-12", "m-26-12"), ("M-2026-12345678901234567890", "m-2026-12345678901234567890"),
        ])
    func plain(said: String, text: String) {
        #expect(OrderName(said).text == text)
    }

    @Test("a name of any length is read without a trap")
    func long() {
        let name = OrderName(String(repeating: "M-2026-", count: 50_000))
        #expect(name.text.utf8.count <= 200)
    }

    @Test("a complete number takes precedence over parts of others")
    func exact() {
        #expect(OrderName("M-2026-12").choose(among: [second, first]) == [first])
        #expect(OrderName("00012").choose(among: [first, second]).count == 2)
        #expect(OrderName("5699").choose(among: [first, second]) == [second])
        #expect(OrderName("").choose(among: [first]).isEmpty)
        #expect(OrderName("x").choose(among: [first]).isEmpty)
    }

    @Test("the numbers that both sides know of one order are one candidate")
    func merged() {
        let known = OrderNumbers(intentID: first.intentID, merchantOrder: first.merchantOrder)
        let told = OrderNumbers(
            intentID: first.intentID, transactionID: first.transactionID, orderID: first.orderID)
        #expect(OrderName("0001").choose(among: [known, told]) == [first])
    }

    @Test(
        "digits alone have the form of a transaction ID",
        arguments: [("2000000812345678", true), ("1234", false), ("M-2026-000012", false)])
    func transaction(said: String, expected: Bool) {
        #expect(OrderName(said).isTransactionLike == expected)
    }
}
