import KioskPresentation
import StoreModel

@testable import KioskUI

/// Fixture data for the Receipt, Sandbox and Log screens.
extension Fixture {
    static let receipt = receipt("2000000003")

    static func receipt(_ id: TransactionID) -> ReceiptDetails {
        ReceiptDetails(
            transactionID: id, algorithm: "ES256",
            fields: [
                ReceiptDetails.Field(name: "transactionId", value: id.rawValue),
                ReceiptDetails.Field(name: "productId", value: "dragon.gems60"),
                ReceiptDetails.Field(name: "quantity", value: "1"),
                ReceiptDetails.Field(name: "price", value: "6000"),
                ReceiptDetails.Field(name: "currency", value: "CNY"),
                ReceiptDetails.Field(name: "purchaseDate", value: "1795269588000"),
                ReceiptDetails.Field(name: "somethingNew", value: "\u{1B}[2Jx"),
            ],
            certificates: ["Store Signing", "Intermediate", "Root"].map { name in
                ReceiptDetails.Certificate(
                    subject: "CN=kiosk Sandbox \(name)",
                    validity: Timestamp(
                        milliseconds: 946_684_800_000)...Timestamp(
                            milliseconds: 4_102_444_799_000),
                    fingerprint: "6f1d3c4a9b8e7d205f1d3c4a9b8e7d205f1d3c4a9b8e7d205f1d3c4a9b8e7d20")
            },
            verificationFailure: nil,
            verdict: ReceiptDetails.MerchantVerdict(
                decision: .accepted, reason: "", at: now.adding(milliseconds: -11_000),
                isSignatureValid: true), compactJWS: "eyJh.eyJi.c2ln")
    }

    static func order(
        _ number: Int, _ product: Product, _ state: SandboxOrder.State, account: AccountName,
        ago: Int64
    ) -> SandboxOrder? {
        guard let charge = product.price else { return nil }
        return SandboxOrder(
            intentID: IntentID("00000\(number)"),
            transactionID: state == .pending ? nil : TransactionID("200000000\(number)"),
            account: account, device: "phone-1", productID: product.id, quantity: 1,
            charge: charge, state: state, at: now.adding(milliseconds: -ago))
    }

    static let orders = [
        order(4, noAds, .pending, account: "bob", ago: 30_000),
        order(3, gems, .unfinished, account: "alice", ago: 12_000),
        order(2, gems, .finished, account: "alice", ago: 120_000),
        order(1, noAds, .declined, account: "alice", ago: 7_200_000),
    ].compactMap(\.self)

    static let events = [
        event(1, .screen("shop")),
        event(2, .action("buy", detail: "dragon.gems60")),
        event(
            3,
            LogEntry(.state, "order-numbered", intentID: "000003", merchantOrder: "M-2026-000003")),
        event(
            4,
            LogEntry(
                .state, "transaction-received", intentID: "000003", transactionID: "2000000003",
                detail: "Evil\u{1B}[2Jdetail")),
        event(5, .screen("log")),
    ]

    static func event(_ number: Int64, _ entry: LogEntry) -> LogEvent {
        LogEvent(
            id: LogEventID("event-\(number)"),
            link: LogLink(
                chain: "chain-1", sequence: number,
                previousHash: String(repeating: "a", count: 64)),
            at: now.adding(milliseconds: -20_000 + number * 1000), monotonic: 1000 + number,
            entry: entry, hash: String(repeating: "b", count: 64))
    }
}
