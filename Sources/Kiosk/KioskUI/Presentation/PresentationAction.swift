/// An action that a key performs in a presentation.
package enum PresentationAction: Hashable, Sendable {
    /// Navigation between steps.
    case next, back, first, last
    /// Navigation between the cells of a table.
    case left, right, up, down
    /// Switches to the other column.
    case other
    /// Scrolls content that is longer than the window.
    case scrollUp, scrollDown
    case play, faster, slower, again
    case help, quit, suspend, redraw
}
