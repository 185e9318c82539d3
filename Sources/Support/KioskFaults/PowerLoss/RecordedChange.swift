/// A change of a file or an output of a recorded run; see `FaultShim.h`.
package enum RecordedChange: Sendable, Equatable {
    /// A command with these arguments begins.
    case command([String])
    /// Bytes were written to stdout (1) or stderr (2) and may have been read.
    case output(stream: UInt64, [UInt8])
    /// Bytes were written at a position in a file.
    case written(file: UInt64, position: Int, [UInt8])
    /// A file was resized.
    case truncated(file: UInt64, length: Int)
    /// A file or a folder was synced.
    case synced(file: UInt64)
    /// A file was created.
    case createdFile(file: UInt64, path: String)
    /// A folder was created.
    case createdFolder(file: UInt64, path: String)
    /// A file was renamed.
    case renamed(from: String, to: String)
    /// A path of a file was removed.
    case unlinked(path: String)
}
