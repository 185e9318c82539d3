import ArgumentParser
import StoreFiles

struct ResetCommand: KioskCommand {
    static let configuration = CommandConfiguration(
        "reset", "Remove the profile: store, merchant, devices and all purchases.",
        discussion: """
            Fails while a kiosk process is using one of the profile's devices or serving the profile.

            EXAMPLES
              kiosk reset --yes
              kiosk reset --yes --profile demo

            EXIT CODES
              0   removed, or there was nothing to remove
              64  without --yes
              74  disk error
              75  a kiosk process is using it
            """)
    @OptionGroup var options: GlobalOptions
    @Flag(help: "Confirm the removal.")
    var yes = false

    func run(_ settings: Settings) async throws -> Int32 {
        guard yes else {
            try settings.requireProfile()
            throw CommandFailure.usage(
                "This removes \(settings.profileFolder) with all purchases in it. "
                    + "Nothing was removed; add --yes to remove it.")
        }
        guard FileStatus.size(of: settings.profileFolder) != nil else {
            settings.output.json(["kind": "reset", "removed": .some(String?.none)])
            settings.output.text(
                "The profile “\(settings.profileName)” does not exist. There is nothing to remove."
            )
            return 0
        }
        // A kiosk that drives a device keeps its files open; removing them meanwhile would lose purchases.
        let server = try SharedServerLock.acquireExclusive(settings)
        let devices = try Self.devices(in: settings.profileFolder).map { device in
            try FileLock.acquire("\(device)/driver.lock")
        }
        defer { withExtendedLifetime((server, devices)) {} }
        try FolderOperations.remove(settings.profileFolder)
        settings.output.json(["kind": "reset", "removed": settings.profileFolder])
        settings.output.text("Removed \(settings.profileFolder).")
        return 0
    }

    /// Lists the folders of all devices, at the profile's own store and at each shared one.
    private static func devices(in profile: String) throws(CommandFailure) -> [String] {
        var storeFolders = [profile + "/embedded"]
        for address in try subfolders(profile + "/shared") {
            storeFolders += try subfolders(address)
        }
        var devices: [String] = []
        for storeFolder in storeFolders { devices += try subfolders(storeFolder + "/devices") }
        return devices
    }

    private static func subfolders(_ folder: String) throws(CommandFailure) -> [String] {
        try FolderOperations.of(folder).map { "\(folder)/\($0)" }
    }
}
