import ArgumentParser
import FoundationEssentials
import SandboxStore
import StoreModel

/// What a shell is offered for a word that is not ours, such as a product's id.
///
/// It is asked for at each press of Tab: it opens no session, changes nothing, and says nothing but names. Shells
/// expand what they are given (`compgen -W` runs `$(…)`), so a name is offered only where it means nothing to a shell.
enum Completions {
    /// The most names that are offered: a person reads no more.
    private static let limit = 200

    /// The largest catalog that is read for it, in bytes: Tab has to answer at once.
    private static let catalogLimit: Int64 = 4 << 20

    /// The names that begin with what was typed and that a shell takes as they are.
    static func offered(_ names: [String], for typed: String) -> [String] {
        var seen: Set<String> = []
        let fitting = names.filter {
            $0.hasPrefix(typed) && isPlain($0) && seen.insert($0).inserted
        }
        return Array(fitting.prefix(limit))
    }

    /// Ids, and before them the ends of theirs that mean the same: nobody types `com.example` to buy gems.
    static func ids(_ ids: [String]) -> [String] {
        // Above that, to look for each end in each id takes longer than a person waits.
        guard ids.count > 1, ids.count <= 500, let first = ids.first else { return ids }
        var shared = first.lastIndex(of: ".").map { first[...$0] } ?? ""
        while !shared.isEmpty, !ids.allSatisfy({ $0.hasPrefix(shared) }) {
            shared = shared.dropLast().lastIndex(of: ".").map { shared[...$0] } ?? ""
        }
        let ends = ids.map { String($0.dropFirst(shared.count)) }
        let unique = ends.filter { end in !end.isEmpty && ids.count { $0.contains(end) } == 1 }
        return unique + ids
    }

    /// Letters, digits and marks that no shell reads as anything else, not even at the start of a word.
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

    // MARK: What there is

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
        settings(words).map { folders($0.profileFolder + "/embedded/devices") } ?? []
    }

    static func accounts(_ words: [String]) -> [String] {
        settings(words).map { ($0.said.profile.accounts ?? []) + [$0.account.rawValue] } ?? []
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

    /// The settings of the words that are being typed; nil where they are not whole yet.
    private static func settings(_ words: [String]) -> Settings? {
        var environment = ProcessInfo.processInfo.environment
        // A fresh state would have to be made.
        environment[EnvironmentVariables.ephemeral] = nil
        let meant: Set = ["--catalog", "--profile", "--config", "--account"]
        let said = zip(words, words.dropFirst()).filter { meant.contains($0.0) && !$0.1.isEmpty }
        let options = try? GlobalOptions.parse(said.flatMap { [$0.0, $0.1] })
        return options.flatMap {
            try? Settings.resolve($0, in: ProcessContext(environment: environment))
        }
    }
}

extension CompletionKind {
    /// Names that are found when they are asked for.
    static func names(_ find: @escaping @Sendable ([String]) -> [String]) -> CompletionKind {
        .custom { words, index, typed in
            var words = words
            // What is being typed is not yet said.
            if words.indices.contains(index) { words[index] = "" }
            return Completions.offered(find(words), for: typed)
        }
    }

    /// The words of a setting that has a few.
    static func setting(_ key: SettingKey) -> CompletionKind {
        guard case .choice(let words) = SettingOption.of(key)?.kind else { return .default }
        return .list(words)
    }

    static var products: CompletionKind { names(Completions.products) }
}
