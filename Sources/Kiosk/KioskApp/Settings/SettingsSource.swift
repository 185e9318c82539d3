/// Where a run's settings come from, so that they can be read a second time.
struct SettingsSource: Sendable {
    /// What the command line says.
    var options: [SettingKey: String] = [:]
    /// Whether the state is fresh and removed at exit: then nothing is remembered, and nothing that was counts.
    var isEphemeral = false
    /// The config file that was named.
    var namedConfig: String?
    /// The process that is configured.
    var context: ProcessContext
    /// Whether what was picked in the shop counts: for what shows or explains the interface. A script must not
    /// change its language because somebody pressed a key yesterday.
    var usesPicks = false

    /// What an environment says, of a process that nothing else was said to.
    init(_ context: ProcessContext, usesPicks: Bool) {
        self.context = context
        self.usesPicks = usesPicks
        let environment = context.environment
        isEphemeral = environment[EnvironmentVariables.ephemeral] == "1"
        namedConfig = environment[EnvironmentVariables.config].flatMap { $0.isEmpty ? nil : $0 }
    }

    /// What a command line and an environment say.
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

    /// The config file's absolute path, whether or not it is there; nil where no place for it is known.
    var configPath: String? {
        namedConfig.map(AbsolutePath.of)
            ?? ConfigFolder.path(environment).map { $0 + "/config.yaml" }
    }

    /// The file that keeps what was picked in the shop; nil where nothing is kept.
    var memoryPath: String? {
        isEphemeral
            ? nil : StateFolder.root(environment).map { $0 + "/" + SavedPreferences.fileName }
    }

    /// Reads all of it, and checks every value.
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
