import KioskFaults

/// A part of the tests.
enum SweepPart: String, CaseIterable, Sendable {
    /// Disturbs every call.
    case kill
    /// Kills the kiosk, the server, both or the merchant at every call of every command over HTTP.
    case shared
    /// Kills the server repeatedly while several kiosks buy.
    case endurance
    /// Kills at random times.
    case random
    /// Kills the open shop at random times.
    case screen
    /// Simulates power failures.
    case power
    /// Simulates power failures with rules that must lose purchases.
    case controls

    /// The names from which ``SweepOptions/only`` selects; empty for a part with a single run.
    var names: [String] {
        switch self {
        case .kill: KillPart.names
        case .shared: SharedPart.names
        case .power: PowerPart.scripts.map(\.name)
        case .endurance, .random, .screen, .controls: []
        }
    }

    static func named(_ name: String) -> [SweepPart]? {
        name == "all" ? allCases : SweepPart(rawValue: name).map { [$0] }
    }

    /// - Returns: Whether the part succeeded.
    func run(_ options: SweepOptions) async throws -> Bool {
        switch self {
        case .kill: try await KillPart.runExhaustive(options)
        case .shared: try await SharedPart.run(options)
        case .endurance: try await EndurancePart.run(options)
        case .random: try await KillPart.runRandom(options)
        case .screen: try await KillPart.runScreen(options)
        case .power: try await PowerPart.run(options)
        case .controls: try await PowerPart.runControls(options)
        }
    }
}
