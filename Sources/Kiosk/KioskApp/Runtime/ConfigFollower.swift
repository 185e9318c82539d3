import KioskUI
import StoreModel
import StoreText

/// Applies edits of the config file while the shop is open.
struct ConfigFollower: Sendable {
    private let settings: Settings

    init(_ settings: Settings) { self.settings = settings }

    /// Sends messages about each change of the config file until the task is cancelled.
    ///
    /// Settings of the interface are applied at once. A message names the other settings, which are applied at the next
    /// start. An invalid file changes nothing, and a message says where the error is.
    /// - Parameter tell: Receives the messages.
    func follow(telling tell: (KioskUI.Message) -> Void) async {
        guard let path = settings.said.source.configPath else { return }
        var last = settings.said
        var isBroken = false
        await FileFollower(path: path).follow(since: settings.configStamp) {
            do throws(CommandFailure) {
                var next = try settings.said.source.read()
                (next.profile, next.profilePath) = (last.profile, last.profilePath)
                for message in messages(from: last, to: next, wasBroken: isBroken) { tell(message) }
                (last, isBroken) = (next, false)
            } catch {
                tell(.trouble(settings.messages.text(.toastConfigBroken, error.message)))
                isBroken = true
            }
        }
    }

    private func messages(from last: ResolvedSettings, to next: ResolvedSettings, wasBroken: Bool)
        -> [KioskUI.Message]
    {
        let changed = SettingOption.all.filter {
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
