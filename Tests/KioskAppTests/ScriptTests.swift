import TerminalGraphics
import Testing

@testable import KioskApp

@Suite("Shop scripts") struct ScriptTests {
    private func acts(_ text: String) throws -> [ScriptStep.Operation] {
        try Script(text, path: "x.script").steps.map(\.operation)
    }

    @Test("each line has one action or several separated by semicolons, and comments are skipped")
    func reading() throws {
        let text = """
            # a remark
            size 80x24

              key / ; type 60 gems ; key enter ctrl-p
            wait "Bought 60"
            wait open
            paste a ; show
            save out.screen
            """
        let slash = KeyPress(.character("/"))
        let palette = KeyPress(.character("p"), control: true)
        #expect(
            try acts(text).prefix(4) == [
                .size(Size(width: 80, height: 24)), .keys([slash]), .type("60 gems"),
                .keys([KeyPress(.enter), palette]),
            ])
        #expect(try acts("wait open\nwait settled") == [.waitOpen, .waitSettled])
        #expect(try acts("paste a ; show") == [.paste("a"), .show])
    }

    @Test(
        "an invalid action is rejected with its line",
        arguments: [
            "foo", "size 0x1", "size 100", "size 99999x1", "key", "key nosuchkey", "type", "wait",
            "wait text", "wait \"\"", "show x", "save", "wait \"a ; b\"",
        ])
    func refusal(line: String) throws {
        let failure = #expect(throws: CommandFailure.self) {
            try Script("wait open\n\(line)\n", path: "x.script")
        }
        #expect(failure?.exitCode == 65)
        #expect(failure?.message.hasPrefix("x.script:2: ") == true)
    }

    @Test("a script with too many lines is rejected")
    func long() {
        #expect(throws: CommandFailure.self) {
            try Script(String(repeating: "\n", count: Script.limit + 1), path: "x")
        }
    }
}
