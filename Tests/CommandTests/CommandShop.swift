import Foundation
import KioskTestSupport

/// One profile that a person uses command by command, in a folder of its own, in the process of the tests.
struct CommandShop {
    let folder: TemporaryFolder
    var environment = ["LANG": "en_US.UTF-8"]

    init() throws {
        folder = try TemporaryFolder()
    }

    /// Runs a command, its words separated by spaces.
    func callAsFunction(_ words: String, input: String = "") async throws -> KioskRun {
        try await run(words.split(separator: " ").map(String.init), input: input)
    }

    /// Runs a command.
    func run(_ arguments: [String], input: String = "") async throws -> KioskRun {
        try await KioskRun.inProcess(arguments, in: folder, environment: environment, input: input)
    }
}
