import StoreAudit
import StoreModel
import Testing

@Suite("I22: subscriptions")
struct SubscriptionAuditTests {
    private static let month: Int64 = 30 * 86_400_000

    /// A free month, a paid month that was upgraded in its middle, and a higher plan from then on.
    private static var course: [Transaction] {
        [
            period("2001", from: 0, price: 0) {
                $0.offerType = .introductory
            },
            period("2002", from: month, reason: .renewal) { $0.isUpgraded = true },
            period("2003", from: month + month / 2, of: "gold"),
        ]
    }

    private static func period(
        _ id: TransactionID, from start: Int64, of product: ProductID = "silver",
        price: Int64 = 4990, reason: TransactionReason = .purchase,
        _ change: (inout Transaction) -> Void = { _ in }
    ) -> Transaction {
        let began = SoundShop.moment.adding(milliseconds: start)
        return Transaction(
            id: id, originalID: "2001", orderID: nil, bundleID: "com.example.kiosk",
            productID: product, type: .autoRenewable, quantity: 1, purchaseDate: began,
            originalPurchaseDate: SoundShop.moment,
            expiresDate: began.adding(milliseconds: month), signedDate: began,
            appAccountToken: SoundShop.player,
            storefront: Storefront(countryCode: "USA", id: "143441"), reason: reason,
            unitPrice: SoundShop.price(price), intentID: nil
        ).changed {
            $0.subscriptionGroupID = "club"
            change(&$0)
        }
    }

    private func violations(_ course: [Transaction]) -> [Violation] {
        let store = StoreAuditRecords(
            transactions: course.map {
                TransactionAuditRecord(
                    transaction: $0, number: "M-1", account: SoundShop.alice,
                    device: SoundShop.phone, isFinished: true)
            })
        return Audit.check([.i22], AuditRecords(devices: [], store: store, merchant: nil))
            .flatMap(\.violations)
    }

    @Test("a free month, a paid month and an upgrade are valid")
    func sound() {
        #expect(violations(Self.course) == [])
    }

    /// A way in which the periods of a subscription can be wrong.
    struct Defect: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let make: @Sendable (inout [Transaction]) -> Void

        init(_ name: String, make: @escaping @Sendable (inout [Transaction]) -> Void) {
            testDescription = name
            self.make = make
        }
    }

    @Test(
        "each invalid period is reported",
        arguments: [
            Defect("two at a time") { $0[1].isUpgraded = nil },
            Defect("a free period without an offer") { $0[0].offerType = nil },
            Defect("a second introduction") { $0[2].offerType = .introductory },
            Defect("a period of another group") { $0[1].subscriptionGroupID = "other" },
            Defect("a period without an end") { $0[2].expiresDate = nil },
        ])
    func broken(flaw: Defect) {
        var course = Self.course
        flaw.make(&course)
        #expect(violations(course).count == 1)
    }

    @Test("a refunded period may be followed by the next one at once")
    func refunded() {
        var course = Self.course
        course[1].isUpgraded = nil
        course[1].revocationDate = course[2].purchaseDate
        #expect(violations(course) == [])
    }
}
