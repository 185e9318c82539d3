package import StoreModel

/// A manual test script and an automated test at once: a world, what happens in it, and what has to be so.
package struct Scenario: Hashable, Sendable {
    /// What it shows, one sentence.
    package let title: String
    /// The file of what is sold, as it is named; nil for the built-in shop.
    package let catalog: String?
    /// What all chance in its world is drawn from.
    package let seed: UInt64
    /// When it begins.
    package let start: Timestamp
    /// The devices, the first one being meant where none is named.
    package let devices: [Device]
    /// What goes wrong from the beginning.
    package let faults: [FaultPlan]
    /// What happens.
    package let steps: [ScenarioStep]

    /// Whether a step does something at a screen, or looks at one.
    package var isAboutScreens: Bool {
        steps.contains { step in
            switch step.act {
            case .press, .type: true
            default: step.expectations.contains(where: \.isSeen)
            }
        }
    }

    /// A phone, and who is signed in on it.
    package struct Device: Hashable, Sendable {
        /// Its name.
        package let name: DeviceName
        /// Who is signed in.
        package let account: AccountName

        /// Takes the parts as they are.
        package init(name: DeviceName, account: AccountName) {
            (self.name, self.account) = (name, account)
        }
    }
}
