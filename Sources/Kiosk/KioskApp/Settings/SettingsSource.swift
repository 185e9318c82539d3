/// The source of a run's settings, which can be read again.
struct SettingsSource: Sendable {
    /// The values of the command line.
    var options: [SettingKey: String] = [:]
    /// Whether the state is fresh and removed at exit. Saved state is neither read nor written then.
    var isEphemeral = false
    /// The config file that was named explicitly.
    var namedConfig: String?
    /// The process whose environment is used.
    var context: ProcessContext
    /// Whether values that were picked in the shop count: for commands that show or explain the interface.
    ///
    /// A script must not change its language because of a key that was pressed in the shop.
    var usesPicks = false

    /// Creates the source for a process without options.
    init(_ context: ProcessContext, usesPicks: Bool) {
        self.context = context
        self.usesPicks = usesPicks
        let environment = context.environment
        isEphemeral = environment[EnvironmentVariables.ephemeral] == "1"
        namedConfig = environment[EnvironmentVariables.config].flatMap { $0.isEmpty ? nil : $0 }
    }

    /// Creates the source for a command line and an environment.
    init(
        _ options: GlobalOptions, _ interface: InterfaceOptions?, in context: ProcessContext,
        usesPicks: Bool
    ) {
        self.init(context, usesPicks: usesPicks)
        self.options = options.said.merging(interface?.said ?? [:]) { $1 }
        if options.ephemeral { isEphemeral = true }
        if let config = options.config, !config.isEmpty { namedConfig = config }
    }

    /// The environment variables.
    var environment: [String: String] { context.environment }

    /// The absolute path of the config file, which may not exist, or nil if its folder is unknown.
    var configPath: String? {
        namedConfig.map(AbsolutePath.of)
            ?? ConfigFolder.path(environment).map { $0 + "/config.yaml" }
    }

    /// The file with the values that were picked in the shop, or nil if nothing is saved.
    var memoryPath: String? {
        isEphemeral
            ? nil : StateFolder.root(environment).map { $0 + "/" + SavedPreferences.fileName }
    }

    /// Reads all sources and checks every value.
    ///
    /// - Throws: ``CommandFailure`` with exit code 64 for the command line and the environment, 65 for the config file.
    func read() throws(CommandFailure) -> ResolvedSettings {
        try EnvironmentVariables.check(environment)
        let config = try ConfigFile.find(namedConfig, environment: environment)
        let picks = usesPicks ? memoryPath.map(SavedPreferences.read) : nil
        let said = ResolvedSettings(
            source: self, config: config, picks: picks ?? SavedPreferences())
        try said.check()
        return said
    }
}
