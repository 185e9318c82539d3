extension GlobalOptions {
    /// The settings that the scenario file determines, because each scenario is played in a world of its own.
    private static let unknownToWorlds: [SettingKey] = [
        .catalog, .backend, .merchant, .merchantTokenFile, .tokenFile, .accountTokenFile, .tlsCA,
        .profile, .account, .device, .storefront, .locale, .outcome, .pace, .autoFinish,
    ]

    /// Throws for an option of the command line that does not affect a scenario. `KIOSK_` variables are ignored
    /// instead, because they also serve other commands.
    ///
    /// - Parameters:
    ///   - more: Further settings without effect.
    ///   - file: The noun for the file that determines them, such as “a scenario’s file”.
    /// - Throws: ``CommandFailure`` with exit code 64.
    func refuseUnheard(
        and more: [SettingKey] = [], by file: String
    ) throws(CommandFailure) {
        let said = said
        let unheard = (Self.unknownToWorlds + more).first { said[$0] != nil }
        guard let unheard, let option = unheard.option else { return }
        let isOff = unheard == .autoFinish && said[unheard] == "false"
        throw .usage(
            "\(isOff ? "--no-" + unheard.rawValue : option) cannot be used here: a scenario runs in a separate world, "
                + "and \(file) specifies the catalog, the accounts, the devices and the outcomes. "
                + "Nothing was run.")
    }
}
