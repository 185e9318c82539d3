import KioskUI
import StoreModel
import StoreText
import TextParsing

/// Saves the preferences that the user changes in the open shop for the next start.
struct PreferencesSaver {
    private let settings: Settings
    private var path: String? { settings.resolved.inputs.preferencesPath }

    init(_ settings: Settings) { self.settings = settings }

    /// Saves a choice, except in read-only mode.
    ///
    /// - Returns: A sentence about a variable or a line of the config file that says otherwise, or that the choice is not
    ///   saved; nil if neither applies.
    func save(_ choice: SavedChoice) -> String? {
        guard let path else { return nil }
        let (key, value) = Self.entry(choice)
        if settings.isReadOnly { return settings.messages.text(.toastPickReadOnly, value) }
        // The config file may have been edited since the start, and another shop may have saved preferences.
        let config = (try? settings.resolved.inputs.read())?.config ?? settings.resolved.config
        let line = config[key]
        var preferences = SavedPreferences.read(path)
        preferences[key] = SavedPreferences.Pick(value: value, over: line?.text)
        preferences.write(path)
        return remark(key, value, line)
    }

    /// Saves the screen that was open when the user left the shop of this profile.
    func saveLastScreen(_ screen: Screen) {
        guard path != nil, !settings.isReadOnly else { return }
        let folder = settings.profileFolder
        var state = SavedProfileState.read(folder) ?? SavedProfileState(settings)
        state.screen = screen.logName
        state.write(folder)
    }

    private func remark(_ key: SettingKey, _ value: String, _ line: SettingValue?) -> String? {
        let messages = settings.messages
        if let given = settings.resolved.givenValue(key), given.source == .variable,
            given.text != value
        {
            return messages.text(.toastPickUnderVariable, value, key.variable ?? "", given.text)
        }
        guard let line, line.text != value, case .file(let path, let position) = line.source else {
            return nil
        }
        let file = path.split(separator: "/").last.map(String.init) ?? path
        return messages.text(.toastPickOverLine, value, "\(file):\(position.line)", line.text)
    }

    private static func entry(_ choice: SavedChoice) -> (SettingKey, String) {
        switch choice {
        case .theme(let name): (.theme, name)
        case .locale(let locale): (.locale, locale.identifier)
        case .sort(let sort): (.sort, sort.rawValue)
        }
    }
}
