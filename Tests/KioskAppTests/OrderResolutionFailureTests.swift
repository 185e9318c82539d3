import PurchaseCore
import StoreAPI
import Testing

@testable import KioskApp

@Suite("Errors of commands that resolve an order") struct SettlingFailureTests {
    @Test(
        "an error without an answer does not state that nothing was done",
        arguments: [
            NoAnswer(.timeout), NoAnswer(.cut), NoAnswer(.notUnderstood),
        ])
    func silence(_ silence: NoAnswer) {
        let failure = CommandFailure(changing: .noAnswer(silence))
        #expect(failure.exitCode == 69)
        #expect(failure.charged == .unknown)
        #expect(failure.message.contains("may have made the change"))
        #expect(failure.message.contains("twice"))
    }
    @Test("a request that the server does not know is reported as not made")
    func unknownRequest() {
        let failure = CommandFailure(changing: .noAnswer(NoAnswer(.status(404))))
        #expect(failure.exitCode == 69 && failure.charged == .no)
        #expect(failure.message.contains("Nothing was changed or charged."))
    }

    @Test(
        "a refused request is reported as not charged, regardless of the words of its message",
        arguments: [
            "Nothing was charged.", "Nothing was changed.", "Nothing was refunded.",
            "This order is paid. Refund its transaction instead.", "The limit is reached",
        ])
    func refused(reason: String) throws {
        let failure = ServiceFailure.refusal(Refusal(.wrongState, reason))
        for error in [CommandFailure(failure), CommandFailure(changing: failure)] {
            #expect(error.charged == .no)
            #expect(error.message.hasPrefix(reason))
            #expect(error.message != reason)
            let line = try #require(JSONText.line(JSONLine.failure(error)))
            #expect(line.contains(#""charged":false"#), "\(line)")
        }
    }
    @Test(
        "a completed operation without a displayable result is not reported as uncharged",
        arguments: [
            "approved; it is charged now", "the refund is reversed, $0.99 is charged again",
            "refunded before, on January 5; nothing more goes back",
        ])
    func done(word: String) {
        let failure = CommandFailure.doneWithoutState(word)
        #expect(failure.exitCode == 69)
        #expect(failure.charged == .unknown)
        #expect(failure.message.hasPrefix("Done: \(word). "))
        #expect(!failure.message.contains("Nothing"))
    }
}
