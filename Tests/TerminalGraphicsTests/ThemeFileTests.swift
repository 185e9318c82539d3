import Testing

@testable import TerminalGraphics

@Suite("Theme files")
struct ThemeFileTests {
    private func read(
        _ text: String, lookup: ThemeFile.Lookup = { _ in nil }
    ) throws -> ThemeFile {
        try ThemeFile(text: text, file: "my.yaml", lookup: lookup)
    }

    private func fault(
        _ text: String, lookup: ThemeFile.Lookup = { _ in nil }
    ) -> String {
        do {
            _ = try read(text, lookup: lookup)
            return "accepted"
        } catch let error as ThemeError {
            return error.description
        } catch {
            return "another error"
        }
    }

    @Test("names, palette, roles and states are read")
    func reads() throws {
        let file = try read(
            """
            name: Mine
            variant: light
            palette:
              ink: "#102030"
            roles:
              text: {fg: ink, bg: "#fff"}
              error: {fg: 9, bold: true, underline: false}
              accent: ink
            states:
              purchased: default
            """)
        #expect(file.warnings.isEmpty)
        #expect(file.theme.name == "Mine")
        #expect(file.theme.variant == .light)
        let ink = TerminalColor.rgb(RGB(hex: 0x102030))
        #expect(file.theme.paints[.text] == Paint(ink, on: .rgb(RGB(hex: 0xFFFFFF))))
        #expect(file.theme.paints[.error] == Paint(.indexed(9), .bold))
        #expect(file.theme.paints[.accent] == Paint(ink))
        #expect(file.theme.paints[.statePurchased] == Paint(.default))
    }

    @Test("a missing role uses its fallback, and every chain ends in text")
    func fallsBack() throws {
        let theme = try read("roles: {text: \"#111111\", muted: \"#222222\"}").theme
        #expect(theme.paint(.sponsor).foreground == .rgb(RGB(hex: 0x222222)))
        #expect(theme.paint(.statePurchased).foreground == .rgb(RGB(hex: 0x111111)))
        #expect(theme.paint(.selection).attributes.contains(.reverse))
        for role in Role.allCases {
            var steps: [Role] = [role]
            while let next = steps.last?.fallback?.role, steps.count < 10 { steps.append(next) }
            #expect(steps.last == .text)
        }
    }

    @Test("a theme inherits what it does not define")
    func inherits() throws {
        let base = "name: Base\nvariant: light\nroles: {text: \"#111111\", error: \"#AA0000\"}"
        let file = try read("name: Child\ninherits: base\nroles: {error: \"#BB0000\"}") {
            $0 == "base" ? base : nil
        }
        #expect(file.theme.name == "Child")
        #expect(file.theme.variant == .light)
        #expect(file.theme.paints[.text] == Paint(.rgb(RGB(hex: 0x111111))))
        #expect(file.theme.paints[.error] == Paint(.rgb(RGB(hex: 0xBB0000))))
    }

    @Test(
        "an invalid parent is rejected",
        arguments: ["../../etc/passwd", "a/b", "''", "'a b'", "[x]"])
    func refusesBadParents(_ name: String) {
        let message = fault("inherits: \(name)\n") { _ in "name: Base" }
        #expect(message.hasPrefix("my.yaml:1:11: \"inherits\" must be the name of a theme"))
    }

    @Test("a circle and an unknown parent are rejected")
    func refusesCircles() {
        #expect(fault("inherits: me") { _ in "inherits: me" }.contains("in a circle"))
        #expect(
            fault("inherits: gone") == "my.yaml:1:11: there is no theme \"gone\" to inherit from")
    }

    @Test(
        "errors contain line and column",
        arguments: [
            ("roles:\n  text: blu\n", "my.yaml:2:9: \"blu\" is not a valid color"),
            ("roles:\n  text: {fg: \"#12345\"}\n", "my.yaml:2:14: \"#12345\" is not a valid color"),
            ("roles:\n  text: 256\n", "my.yaml:2:9: \"256\" is not a valid color"),
            ("palette:\n  a: b\n  b: \"#000\"\n", "my.yaml:2:6: \"b\" is not a valid color"),
            ("variant: blue", "my.yaml:1:10: \"variant\" must be dark, light or auto"),
            ("roles: 3", "my.yaml:1:8: \"roles\" must be a list of names with values"),
            ("roles:\n  text: {bold: maybe}", "my.yaml:2:16: this must be true or false"),
            ("name: [", "my.yaml:2:1"), ("- a\n", "my.yaml:1:1: this is not a theme"),
            ("", "my.yaml:1:1: this is not a theme"),
            ("name: a\nname: b\n", "my.yaml:2:1: \"name\" occurs twice, first in line 1"),
            ("roles:\n  text: 1\n  title: 2\n  text: 3\n", "my.yaml:4:3: \"text\" occurs twice"),
            ("roles: {text: 1, text: 2}\n", "my.yaml:1:18: \"text\" occurs twice"),
            ("name: \"\u{1B}[2J\"\n", "my.yaml"),
        ] as [(String, String)])
    func pointsAtFaults(_ text: String, _ message: String) {
        let fault = fault(text)
        #expect(fault.hasPrefix(message), "\(fault)")
        #expect(!fault.contains("\u{1B}"))
    }

    @Test("unknown names are warnings with a suggestion")
    func warns() throws {
        let file = try read("nmae: x\nroles:\n  txet: 3\n  error: {fg: 1, blod: true}\n")
        #expect(
            file.warnings.map(\.description) == [
                "my.yaml:1:1: \"nmae\" is unknown and is ignored; did you mean \"name\"?",
                "my.yaml:3:3: \"txet\" is unknown and is ignored; did you mean \"text\"?",
                "my.yaml:4:18: \"blod\" is unknown and is ignored; did you mean \"bold\"?",
            ])
    }

    @Test(
        "an unknown name is a warning at any depth of its value",
        arguments: [
            "new: {a: {b: {c: {d: [{e: 1}]}}}}",
            "new:\n  a:\n    b:\n      c:\n        d:\n          - e: 1",
            "new: ?[unclear] text", "new: \"a\n  \tb\"", "new `a`: b", "a & b: 1\na ? b: 2",
        ])
    func ignores(_ text: String) throws {
        let file = try read("name: Mine\n\(text)\n")
        #expect(file.theme.name == "Mine")
        #expect(file.warnings.first?.description.hasPrefix("my.yaml:2:1: ") == true)
    }

    @Test(
        "dangerous YAML features are rejected with their position",
        arguments: [
            ("a: &x [1]\nb: *x\n", "my.yaml:1:4: anchors"), ("b: *x\n", "my.yaml:1:4: anchors"),
            ("{\"a\":*x}", "my.yaml:1:6: anchors"), ("[a,&b c]", "my.yaml:1:4: anchors"),
            (String(repeating: "- ", count: 65) + "a", "my.yaml:1:129: this is nested"),
            (String(repeating: "[", count: 65), "my.yaml:1:65: this is nested"),
            ("a: !!int 3", "my.yaml:1:4: tags"), ("a: !!str 3", "my.yaml:1:4: tags"),
            ("a: |\n  x", "my.yaml:1:4: block text"),
            ("? a\n: b", "my.yaml:1:1: complex keys"), ("%YAML 1.1", "my.yaml:1:1: directives"),
            ("a:\tb", "my.yaml:1:3: use spaces"),
            ("# c\u{2028}name: x", "my.yaml:1:4: use line feeds only as line ends"),
            (String(repeating: " ", count: 90) + "a: 1", "my.yaml:1:41: this is indented"),
        ] as [(String, String)])
    func refusesTraps(_ text: String, _ message: String) {
        #expect(fault(text).hasPrefix(message), "\(fault(text))")
    }

    @Test("quoted text may contain any characters")
    func acceptsQuoted() throws {
        let file = try read(
            "name: \"*x & 'y' \\\" [[[[[[\" # & no anchor: [[[[[[\nauthor: Tom & *Jo*\n")
        #expect(file.theme.name.string == "*x & 'y' \" [[[[[[")
        #expect(try read("name: 'it''s &x'").theme.name == "it's &x")
    }

    @Test("an oversized file is rejected, and an overlong name is cut off")
    func limits() throws {
        #expect(fault(String(repeating: "#", count: 70_000)).contains("larger than 64 KB"))
        let name = try read("name: \(String(repeating: "x", count: 1_000))").theme.name
        #expect(name.width == 65)
        #expect(try read("name: \"a\\x1b[2Jb\"").theme.name == "a␛[2Jb")
    }

    @Test("a base16 scheme is a valid theme in its old and new form")
    func readsBase16() throws {
        let names = (0..<16).map { "base0" + String($0, radix: 16, uppercase: true) }
        let colors = (0..<16).map { index in
            let digit = String(index, radix: 16)
            return "\"\(String(repeating: digit, count: 6))\""
        }
        let lines = zip(names, colors).map { "\($0): \($1)" }
        let old = try read("scheme: Grey\n" + lines.joined(separator: "\n")).theme
        #expect(old.name == "Grey")
        #expect(old.variant == .dark)
        #expect(old.paint(.text) == Paint(.rgb(RGB(hex: 0x555555)), on: .rgb(RGB(hex: 0))))
        let new = try read(
            "system: base16\nname: Grey\nvariant: light\npalette:\n"
                + lines.map { "  " + $0 }.joined(separator: "\n")
        ).theme
        #expect(new.variant == .light)
        #expect(new.paints == old.paints)
        #expect(fault("base00: \"000000\"\nbase05: \"555555\"").contains("has no base01"))
        #expect(
            fault("scheme: x\n" + lines.joined(separator: "\n").replacing("333333", with: "oops"))
                .hasPrefix("my.yaml:5:9: write the color of a scheme"))
    }

    @Test("a theme that inherits a palette can change its colors everywhere")
    func inheritsPalette() throws {
        let base = """
            palette: {ink: "#111111", paper: "#eeeeee"}
            roles: {text: {fg: ink, bg: paper}, error: {fg: ink, bold: true}}
            """
        let file = try read("inherits: base\npalette: {ink: \"#222222\"}\nroles: {title: paper}\n")
        {
            $0 == "base" ? base : nil
        }
        #expect(file.warnings.isEmpty)
        let (ink, paper) = (RGB(hex: 0x222222), RGB(hex: 0xEEEEEE))
        #expect(file.theme.paints[.text] == Paint(.rgb(ink), on: .rgb(paper)))
        #expect(file.theme.paints[.error] == Paint(.rgb(ink), .bold))
        #expect(file.theme.paints[.title] == Paint(.rgb(paper)))
    }

    @Test("an unused color is reported with a suggestion")
    func warnsOfUnused() throws {
        let base = "palette: {ink: \"#111111\"}\nroles: {text: ink}"
        let file = try read("inherits: base\npalette:\n  imk: 3\n") { _ in base }
        #expect(
            file.warnings.map(\.description) == [
                "my.yaml:3:3: the palette color \"imk\" is not used; did you mean \"ink\"?"
            ])
    }

    @Test("low visibility is reported with the line of its definition")
    func finds() throws {
        let file = try read(
            """
            roles:
              text: {fg: "#ffffff", bg: "#000000"}
              error: "#400000"
              border: "#101010"
            states:
              failed: "#c8783c"
              purchased: "#96963c"
            """)
        let findings = file.findings.map(\.description)
        #expect(
            findings.contains(
                "my.yaml:3:3: error on text has a contrast of 1.2; text needs 4.5"))
        #expect(
            findings.contains(
                "my.yaml:4:3: border on text has a contrast of 1.1; lines need 3.0"))
        #expect(
            findings.contains {
                $0.hasPrefix(
                    "my.yaml:6:3: states.purchased and states.failed look alike in deuteranopia: their distance is 0.0"
                )
            }, "\(findings)")
        #expect(try read("roles: {text: 3}").findings.isEmpty)
    }
}
