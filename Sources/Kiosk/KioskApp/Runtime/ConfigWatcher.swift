import KioskUI
import SandboxCatalog
import StoreModel
import StoreText

/// Applies edits of the config file while the shop is open.
struct ConfigWatcher: Sendable {
    private let settings: Settings

    init(_ settings: Settings) { self.settings = settings }

    /// Sends messages about each change of the config file until the task is cancelled.
    ///
    /// Settings of the interface are applied at once. A message names the other settings, which are applied at the next
    /// start. An invalid file changes nothing, and a message says where the error is.
    /// - Parameter tell: Receives the messages.
    func follow(posting tell: (KioskUI.Message) -> Void) async {
        guard let path = settings.resolved.inputs.configPath else { return }
        var last = settings.resolved
        var isBroken = false
        await FileWatcher(path: path).follow(since: settings.configStamp) {
            do throws(CommandFailure) {
                var next = try settings.resolved.inputs.read()
                (next.profile, next.profilePath) = (last.profile, last.profilePath)
                for message in messages(from: last, to: next, wasBroken: isBroken) { tell(message) }
                (last, isBroken) = (next, false)
            } catch {
                tell(.backgroundFailure(settings.messages.text(.toastConfigBroken, error.message)))
                isBroken = true
            }
        }
    }

    private func messages(from last: LayeredSettings, to next: LayeredSettings, wasBroken: Bool)
        -> [KioskUI.Message]
    {
        let changed = SettingDefinition.all.filter {
            last.effective($0.key).text != next.effective($0.key).text
        }
        let live = changed.filter(\.isLive).map(\.key.rawValue)
        let later = changed.filter { !$0.isLive }.map(\.key.rawValue)
        let words = settings.messages
        let lists = ListJoiner(locale: words.language)
        var messages: [KioskUI.Message] = []
        if !live.isEmpty { messages.append(.preferences(InterfaceSettings(next).preferences)) }
        var sentences: [String] = []
        if !live.isEmpty || wasBroken && later.isEmpty {
            sentences.append(words.text(.toastConfigUsed, lists.row(live)))
        }
        if !later.isEmpty {
            sentences.append(words.text(.toastConfigLater, lists.row(later)))
        }
        sentences += next.config.warnings.filter { !last.config.warnings.contains($0) }
        // A new notice replaces the one before, so separate notices would each be visible only for a moment.
        if !sentences.isEmpty { messages.append(.notice(sentences.joined(separator: " "))) }
        return messages
    }
}

/// Reloads a catalog file whenever it is edited, replaced or recreated.
struct CatalogWatcher: Sendable {
    let path: String
    let bundleID: BundleID?

    /// Reports the result of loading the file after each change until the task is cancelled.
    ///
    /// A result that equals the previous one is not reported again.
    /// - Parameters:
    ///   - own: The backend whose catalog was read from the file last.
    ///   - handler: Receives the loaded catalog or the error, and a sentence about the warnings that are new.
    func follow(
        since own: ProfileBackend?,
        _ handler: (Result<LoadedCatalog, CatalogError>, _ warning: String?) -> Void
    ) async {
        var last: Result<LoadedCatalog, CatalogError>?
        var known = own?.loaded.warnings ?? []
        await FileWatcher(path: path).follow(since: own?.stamp) {
            let result = Result { () throws(CatalogError) in
                try CatalogLoader.load(path: path, bundleID: bundleID)
            }
            let warnings = (try? result.get())?.warnings ?? known
            if result != last {
                handler(result, warnings.filter { !known.contains($0) }.sentence(in: path))
            }
            (last, known) = (result, warnings)
        }
    }
}

extension [CatalogWarning] {
    /// A sentence with the first warning and the number of the others, or nil if the list is empty.
    ///
    /// - Parameter path: The path of the catalog file.
    func sentence(in path: String) -> String? {
        guard let first else { return nil }
        let file = path.split(separator: "/").last.map(String.init) ?? path
        let rest = count > 1 ? " And \(count - 1) more: kiosk catalog check \(path)" : ""
        return "\(file): \(first.location): \(first.message).\(rest)"
    }
}
