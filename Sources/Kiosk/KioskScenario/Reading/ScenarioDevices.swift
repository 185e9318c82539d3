import StoreModel

/// Parses the devices of a scenario: `{phone-1: ann, phone-2: {account: bob, storefront: JPN, locale: ja_JP}}`.
enum ScenarioDevices {
    /// The rule for names of devices and accounts.
    static let rule =
        "Names of devices and accounts have at most 64 letters, digits, “.”, “-” and “_”, and begin "
        + "with a letter or digit."

    /// The members of a device.
    static let members: [ValueShape.Member] = [
        .init("account", .text, "The account that is signed in at the start."),
        .init("storefront", .text, "The country of that account, such as JPN."),
        .init("locale", .text, "The language of the shop, such as ja_JP."),
    ]

    /// The shape of the devices in the schema.
    static let shape = ValueShape.fewer(
        Int64(limit), .either([.text, .members(members)]))

    /// The most devices of a scenario: each has an engine and a journal, all open at the same time.
    static let limit = 100

    static func read(_ node: ScenarioNode?) throws(ScenarioFileError) -> [Scenario.Device] {
        guard let node else { return [Scenario.Device(name: "phone-1", account: "customer")] }
        let members = try node.members("Devices (NAME: ACCOUNT)")
        guard !members.isEmpty else { throw node.fault("A scenario needs at least one device.") }
        guard members.count <= limit else {
            throw node.fault(
                "A scenario can have at most \(limit) devices, but this one has \(members.count).")
        }
        var devices: [Scenario.Device] = []
        for (name, value) in members {
            // The device's name is also the name of a folder.
            guard PlainName.isOne(name) else { throw node.fault(rule) }
            devices.append(try device(DeviceName(name), value))
        }
        try checkCountries(devices, node)
        return devices
    }

    private static func device(
        _ name: DeviceName, _ node: ScenarioNode
    ) throws(ScenarioFileError) -> Scenario.Device {
        if node.word != nil { return Scenario.Device(name: name, account: try node.account()) }
        let parts = Dictionary(
            try node.members("An account", known: members.map(\.name))
        ) { first, _ in first }
        var device = Scenario.Device(
            name: name, account: try parts["account"]?.account() ?? "customer")
        if let country = parts["storefront"] { device.storefront = try country.country() }
        if let locale = parts["locale"] { device.locale = try locale.locale() }
        return device
    }

    /// Verifies that devices of the same account do not have different countries.
    private static func checkCountries(
        _ devices: [Scenario.Device], _ node: ScenarioNode
    ) throws(ScenarioFileError) {
        var countries: [AccountName: String] = [:]
        for device in devices {
            guard let country = device.storefront else { continue }
            if let other = countries[device.account], other != country {
                throw node.fault(
                    "An account has one country, but \(device.account) has \(other) and \(country)."
                )
            }
            countries[device.account] = country
        }
    }
}
