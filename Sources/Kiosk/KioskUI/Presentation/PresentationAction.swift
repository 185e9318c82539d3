/// What a key does in a show.
package enum PresentationAction: Hashable, Sendable {
    /// Step by step.
    case next, back, first, last
    /// Among the cells of a table.
    case left, right, up, down
    /// To the other column.
    case other
    /// What is longer than the window.
    case scrollUp, scrollDown
    case play, faster, slower, again
    case help, quit, suspend, redraw
}
