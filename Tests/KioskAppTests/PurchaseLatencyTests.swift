import Testing

@testable import KioskApp

@Suite struct PurchaseLatencyTests {
    @Test(
        "a latency is a duration of at most one minute",
        arguments: [("1s", 1000), ("250ms", 250), ("1.5", 1500), ("60s", 60_000), ("2", 2000)])
    func times(text: String, milliseconds: Int64) {
        #expect(PurchaseLatency(text)?.milliseconds == milliseconds)
    }

    @Test(
        "any other text is not a latency",
        arguments: ["", "s", "ms", "-1s", "0", "61s", "1e3", "inf", "nan", "1.2.3", "1 s", "٣s"])
    func nonsense(text: String) {
        #expect(PurchaseLatency(text) == nil)
    }
}
