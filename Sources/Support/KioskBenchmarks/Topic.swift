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
        case .startup: try Startup().figures()
        case .frames: try Frames().figures() + ViewFrames.figures()
        case .idle: try Idle().figures()
        case .memory: try Memory().figures()
        case .engine: try await EngineRates().figures()
        case .launch: try await Launch().figures()
        case .interface: try await Interface().figures()
        case .serve:
            try SigningRate().figures() + (try await ServingRates().figures())
                + (try await ServedPurchases().figures())
        case .subscriptions:
            try SubscriptionYears().figures() + (try await CrowdedStore().figures())
        case .scenarios: try await ScenarioRates().figures()
        case .statements: try await Statements().figures()
        case .storm: try await AnonymousLoad().figures()
        case .crowd: try await Crowd().figures()
        case .serveMemory: try await ServedMemory().figures()
        }
    }
}
