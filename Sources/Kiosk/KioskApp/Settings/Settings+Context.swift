import DemoCatalog
import KioskUI
import StoreClient
import StoreFiles
import StoreModel
import StoreText
import TextParsing

extension Settings {
    /// The texts in the customer's language.
    var messages: LocalizedTexts { LocalizedTexts(locale: locale) }

    /// The names of the backend and of the team's own merchant server, or nil if both are the default.
    private var sides: String? {
        guard let merchant else { return backend?.description }
        return "\(backend?.description ?? Self.embedded), unsigned \(merchant)"
    }

    /// Returns the session context that the header shows.
    ///
    /// - Parameter country: The storefront of the account, or nil until the store is open.
    func sessionContext(in country: Storefront?) -> SessionContext {
        SessionContext(
            account: account, device: device, backendName: sides,
            storefront: country ?? Storefront(countryCode: "…", id: ""), locale: locale,
            outcome: outcome, skipsDialogs: skipsDialogs, isAutoFinishing: finishesAutomatically,
            isReadOnly: isReadOnly,
            sponsorProductID: catalogPath == nil || backend != nil
                ? ProductID(DemoCatalog.sponsorHidingID) : nil,
            isTimeSimulated: isInWorld,
            catalogPath: backend == nil && !isInWorld ? catalogPath.map(AbsolutePath.of) : nil,
            commandWords: contextWords)
    }
}

extension Settings {
    /// Returns the settings for another account, device or storefront.
    ///
    /// - Throws: ``CommandFailure`` with exit code 64 if the value is invalid; the message describes the valid values.
    func applying(_ change: ContextChange) throws(CommandFailure) -> Settings {
        var settings = self
        switch change {
        case .account(let account):
            try Self.check(account.rawValue, .name)
            settings.account = account
            // Each account has its own country.
            settings.storefront = nil
        case .device(let device):
            try Self.check(device.rawValue, .name)
            settings.device = device
        case .storefront(let text):
            try Self.check(text, .country)
            settings.storefront = SettingKind.country(text)?.countryCode
        }
        return settings
    }

    private static func check(_ text: String, _ kind: SettingKind) throws(CommandFailure) {
        guard let problem = kind.problem(with: text) else { return }
        throw .usage("“\(text.prefix(80))” \(problem)")
    }
}

// MARK: Profile

extension Settings {
    /// Throws if the profile that the user named does not exist. The default profile may be missing.
    ///
    /// - Throws: ``CommandFailure`` with exit code 65, naming the profile that was probably meant.
    func requireProfile() throws(CommandFailure) {
        let name = profileName
        let standard = SettingDefinition.of(.profile)?.defaultText ?? ""
        guard !isEphemeral, name != standard, FileStatus.size(of: profileFolder) == nil else {
            return
        }
        let names = try StateFolder.root(environment).map(FolderOperations.of) ?? []
        let near = SpellingSuggestion.question(
            for: name, in: names.filter(FileSafeName.isValid) + [standard])
        throw CommandFailure(
            65, "unknown-profile",
            "There is no profile “\(name)”.\(near ?? "") Nothing was read or changed.")
    }
}

// MARK: Theme

extension Settings {
    /// Prints why the configured theme cannot be used, for a command that does not draw with it.
    func noteUnusableTheme() {
        let themes = ThemeLocator(environment: environment)
        for name in ThemeChoice(theme).names where name != ThemeLocator.builtInName {
            do throws(CommandFailure) { _ = try themes.load(name) } catch {
                output.note("Warning: \(error.message)")
            }
        }
    }
}

// MARK: Arguments

extension Settings {
    /// The options of this command line that select the context, with a leading space, for a command to paste.
    ///
    /// Settings from the environment, or from a config file at its default path, apply to the pasted command as well.
    var contextArguments: String { arguments(for: Self.contextKeys) }

    /// Returns the options for a command on another device, which they name.
    func contextArguments(on device: String) -> String {
        " --device \(device.quotedForShell)"
            + arguments(for: Self.contextKeys.filter { $0 != .device })
    }

    private static let contextKeys = [
        SettingKey.profile, .backend, .tokenFile, .accountTokenFile, .tlsCA, .account, .device,
    ]

    /// The words of ``contextArguments`` for the account and the device in use, which can differ from those of the
    /// command line.
    var contextWords: [String] {
        let names: [SettingKey] = [.account, .device]
        let isNamed = names.contains { resolved.inputs.options[$0] != nil }
        return words(for: Self.contextKeys.filter { !names.contains($0) })
            + (isNamed ? ["--account=\(account)", "--device=\(device)"] : [])
    }

    private func arguments(for keys: [SettingKey]) -> String {
        words(for: keys).map { " " + $0.quotedForShell }.joined()
    }

    private func words(for keys: [SettingKey]) -> [String] {
        let source = resolved.inputs
        let isInherited = source.namedConfig == environment[EnvironmentVariables.config]
        let config = isInherited ? nil : source.namedConfig.map { ["--config", $0] }
        let given = keys.compactMap { key -> [String]? in
            guard let option = key.option, let text = source.options[key], !text.isEmpty else {
                return nil
            }
            return [option, text]
        }
        return ((config.map { [$0] } ?? []) + given).flatMap(\.self)
    }
}
