import Testing

@testable import PurchaseEngine

@Suite("The timer of a device", .timeLimit(.minutes(1)))
struct TimerThreadTests {
    @Test("the longest wait outlasts a shorter one, and ends when it is cancelled")
    func longest() async throws {
        let timer = TimerThread()
        let longest = Task { try await timer.wait(milliseconds: .max) }
        try await timer.wait(milliseconds: 1)
        longest.cancel()
        await #expect(throws: CancellationError.self) { try await longest.value }
    }

    @Test("a wait for a moment in the past ends at once")
    func past() async throws {
        try await TimerThread().wait(milliseconds: .min)
    }
}
