/// A request of a presentation to the owner of the terminal.
package enum PresentationCommand: Hashable, Sendable {
    case quit, suspend, redraw
}
