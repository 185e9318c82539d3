import Glibc
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

    /// The folders in which a change of the files shows; a link's own folder and the one of its file.
    var folders: Set<String> {
        Set(files.flatMap { [$0.path, Self.followed($0.path)] }.map(Self.folder))
    }

    private static func folder(_ path: String) -> String {
        guard let end = path.lastIndex(of: "/") else { return "." }
        return end == path.startIndex ? "/" : String(path[..<end])
    }

    /// The file behind a link; the path itself where there is none.
    private static func followed(_ path: String) -> String {
        guard let real = realpath(path, nil) else { return path }
        defer { free(real) }
        return String(cString: real)
    }
}
