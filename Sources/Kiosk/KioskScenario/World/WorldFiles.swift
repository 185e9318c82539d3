import FoundationEssentials
import PurchaseEngine
import SandboxBackend
package import StoreFiles
import StoreModel
package import StoreSigning

/// The files of a world, which are those of a profile, open for whoever works with them: of store, merchant and devices.
///
/// They can be made new for another world, which saves opening, checking and closing them: most of what a short world
/// costs. They belong to one thread.
package final class WorldFiles {
    private let place: ScenarioFolder
    /// Those of store and merchant.
    let embedded: EmbeddedFiles
    /// What those hold when they are new.
    private let blank: DatabaseReset
    /// What was made with them, which has to be there as long as they are used.
    private let originals: Set<String>
    private var journals: [DeviceName: JournalFile] = [:]
    /// What a journal holds when it is new; nil before one was made.
    private var blankJournal: DatabaseReset?

    /// Makes them in a folder of their own, which goes with them.
    init() throws {
        let place = try ScenarioFolder()
        self.place = place
        embedded = try ScenarioFolder.making {
            try EmbeddedFiles.open(folder: place.file("embedded"))
        }
        blank = try DatabaseReset(of: embedded.databases)
        originals = Set(try Self.contents(of: place.file("embedded")))
    }

    /// The folder of the profile.
    package var folder: String { place.path }

    /// The connections by which all can be read, on the world's thread and while nothing else is done there.
    package var databases: OpenDatabases {
        journals.values.filter(\.isOpen).reduce(embedded.databases) { $0.adding($1.databases) }
    }

    /// Who believes what the store and the merchant have signed.
    package var verifier: JWSVerifier { embedded.verifier }

    /// Something in the folder.
    func file(_ name: String) -> String { place.file(name) }

    /// Where a device's journal is.
    func folder(of device: DeviceName) -> String { file("embedded/devices/\(device)") }

    /// The journal of a device, which is made where there is none.
    ///
    /// - Throws: `JournalError`.
    func journal(of device: DeviceName) throws(JournalError) -> JournalFile {
        if let known = journals[device], known.isOpen { return known }
        let folder = folder(of: device)
        let isNew = !FileManager.default.fileExists(atPath: folder)
        let journal = try ScenarioFolder.making { () throws(JournalError) in
            try JournalFile.open(folder: folder)
        }
        if isNew, blankJournal == nil { blankJournal = try? DatabaseReset(of: journal.databases) }
        journals[device] = journal
        return journal
    }

    /// Closes a device's journal, whose files may be moved or removed then.
    func close(_ device: DeviceName) { journals.removeValue(forKey: device)?.close() }

    /// Removes them all; from then on they cannot be used.
    func remove() { place.remove() }

    /// Makes them new, for a world with these devices.
    ///
    /// - Throws: Why that cannot be done, such as somebody who still drives a device; then they are not to be used any
    ///   more.
    func renew(for devices: [DeviceName]) throws {
        guard !journals.values.contains(where: \.isDriven) else { throw Unusable.driven }
        try blank.wipe(embedded.databases)
        for (name, journal) in journals {
            if devices.contains(name), let blankJournal {
                try blankJournal.wipe(journal.databases)
            } else {
                close(name)
            }
        }
        try clear(place.path) { $0 == "embedded" }
        try clear(file("embedded")) { $0 == "devices" || originals.contains($0) }
        guard originals.isSubset(of: try Self.contents(of: file("embedded"))) else {
            throw Unusable.incomplete
        }
        guard FileManager.default.fileExists(atPath: file("embedded/devices")) else { return }
        try clear(file("embedded/devices")) { journals[DeviceName($0)] != nil }
        for name in journals.keys { try clear(folder(of: name), but: JournalFile.owns) }
    }

    /// Why files cannot be made new.
    private enum Unusable: Error {
        /// A world that is not over works on them.
        case driven
        /// One of them was removed.
        case incomplete
    }

    private static func contents(of folder: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder)
    }

    private func clear(_ folder: String, but isKept: (String) -> Bool) throws {
        for name in try Self.contents(of: folder) where !isKept(name) {
            try FileManager.default.removeItem(atPath: "\(folder)/\(name)")
        }
    }
}
