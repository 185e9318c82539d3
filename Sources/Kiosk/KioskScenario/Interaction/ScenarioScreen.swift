package import TerminalGraphics

/// The screen of a device's app; it is used on the thread of its world.
package protocol ScenarioScreen: AnyObject {
    /// Whether the shop is open and can be used.
    var isOpen: Bool { get }
    /// Whether the customer has left the app.
    var hasLeft: Bool { get }
    /// Whether the customer wants the app to crash.
    var wantsCrash: Bool { get }
    /// The words that are on it now: each stretch of blanks, frames and line ends is one blank.
    var words: String { get }
    /// Its rows as they are now.
    var rows: [String] { get }

    /// Takes in what a person does, who has seen what is on it.
    func take(_ input: InputEvent)

    /// The app has ended, however it did.
    func close()
}

/// Opens the screen of a device whose app runs.
package typealias ScenarioScreenFactory = (DeviceConnection) throws -> any ScenarioScreen
