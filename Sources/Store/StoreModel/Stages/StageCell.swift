/// What became of one purchase: a design, killed at a point.
package struct StageCell: Hashable, Sendable {
    /// The design.
    package let design: StageDesign
    /// Where it was killed.
    package let point: StagePoint
    /// What is known of it in the end.
    package let facts: StageFacts
    /// What happened, in its order.
    package let story: [StageHistoryEntry]

    /// Takes the parts as they are.
    package init(
        design: StageDesign, point: StagePoint, facts: StageFacts, story: [StageHistoryEntry]
    ) {
        self.design = design
        self.point = point
        self.facts = facts
        self.story = story
    }

    /// What became of it.
    package var fate: StageFate { facts.fate }
}
