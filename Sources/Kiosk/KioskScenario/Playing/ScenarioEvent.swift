package import StoreModel

/// An event of a world, with its time: a step, or an event on a device.
package struct ScenarioEvent: Hashable, Sendable {
    /// The kind of an event.
    package enum Kind: String, Hashable, Sendable {
        /// Any other step.
        case step
        /// A fault was planned.
        case fault
        /// All planned faults were removed.
        case clearFaults = "clear-faults"
        /// A device crashed.
        case crash
        /// The app was started.
        case launch
    }

    /// The time by the world's clock.
    package let at: Timestamp
    /// The kind of the event.
    package let kind: Kind
    /// The step's line in the file; nil if the event is not a step.
    package let line: Int?
    /// The device; nil if the step does not name one.
    package let device: DeviceName?
    /// The event in the words of the file.
    package let text: String
}

extension ScenarioOperation {
    /// The kind of the event that the operation adds to a timeline.
    var mark: ScenarioEvent.Kind {
        switch self {
        case .plan: .fault
        case .clearFaults: .clearFaults
        case .launch: .launch
        default: .step
        }
    }
}
