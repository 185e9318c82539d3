package import PurchaseCore

/// Which of several answers to the same question is the newest; they may arrive in another order than they were asked for.
struct ResponseOrder {
    private var asked = 0
    private var ended = 0
    private(set) var answered = 0

    /// The number of a question that is asked now.
    mutating func ask() -> Int {
        asked += 1
        return asked
    }

    /// Notes that a question ended, answered or not; returns false where a later one ended before.
    mutating func noteEnd(of question: Int) -> Bool { Self.advance(&ended, to: question) }

    /// Notes the answer to a question; returns false where a later one was answered before.
    mutating func noteAnswer(to question: Int) -> Bool { Self.advance(&answered, to: question) }

    private static func advance(_ last: inout Int, to question: Int) -> Bool {
        guard question > last else { return false }
        last = question
        return true
    }
}

/// Which answers of the store's lists may be older than a question that came to nothing.
///
/// Two questions for the same list may be on their way at once. The later one was asked because there is news: where it
/// comes to nothing, the answer to the earlier one does not say that the news is known.
package struct ListFetchTracker: Sendable {
    private var inVain: [DeliverySource: Int] = [:]

    /// No question was ever asked.
    package init() {}

    /// A mark for a question that is asked now.
    package func mark(_ source: DeliverySource) -> Int { inVain[source, default: 0] }

    /// A question came to nothing, or was answered with something that is not believed.
    package mutating func cameToNothing(_ source: DeliverySource) {
        inVain[source, default: 0] += 1
    }

    /// Whether another question for the list came to nothing since the mark was given.
    package func isOvertaken(_ mark: Int, _ source: DeliverySource) -> Bool {
        mark != self.mark(source)
    }
}
