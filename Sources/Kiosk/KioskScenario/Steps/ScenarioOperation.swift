package import StoreAPI
package import StoreModel

/// The operation of a step, with the properties that are known before the scenario is played.
package struct ScenarioOperation: Sendable {
    /// The names of products in the operation.
    var products: [ProductName] = []
    var goods: [GoodName] = []
    /// The time that the operation lets pass, in milliseconds of the world.
    package var duration: Int64 = 0
    /// Whether the operation uses the device's screen.
    var concernsScreen = false
    /// Whether the operation requires notifications to the team's server.
    var concernsTeamServer = false
    /// The kind of the event that the operation adds to a timeline.
    var eventKind = ScenarioEvent.Kind.step
    /// Performs the operation on a device.
    let perform: @Sendable (ScenarioPlayer, ScenarioDevice) throws -> Void

    /// The operation of a step that only checks expectations.
    static let checkOnly = ScenarioOperation { _, _ in }

    /// Returns an operation that performs an action at the store.
    ///
    /// - Parameter action: Creates the action when the step is played, with the IDs that its names have then.
    static func sandbox(
        _ products: [ProductName] = [], eventKind: ScenarioEvent.Kind = .step,
        _ action: @escaping @Sendable (ScenarioPlayer, ScenarioDevice) throws -> SandboxAction
    ) -> ScenarioOperation {
        ScenarioOperation(products: products, eventKind: eventKind) { player, device in
            try player.perform(try action(player, device))
        }
    }
}

// MARK: Recording

/// A step that performs an action of a shop, whose target does not have a name yet.
package struct RecordedStep {
    /// The target of an action.
    package enum Target {
        case order(IntentID)
        case transaction(TransactionID)
        /// A subscription, by its original transaction.
        case subscription(TransactionID)
    }

    package private(set) var keyword = ""
    /// The target that the keyword's value names; nil if the value does not name one.
    package let target: Target?
    /// The keyword's value; nil without a value, or if it names the target.
    package let value: String?
    /// The step's other members.
    package let members: [(name: String, value: String)]

    /// The names of the members whose values are whole numbers.
    package static let numbers = Set(
        StepKeyword.all.flatMap(\.members).filter {
            if case .number = $0.shape { true } else { false }
        }.map(\.name))

    init(
        _ target: Target? = nil, value: String? = nil,
        _ members: [(name: String, value: String)] = []
    ) {
        (self.target, self.value, self.members) = (target, value, members)
    }

    /// Returns the steps that perform an action; empty if no step can perform it.
    package static func steps(of action: SandboxAction) -> [RecordedStep] {
        for keyword in StepKeyword.all {
            let steps = keyword.recordedSteps(action)
            guard steps.isEmpty else {
                return steps.map { step in
                    var step = step
                    step.keyword = keyword.name
                    return step
                }
            }
        }
        return []
    }
}
