import Foundation
import StoreModel
import Testing

@Suite("Planned faults in words")
struct FaultPlanTests {
    @Test(
        "a plan is written as it was read",
        arguments: [
            "purchase drop-after once", "verify 503 every", "products latency=250ms nth=3",
            "purchase latency=5m once", "purchase latency=1h once", "verify 503=0s once",
            "log 429=30s chance=20%", "restore cut=100 chance=1%/7",
            "finish html once account=ann device=phone product=gems.60",
            "notifications tampered-signature every", "verify wrong-nonce once",
        ])
    func roundTrip(_ line: String) throws {
        let plan = try FaultPlan(words: line.split(separator: " ").map(String.init))
        #expect("\(plan)" == line)
        let data = try JSONEncoder().encode(plan)
        #expect(try JSONDecoder().decode(FaultPlan.self, from: data) == plan)
    }

    @Test("the words of every example are parsed as the same plan", arguments: FaultCall.allCases)
    func words(call: FaultCall) throws {
        let moments: [FaultTrigger] = [
            .once, .every, .nth(3), .chance(percent: 20, seed: 0), .chance(percent: 1, seed: 7),
        ]
        for fault in Fault.examples.compactMap({ Fault($0) }) where fault.calls.contains(call) {
            for moment in moments {
                let plan = FaultPlan(call, fault, moment)
                #expect(try FaultPlan(words: plan.words) == plan)
                #expect("\(plan)" == plan.words.joined(separator: " "))
            }
        }
        let limited = FaultPlan(
            .verify, .timeout, account: "ann lee", device: "phone", productID: "gems.60")
        #expect(try FaultPlan(words: limited.words) == limited)
    }

    @Test("a plan without a moment strikes once")
    func once() throws {
        #expect(try FaultPlan(words: ["purchase", "500"]).moment == .once)
    }

    @Test("every fault has an example that describes it")
    func examples() {
        for example in Fault.examples { #expect(Fault(example)?.description == example) }
    }

    @Test(
        "an invalid plan is refused with a sentence about the mistake",
        arguments: [
            ("", "A fault begins with a call"), ("pay 500", "Unknown call “pay”"),
            ("purchase", "The fault of purchase is missing"),
            ("purchase boom", "Unknown fault “boom”"),
            ("purchase wrong-nonce", "wrong-nonce cannot be used with purchase, only with verify."),
            ("finish replayed", "replayed cannot be used with finish"),
            ("wallet foreign-root", "foreign-root cannot be used with wallet"),
            ("purchase 500 sometimes", "Unknown word “sometimes”"),
            ("purchase latency=61m", "for latency: use a time from 1ms to 1h"),
            ("purchase latency=0s", "Invalid value “0s”"),
            ("purchase latency=3601s", "Invalid value “3601s”"),
            ("purchase latency=-1s", "Invalid value “-1s”"),
            ("purchase latency=0.5s", "Invalid value “0.5s”"),
            ("purchase latency=9999999999999999999s", "Invalid value “9999"),
            ("purchase latency", "latency needs a value: use a time"),
            ("purchase cut=-1", "for cut: use a number of bytes from 0 to 1000000"),
            ("purchase 200", "Invalid fault “200”: use a status"),
            ("purchase 999", "Invalid fault"), ("purchase 0500", "Invalid fault"),
            ("purchase 429=soon", "such as 429=30s, or no value."),
            ("purchase timeout=3s", "timeout has no value: remove “=3s”."),
            (
                "purchase storefront=XX",
                "Invalid value “XX” for storefront: use a country of three letters"
            ),
            ("purchase 500 nth=0", "for nth: use a number from 1 to 1000000, such as nth=3."),
            ("purchase 500 chance=0%", "for chance: use a whole percentage from 1% to 100%"),
            ("purchase 500 chance=101%", "Invalid value “101%”"),
            ("purchase 500 chance=5%/-1", "Invalid value “5%/-1”"),
            ("purchase 500 every=2", "every has no value: remove “=2”."),
            ("purchase 500 account=", "for account: use a name"),
            ("notifications 500 account=ann", "A fault of notifications cannot be limited"),
            ("purchase 500 once every", "“once” and “every” cannot be used together"),
            ("purchase 500 nth=2 nth=2", "“nth=2” and “nth=2” cannot be used together"),
            ("purchase 500 device=x device=y", "“device=x” and “device=y” cannot be used together"),
            ("purchase 500 account=a once account=b", "“account=a” and “account=b”"),
            ("purchase 500 product=gems product=lamp", "“product=gems” and “product=lamp”"),
        ])
    func mistakes(_ line: String, _ part: String) {
        let mistake = #expect(throws: FaultPlan.ParseError.self) {
            try FaultPlan(words: line.split(separator: " ").map(String.init))
        }
        #expect(mistake?.message.contains(part) == true, "\(mistake?.message ?? "")")
    }

    @Test("a long hostile word is not quoted in full")
    func longWord() {
        let mistake = #expect(throws: FaultPlan.ParseError.self) {
            try FaultPlan(words: [String(repeating: "x", count: 100_000)])
        }
        #expect((mistake?.message.count ?? 0) < 400)
    }

    @Test("a chance strikes about as often as it states, and the same seed strikes the same calls")
    func chance() {
        let moment = FaultTrigger.chance(percent: 20, seed: 7)
        let struck = (1...10_000).filter(moment.applies)
        #expect((1_800...2_200).contains(struck.count))
        #expect((1...10_000).filter(moment.applies) == struck)
        let other = FaultTrigger.chance(percent: 20, seed: 8)
        #expect((1...10_000).filter(other.applies) != struck)
        #expect((1...1000).filter(FaultTrigger.chance(percent: 100, seed: 0).applies).count == 1000)
    }

    @Test("only the nth call is struck")
    func nth() {
        #expect((1...10).filter(FaultTrigger.nth(3).applies) == [3])
        #expect((1...3).filter(FaultTrigger.every.applies) == [1, 2, 3])
    }

    @Test("a plan fits calls of its account, device and product")
    func fits() {
        let plan = FaultPlan(
            .purchase, .timeout, account: "ann", device: "phone", productID: "gems.60")
        #expect(plan.matches("ann", "phone", "gems.60"))
        #expect(!plan.matches("bob", "phone", "gems.60"))
        #expect(!plan.matches("ann", "tablet", "gems.60"))
        #expect(!plan.matches("ann", "phone", "noads"))
        #expect(!plan.matches("ann", "phone", nil), "nobody knows what the call is about")
        #expect(FaultPlan(.purchase, .timeout).matches("bob", "tablet", nil))
    }
}
