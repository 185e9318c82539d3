import Glibc
import Synchronization

/// Disk space that is reserved for orders in progress. On a full disk it is released, so that these orders can be
/// completed; new orders are refused until it can be reserved again.
package final class ReserveFile: Sendable {
    /// The size of the reserve, in bytes.
    package static let size = 256 * 1024

    private let path: String
    private let allocated = Mutex(false)

    /// Creates a reserve with the path of its file; nothing is written before ``allocate()``.
    package init(_ path: String) {
        self.path = path
    }

    /// Whether the space is reserved.
    package var isAllocated: Bool { allocated.withLock { $0 } }

    /// Reserves the space by actually writing the bytes; the file of an earlier process is reused.
    ///
    /// - Throws: ``FileFailure``; `full` without enough space, and nothing is reserved then.
    package func allocate() throws(FileFailure) {
        if isAllocated { return }
        let descriptor = try PrivateFile.open(path)
        defer { close(descriptor) }
        guard Self.fill(descriptor) else {
            let failure = SystemError.failure(path)
            unlink(path)
            throw failure
        }
        allocated.withLock { $0 = true }
    }

    /// Releases the space; returns whether it was reserved.
    package func release() -> Bool {
        allocated.withLock { $0 = false }
        return unlink(path) == 0
    }

    /// Runs the body, and if the disk is full, once more after releasing the space.
    package func retryIfFull<Value>(
        _ body: () throws(FileFailure) -> Value
    ) throws(FileFailure) -> Value {
        do throws(FileFailure) {
            return try body()
        } catch {
            guard case .full = error, release() else { throw error }
            return try body()
        }
    }

    private static func fill(_ descriptor: Int32) -> Bool {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { return false }
        if status.st_size == size, Int(status.st_blocks) * 512 >= size { return true }
        return write(incompressibleBytes(), to: descriptor) && fsync(descriptor) == 0
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

    /// Returns incompressible bytes, because zeros would not occupy space in a compressing file system.
    private static func incompressibleBytes() -> [UInt8] {
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
