import SandboxStore
package import StoreModel

/// Reads a scenario's file.
package enum ScenarioReader {
    /// The largest file that is read, in bytes.
    package static let sizeLimit = 1 << 20
    /// The most steps of a scenario.
    static let stepLimit = 10_000

    private static let names = [
        "scenario", "about", "catalog", "seed", "start", "devices", "faults", "steps",
    ]

    /// 2026-01-01, where a file names no other beginning.
    package static let usualStart = Timestamp(milliseconds: 1_767_225_600_000)

    /// Reads the text of a file.
    ///
    /// - Throws: ``ScenarioFault``, with the place of the first thing that is wrong.
    package static func read(_ text: String) throws(ScenarioFault) -> Scenario {
        guard text.utf8.count <= sizeLimit else {
            throw ScenarioFault(line: 1, "A scenario has at most \(sizeLimit >> 20) MB.")
        }
        let root = try ScenarioNode.root(of: text)
        let members = try root.members("A scenario (scenario: TITLE, steps: …)", known: names)
        let parts = Dictionary(uniqueKeysWithValues: members)
        guard let title = parts["scenario"] else {
            throw root.fault("A scenario says in its first line what it shows: scenario: TITLE.")
        }
        guard let steps = parts["steps"], steps.isList, !steps.elements.isEmpty else {
            throw (parts["steps"] ?? root).fault("A scenario has a list of steps.")
        }
        let devices = try devices(parts["devices"])
        return Scenario(
            title: try title.text("A title"), catalog: try catalog(parts["catalog"]),
            seed: try parts["seed"].map { node throws(ScenarioFault) in
                try node.number("A seed", in: 0...UInt64.max)
            } ?? 1,
            start: try start(parts["start"]), devices: devices,
            faults: try faults(parts["faults"]),
            steps: try self.steps(steps, devices: Set(devices.map(\.name))))
    }

    private static func catalog(_ node: ScenarioNode?) throws(ScenarioFault) -> String? {
        guard let text = try node?.text("A catalog’s file, or demo"), text != "demo" else {
            return nil
        }
        return text
    }

    private static func start(_ node: ScenarioNode?) throws(ScenarioFault) -> Timestamp {
        guard let node else { return usualStart }
        let text = try node.text("A moment")
        // The certificates that sign in the world are good for so long.
        guard let moment = ISODate.timestamp(text), text >= "2020", text < "2090" else {
            throw node.fault(
                "A scenario begins at a moment such as 2026-01-31 or 2026-01-31T18:00:00Z, from 2020 "
                    + "to 2089, not “\(text.prefix(40))”.")
        }
        return moment
    }

    private static func devices(
        _ node: ScenarioNode?
    ) throws(ScenarioFault) -> [Scenario.Device] {
        guard let node else {
            return [Scenario.Device(name: "phone-1", account: "customer")]
        }
        let members = try node.members("Devices (NAME: ACCOUNT)")
        guard !members.isEmpty else { throw node.fault("A scenario has a device at least.") }
        var devices: [Scenario.Device] = []
        for (name, account) in members {
            let account = try account.text("An account")
            // It is the name of a folder, too.
            guard isPlain(name), isPlain(account) else {
                throw node.fault(
                    "Names of devices and accounts are letters, digits, “-” and “_”, 64 at most.")
            }
            devices.append(
                Scenario.Device(name: DeviceName(name), account: AccountName(account)))
        }
        return devices
    }

    private static func isPlain(_ name: String) -> Bool {
        (1...64).contains(name.utf8.count)
            && name.utf8.allSatisfy { byte in
                switch byte {
                case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x5F: true
                default: false
                }
            }
    }

    private static func faults(_ node: ScenarioNode?) throws(ScenarioFault) -> [FaultPlan] {
        var plans: [FaultPlan] = []
        for element in node?.elements ?? [] { plans.append(try StepReader.fault(element)) }
        return plans
    }

    private static func steps(
        _ node: ScenarioNode, devices: Set<DeviceName>
    ) throws(ScenarioFault) -> [ScenarioStep] {
        let elements = node.elements
        guard elements.count <= stepLimit else {
            throw node.fault("A scenario has at most \(stepLimit) steps.")
        }
        var steps: [ScenarioStep] = []
        for element in elements {
            steps.append(try StepReader(node: element, devices: devices).step())
        }
        return steps
    }
}
