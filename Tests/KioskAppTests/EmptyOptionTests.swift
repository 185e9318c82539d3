import ArgumentParser
import KioskTestSupport
import Testing

@testable import KioskApp

@Suite("Options with an empty value")
struct EmptyOptionTests {
    private func sentence(_ command: any KioskCommand) -> String? {
        do throws(CommandFailure) {
            _ = try command.settings(
                in: ProcessContext(environment: ["XDG_STATE_HOME": "/nowhere"]))
            return nil
        } catch {
            return error.exitCode == 64 ? error.message : nil
        }
    }

    private static func refusal(of option: String) -> String {
        "Invalid \(option) “”: the value is empty, for example because a shell variable is not set. "
            + "Nothing was done."
    }

    @Test(
        "an empty option is rejected before anything runs, because an unset variable could buy for another account",
        arguments: [
            "--account", "--outcome", "--catalog", "--bundle-id", "--tls-ca", "--config",
            "--merchant-token-file", "--device", "--intent",
        ])
    func refused(_ option: String) throws {
        let command = try BuyCommand.parse(["gems.60", option, ""])
        #expect(sentence(command) == Self.refusal(of: option))
    }

    @Test("the empty options of a single command and of the interface are rejected")
    func own() throws {
        let run = try ScenarioCommand.Run.parse(["failure/1", "--report-all", ""])
        #expect(sentence(run) == Self.refusal(of: "--report-all"))
        let shop = try ShopCommand.parse(["--first-screen", ""])
        #expect(sentence(shop) == Self.refusal(of: "--first-screen"))
    }

    @Test("an empty value is accepted where an empty text is meaningful")
    func meaningful() throws {
        #expect(
            sentence(try SandboxCommand.ProductEdit.parse(["gems", "--description", ""])) == nil)
        #expect(sentence(try SpendCommand.parse(["gems", "5"])) == nil)
    }
}
