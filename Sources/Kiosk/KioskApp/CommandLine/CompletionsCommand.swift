import ArgumentParser
import FoundationEssentials
import SandboxCatalog
import StoreModel

struct CompletionsCommand: StandaloneCommand {
    static let configuration = CommandConfiguration(
        "completions", "Print a shell completion script.",
        discussion: """
            The script completes commands, options, product IDs, themes, accounts, devices and outcomes. It reads them \
            from the current profile without opening it.

            EXAMPLES
              kiosk completions bash > ~/.local/share/bash-completion/completions/kiosk
              kiosk completions zsh > ~/.zfunc/_kiosk
              kiosk completions fish > ~/.config/fish/completions/kiosk.fish
            """)
    @Argument(help: ArgumentHelp("bash, zsh or fish.", valueName: "shell"))
    var shell: Shell
    @OptionGroup var options: GlobalOptions

    /// The supported shells.
    enum Shell: String, CaseIterable, ExpressibleByArgument {
        case bash, zsh, fish
    }

    func run(in context: ProcessContext) {
        guard let kind = CompletionShell(rawValue: shell.rawValue) else { return }
        // The script contains no untrusted text; SafeText's replacement of tabs and its length limit would break it.
        let script = RootCommand.completionScript(for: kind)
        context.sink.write((shell == .fish ? Self.withCursor(script) : script) + "\n")
    }

    /// Adds a fallback for the cursor position: without a command line that is being edited, as in `complete -C`, fish
    /// reports no cursor, and the end of the word is used.
    private static func withCursor(_ script: String) -> String {
        script.replacing("(__kiosk_tokens -tC)", with: "(__kiosk_cursor)") + """


            function __kiosk_cursor
                commandline -tC 2>/dev/null
                or string length -- (commandline -ct)
            end
            """
    }
}

/// The candidates that a shell completes for values such as product ids.
///
/// The shell asks for them at each press of Tab. Computing them opens no session, changes nothing and prints only
/// names. Shells expand the candidates (`compgen -W` runs `$(…)`), so a name is offered only if it contains no
/// character that a shell interprets.
enum CompletionCandidates {
    /// The most candidates that are offered; people do not read more.
    private static let limit = 200

    /// The size of the largest catalog that is read, in bytes; completion has to answer at once.
    private static let catalogLimit: Int64 = 4 << 20

    /// Returns the distinct names that begin with the typed text and that shells do not expand.
    static func offered(_ names: [String], for typed: String) -> [String] {
        var seen: Set<String> = []
        let fitting = names.filter {
            $0.hasPrefix(typed) && isPlain($0) && seen.insert($0).inserted
        }
        return Array(fitting.prefix(limit))
    }

    /// Returns the ids, preceded by their endings that identify one product: people type `gems.60`, not the
    /// `com.example` before it.
    static func ids(_ ids: [String]) -> [String] {
        // Above this number, searching each ending in each id takes noticeably long.
        guard ids.count > 1, ids.count <= 500, let first = ids.first else { return ids }
        var shared = first.lastIndex(of: ".").map { first[...$0] } ?? ""
        while !shared.isEmpty, !ids.allSatisfy({ $0.hasPrefix(shared) }) {
            shared = shared.dropLast().lastIndex(of: ".").map { shared[...$0] } ?? ""
        }
        let ends = ids.map { String($0.dropFirst(shared.count)) }
        let unique = ends.filter { end in !end.isEmpty && ids.count { $0.contains(end) } == 1 }
        return unique + ids
    }

    /// Returns whether a name consists of characters that no shell interprets, not even at the start of a word.
    static func isPlain(_ name: String) -> Bool {
        let bytes = name.utf8
        guard let first = bytes.first, isAlphanumeric(first), bytes.count <= 200
        else { return false }
        return bytes.allSatisfy { isAlphanumeric($0) || marks.contains($0) }
    }

    private static let marks = Set("._-+@%".utf8)

    private static func isAlphanumeric(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
    }

    // MARK: Candidates

    static func products(_ words: [String]) -> [String] {
        guard let settings = settings(words) else { return [] }
        if let path = settings.catalogPath, (FileStamp(path)?.size ?? 0) > catalogLimit {
            return []
        }
        let catalog = try? BackendSession.catalog(settings, { _ in }).catalog
        return ids(catalog?.products.map(\.id.rawValue).sorted() ?? [])
    }

    static func themes(_ words: [String]) -> [String] {
        ThemeLocator(environment: ProcessInfo.processInfo.environment).names
    }

    static func profiles(_ words: [String]) -> [String] {
        StateFolder.root(ProcessInfo.processInfo.environment).map(folders) ?? []
    }

    static func devices(_ words: [String]) -> [String] {
        guard let settings = settings(words) else { return [] }
        let paths = ProfilePaths(folder: settings.profileFolder)
        let stores = [paths.ownStore] + ((try? paths.shared()) ?? [])
        return stores.flatMap { folders($0.folder + "/devices") }.sorted()
    }

    static func accounts(_ words: [String]) -> [String] {
        settings(words).map { ($0.resolved.profile.accounts ?? []) + [$0.account.rawValue] } ?? []
    }

    static func countries(_ words: [String]) -> [String] {
        StorefrontTable.all.map(\.storefront.countryCode)
    }

    private static func folders(_ path: String) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        return names.filter { name in
            var isFolder = false
            return !name.hasPrefix(".")
                && FileManager.default.fileExists(atPath: path + "/" + name, isDirectory: &isFolder)
                && isFolder
        }.sorted()
    }

    /// Returns the settings that the words on the command line select; nil if they cannot be resolved yet.
    private static func settings(_ words: [String]) -> Settings? {
        var environment = ProcessInfo.processInfo.environment
        // An ephemeral state would have to be created.
        environment[EnvironmentVariables.ephemeral] = nil
        let meant: Set = ["--catalog", "--profile", "--config", "--account"]
        let optionPairs = zip(words, words.dropFirst()).filter {
            meant.contains($0.0) && !$0.1.isEmpty
        }
        let options = try? GlobalOptions.parse(optionPairs.flatMap { [$0.0, $0.1] })
        return options.flatMap {
            try? Settings.resolve($0, in: ProcessContext(environment: environment))
        }
    }
}

extension CompletionKind {
    /// Returns a completion whose candidates are computed when the shell asks for them.
    static func names(_ find: @escaping @Sendable ([String]) -> [String]) -> CompletionKind {
        .custom { words, index, typed in
            var words = words
            // The word under the cursor is incomplete and must not select settings.
            if words.indices.contains(index) { words[index] = "" }
            return CompletionCandidates.offered(find(words), for: typed)
        }
    }

    static var products: CompletionKind { names(CompletionCandidates.products) }
}
