import FoundationEssentials
import PurchaseEngine
import SandboxBackend
package import StoreFiles
import StoreModel

/// The files of a world, which are those of a profile, open for whoever works with them: of store, merchant and devices.
///
/// They can be made new for another world, which saves opening, checking and closing them: most of what a short world
/// costs.
package final class WorldFiles {
    private let place: ScenarioFolder
    /// Those of store and merchant.
    let embedded: EmbeddedFiles
    private let slates: [CleanSlate]
    /// What was made with them.
    private let names: Set<String>
    private var journals: [DeviceName: JournalFile] = [:]
    /// What a journal holds when it is new; nil before one was made.
    private var fresh: CleanSlate?

    /// Makes them in a folder of their own.
    init() throws {
        place = try ScenarioFolder()
        embedded = try EmbeddedFiles.open(folder: place.file("embedded"))
        slates = try embedded.slates()
        names = Set(try FileManager.default.contentsOfDirectory(atPath: place.file("embedded")))
    }

    /// The folder of the profile.
    package var folder: String { place.path }

    /// Those that are open, by which all can be read once nobody works with them any more.
    package var open: OpenDatabases {
        journals.values.reduce(embedded.open) { $0.adding($1.open) }
    }

    /// Something in the folder.
    func file(_ name: String) -> String { place.file(name) }

    /// Where a device's journal is.
    func folder(of device: DeviceName) -> String { file("embedded/devices/\(device)") }

    /// The journal of a device, which is made where there is none.
    ///
    /// - Throws: `JournalError`.
    func journal(of device: DeviceName) throws(JournalError) -> JournalFile {
        if let known = journals[device] { return known }
        let folder = folder(of: device)
        let isNew = !FileManager.default.fileExists(atPath: folder)
        let journal = try JournalFile.open(folder: folder)
        if isNew, fresh == nil { fresh = try? journal.slate() }
        journals[device] = journal
        return journal
    }

    /// Lets go of a device's journal, whose files may be moved or removed then.
    func close(_ device: DeviceName) { journals.removeValue(forKey: device)?.close() }

    /// Removes them all; from then on they cannot be used.
    package func remove() { place.remove() }

    /// Makes them new: as they were when they were made, for a world with these devices.
    ///
    /// - Throws: Why that cannot be done; then they are not to be used any more.
    func renew(for names: [DeviceName]) throws {
        for slate in slates { try slate.wipe() }
        for (name, journal) in journals {
            guard names.contains(name), let fresh, !journal.isDriven else {
                close(name)
                continue
            }
            try journal.slate(like: fresh).wipe()
        }
        try clear(place.path) { $0 == "embedded" }
        try clear(file("embedded")) { $0 == "devices" || self.names.contains($0) }
        guard FileManager.default.fileExists(atPath: file("embedded/devices")) else { return }
        try clear(file("embedded/devices")) { journals[DeviceName($0)] != nil }
        for device in journals.keys { try clear(folder(of: device), but: JournalFile.owns) }
    }

    private func clear(_ folder: String, but isKept: (String) -> Bool) throws {
        for name in try FileManager.default.contentsOfDirectory(atPath: folder)
        where !isKept(name) {
            try FileManager.default.removeItem(atPath: "\(folder)/\(name)")
        }
    }
}
