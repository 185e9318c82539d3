import TerminalGraphics

/// A theme with the files from which it was read.
struct LoadedTheme: Sendable {
    let theme: Theme
    /// The file of the theme and those from which it inherits; empty for the built-in theme.
    let files: [File]

    /// A file and its state when the theme was read.
    struct File: Hashable, Sendable {
        let path: String
        /// The stamp of the file, or nil if it did not exist.
        let stamp: FileStamp?

        init(_ path: String) {
            self.path = path
            stamp = FileStamp(path)
        }
    }

    /// Whether one of the files has changed since the theme was read.
    var isStale: Bool { files.contains { $0 != File($0.path) } }

    /// The folders to watch for changes of the files.
    var folders: Set<String> { Set(files.flatMap { WatchedFolders.of($0.path) }) }
}
