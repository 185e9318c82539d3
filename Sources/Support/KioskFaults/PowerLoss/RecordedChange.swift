/// One thing that a recorded run did to its files, or said; see `FaultShim.h`.
package enum RecordedChange: Sendable, Equatable {
    /// A command begins; these are its words.
    case command([String])
    /// Bytes went to stdout (1) or stderr (2): somebody may have read them.
    case said(stream: UInt64, [UInt8])
    /// Bytes went to a place in a file.
    case wrote(file: UInt64, position: Int, [UInt8])
    /// A file has another length.
    case truncated(file: UInt64, length: Int)
    /// A file or a folder was synced.
    case synced(file: UInt64)
    /// A file was made under a path.
    case made(file: UInt64, path: String)
    /// A folder was made under a path.
    case madeFolder(file: UInt64, path: String)
    /// A file has another path.
    case renamed(from: String, to: String)
    /// A file has a path less.
    case unlinked(path: String)
}
