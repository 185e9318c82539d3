import ArgumentParser
import StoreAPI
import StoreFiles
import StoreModel

extension SandboxCommand {
    struct DeviceCommand: ParsableCommand {
        static let configuration = CommandConfiguration(
            "device", "List devices, or reset one.",
            discussion: """
                To use another device, pass --device NAME, or switch in the shop's Sandbox screen. A new name creates \
                a device.
                """,
            subcommands: [List.self, Reset.self], defaultSubcommand: List.self)

        struct List: ExistingProfileCommand, SessionCommand {
            static let configuration = CommandConfiguration(
                "list", "List the devices that have orders, or a journal in this profile.",
                discussion: """
                    EXIT CODES
                      0   listed
                      69  the store did not answer
                    """)
            @OptionGroup var options: GlobalOptions
            var changesState: Bool { false }

            func run(_ backend: BackendSession) async throws {
                let orders = try await backend.orders()
                let journals = try backend.journaledDevices
                let names = Set(orders.map(\.device.rawValue)).union(journals)
                    .union([backend.settings.device.rawValue])
                for name in names.sorted() {
                    let isHere = journals.contains(name)
                    let line = DeviceSummaryJSON(
                        device: name, isHere: name == backend.settings.device.rawValue,
                        orders: orders.filter { $0.device.rawValue == name },
                        hasJournal: isHere,
                        driver: isHere ? LockHolder.of(backend.lockPath(of: name)) : nil)
                    backend.settings.output.json(line.json)
                    backend.settings.output.text(line.words)
                }
            }
        }

        struct Reset: SessionCommand {
            static let configuration = CommandConfiguration(
                "reset", "Remove a device’s journal, as if the app were deleted.",
                discussion: """
                    The account, its orders and its wallet are kept. Prints what a restore would bring back and what \
                    it would not.

                    EXAMPLES
                      kiosk sandbox device reset phone
                      kiosk sandbox device reset phone --yes; kiosk restore --device phone

                    EXIT CODES
                      0   removed
                      64  without --yes: nothing was removed
                      65  this profile has no journal of such a device
                      74  the journal could not be removed
                      75  a kiosk process is using the device
                    """)
            @OptionGroup var options: GlobalOptions
            @Argument(help: ArgumentHelp("The device.", valueName: "name"))
            var name: String
            @Flag(help: "Confirm the removal.")
            var yes = false

            func run(_ backend: BackendSession) async throws {
                guard try backend.journaledDevices.contains(name) else {
                    throw CommandFailure(
                        65, "unknown-device",
                        "This profile has no journal of a device “\(name.prefix(40))”. "
                            + "Nothing was removed.")
                }
                let preview = try await RestorePreview(backend)
                let out = backend.settings.output
                for line in preview.sentences { out.text(line) }
                guard yes else {
                    throw CommandFailure.usage(
                        "Nothing was removed; add --yes to remove the journal of \(name).")
                }
                try remove(backend)
                out.json(.deviceReset(name, preview))
                out.text(
                    "Removed the journal of \(name). "
                        + (preview.restores.isEmpty
                            ? "A restore brings back nothing."
                            : "kiosk restore\(backend.settings.contextArguments(on: name)) brings back "
                                + preview.restores.joined(separator: ", ") + "."))
            }

            private func remove(_ backend: BackendSession) throws {
                let lock = try FileLock.acquire(backend.lockPath(of: name))
                defer { withExtendedLifetime(lock) {} }
                try RemovedOrders.add(
                    DeviceName(name), at: DevicePaths(folder: backend.folder))
                try FolderOperations.remove(backend.folder + "/devices/" + name)
            }
        }
    }
}

extension BackendSession {
    /// The devices whose journals are in this backend's folder.
    var journaledDevices: [String] {
        get throws(CommandFailure) {
            try FolderOperations.of(folder + "/devices").filter { !$0.hasPrefix(".") }
        }
    }

    /// Returns the path of the lock file that the process driving a device holds.
    func lockPath(of device: String) -> String { folder + "/devices/\(device)/driver.lock" }
}
