/// The reason why the screen cannot be opened.
package enum TerminalError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The descriptor is not a terminal, or another screen of this process uses it.
    case notATerminal
    /// terminfo has neither this name nor a common replacement.
    case unknownTerminal(String)
    /// The system refused a descriptor.
    case noResources

    package var description: String {
        switch self {
        case .notATerminal:
            "Standard output is not a terminal, or it cannot be opened."
        case .unknownTerminal(let name):
            "The terminal type \"\(name)\" is not in this system's terminfo database. Install "
                + "ncurses-base, or set TERM to the type of the terminal."
        case .noResources:
            "The system cannot open a file descriptor for the screen; too many may be open."
        }
    }
}
