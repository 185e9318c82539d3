import StoreAudit
import StoreModel
import Testing

@Suite("I22: family sharing")
struct FamilyAuditTests {
    private static let member: AccountName = "bob"

    /// The records of a charged purchase and its share for a member.
    private static var facts: StoreAuditRecords {
        var share = fact("3001", price: 0, of: member)
        share.transaction.ownershipType = .familyShared
        share.sharedFrom = "2001"
        return StoreAuditRecords(
            transactions: [fact("2001", price: 2990, of: SoundShop.alice), share],
            charges: [charge("2001", to: SoundShop.alice)])
    }

    private static func fact(
        _ id: TransactionID, price: Int64, of account: AccountName
    ) -> TransactionAuditRecord {
        TransactionAuditRecord(
            transaction: Transaction(
                id: id, originalID: id, orderID: nil, bundleID: "com.example.kiosk",
                productID: "noads", type: .nonConsumable, quantity: 1,
                purchaseDate: SoundShop.moment, originalPurchaseDate: SoundShop.moment,
                signedDate: SoundShop.moment, appAccountToken: nil,
                storefront: Storefront(countryCode: "USA", id: "143441"),
                unitPrice: SoundShop.price(price), intentID: nil),
            number: "M-1", account: account, device: "", isFinished: true)
    }

    private static func charge(_ id: TransactionID, to account: AccountName) -> ChargeAuditRecord {
        ChargeAuditRecord(
            transactionID: id, kind: .charge, account: account, amount: SoundShop.price(2990))
    }

    private static func copy(of id: TransactionID) -> TransactionAuditRecord {
        var copy = fact("3002", price: 0, of: member)
        copy.transaction = Transaction(
            id: "3002", originalID: id, orderID: nil, bundleID: "com.example.kiosk",
            productID: "noads", type: .nonConsumable, quantity: 1,
            purchaseDate: SoundShop.moment, originalPurchaseDate: SoundShop.moment,
            signedDate: SoundShop.moment, appAccountToken: nil, ownershipType: .familyShared,
            storefront: Storefront(countryCode: "USA", id: "143441"),
            unitPrice: SoundShop.price(0), intentID: nil)
        return copy
    }

    private func violations(_ facts: StoreAuditRecords) -> [Violation] {
        Audit.check([.i22], AuditRecords(devices: [], store: facts, merchant: nil))
            .flatMap(\.violations)
    }

    @Test("a purchase, its share and a restored copy of the share are valid")
    func sound() {
        var facts = Self.facts
        facts.transactions.append(Self.copy(of: "3001"))
        #expect(violations(facts) == [])
    }

    /// A way in which family sharing can be wrong.
    struct Defect: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let make: @Sendable (inout StoreAuditRecords) -> Void

        init(_ description: String, _ make: @escaping @Sendable (inout StoreAuditRecords) -> Void) {
            testDescription = description
            self.make = make
        }
    }

    @Test(
        "each invalid share is found",
        arguments: [
            Defect("nobody was charged") { $0.charges = [] },
            Defect("the member was charged") { $0.charges.append(charge("3001", to: member)) },
            Defect("it has a price") { $0.transactions[1] = priced($0.transactions[1]) },
            Defect("nobody bought it") { $0.transactions.removeFirst() },
            Defect("the member bought it") { $0.transactions[0].account = member },
            Defect("it is shared from what is shared") {
                $0.transactions[0].transaction.ownershipType = .familyShared
            },
            Defect("it outlives a refund") {
                $0.transactions[0].transaction.revoke(at: SoundShop.moment)
            },
            Defect("it lasts longer") {
                $0.transactions[1].transaction.expiresDate = SoundShop.moment
            },
            Defect("a copy of nothing") { $0.transactions.append(copy(of: "3002")) },
            Defect("a copy of somebody else's") { $0.transactions.append(copy(of: "2001")) },
        ])
    func flawed(flaw: Defect) {
        var facts = Self.facts
        flaw.make(&facts)
        #expect(violations(facts) != [])
    }

    private static func priced(_ share: TransactionAuditRecord) -> TransactionAuditRecord {
        var made = fact("3001", price: 990, of: member)
        made.transaction.ownershipType = .familyShared
        made.sharedFrom = share.sharedFrom
        return made
    }
}
