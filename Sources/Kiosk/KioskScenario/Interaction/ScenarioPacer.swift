package import StoreModel

/// Somebody who watches a world, and is asked before anything in it goes on; it is called on the world's thread.
///
/// While it is asked it may let the world live (``ScenarioWorld/live(to:)``): then somebody else has taken over.
package protocol ScenarioPacer: AnyObject {
    /// Whether nobody wants to see more: what is played ends where it is.
    var isOver: Bool { get }

    /// The world has been founded.
    func begin(_ world: ScenarioWorld)

    /// A step is about to be done, counted from 1, on a device.
    func begin(_ step: ScenarioStep, number: Int, on device: DeviceName)

    /// Time is about to pass to a moment.
    func pass(to moment: Timestamp)

    /// A device has called somebody, who has not heard it yet.
    func call()

    /// All was played, or as much as could be; the world ends when this returns.
    ///
    /// - Parameter failure: What was not as expected; nil where all was.
    func end(_ failure: ScenarioFailure?)
}
