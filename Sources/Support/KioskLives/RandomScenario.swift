/// A scenario that a seed determines: customers, a store and a network in which everything can go wrong, and then the
/// end of all faults, after which every order must come to its end.
package struct RandomScenario: Hashable, Sendable {
    /// The number that determines everything.
    package let seed: UInt64
    /// The devices by name, and who is signed in on each at first.
    let devices: [(name: String, account: String)]
    /// What happens before the faults end.
    package var steps: [RandomScenarioStep]
    /// What ends faults, orders and renewals, and what is expected then.
    let closing: [String]

    /// Whether the store's file has rows of another customer that cannot be read.
    var hasDamage: Bool { seed.isMultiple(of: 4) }

    /// Draws the life of a seed.
    package init(seed: UInt64) {
        var generator = RandomScenarioGenerator(seed: seed)
        self = generator.life()
    }

    init(
        seed: UInt64, devices: [(name: String, account: String)], steps: [RandomScenarioStep],
        closing: [String]
    ) {
        (self.seed, self.devices, self.steps, self.closing) = (seed, devices, steps, closing)
    }

    /// The scenario's file, which `kiosk scenario run` plays.
    package var yaml: String {
        let names = devices.map { "\($0.name): \($0.account)" }.joined(separator: ", ")
        let lines = (steps.map(\.text) + closing).map { "  - \($0)\n" }
        return """
            scenario: random life \(seed)
            seed: \(seed)
            devices: {\(names)}
            \(RandomScenarioCatalog.text)steps:

            """ + lines.joined()
    }

    /// Whether both are the same file.
    package static func == (left: RandomScenario, right: RandomScenario) -> Bool {
        left.yaml == right.yaml
    }

    /// Hashes the file.
    package func hash(into hasher: inout Hasher) { hasher.combine(yaml) }
}
