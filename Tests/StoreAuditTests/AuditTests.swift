import Foundation
import StoreAudit
import StoreModel
import Testing

struct AuditTests {
    @Test("every invariant holds in an intact shop, and only three cannot be read from files")
    func soundShop() {
        let results = Audit.check(SoundShop.records)
        #expect(results.map(\.invariant) == Invariant.allCases)
        #expect(Audit.violations(SoundShop.records).map(\.violation) == [])
        let unreadable = results.filter { if case .unreadable = $0.status { true } else { false } }
        #expect(unreadable.map(\.invariant) == [.i16, .i17, .i18])
        for result in results where !unreadable.contains(result) {
            #expect(!result.figure.isEmpty)
            // Subscriptions have their own tests.
            if result.invariant == .i22 { continue }
            if result.invariant != .i11 || SoundShop.records.expectsCompletedWork {
                #expect(result.checked > 0)
            }
        }
    }

    @Test(
        "each breakage is reported as exactly the invariants that it breaks",
        arguments: Breakage.all)
    func breakages(_ breakage: Breakage) {
        var facts = SoundShop.records
        breakage.apply(&facts)
        let found = Audit.violations(facts)
        #expect(Set(found.map(\.invariant)) == breakage.expected, "\(found)")
        #expect(
            found.allSatisfy { !$0.violation.sentence.isEmpty && !$0.violation.subject.isEmpty })
    }

    @Test("a quantity that version 0.4.0 signed at the unit price counts with its total charge")
    func formerPrice() throws {
        var facts = SoundShop.records
        let data = try JSONEncoder().encode(facts.devices[0].deliveries[0].transaction)
        var claims = try #require(
            try JSONSerialization.jsonObject(with: data) as? [String: any Sendable])
        #expect(claims["price"] as? Int == 3980)
        claims["price"] = claims.removeValue(forKey: "unitPrice")
        let former = try JSONDecoder().decode(
            Transaction.self, from: try JSONSerialization.data(withJSONObject: claims))
        #expect(former.price == 1990 && former.charge == SoundShop.price(3980))
        facts.devices[0].deliveries[0].transaction = former
        #expect(Audit.violations(facts).map(\.violation) == [])
        claims["price"] = 1989
        facts.devices[0].deliveries[0].transaction = try JSONDecoder().decode(
            Transaction.self, from: try JSONSerialization.data(withJSONObject: claims))
        #expect(Audit.violations(facts).contains { $0.invariant == .i19 })
    }

    @Test(
        "attempts that restart at the first after the customer's request are not the work of two drivers"
    )
    func resetRetries() throws {
        var facts = SoundShop.records
        let place = try #require(facts.devices.firstIndex { $0.device == SoundShop.phone })
        let steps: [SoundShop.Step] = [
            .init(.intentRecorded, SoundShop.intent(9)), .init(.orderNumbered, SoundShop.intent(9)),
            .init(.submitted, SoundShop.intent(9), attempt: 2),
            .init(.paymentRetryReset, SoundShop.intent(9)),
            .init(.submitted, SoundShop.intent(9), attempt: 2),
            .init(.paymentFailed, SoundShop.intent(9)),
            .init(.paymentRetryReset, SoundShop.intent(9)),
        ]
        facts.devices[place].records = SoundShop.chained(steps)
        #expect(!Audit.violations(facts).contains { [.i9, .i20].contains($0.invariant) })
        facts.devices[place].records.remove(at: 3)
        #expect(Audit.violations(facts).contains { $0.invariant == .i20 })
    }

    @Test(
        "orders of a journal that was removed on purpose are not lost; any other missing order is")
    func forgotten() throws {
        var facts = SoundShop.records
        let lost = try #require(facts.devices.first { $0.device == SoundShop.phone })
        facts.devices.removeAll { $0.device == SoundShop.phone }
        func orders() -> Set<String> {
            Set(Audit.violations(facts).filter { $0.invariant == .i8 }.map(\.violation.subject))
        }
        let intents = Set(lost.payments.map(\.intentID))
        #expect(orders().isSubset(of: Set(intents.map(\.rawValue))) && orders().count > 1)
        facts.intentsOfDeletedJournals = intents
        #expect(orders().isEmpty)
        facts.intentsOfDeletedJournals.remove(SoundShop.intent(1))
        #expect(orders() == [SoundShop.intent(1).rawValue])
    }

    @Test("the tables break every invariant that can be read from files")
    func tablesAreComplete() {
        let broken = Breakage.all.reduce(into: Set<Invariant>()) { $0.formUnion($1.expected) }
        #expect(
            broken == Set(Invariant.allCases.filter { $0.unprovableReason == nil && $0 != .i22 }))
    }

    @Test("an empty shop keeps every promise")
    func emptyShop() {
        let facts = AuditRecords(
            devices: [DeviceAuditRecords(device: "phone-1")], store: StoreAuditRecords(),
            merchant: MerchantAuditRecords(), expectsCompletedWork: true)
        #expect(Audit.violations(facts).isEmpty)
        #expect(Audit.check(facts).filter { $0.status == .holds }.count == 18)
    }

    @Test(
        "open purchases are counted and are violations only if everything must be at rest, also if a server finished them",
        arguments: [false, true])
    func underWay(finishedByServer: Bool) {
        var facts = SoundShop.records
        facts.expectsCompletedWork = false
        facts.store {
            for place in [0, 2, 3] {
                $0.transactions[place].isFinished = finishedByServer
                $0.transactions[place].isFinishedByServer = finishedByServer
            }
        }
        facts.merchant {
            $0.grants.remove(at: 0)
            $0.ledger = []
            $0.balances = []
            $0.spends = []
            $0.grants.removeAll { $0.transactionID == "1003" || $0.transactionID == "1004" }
        }
        facts.devices[0].deliveries = []
        facts.devices[0].payments.removeAll { $0.stage != .failed }
        facts.devices[0].payments += (1...4).map { digit in
            var payment = SoundShop.payment(digit, .submitted)
            payment.isOpen = true
            payment.isListedOpen = true
            return payment
        }
        facts.devices[0].payments[1].quantity = 2
        facts.devices[0].payments[2].productID = "no-ads"
        facts.devices[0].payments[2].unitPrice = SoundShop.price(4990)
        facts.devices = facts.devices.map { device in
            var device = device
            device.wallets = []
            return device
        }
        #expect(Audit.violations(facts).map(\.violation) == [])
        let goods = Audit.check([.i2, .i11], facts)
        #expect(goods[0].figure.contains("in progress"))
        #expect(goods[1].figure.contains("4 open"))
        facts.expectsCompletedWork = true
        #expect(Audit.violations(facts).contains { $0.invariant == .i11 })
    }

    @Test("files read at different moments cause no violations between each other")
    func differentMoments() {
        var facts = SoundShop.records
        facts.isConsistentSnapshot = false
        facts.merchant { $0.grants = [] }
        facts.merchant { $0.ledger = [] }
        facts.merchant { $0.balances = [] }
        facts.merchant { $0.spends = [] }
        facts.store { $0.orders = [] }
        #expect(Set(Audit.violations(facts).map(\.invariant)) == [.i3])
        let intents = Audit.check([.i8], facts)[0]
        #expect(intents.status == .unreadable("The files changed while they were read."))
    }

    @Test(
        "an audit without the files of the store or the merchant skips the invariants that need them"
    )
    func missingSides() {
        var facts = SoundShop.records
        facts.store = nil
        facts.merchant = nil
        #expect(Audit.violations(facts).isEmpty)
        #expect(
            Audit.check([.i1], facts)[0].status == .unreadable("The store's files are missing."))
        facts = SoundShop.records
        facts.devices = []
        facts.includesAllDevices = false
        #expect(Audit.violations(facts).map(\.violation) == [])
    }

    @Test("an order that has no number yet is not a violation")
    func unnumbered() {
        var facts = SoundShop.records
        facts.phone { $0.payments[4].number = nil }
        #expect(Audit.check([.i21], facts)[0].status == .holds)
        facts.store = nil
        #expect(Audit.check([.i21], facts)[0].status == .holds)
        facts.merchant = nil
        facts.devices = []
        #expect(
            Audit.check([.i21], facts)[0].status
                == .unreadable("The merchant's files are missing."))
    }

    @Test("words, IDs and amounts in a history are not secrets")
    func harmlessTexts() {
        var facts = SoundShop.records
        facts.texts = [
            "M-2026-000412", "01890000-0000-7000-8000-000000000001", "com.example.kiosk.gems.600",
            "a".padded(60) + "." + "b".padded(60), "1.2.3.4.5.6",
        ].map { LoggedText(location: "p", text: $0) }
        #expect(Audit.check([.i15], facts)[0].status == .holds)
    }
}

extension String {
    fileprivate func padded(_ length: Int) -> String {
        self + String(repeating: "x", count: length - utf8.count)
    }
}
