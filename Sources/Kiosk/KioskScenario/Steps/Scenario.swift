package import StoreModel
package import TextParsing

/// A manual test script and an automated test at once: a world, the steps in it, and their expectations.
package struct Scenario: Sendable {
    /// The title, one sentence.
    package let title: String
    package let catalog: CatalogSource
    /// The seed of all random numbers in the world.
    package let seed: UInt64
    /// The time at which the world starts.
    package let start: Timestamp
    /// The devices; a step without a device uses the first one.
    package let devices: [Device]
    /// The faults that are planned from the beginning.
    package let faults: [FaultPlan]
    package let steps: [ScenarioStep]
    /// The position of the catalog or its name; nil if the file does not contain one.
    var catalogLocation: SourcePosition?
    /// The position of each fault.
    var faultLocations: [SourcePosition] = []

    /// Whether a step uses or checks a screen.
    package var isAboutScreens: Bool {
        steps.contains(where: \.concernsScreen)
    }

    package enum CatalogSource: Hashable, Sendable {
        case demo
        /// A file, with the path in the scenario.
        case file(String)
        /// The scenario itself, in kiosk's own format.
        case inline(YAMLNode)
    }

    package struct Device: Hashable, Sendable {
        package let name: DeviceName
        /// The account that is signed in at first.
        package let account: AccountName
        /// The country of the account; nil for the catalog's home storefront.
        package var storefront: String?
        /// The language of the shop on the device.
        package var locale = LocaleID.fallback

        package init(
            name: DeviceName, account: AccountName, storefront: String? = nil,
            locale: LocaleID = .fallback
        ) {
            (self.name, self.account) = (name, account)
            (self.storefront, self.locale) = (storefront, locale)
        }
    }

    /// The position of the catalog's file name; nil if the catalog is not a file.
    package var catalogFileLocation: SourcePosition? {
        if case .file = catalog { catalogLocation } else { nil }
    }

    /// Whether the store must send notifications to the team's server.
    var hasTeamServer: Bool { steps.contains(where: \.concernsTeamServer) }
}

extension Scenario {
    /// Creates a scenario without steps, for a user who operates the world manually.
    ///
    /// - Parameter catalog: The source of the catalog.
    package static func recorded(
        _ title: String, catalog: CatalogSource, on device: Device
    ) -> Scenario {
        Scenario(
            title: title, catalog: catalog, seed: 1, start: ScenarioReader.defaultStart,
            devices: [device], faults: [], steps: [])
    }
}

// MARK: Steps

/// One step of a scenario with its expectations.
package struct ScenarioStep: Sendable {
    package let location: SourcePosition
    /// The displayed text: the operation in the words of the file.
    package var text: String
    package let operation: ScenarioOperation
    package var device: DeviceName?
    package var expectations: [Expectation] = []
    /// The time within which the expectations must be met, in milliseconds of the world; by default a minute.
    package var timeLimit: Int64 = 60_000
    /// Whether an impossible step is skipped instead of failing the scenario.
    var isOptional = false

    /// The longest duration of the step, in milliseconds of the world.
    var longestTime: Int64 { operation.duration + timeLimit }

    /// Whether the step uses or checks a screen.
    package var concernsScreen: Bool {
        operation.concernsScreen || expectations.contains(where: \.concernsScreen)
    }

    /// Whether the step requires notifications to the team's server.
    var concernsTeamServer: Bool {
        operation.concernsTeamServer || checksNotifications
    }

    /// Whether the step checks the notifications of the team's server.
    var checksNotifications: Bool {
        expectations.contains(where: \.concernsNotifications)
    }

    /// Returns a copy for one round of a repetition.
    func inRound(_ round: Int, of count: Int) -> ScenarioStep {
        var copy = self
        copy.text += " (round \(round) of \(count))"
        return copy
    }
}
