package import StoreModel

/// Something that was done to a world, or befell a device in it, and when.
package struct ScenarioEvent: Hashable, Sendable {
    /// What it was.
    package enum Kind: String, Hashable, Sendable {
        /// A step that is none of the others.
        case step
        /// Something was planned to go wrong.
        case fault
        /// Nothing goes wrong any more.
        case clearFaults = "clear-faults"
        /// A device died.
        case crash
        /// The app was started.
        case launch
    }

    /// When, by the clock of the world.
    package let at: Timestamp
    /// What it was.
    package let kind: Kind
    /// The step's line in the file; nil for what no step said.
    package let line: Int?
    /// On which device; nil where no device was named.
    package let device: DeviceName?
    /// In the file's words.
    package let text: String
}

extension ScenarioOperation {
    /// What it leaves in a timeline.
    var mark: ScenarioEvent.Kind {
        switch self {
        case .plan: .fault
        case .clearFaults: .clearFaults
        case .launch: .launch
        default: .step
        }
    }
}
