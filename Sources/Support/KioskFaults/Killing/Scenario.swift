import KioskTestSupport

/// A command to disturb, and the commands that prepare its initial state.
package struct Scenario: Sendable, CustomStringConvertible {
    /// The name.
    package let name: String
    /// The preparing commands with their expected exit codes.
    let preparation: [(words: [String], status: Int32)]
    /// Returns the command to disturb.
    let command: @Sendable (Profile) throws -> [String]
    /// Whether it can be repeated until it succeeds.
    let isRepeatable: Bool

    /// The intent id of the order whose crash points are counted.
    static let intent = "5e0c2f6a-9f37-4a55-8d1c-3f1f5b0e7a11"

    /// The exit code without a disturbance.
    let status: Int32

    init(
        _ name: String, after prepared: [(String, Int32)] = [], _ command: String,
        isRepeatable: Bool = true, ends status: Int32 = 0
    ) {
        self.name = name
        self.preparation = prepared.map { (Self.split($0.0), $0.1) }
        self.command = { _ in Self.split(command) }
        self.isRepeatable = isRepeatable
        self.status = status
    }

    init(
        _ name: String, after prepared: [(String, Int32)],
        command: @escaping @Sendable (Profile) throws -> [String]
    ) {
        self.name = name
        self.preparation = prepared.map { (Self.split($0.0), $0.1) }
        self.command = command
        isRepeatable = true
        status = 0
    }

    private static func split(_ words: String) -> [String] {
        words.split(separator: " ").map(String.init)
    }

    package var description: String { name }

    /// Returns a profile in the initial state.
    func start(_ program: String) async throws -> Profile {
        let profile = try Profile(program: program)
        try await prepare(profile)
        return profile
    }

    /// Runs the preparing commands, at the store that the profile's devices use.
    func prepare(_ profile: Profile) async throws {
        for (words, status) in preparation {
            let run = try await profile.runOnDevice(Self.withLongTimeout(words))
            guard run.status == status else {
                throw PreparationFailed(
                    what: "\(name): \(words) exits with \(run.status): \(run.errors)")
            }
        }
    }

    /// Returns the same command with a longer timeout, so that an undisturbed run also succeeds on a slow machine.
    static func withLongTimeout(_ words: [String]) -> [String] {
        guard let option = words.firstIndex(of: "--timeout"), option + 1 < words.count else {
            return words
        }
        var words = words
        words[option + 1] = "60"
        return words
    }

    /// A preparing command had an unexpected exit code.
    struct PreparationFailed: Error {
        let what: String
    }
}

extension Scenario {
    /// All scenarios.
    package static let all = [
        Scenario("first start", buying("gems.60")),
        Scenario("purchase", after: [("library", 0)], buying("gems.60")),
        Scenario(
            "third purchase, two of it", after: [("buy gems.60", 0), ("buy gems.60", 0)],
            buying("gems.60 --quantity 2")),
        Scenario("purchase of what can be owned", after: [("library", 0)], buying("removeads")),
        Scenario(
            "declined purchase", after: [("library", 0)], buying("gems.60 --outcome decline"),
            isRepeatable: false, ends: 1),
        Scenario(
            "approval", after: [(buying("gems.60 --outcome ask-to-buy"), 2)],
            "sandbox approve --json", isRepeatable: false),
        Scenario(
            "start after an approval",
            after: [(buying("gems.60 --outcome ask-to-buy"), 2), ("sandbox approve", 0)],
            "library --json"),
        Scenario(
            "restore",
            after: [("buy gems.60", 0), ("buy removeads", 0), ("library --device phone-2", 0)],
            "restore --device phone-2 --json"),
        Scenario("refund", after: [("buy gems.60", 0), ("buy gems.60", 0)]) { profile in
            let newest = try profile.number(profile.store, "SELECT max(id) FROM transactions")
            return ["sandbox", "refund", "\(newest)", "--json"]
        },
        Scenario(
            "refund of what is owned", after: [("buy removeads", 0)],
            "sandbox refund 20 --json"),
        Scenario(
            "start after a refund", after: [("buy gems.60", 0), ("sandbox refund 20", 0)],
            "library --json"),
        Scenario(
            "spending", after: [("buy gems.60", 0)], "spend gems 7 --json", isRepeatable: false),
    ]

    /// Returns a purchase with the shortest timeout at which a disturbance becomes visible.
    private static func buying(_ words: String) -> String {
        "buy \(words) --intent \(intent) --json --timeout 1"
    }
}
