package import StoreModel

/// A manual test script and an automated test at once: a world, what happens in it, and what has to be so.
package struct Scenario: Hashable, Sendable {
    /// What it shows, one sentence.
    package let title: String
    /// What is sold.
    package let catalog: CatalogSource
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
    /// Where the catalog stands, or its name; nil where nothing is said of it.
    var catalogPlace: FileLocation?
    /// Where each of the faults stands.
    var faultPlaces: [FileLocation] = []

    /// Whether a step does something at a screen, or looks at one.
    package var isAboutScreens: Bool {
        steps.contains { step in
            switch step.act {
            case .press, .type: true
            default: step.expectations.contains(where: \.isSeen)
            }
        }
    }

    /// Where it is written what is sold.
    package enum CatalogSource: Hashable, Sendable {
        /// The built-in shop.
        case demo
        /// A file, as it is named.
        case file(String)
        /// The scenario itself: the text of a catalog, each line at the line where it stands there.
        case text(String)
    }

    /// A phone, and who is signed in on it.
    package struct Device: Hashable, Sendable {
        /// Its name.
        package let name: DeviceName
        /// Who is signed in at first.
        package let account: AccountName
        /// The country of that account; nil for the catalog's own.
        package var storefront: String?
        /// In which language it shows the shop.
        package var locale = LocaleID.fallback

        /// Takes the parts as they are.
        package init(
            name: DeviceName, account: AccountName, storefront: String? = nil,
            locale: LocaleID = .fallback
        ) {
            (self.name, self.account) = (name, account)
            (self.storefront, self.locale) = (storefront, locale)
        }
    }

    /// Where the catalog’s file is named; nil where no file is.
    package var catalogFilePlace: FileLocation? {
        if case .file = catalog { catalogPlace } else { nil }
    }

    /// Whether the store has to tell the team's server what happens.
    var hasTeamServer: Bool { steps.contains(where: \.concernsTeamServer) }
}
