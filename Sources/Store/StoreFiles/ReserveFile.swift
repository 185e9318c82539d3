import Glibc
import Synchronization

/// Room on the disk that is kept for what was begun: on a full disk it is let go, so that orders in flight can come to
/// their end, and nothing new begins before it could be made again.
package final class ReserveFile: Sendable {
    /// How much is kept, in bytes.
    package static let size = 256 * 1024

    private let path: String
    private let held = Mutex(false)

    /// Names the file; nothing is made before ``hold()``.
    package init(_ path: String) {
        self.path = path
    }

    /// Whether the room is kept.
    package var isHeld: Bool { held.withLock { $0 } }

    /// Keeps the room, with bytes that are really written; what an earlier process kept is taken over.
    ///
    /// - Throws: ``FileFailure``, `full` where there is not so much left; nothing is kept then.
    package func hold() throws(FileFailure) {
        if isHeld { return }
        let descriptor = try PrivateFile.open(path)
        defer { close(descriptor) }
        guard Self.fill(descriptor) else {
            let failure = SystemError.failure(path)
            unlink(path)
            throw failure
        }
        held.withLock { $0 = true }
    }

    /// Gives the room back to the disk; whether there was any.
    package func letGo() -> Bool {
        held.withLock { $0 = false }
        return unlink(path) == 0
    }

    /// Runs the body, and once more with the room given back where the disk is full.
    package func lending<Value>(
        _ body: () throws(FileFailure) -> Value
    ) throws(FileFailure) -> Value {
        do throws(FileFailure) {
            return try body()
        } catch {
            guard case .full = error, letGo() else { throw error }
            return try body()
        }
    }

    private static func fill(_ descriptor: Int32) -> Bool {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { return false }
        if status.st_size == size, Int(status.st_blocks) * 512 >= size { return true }
        return write(noise(), to: descriptor) && fsync(descriptor) == 0
    }

    private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
        bytes.withUnsafeBytes { buffer in
            var written = 0
            while written < buffer.count {
                let count = pwrite(
                    descriptor, buffer.baseAddress?.advanced(by: written), buffer.count - written,
                    off_t(written))
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { return false }
                written += count
            }
            return true
        }
    }

    /// Bytes that a file system which compresses keeps as they are; zeros would take no room there.
    private static func noise() -> [UInt8] {
        var state: UInt64 = 0x9E37_79B9_7F4A_7C15
        let words = (0..<size / 8).map { _ in
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            return state
        }
        return words.withUnsafeBytes { Array($0) }
    }
}
