import KioskTestSupport

/// One profile that a person uses command by command, in a folder of its own.
struct CommandShop {
    let folder: TemporaryFolder
    var environment = ["LANG": "en_US.UTF-8"]

    init() throws {
        folder = try TemporaryFolder()
    }

    /// Runs a command, its words separated by spaces.
    func callAsFunction(_ words: String, input: String = "") async throws -> KioskRun {
        try await KioskRun.of(
            words.split(separator: " ").map(String.init), in: folder, environment: environment,
            input: input)
    }

    /// The one object that a command prints for an error.
    static func error(_ run: KioskRun) -> [String: any Sendable]? {
        run.objects.last?["error"] as? [String: any Sendable]
    }
}
