import Testing

@testable import KioskApp

@Suite("The user's programs")
struct UserProgramTests {
    private func words(_ text: String) -> [String]? {
        UserProgram.pager(["PAGER": text]).words
    }

    @Test(
        "a command line is divided into words as by a shell",
        arguments: [
            ("less -R", ["less", "-R"]), ("  less\t-R ", ["less", "-R"]),
            (#"'/opt/my pager/less' -R"#, ["/opt/my pager/less", "-R"]),
            (#"/opt/my\ pager "a 'b' c""#, ["/opt/my pager", "a 'b' c"]),
            (#"a"b c"d'e f'"#, ["ab cde f"]), (#"p '' """#, ["p", "", ""]),
            (#"p "a\"b\\c\d" 'e\f'"#, ["p", #"a"b\c\d"#, #"e\f"#]),
        ])
    func splitting(text: String, expected: [String]) {
        #expect(words(text) == expected)
    }

    @Test("nothing in a command line is replaced or run, because no shell reads it")
    func noShell() {
        #expect(
            words("less $HOME ~ *; rm -rf x | y && `z`") == [
                "less", "$HOME", "~", "*;", "rm", "-rf", "x", "|", "y", "&&", "`z`",
            ])
    }

    @Test(
        "a quotation that is not closed is not a command line",
        arguments: ["less '-R", #"less "-R"#, #"less \"#])
    func unclosed(text: String) {
        #expect(words(text) == nil)
    }

    @Test("the pager is that of PAGER, by default less")
    func pager() {
        #expect(UserProgram.pager([:]).words == ["less", "-R"])
        #expect(UserProgram.pager(["PAGER": " "]).words == ["less", "-R"])
        #expect(UserProgram.pager([:]).isDefault)
        #expect(UserProgram.pager(["PAGER": "most", "EDITOR": "ed"]).words == ["most"])
        #expect(!UserProgram.pager(["PAGER": "most"]).isDefault)
    }

    @Test("the editor is that of VISUAL, else that of EDITOR")
    func editor() {
        #expect(UserProgram.editor(["VISUAL": "vim", "EDITOR": "ed"]).words == ["vim"])
        #expect(UserProgram.editor(["VISUAL": "", "EDITOR": "ed -s"]).words == ["ed", "-s"])
        #expect(UserProgram.editor(["PAGER": "less"]).text.isEmpty)
    }
}
