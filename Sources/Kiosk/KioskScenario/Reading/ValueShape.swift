/// What may stand in a place of a scenario's file, as its schema tells it.
indirect enum ValueShape: Sendable {
    /// Nothing.
    case nothing
    /// A text or a number that is read as one.
    case text
    /// One of some words.
    case words([String])
    /// A whole number of a range; an upper end of `Int64.max` is none.
    case number(ClosedRange<Int64>)
    /// `yes` or `no`.
    case flag
    /// A length of time.
    case time
    /// One, or a list of them.
    case list(ValueShape)
    /// Values by any name.
    case map(ValueShape)
    /// The same, so many at most.
    case fewer(Int64, ValueShape)
    /// Members by their names.
    case members([Member])
    /// Something that is read elsewhere.
    case anything
    /// Any of several.
    case either([ValueShape])
    /// Steps.
    case steps
    /// What is expected.
    case expectations

    /// A member by its name.
    struct Member: Sendable {
        let name: String
        let shape: ValueShape
        /// What it means, one sentence.
        let summary: String

        init(_ name: String, _ shape: ValueShape, _ summary: String) {
            (self.name, self.shape, self.summary) = (name, shape, summary)
        }
    }
}
