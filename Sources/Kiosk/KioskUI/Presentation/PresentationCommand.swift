/// What a show asks of whoever owns the terminal.
package enum PresentationCommand: Hashable, Sendable {
    case quit, suspend, redraw
}
