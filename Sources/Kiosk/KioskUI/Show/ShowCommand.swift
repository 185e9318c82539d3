/// What a show asks of whoever owns the terminal.
package enum ShowCommand: Hashable, Sendable {
    case quit, suspend, redraw
}
