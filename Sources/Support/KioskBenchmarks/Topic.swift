/// A topic of measurements.
enum Topic: String, CaseIterable {
    case startup, frames, idle, memory, engine, launch, interface, serve, subscriptions, scenarios
    case statements, storm, crowd
    case serveMemory = "serve-memory"

    /// The names for the usage line.
    static var allNames: String { allCases.map(\.rawValue).joined(separator: "|") }

    /// Returns the topics of a command line: all without arguments, nil for an unknown name.
    static func named(_ words: [String]) -> [Topic]? {
        if words.isEmpty || words == ["all"] { return allCases }
        let topics = words.compactMap(Topic.init)
        return topics.count == words.count ? topics : nil
    }

    /// Runs the measurements, which take seconds to minutes.
    func figures() async throws -> [Figure] {
        switch self {
        case .startup: try StartupBenchmark().figures()
        case .frames: try FrameBenchmark().figures() + ViewFrames.figures()
        case .idle: try IdleBenchmark().figures()
        case .memory: try MemoryBenchmark().figures()
        case .engine: try await EngineRates().figures()
        case .launch: try await LaunchBenchmark().figures()
        case .interface: try await InterfaceBenchmark().figures()
        case .serve:
            try SigningRate().figures() + (try await ServingRates().figures())
                + (try await ServedPurchases().figures())
        case .subscriptions:
            try SubscriptionYears().figures() + (try await CrowdedStore().figures())
        case .scenarios: try await ScenarioRates().figures()
        case .statements: try await StatementBenchmark().figures()
        case .storm: try await AnonymousLoad().figures()
        case .crowd: try await CrowdBenchmark().figures()
        case .serveMemory: try await ServedMemory().figures()
        }
    }
}
