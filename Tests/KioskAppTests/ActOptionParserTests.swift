import Testing

@testable import KioskApp
@testable import KioskUI

@Suite("Options of typed acts")
struct ActOptionParserTests {
    @Test(
        "options are separated from the words of the act",
        arguments: [
            ["gems.60", "2", "--offer", "welcome back"], ["gems.60", "--offer=welcome back", "2"],
            ["--offer", "welcome back", "gems.60", "2"],
        ])
    func options(words: [String]) throws {
        let parsed = try ActOptionParser.parse(words, of: ["buy"])
        #expect(parsed.words == ["gems.60", "2"])
        #expect(parsed.options == ["--offer": "welcome back"])
    }

    @Test("the options of every command are known as such")
    func shared() throws {
        let parsed = try ActOptionParser.parse(
            ["gems.60", "--account", "ann", "--json"], of: ["buy"])
        #expect(parsed.words == ["gems.60"])
        #expect(parsed.options == ["--account": "ann", "--json": ""])
        #expect(parsed.sharedOptions.isSuperset(of: ["--account", "--device", "--json"]))
        #expect(!parsed.sharedOptions.contains("--offer"))
    }

    @Test(
        "an invalid option is answered as on the command line",
        arguments: [
            (["gems.60", "--ofer", "intro"], "--offer"), (["gems.60", "--offer"], "--offer"),
            (["--offer", "intro"], "<product>"), (["gems.60", "--help"], "kiosk help buy"),
        ])
    func invalid(words: [String], part: String) {
        let failure = #expect(throws: CommandFailure.self) {
            try ActOptionParser.parse(words, of: ["buy"])
        }
        #expect(failure?.exitCode == 64)
        #expect(failure?.message.contains(part) == true, "\(failure?.message ?? "")")
    }

    @Test("every act has a command, which has the options of the act")
    func commands() throws {
        let root = try #require(CommandDescription.kiosk())
        for verb in LineModeVerb.acts {
            let path = (["kiosk"] + verb.command).joined(separator: " ")
            let command = try #require(root.leaves.first { $0.path == path }, "\(path)")
            let names = (command.arguments ?? []).flatMap { $0.names ?? [] }.map(\.text)
            #expect(verb.options.isSubset(of: names), "\(verb.name)")
            let arguments = verb.example.split(separator: " ").dropFirst().map(String.init)
            let parsed = try ActOptionParser.parse(arguments, of: verb.command)
            #expect(parsed.words == arguments, "\(verb.name)")
        }
    }
}
