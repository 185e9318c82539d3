import TerminalGraphics

/// A theme with the files that it was read from.
struct LoadedTheme: Sendable {
    let theme: Theme
    /// Its file and those that it inherits from; none for the built-in one.
    let files: [File]

    /// A file as it was when the theme was read.
    struct File: Hashable, Sendable {
        let path: String
        /// nil where it was not there.
        let stamp: FileStamp?

        init(_ path: String) {
            self.path = path
            stamp = FileStamp(path)
        }
    }

    /// Whether one of the files is another one now.
    var isStale: Bool { files.contains { $0 != File($0.path) } }

    /// The folders in which a change of the files shows.
    var folders: Set<String> { Set(files.flatMap { WatchedFolders.of($0.path) }) }
}
