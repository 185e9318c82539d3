import TerminalGraphics

/// One line of a script.
struct ScriptStep: Hashable, Sendable {
    /// What it does.
    enum Operation: Hashable, Sendable {
        /// The window has this size from now on.
        case size(Size)
        /// Presses keys one after the other.
        case keys([KeyPress])
        /// Types a text, character by character.
        case type(String)
        /// Pastes a text.
        case paste(String)
        /// Waits until the screen holds these words.
        case waitText(String)
        /// Waits until the shop can be bought from.
        case waitOpen
        /// Waits until nothing is on its way any more.
        case waitSettled
        /// Prints the screen.
        case show
        /// Writes the screen into a file.
        case save(String)
    }

    /// Counted from 1.
    let line: Int
    let act: Operation
}
