/// A scenario derived from a seed: customers, a store and a network with faults of every kind, followed by a phase
/// without faults in which every order must end.
package struct RandomScenario: Hashable, Sendable {
    /// The seed.
    package let seed: UInt64
    /// The devices by name, with the initial account of each.
    let devices: [(name: String, account: String)]
    /// The steps before the faults end.
    package var steps: [RandomScenarioStep]
    /// The steps that end faults, orders and renewals, with the expectations.
    let closing: [String]

    /// The damage to a row of another customer, and the number of the step that it precedes; nil for most seeds.
    var damage: (damage: RowDamage, step: Int)? {
        guard Self.hasDamage(seed: seed) else { return nil }
        let number = Int(seed / 4 % 1_000)
        let all = RowDamage.all
        return (all[number % all.count], 1 + number * 5 % max(1, steps.count))
    }

    /// Returns whether the scenario of a seed has a damaged row of another customer.
    static func hasDamage(seed: UInt64) -> Bool { seed.isMultiple(of: 4) }

    /// Derives the scenario from a seed.
    package init(seed: UInt64) {
        var generator = RandomScenarioGenerator(seed: seed)
        self = generator.generate()
    }

    init(
        seed: UInt64, devices: [(name: String, account: String)], steps: [RandomScenarioStep],
        closing: [String]
    ) {
        (self.seed, self.devices, self.steps, self.closing) = (seed, devices, steps, closing)
    }

    /// The scenario file for `kiosk scenario run`.
    package var yaml: String {
        let names = devices.map { "\($0.name): \($0.account)" }.joined(separator: ", ")
        let lines = (steps.map(\.text) + closing).map { "  - \($0)\n" }
        let damage = damage.map { "# Before step \($0.step): \($0.damage.sentence)\n" } ?? ""
        return damage + """
            scenario: random life \(seed)
            seed: \(seed)
            devices: {\(names)}
            \(RandomScenarioCatalog.text)steps:

            """ + lines.joined()
    }

    /// Compares the files.
    package static func == (left: RandomScenario, right: RandomScenario) -> Bool {
        left.yaml == right.yaml
    }

    /// Hashes the file.
    package func hash(into hasher: inout Hasher) { hasher.combine(yaml) }
}
