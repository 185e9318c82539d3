import PurchaseCore
import StoreAPI
import Testing

@testable import KioskApp

@Suite("Failures of what settles an order") struct SettlingFailureTests {
    @Test(
        "without an answer nobody is told that nothing was done",
        arguments: [
            NoAnswer(.timeout), NoAnswer(.cut), NoAnswer(.notUnderstood),
        ])
    func silence(_ silence: NoAnswer) {
        let failure = CommandFailure(settling: .noAnswer(silence))
        #expect(failure.exitCode == 69)
        #expect(failure.charged == .unknown)
        #expect(failure.message.contains("may have done it"))
        #expect(failure.message.contains("twice"))
    }
    @Test("what is done, and then not shown, is not told as if nothing was charged or changed")
    func done() {
        let failure = CommandFailure.done("approved; it is charged now")
        #expect(failure.exitCode == 69)
        #expect(failure.charged == .unknown)
        #expect(failure.message.contains("is approved; it is charged now"))
        #expect(!failure.message.contains("Nothing"))
    }
}
