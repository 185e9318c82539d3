import ArgumentParser
import KioskTestSupport

@testable import KioskApp

/// The sources of settings for a test: options, environment, config file and remembered state.
struct Sources {
    var flags: [String] = []
    var environment: [String: String] = [:]
    /// The text of `config.yaml`.
    var config: String?
    /// The text of the default profile's `profile.json`.
    var memory: String?

    /// The options of an empty command line, which is slow to parse.
    private static let unset = Result { try ShopCommand.parse([]) }

    /// Returns the settings of a run whose state and config file are in the folder.
    ///
    /// - Parameter usesPicks: Whether the run has an interface and therefore applies choices made in it.
    func settings(in folder: TemporaryFolder, usesPicks: Bool = false) throws -> Settings {
        var environment = environment
        environment["XDG_STATE_HOME"] = folder.file("state")
        environment["XDG_CONFIG_HOME"] = folder.file("config")
        try folder.makeFolder("state/kiosk/default")
        try folder.makeFolder("config/kiosk")
        if let config { try folder.write(config, to: "config/kiosk/config.yaml") }
        if let memory { try folder.write(memory, to: "state/kiosk/default/profile.json") }
        let shop = try flags.isEmpty ? Self.unset.get() : ShopCommand.parse(flags)
        return try Settings.resolve(
            shop.options, shop.screen, in: ProcessContext(environment: environment),
            usesSavedPreferences: usesPicks)
    }

    /// Returns the failure that the sources lead to; nil if they are valid.
    func failure(in folder: TemporaryFolder) throws -> CommandFailure? {
        do {
            _ = try settings(in: folder)
            return nil
        } catch let failure as CommandFailure {
            return failure
        }
    }
}
