import Dispatch
import FoundationEssentials
import Glibc
import StoreFiles
import Synchronization

/// A temporary folder for the files of worlds, in memory if the system has such a file system.
///
/// Its name contains the id of its process, so that an interrupted process finds its own folders. It is locked while in
/// use: a folder without a lock of a living process is left over, and the next run removes it.
package final class ScenarioFolder: Sendable {
    let path: String
    /// The descriptor that holds the lock, which ends with the process at the latest.
    private let lock: Int32

    private static let makers = FolderCreationCounter()

    /// Creates a folder; after ``removeAll()`` it blocks the thread until the process ends instead.
    ///
    /// - Throws: `FileFailure` if the folder cannot be created.
    init() throws(FileFailure) {
        let parent = TemporaryFilesystem.parent
        _ = Self.isSwept
        var template = Array("\(parent)/\(Self.prefix)XXXXXX".utf8CString)
        let failure: Int32 = Self.creatingFolders { mkdtemp(&template) == nil ? errno : 0 }
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

    /// Blocks the thread if the process is about to end, because nothing may be created then.
    static func waitForEnd() {
        makers.waitIfEnding()
    }

    /// Performs a creation of folders that excludes a concurrent ``removeAll()``, because creating a folder recreates
    /// its parents. After ``removeAll()`` it blocks the thread until the process ends instead: otherwise an abandoned
    /// run would report an error at the last moment.
    static func creatingFolders<Value, Failure: Error>(
        _ body: () throws(Failure) -> Value
    ) throws(Failure) -> Value {
        makers.begin()
        defer { makers.end() }
        return try body()
    }

    /// Removes the folder; a second call does nothing.
    func remove() { try? FileManager.default.removeItem(atPath: path) }

    /// Removes all folders of this process, which is about to end; no world can be created afterwards.
    ///
    /// A thread that opens a file meanwhile may still create it while its folder is removed. Each folder is renamed
    /// first, so that further files cannot be opened in it, and the removal is repeated until no folder is left.
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

    /// Returns a name that no world uses; a folder that has such a name keeps it.
    private static func unused(for name: String) -> String {
        let mark = "\(prefix)gone-"
        guard !name.hasPrefix(mark) else { return name }
        return mark + String(UInt32.random(in: 0...UInt32.max), radix: 36)
    }

    /// The most repetitions of the removal.
    private static let tries = 1_000

    // MARK: Left-over folders

    /// Locks a folder without waiting; returns a negative number if another process holds the lock or the folder cannot
    /// be opened.
    static func lock(_ path: String) -> Int32 {
        let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        guard descriptor >= 0, flock(descriptor, LOCK_EX | LOCK_NB) != 0 else { return descriptor }
        close(descriptor)
        return -1
    }

    /// Removes the folders that killed processes left over.
    ///
    /// The lock identifies them and not the process id in the name: containers that share a file system can have
    /// processes with the same id. A folder that was just created may not be locked yet.
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

    /// Removes left-over folders once, when the first folder is created.
    private static let isSwept: Bool = {
        sweep(TemporaryFilesystem.parent, madeBefore: time(nil) - shortest)
        return true
    }()

    /// A duration in seconds that is longer than creating and locking a folder takes.
    private static let shortest = 60

    /// The common prefix of all folders' names.
    private static let kind = "kiosk-scenario-"

    /// The prefix of this process. Containers that share a file system can have the same process ids, so a random part
    /// makes it unique.
    private static let prefix: String = {
        let mark = String(UInt32.random(in: 0...UInt32.max), radix: 36)
        return "\(kind)\(getpid())-\(mark)-"
    }()

    func file(_ name: String) -> String { path + "/" + name }
}

private enum TemporaryFilesystem {
    static var parent: String { access("/dev/shm", W_OK) == 0 ? "/dev/shm" : path }

    private static var path: String {
        let value = getenv("TMPDIR").map { String(cString: $0) } ?? ""
        return value.isEmpty ? "/tmp" : value
    }
}

// MARK: Threads

/// Counts the threads that create folders, so that the end of the process can stop them and wait for them.
final class FolderCreationCounter: Sendable {
    private let state = Mutex((isEnding: false, count: 0))
    /// Signalled by the last thread that ends after ``stop(waitingAtMost:)``.
    private let idle = DispatchSemaphore(value: 0)
    /// Never signalled: threads that wait for it stay blocked until the process ends.
    private let processEnd = DispatchSemaphore(value: 0)

    /// Counts the calling thread as one that creates folders; blocks it forever if the process is about to end.
    func begin() {
        let isLate = state.withLock { state in
            state.count += state.isEnding ? 0 : 1
            return state.isEnding
        }
        if isLate { processEnd.wait() }
    }

    /// Ends the work that ``begin()`` started.
    func end() {
        let isLast = state.withLock { state in
            state.count -= 1
            return state.isEnding && state.count == 0
        }
        if isLast { idle.signal() }
    }

    /// Blocks the calling thread forever if the process is about to end.
    func waitIfEnding() {
        if state.withLock(\.isEnding) { processEnd.wait() }
    }

    /// Prevents threads from starting, and waits until those that have started are done.
    ///
    /// - Parameter limit: The longest waiting time, in milliseconds.
    func stop(waitingAtMost limit: Int) {
        let isBusy = state.withLock { state in
            state.isEnding = true
            return state.count > 0
        }
        if isBusy { _ = idle.wait(timeout: .now() + .milliseconds(limit)) }
    }
}
