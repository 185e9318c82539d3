import StoreAudit
import StoreModel
import Testing

/// Data that devices on other machines may send to a served shop.
@Suite("The audit of a shop with guests")
struct GuestTests {
    /// Data from a device that makes the shop's records look wrong.
    struct ForeignClaim: CustomStringConvertible, Sendable {
        let description: String
        let invariant: Invariant
        let tell: @Sendable (inout AuditRecords) -> Void
    }

    static let lies = [
        ForeignClaim(description: "a number that was never issued", invariant: .i21) {
            $0.guestOrder(called: SoundShop.number(9))
        },
        ForeignClaim(description: "the number of another order", invariant: .i21) {
            $0.guestOrder(called: SoundShop.number(1))
        },
        ForeignClaim(
            description: "another number than the one that its order was given", invariant: .i21
        ) {
            $0.merchant { $0.numbers.append(SoundShop.issued(6, for: 6)) }
            $0.guestOrder(called: SoundShop.number(7))
        },
        ForeignClaim(description: "a number that it was given for another account", invariant: .i21)
        {
            $0.merchant {
                $0.numbers.append(
                    OrderNumberAuditRecord(
                        number: SoundShop.number(6), intentID: SoundShop.intent(6),
                        account: "mallory"))
            }
            $0.guestOrder(called: SoundShop.number(6))
        },
        ForeignClaim(description: "a log that it tells twice", invariant: .i14) {
            $0.guestLog { $0.conflicts = 1 }
        },
        ForeignClaim(description: "a log with a gap, of which the merchant told", invariant: .i14) {
            $0.guestLog {
                $0.events.remove(at: 1)
                $0.conflicts = 1
            }
        },
        ForeignClaim(description: "a log that says a private key", invariant: .i15) {
            $0.texts.append(
                LoggedText(
                    location: "merchant log", text: "-----BEGIN PRIVATE KEY-----", log: "chain-2"))
        },
    ]

    @Test("data from a device on another machine cannot violate an invariant", arguments: lies)
    func noted(_ lie: ForeignClaim) throws {
        var facts = SoundShop.records
        facts.includesAllDevices = false
        lie.tell(&facts)
        #expect(Audit.violations(facts).map(\.violation) == [])
        let results = Audit.check(facts)
        #expect(
            results.filter { !$0.untrustedViolations.isEmpty }.map(\.invariant) == [lie.invariant])
        #expect(
            results.flatMap(\.untrustedViolations).allSatisfy {
                !$0.sentence.isEmpty && !$0.subject.isEmpty
            })
        // Now all devices of these files belong to the shop.
        facts.includesAllDevices = true
        #expect(Audit.violations(facts).contains { $0.invariant == lie.invariant })
    }

    @Test(
        "contradictions between the shop's own files are violations, with guests as without",
        arguments: Breakage.ofNumbers + Breakage.ofChains)
    func ownFiles(_ breakage: Breakage) {
        var facts = SoundShop.records
        facts.includesAllDevices = false
        breakage.apply(&facts)
        #expect(Set(Audit.violations(facts).map(\.invariant)) == breakage.expected)
    }

    @Test("an order number that the merchant issued twice is a violation, whichever device has it")
    func merchantsOwn() {
        var facts = SoundShop.records
        facts.includesAllDevices = false
        facts.merchant {
            $0.numbers += [SoundShop.issued(6, for: 6), SoundShop.issued(6, for: 7)]
        }
        #expect(Audit.violations(facts).map(\.invariant) == [.i21])
    }

    @Test("a guest's log that was valid when it arrived and no longer is was changed in the shop")
    func changedHere() {
        var facts = SoundShop.records
        facts.includesAllDevices = false
        facts.guestLog { $0.events[1].hasValidHash = false }
        #expect(Audit.violations(facts).map(\.invariant) == [.i14])
    }

    @Test(
        "a transaction whose order number differs from that of its order is a violation of the store"
    )
    func storesOwn() {
        var facts = SoundShop.records
        facts.includesAllDevices = false
        facts.devices = []
        facts.store { $0.transactions[3].number = SoundShop.number(3) }
        #expect(Audit.check([.i21], facts)[0].status == .violated)
    }
}

extension AuditRecords {
    /// Adds an order of a guest that the store declined, so that only its number matters.
    fileprivate mutating func guestOrder(called number: MerchantOrder) {
        store {
            var order = SoundShop.order(6, .declined)
            order.device = "far-away"
            order.number = number
            $0.orders.append(order)
        }
    }

    /// Adds the log of a guest's device at the merchant.
    fileprivate mutating func guestLog(_ change: (inout LogChainAuditRecord) -> Void) {
        var log = SoundShop.log(3, acknowledged: 0)
        log.id = "chain-2"
        log.account = "guest"
        change(&log)
        merchant { $0.logs.append(log) }
    }
}
