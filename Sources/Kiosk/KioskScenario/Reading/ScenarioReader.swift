package import StoreModel
package import TextParsing

/// Parses scenario files.
package enum ScenarioReader {
    /// The largest accepted file, in bytes.
    package static let sizeLimit = 1 << 20
    /// The most steps of a scenario.
    static let stepLimit = 10_000

    /// The members of a scenario, in the order of the documentation.
    static let members: [ValueShape.Member] = [
        .init("scenario", .text, "The title: what the scenario shows, in one sentence."),
        .init("about", .text, "A longer description; it has no effect."),
        .init(
            "catalog", .either([.text, .members(catalogMembers)]),
            "The catalog: a file next to this one, demo, or a catalog in kiosk’s own format."),
        .init(
            "seed", .number(0...Int64.max), "The seed of all random values; 1 by default."),
        .init("start", .text, "The start time, such as 2026-01-31 or 2026-01-31T18:00:00Z."),
        .init("devices", ScenarioDeviceReader.shape, "The devices, and the account on each."),
        .init(
            "faults", .list(.text),
            "Faults from the start, such as “verify 503 every”."),
        .init("steps", .steps, "The steps."),
    ]
    private static let names = members.map(\.name)

    /// The top-level members of a catalog; `kiosk catalog check` validates their contents.
    private static let catalogMembers = [
        "app", "asks-to-buy", "locale", "products", "storefront", "subscriptions",
    ].map { ValueShape.Member($0, .anything, "As in a catalog in kiosk’s own format.") }

    /// The default start, 2026-01-01.
    package static let defaultStart = Timestamp(milliseconds: 1_767_225_600_000)

    /// The longest duration of all steps together, in milliseconds of the world: 200 years, enough for every event of a
    /// store.
    private static let timeLimit: Int64 = 200 * 31_557_600_000

    /// Parses the text of a file.
    ///
    /// - Throws: ``SourceError``, with the position of the first error.
    package static func read(_ text: String) throws(SourceError) -> Scenario {
        guard text.utf8.count <= sizeLimit else {
            throw SourceError(
                at: .start,
                "The file is too large: a scenario can have at most \(sizeLimit >> 20) MB."
            )
        }
        let root = try YAMLNode.scenario(text)
        _ = try root.members("A scenario (scenario: TITLE, steps: …)", known: names)
        guard let title = root["scenario"] else {
            throw root.fileError("The title is missing: add scenario: TITLE as the first line.")
        }
        guard let steps = root["steps"], steps.list?.isEmpty == false else {
            throw (root["steps"] ?? root).fileError("The list of steps is missing.")
        }
        let devices = try ScenarioDeviceReader.read(root["devices"])
        let done = try self.steps(steps, devices: Set(devices.map(\.name)), remaining: stepLimit)
        guard done.reduce(0, { $0 + $1.longestTime }) <= timeLimit else {
            throw steps.fileError(
                "The steps take more than 200 years of the scenario’s time, which is the limit.")
        }
        return Scenario(
            title: try title.text("A title"),
            catalog: try catalog(root["catalog"]),
            seed: try root["seed"].map { node throws(SourceError) in
                try node.number("A seed", in: 0...UInt64.max)
            } ?? 1,
            start: try start(root["start"]), devices: devices,
            faults: try faults(root["faults"]),
            steps: done, catalogLocation: root["catalog"]?.position,
            faultLocations: root["faults"]?.elements.map(\.position) ?? [])
    }

    private static func catalog(
        _ node: YAMLNode?
    ) throws(SourceError) -> Scenario.CatalogSource {
        guard let node else { return .demo }
        if let word = node.scalar {
            return word == "demo" ? .demo : .file(try node.text("A catalog’s file, or demo"))
        }
        _ = try node.members("A catalog", known: catalogMembers.map(\.name))
        guard node["products"] != nil else {
            throw node.fileError("The catalog needs a list of products.")
        }
        return .inline(node)
    }

    private static func start(_ node: YAMLNode?) throws(SourceError) -> Timestamp {
        guard let node else { return defaultStart }
        let text = try node.text("A start time")
        // The certificates that sign in the world are valid in this period.
        guard let moment = ISODate.timestamp(text), text >= "2020", text < "2090" else {
            throw node.fileError(
                "Invalid start time “\(text.prefix(40))”: use a time such as 2026-01-31 or "
                    + "2026-01-31T18:00:00Z, from 2020 to 2089.")
        }
        return moment
    }

    private static func faults(_ node: YAMLNode?) throws(SourceError) -> [FaultPlan] {
        var plans: [FaultPlan] = []
        for element in node?.elements ?? [] { plans.append(try element.faultPlan()) }
        return plans
    }

    /// Parses a list of steps.
    ///
    /// - Parameter left: The number of steps that the limit still allows.
    static func steps(
        _ node: YAMLNode, devices: Set<DeviceName>, remaining: Int
    ) throws(SourceError) -> [ScenarioStep] {
        var steps: [ScenarioStep] = []
        for element in node.elements {
            steps += try StepReader(
                node: element, devices: devices, remaining: remaining - steps.count
            )
            .steps()
            guard steps.count <= remaining else {
                throw element.fileError(
                    "A scenario can have at most \(stepLimit) steps, including repeated ones.")
            }
        }
        return steps
    }
}

// MARK: Devices

/// Parses the devices of a scenario: `{phone-1: ann, phone-2: {account: bob, storefront: JPN, locale: ja_JP}}`.
enum ScenarioDeviceReader {
    static let rule =
        "Names of devices and accounts have at most 64 letters, digits, “.”, “-” and “_”, and begin "
        + "with a letter or digit."

    static let members: [ValueShape.Member] = [
        .init("account", .text, "The account that is signed in at the start."),
        .init("storefront", .text, "The country of that account, such as JPN."),
        .init("locale", .text, "The language of the shop, such as ja_JP."),
    ]

    /// The shape of the devices in the schema.
    static let shape = ValueShape.mapping(
        .either([.text, .members(members)]), maximum: Int64(limit))

    /// The most devices of a scenario: each has an engine and a journal, all open at the same time.
    static let limit = 100

    static func read(_ node: YAMLNode?) throws(SourceError) -> [Scenario.Device] {
        guard let node else { return [Scenario.Device(name: "phone-1", account: "customer")] }
        let members = try node.members("Devices (NAME: ACCOUNT)")
        guard !members.isEmpty else {
            throw node.fileError("A scenario needs at least one device.")
        }
        guard members.count <= limit else {
            throw node.fileError(
                "A scenario can have at most \(limit) devices, but this one has \(members.count).")
        }
        var devices: [Scenario.Device] = []
        for member in members {
            // The device's name is also the name of a folder.
            guard FileSafeName.isValid(member.name) else { throw node.fileError(rule) }
            devices.append(try device(DeviceName(member.name), member.value))
        }
        try checkCountries(devices, node)
        return devices
    }

    private static func device(
        _ name: DeviceName, _ node: YAMLNode
    ) throws(SourceError) -> Scenario.Device {
        if node.scalar != nil {
            return Scenario.Device(name: name, account: try node.account())
        }
        _ = try node.members("An account", known: members.map(\.name))
        var device = Scenario.Device(
            name: name, account: try node["account"]?.account() ?? "customer")
        if let country = node["storefront"] { device.storefront = try country.country() }
        if let locale = node["locale"] { device.locale = try locale.locale() }
        return device
    }

    /// Verifies that devices of the same account do not have different countries.
    private static func checkCountries(
        _ devices: [Scenario.Device], _ node: YAMLNode
    ) throws(SourceError) {
        var countries: [AccountName: String] = [:]
        for device in devices {
            guard let country = device.storefront else { continue }
            if let other = countries[device.account], other != country {
                throw node.fileError(
                    "An account has one country, but \(device.account) has \(other) and \(country)."
                )
            }
            countries[device.account] = country
        }
    }
}
