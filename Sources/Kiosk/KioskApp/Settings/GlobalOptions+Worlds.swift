extension GlobalOptions {
    /// What a scenario's file says, or nobody: each is played in a world of its own.
    private static let unknownToWorlds: [SettingKey] = [
        .catalog, .backend, .merchant, .merchantTokenFile, .tokenFile, .accountTokenFile, .tlsCA,
        .profile, .account, .device, .storefront, .locale, .outcome, .pace, .autoFinish,
    ]

    /// Refuses what the command line says and no scenario hears; `KIOSK_` variables are for other commands, too.
    ///
    /// - Parameters:
    ///   - more: Further settings that are not heard.
    ///   - file: What says them, such as “a scenario’s file”.
    /// - Throws: ``CommandFailure`` with exit code 64.
    func refuseUnheard(
        and more: [SettingKey] = [], by file: String
    ) throws(CommandFailure) {
        let said = said
        let unheard = (Self.unknownToWorlds + more).first { said[$0] != nil }
        guard let unheard, let option = unheard.option else { return }
        let isOff = unheard == .autoFinish && said[unheard] == "false"
        throw .usage(
            "\(isOff ? "--no-" + unheard.rawValue : option) means nothing here: a scenario has a world of its "
                + "own, and \(file) says what is sold, who buys on which device and how it goes (catalog, devices, "
                + "outcome). Nothing was played.")
    }
}
