import TerminalGraphics

/// One step of a script.
struct ScriptStep: Hashable, Sendable {
    /// What a step does.
    enum Operation: Hashable, Sendable {
        /// Resizes the window.
        case size(Size)
        /// Presses keys in order.
        case keys([KeyPress])
        /// Types a text, character by character.
        case type(String)
        /// Pastes a text.
        case paste(String)
        /// Waits until the screen contains these words.
        case waitText(String)
        /// Waits until the shop accepts purchases.
        case waitOpen
        /// Waits until nothing is in flight.
        case waitSettled
        /// Prints the screen.
        case show
        /// Writes the screen into a file.
        case save(String)
    }

    /// The line in the file, counted from 1.
    let line: Int
    let act: Operation
}
