package import PurchaseEngine
package import SandboxBackend
package import StoreAPI
package import StoreModel
package import TerminalGraphics

/// The screen of a device's app, used on the thread of its world.
package protocol ScenarioScreen: AnyObject {
    /// Whether the shop is open and usable.
    var isOpen: Bool { get }
    /// Whether the customer has quit the app.
    var hasQuit: Bool { get }
    /// Whether the customer has requested a crash of the app.
    var wantsCrash: Bool { get }
    /// The visible text; each sequence of blanks, frames and line ends is one space.
    var text: String { get }
    var rows: [String] { get }

    /// Handles input of a user in response to the visible screen.
    func handle(_ input: InputEvent)

    /// Closes the screen after the app has ended in any way.
    func close()
}

/// Opens the screen of a device whose app is running.
package typealias ScenarioScreenFactory = (DeviceConnection) throws -> any ScenarioScreen

/// The objects that a user interface needs to show the shop on a device of a world.
package struct DeviceConnection {
    /// The device's name in the scenario.
    package let device: DeviceName
    /// The device's own identifier, which changes when the device is reset.
    package let identifier: DeviceName
    package let account: AccountName
    /// The engine on the device; the world started it and drives it.
    package let engine: PurchaseEngine
    /// The backend, with its sandbox controls.
    package let backend: EmbeddedBackend
    /// The store, as the device reaches it.
    package let store: any StoreService
    /// The merchant, as the device reaches it.
    package let merchant: any MerchantService
    package let identity: BackendIdentity
    /// The world's clock, which also generates ids.
    package let clock: any EngineClock
    /// The executor for all calls into the world.
    package let executor: ScenarioExecutor
    /// The language of the shop on this device.
    package let locale: LocaleID
    /// The folder of the world, which is a regular profile.
    package let folder: String
    /// Plans a crash of the app at a point; nil removes the plan.
    package let planCrash: (CrashMoment?) -> Void
}

// MARK: Pace

/// Observes a world and controls its pace: it is called on the world's thread before every change.
///
/// During a call it may run the world in real time (``ScenarioWorld/advance(to:)``), for a user who has taken control.
package protocol PlaybackObserver: AnyObject {
    /// Whether the user has ended the playback: it stops at the current step.
    var isOver: Bool { get }

    /// Whether a user sees the screens: each call is then suspended until it was displayed, and failures omit the
    /// screens.
    var hasViewer: Bool { get }

    /// The world has been created.
    func didStart(_ world: ScenarioWorld)

    /// A step, counted from 1, is about to be performed on a device.
    func willPerform(_ step: ScenarioStep, number: Int, on device: DeviceName)

    /// The time is about to advance to a moment.
    func willAdvance(to moment: Timestamp)

    /// A device has sent a call that is not delivered yet.
    func didSuspendCall()

    /// All steps were played, or one failed; the world ends when this returns.
    ///
    /// - Parameter failure: The failed step; nil if all steps succeeded.
    func didFinish(_ failure: ScenarioFailure?)
}

extension PlaybackObserver {
    package var hasViewer: Bool { true }
}
