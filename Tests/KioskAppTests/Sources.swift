import ArgumentParser
import KioskTestSupport

@testable import KioskApp

/// A person's settings, from wherever they may come.
struct Sources {
    var flags: [String] = []
    var environment: [String: String] = [:]
    /// The text of `config.yaml`.
    var config: String?
    /// The text of the default profile's `profile.json`.
    var memory: String?

    /// The options of a command line without any, which takes a while to parse.
    private static let unset = Result { try Shop.parse([]) }

    /// What a run with these would do, its state and its config file in the folder.
    ///
    /// - Parameter usesPicks: Whether it is a run that shows the interface.
    func settings(in folder: TemporaryFolder, usesPicks: Bool = false) throws -> Settings {
        var environment = environment
        environment["XDG_STATE_HOME"] = folder.file("state")
        environment["XDG_CONFIG_HOME"] = folder.file("config")
        try folder.makeFolder("state/kiosk/default")
        try folder.makeFolder("config/kiosk")
        if let config { try folder.write(config, to: "config/kiosk/config.yaml") }
        if let memory { try folder.write(memory, to: "state/kiosk/default/profile.json") }
        let shop = try flags.isEmpty ? Self.unset.get() : Shop.parse(flags)
        return try Settings.resolve(
            shop.options, shop.screen, in: ProcessContext(environment: environment),
            usesPicks: usesPicks)
    }

    /// The failure that they lead to.
    func failure(in folder: TemporaryFolder) throws -> CommandFailure? {
        do {
            _ = try settings(in: folder)
            return nil
        } catch let failure as CommandFailure {
            return failure
        }
    }
}
