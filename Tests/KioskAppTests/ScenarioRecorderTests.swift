import KioskScenario
import KioskTestSupport
import KioskUI
import PurchaseCore
import StoreModel
import Testing

@testable import KioskApp

@Suite("A scenario that is recorded")
struct ScenarioRecorderTests {
    private static let device = Scenario.Device(name: "phone-1", account: "customer")
    private static let start = ScenarioReader.usualStart

    @Test("what a person does becomes steps, with how long he waited in between")
    func steps() throws {
        let recorder = ScenarioRecorder("x.yaml", start: Self.start)
        recorder.take(.restore, at: Self.start.adding(milliseconds: 500))
        recorder.take(.loadOrders, at: Self.start.adding(milliseconds: 600))
        recorder.note(isRunning: false, at: Self.start.adding(milliseconds: 12_700))
        recorder.note(isRunning: true, at: Self.start.adding(milliseconds: 13_000))
        recorder.take(
            .plan(try FaultPlan(words: ["verify", "503", "every"])),
            at: Self.start.adding(milliseconds: 14_000))
        recorder.take(
            .spend(GoodAmount(good: "gems", amount: 5), note: ""),
            at: Self.start.adding(milliseconds: 15_000))
        recorder.finding = { _ in "com.example.gems" }
        recorder.take(.approve(IntentID("i-1")), at: Self.start.adding(milliseconds: 16_000))
        recorder.take(.turnClock(.rate(86_400_500)), at: Self.start.adding(milliseconds: 17_000))
        recorder.end(
            [.open(0), .owned([ProductName("a.b"), ProductName("no")]), .wallet(GoodName("gems"), 7)],
            at: Self.start.adding(milliseconds: 18_000))
        let text = recorder.text(
            title: "what: happened", catalog: "/tmp/My App.storekit", Self.device, seed: 1)
        #expect(
            text == """
                scenario: "what: happened"
                catalog: "/tmp/My App.storekit"
                devices: {phone-1: customer}
                steps:
                  - restore
                  - wait: 10s
                  - crash
                  - launch
                  - fault: verify 503 every
                  - spend: {gems: 5}
                  - approve: com.example.gems
                  - clock: rate 86400.500
                  - expect:
                      open: 0
                      owned: [a.b, "no"]
                      wallet: {gems: 7}

                """)
        let scenario = try ScenarioReader.read(text)
        #expect(scenario.steps.count == recorder.count)
        #expect(scenario.title == "what: happened")
    }

    @Test("an order that nobody finds is a remark, and the rest can be played")
    func unknown() throws {
        let recorder = ScenarioRecorder("x.yaml", start: Self.start)
        recorder.take(.refund(TransactionID("7")), at: Self.start)
        recorder.take(.restore, at: Self.start)
        let text = recorder.text(title: "t", catalog: nil, Self.device, seed: 2)
        #expect(text.contains("  # refund: the order is not found\n"))
        #expect(try ScenarioReader.read(text).steps.count == 1)
    }

    @Test(
        "texts that mean something to YAML are quoted, and read as they were",
        arguments: [
            "a: b", "- a", "#", "\"", "yes", "1e3", "{x}", "ä", "é 🐉", "a\nb", "'", "", " a ", "*a",
            "&a", "!a", "%a", "@", "a #b",
        ])
    func quoting(_ text: String) throws {
        let yaml = "scenario: \(YAMLText.scalar(text))\nsteps: [restore]"
        if text.isEmpty { return }
        #expect(try ScenarioReader.read(yaml).title == text)
    }
}
