import FoundationEssentials
import Glibc
import StoreFiles

/// A folder for the files of worlds, that is gone with them; in memory where the system has such a place.
///
/// Its name tells which process made it, so that a process that is ended in the middle finds its own. As long as it is
/// used it is locked: what no living process holds is left over, and goes with the next run.
package final class ScenarioFolder: Sendable {
    /// Where it is.
    let path: String
    /// Holds its lock, which ends with the process at the latest.
    private let lock: Int32

    private static let makers = FolderMakerCounter()

    /// Makes one; after ``removeAll()`` the thread waits for the end of the process instead.
    ///
    /// - Throws: `FileFailure` where no folder can be made.
    init() throws(FileFailure) {
        let parent = TemporaryFilesystem.parent
        _ = Self.isSwept
        var template = Array("\(parent)/\(Self.prefix)XXXXXX".utf8CString)
        let failure: Int32 = Self.making { mkdtemp(&template) == nil ? errno : 0 }
        guard failure == 0 else {
            throw FileFailure.io(path: parent, detail: String(cString: strerror(failure)))
        }
        path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
        lock = Self.lock(path)
    }

    deinit {
        remove()
        if lock >= 0 { close(lock) }
    }

    /// Lets the thread wait where the process is about to end: nothing is to be made any more.
    static func waitForEnd() {
        makers.waitIfEnding()
    }

    /// Makes folders, which none of ours is removed under: whoever makes one makes those above it anew. After
    /// ``removeAll()`` the thread waits for the end of the process instead: a failure would be told in the last moment,
    /// by a run that nobody wants any more.
    static func making<Value, Failure: Error>(
        _ body: () throws(Failure) -> Value
    ) throws(Failure) -> Value {
        makers.begin()
        defer { makers.end() }
        return try body()
    }

    /// Removes it; a second call does nothing.
    func remove() { try? FileManager.default.removeItem(atPath: path) }

    /// Removes the folders of all worlds of this process, which is about to end: no world can be made any more.
    ///
    /// A thread that opens a file meanwhile may still make it while its folder is removed. Each folder is renamed
    /// first, so that no other file can be opened in it, and the removal is repeated until no folder is left.
    package static func removeAll() {
        makers.stop(waitingAtMost: 200)
        let parent = TemporaryFilesystem.parent
        for _ in 0..<tries {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? []
            let own = names.filter { $0.hasPrefix(prefix) }
            guard !own.isEmpty else { return }
            for name in own {
                let gone = unused(for: name)
                rename("\(parent)/\(name)", "\(parent)/\(gone)")
                try? FileManager.default.removeItem(atPath: "\(parent)/\(gone)")
            }
        }
    }

    /// A name that no world has; what has one keeps it.
    private static func unused(for name: String) -> String {
        let mark = "\(prefix)gone-"
        guard !name.hasPrefix(mark) else { return name }
        return mark + String(UInt32.random(in: 0...UInt32.max), radix: 36)
    }

    /// How often the removal is repeated at most.
    private static let tries = 1_000

    // MARK: What is left over

    /// Locks a folder, without waiting; below zero where somebody else holds it, or it cannot be opened.
    static func lock(_ path: String) -> Int32 {
        let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        guard descriptor >= 0, flock(descriptor, LOCK_EX | LOCK_NB) != 0 else { return descriptor }
        close(descriptor)
        return -1
    }

    /// Removes what is left over of processes that were killed.
    ///
    /// The lock says it, and not the number in the name: where containers share a place, a process of this number may be
    /// another one. A folder that was just made may not be locked yet.
    static func sweep(_ parent: String, madeBefore moment: Int) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? []
        for name in names where name.hasPrefix(kind) && !name.hasPrefix(prefix) {
            let path = "\(parent)/\(name)"
            let lock = lock(path)
            guard lock >= 0 else { continue }
            defer { close(lock) }
            var status = stat()
            guard fstat(lock, &status) == 0, status.st_uid == geteuid(),
                status.st_ctim.tv_sec < moment
            else { continue }
            try? FileManager.default.removeItem(atPath: path)
        }
    }

    /// Done once, when the first one is made.
    private static let isSwept: Bool = {
        sweep(TemporaryFilesystem.parent, madeBefore: time(nil) - shortest)
        return true
    }()

    /// Longer than it takes to lock a folder that was made, in seconds.
    private static let shortest = 60

    /// What the names of all of them begin with.
    private static let kind = "kiosk-scenario-"

    /// The number of a process may be another one's, too, where containers share a place; with the rest it is its own.
    private static let prefix: String = {
        let mark = String(UInt32.random(in: 0...UInt32.max), radix: 36)
        return "\(kind)\(getpid())-\(mark)-"
    }()

    /// Something in it.
    func file(_ name: String) -> String { path + "/" + name }
}

private enum TemporaryFilesystem {
    static var parent: String { access("/dev/shm", W_OK) == 0 ? "/dev/shm" : path }

    private static var path: String {
        let said = getenv("TMPDIR").map { String(cString: $0) } ?? ""
        return said.isEmpty ? "/tmp" : said
    }
}
