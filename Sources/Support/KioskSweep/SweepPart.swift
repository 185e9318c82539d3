import KioskFaults

/// What the program is put through.
enum SweepPart: String, CaseIterable, Sendable {
    /// Killed, or refused, at every call.
    case kill
    /// The kiosk, the server, both or the merchant killed at every call of every command over HTTP.
    case shared
    /// The server killed every so often, while several kiosks buy.
    case endurance
    /// Killed at random times.
    case random
    /// Killed at random times with its screen open.
    case screen
    /// The power fails.
    case power
    /// The power fails under rules that must lose purchases.
    case controls

    /// What ``SweepOptions/only`` chooses from; nothing where all of it is one.
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

    /// - Returns: Whether nothing was broken that should not be.
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
