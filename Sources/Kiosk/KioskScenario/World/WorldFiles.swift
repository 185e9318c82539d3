import FoundationEssentials
import Glibc
import PurchaseEngine
import SandboxBackend
package import StoreFiles
import StoreModel
package import StoreSigning

/// The open files of a world, which are those of a profile: of store, merchant and devices.
///
/// They can be reset for another world, which saves opening, checking and closing them: most of the cost of a short
/// world. They belong to one thread.
package final class WorldFiles {
    private let scenarioFolder: ScenarioFolder
    /// The files of store and merchant.
    let embedded: EmbeddedFiles
    /// The initial contents of the databases of store and merchant.
    private let blank: DatabaseReset
    /// The names of the initial files, which must exist as long as the files are used.
    private let originals: Set<String>
    private var journals: [DeviceName: JournalFile] = [:]
    /// The initial contents of a journal; nil before the first journal was created.
    private var blankJournal: DatabaseReset?

    /// Creates the files in a temporary folder, which is removed with this object.
    init() throws {
        let newFolder = try ScenarioFolder()
        self.scenarioFolder = newFolder
        embedded = try ScenarioFolder.creatingFolders {
            try EmbeddedFiles.open(folder: newFolder.file("embedded"))
        }
        blank = try DatabaseReset(of: embedded.databases)
        originals = Set(try Self.contents(of: newFolder.file("embedded")))
    }

    /// The folder of the profile.
    package var folder: String { scenarioFolder.path }

    /// The connections to all databases, for reading on the world's thread while no other operation runs on it.
    package var databases: OpenDatabases {
        journals.values.filter(\.isOpen).reduce(embedded.databases) { $0.adding($1.databases) }
    }

    /// The verifier of signatures by the store and the merchant.
    package var verifier: JWSVerifier { embedded.verifier }

    func file(_ name: String) -> String { scenarioFolder.file(name) }

    /// Returns the folder of a device's journal.
    func folder(of device: DeviceName) -> String { file("embedded/devices/\(device)") }

    /// Returns the journal of a device, which is created if necessary.
    ///
    /// - Throws: `JournalError`.
    func journal(of device: DeviceName) throws(JournalError) -> JournalFile {
        if let known = journals[device], known.isOpen { return known }
        let folder = folder(of: device)
        let isNew = !FileManager.default.fileExists(atPath: folder)
        let journal = try ScenarioFolder.creatingFolders { () throws(JournalError) in
            try JournalFile.open(folder: folder)
        }
        if isNew, blankJournal == nil { blankJournal = try? DatabaseReset(of: journal.databases) }
        journals[device] = journal
        return journal
    }

    /// Closes a device's journal, so that its files may be moved or removed.
    func close(_ device: DeviceName) { journals.removeValue(forKey: device)?.close() }

    /// Removes all files; they cannot be used afterwards.
    func remove() { scenarioFolder.remove() }

    /// Resets the files for a world with these devices.
    ///
    /// - Throws: The reason why they could not be reset, for example an engine that still uses a device's journal. They
    ///   must not be used afterwards.
    func reset(for devices: [DeviceName]) throws {
        guard !journals.values.contains(where: \.isDriven) else { throw ResetError.driven }
        try blank.wipe(embedded.databases)
        for (name, journal) in journals {
            if devices.contains(name), let blankJournal {
                try blankJournal.wipe(journal.databases)
            } else {
                close(name)
            }
        }
        try clear(scenarioFolder.path) { $0 == "embedded" }
        try clear(file("embedded")) { $0 == "devices" || originals.contains($0) }
        guard originals.isSubset(of: try Self.contents(of: file("embedded"))) else {
            throw ResetError.incomplete
        }
        guard FileManager.default.fileExists(atPath: file("embedded/devices")) else { return }
        try clear(file("embedded/devices")) { journals[DeviceName($0)] != nil }
        for name in journals.keys { try clear(folder(of: name), but: JournalFile.owns) }
    }

    /// The reason why files cannot be reset.
    private enum ResetError: Error {
        /// A world that has not ended uses them.
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

// MARK: Pool

/// Reuses the files of one world for the next one, for a thread that plays many scenarios.
///
/// The files are reset for each world. After a world ends, they keep its final state until the next one is created.
package final class WorldFilePool {
    private var files: WorldFiles?

    package init() {}

    /// Removes the files; the next world creates new ones.
    package func remove() {
        files?.remove()
        files = nil
    }

    /// Returns files in their initial state.
    ///
    /// - Throws: The reason why files could not be created.
    func files(for devices: [DeviceName]) throws -> WorldFiles {
        ScenarioFolder.waitForEnd()
        if let files {
            do {
                try files.reset(for: devices)
                return files
            } catch {
                // Files that cannot be reset are removed and replaced by new ones.
                remove()
            }
        }
        let made = try WorldFiles()
        files = made
        return made
    }
}

// MARK: Crash during a write

/// Simulates a crash in the middle of a write: half a frame at the end of SQLite's write-ahead log.
///
/// It has the salts of this log, as its next frame would have (sqlite.org/fileformat2.html, 4.1), but is incomplete. A
/// reader of the log must stop before it.
enum TornWrite {
    /// Appends the half frame to a log.
    ///
    /// - Returns: Whether the log exists and has a frame; otherwise nothing is written.
    static func add(to path: String) -> Bool {
        guard let log = FileManager.default.contents(atPath: path), let frame = lastFrame(of: log)
        else { return false }
        let descriptor = open(path, O_WRONLY | O_APPEND | O_CLOEXEC)
        guard descriptor >= 0 else { return false }
        defer { close(descriptor) }
        let half = frame.prefix(frame.count / 2)
        return half.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) } == half.count
    }

    private static func lastFrame(of log: Data) -> Data? {
        let bytes = Array(log.prefix(headerSize))
        guard bytes.count == headerSize else { return nil }
        let pageSize = bytes[8..<12].reduce(0) { $0 << 8 | Int($1) }
        let size = frameHeaderSize + pageSize
        let count = (log.count - headerSize) / size
        guard pageSize > 0, count > 0 else { return nil }
        let start = log.startIndex + headerSize + (count - 1) * size
        return log[start..<start + size]
    }

    private static let headerSize = 32
    private static let frameHeaderSize = 24
}
