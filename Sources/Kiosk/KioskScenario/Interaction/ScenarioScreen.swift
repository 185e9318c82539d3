package import TerminalGraphics

/// The screen of a device's app, used on the thread of its world.
package protocol ScenarioScreen: AnyObject {
    /// Whether the shop is open and usable.
    var isOpen: Bool { get }
    /// Whether the customer has quit the app.
    var hasLeft: Bool { get }
    /// Whether the customer has requested a crash of the app.
    var wantsCrash: Bool { get }
    /// The visible text; each sequence of blanks, frames and line ends is one space.
    var words: String { get }
    /// The visible rows.
    var rows: [String] { get }

    /// Handles input of a user in response to the visible screen.
    func take(_ input: InputEvent)

    /// Closes the screen after the app has ended in any way.
    func close()
}

/// Opens the screen of a device whose app is running.
package typealias ScenarioScreenFactory = (DeviceConnection) throws -> any ScenarioScreen
