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

    @Test("waits that begin in any order all end, including those that begin while others end")
    func many() async throws {
        let timer = TimerThread()
        let ended = try await withThrowingTaskGroup(of: Int.self) { group in
            for number in 0..<200 {
                group.addTask {
                    try await timer.wait(milliseconds: Int64(number * 37 % 11))
                    try await timer.wait(milliseconds: Int64(number % 3))
                    return number
                }
            }
            return try await group.reduce(into: Set<Int>()) { $0.insert($1) }
        }
        #expect(ended.count == 200)
    }

    @Test("a wait for a moment in the past ends at once")
    func past() async throws {
        try await TimerThread().wait(milliseconds: .min)
    }
}
