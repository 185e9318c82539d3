package import StoreModel

/// Observes a world and controls its pace: it is called on the world's thread before every change.
///
/// During a call it may run the world in real time (``ScenarioWorld/live(to:)``), for a user who has taken control.
package protocol ScenarioPacer: AnyObject {
    /// Whether the user has ended the playback: it stops at the current step.
    var isOver: Bool { get }

    /// The world has been created.
    func begin(_ world: ScenarioWorld)

    /// A step, counted from 1, is about to be performed on a device.
    func begin(_ step: ScenarioStep, number: Int, on device: DeviceName)

    /// The time is about to advance to a moment.
    func pass(to moment: Timestamp)

    /// A device has sent a call that is not delivered yet.
    func call()

    /// All steps were played, or one failed; the world ends when this returns.
    ///
    /// - Parameter failure: The failed step; nil if all steps succeeded.
    func end(_ failure: ScenarioFailure?)
}
