/// The result of one purchase, with one design and a kill at one point.
package struct CrashMatrixCell: Hashable, Sendable {
    package let design: CrashDesign
    /// The point at which the app was killed.
    package let point: StagePoint
    /// The final state of the purchase.
    package let facts: StageFacts
    /// The events in order.
    package let events: [StageHistoryEntry]

    /// Creates a value from its parts without validating them.
    package init(
        design: CrashDesign, point: StagePoint, facts: StageFacts, events: [StageHistoryEntry]
    ) {
        self.design = design
        self.point = point
        self.facts = facts
        self.events = events
    }

    /// The fate of the purchase.
    package var outcome: CrashMatrixOutcome { facts.outcome }
}
