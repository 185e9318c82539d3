import Testing

@Suite("Checks of the house tests")
struct ChecksTests {
    @Test("comments and literals are removed from the code, and interpolations are kept")
    func stripping() {
        let text = #"""
            let a = 1 // try!
            /* as! /* nested */ fatalError */ let b = "print(\("x" + "TODO"))"
            let c = ##"raw "# as!"##; let d = f()
            """#
        let code = Code.strip(text)
        #expect(!code.contains("try!") && !code.contains("as!") && !code.contains("fatalError"))
        #expect(!code.contains("print("))
        #expect(code.contains("let b") && code.contains("let c") && code.contains("let d = f()"))
        #expect(code.split(separator: "\n").count == 3)
    }

    @Test("a multi-line literal keeps the following line numbers")
    func lineNumbers() {
        let text = "let a = \"\"\"\n    as!\n    \"\"\"\nlet b = c as! D\n"
        let file = SourceFile(path: "Store/StoreModel/A.swift", text: text)
        #expect(Bans.faults(in: file).map { $0.hasPrefix("Store/StoreModel/A.swift:4") } == [true])
    }

    @Test("imports are found with any access level and attributes")
    func imports() {
        let file = SourceFile(
            path: "Kiosk/KioskUI/A.swift",
            text: "// import No\n@testable import A\npublic import B\nimport struct C.D\nlet x = 1")
        #expect(file.imports == ["A", "B", "C"])
    }

    @Test(
        "a forbidden import is reported",
        arguments: [
            ("Kiosk/KioskUI", "PurchaseEngine"), ("Kiosk/KioskUI", "TerminalDriver"),
            ("Kiosk/KioskUI", "StoreFiles"), ("Kiosk/KioskUI", "GRDB"),
            ("Kiosk/KioskUI", "FoundationEssentials"), ("Kiosk/KioskUI", "Glibc"),
            ("Kiosk/KioskApp", "CNCurses"), ("Store/StoreText", "ArgumentParser"),
            ("Purchase/PurchaseEngine", "SandboxStore"), ("Purchase/PurchaseCore", "SandboxCore"),
            ("Sandbox/SandboxBackend", "PurchaseEngine"), ("Sandbox/SandboxCore", "PurchaseCore"),
            ("Sandbox/SandboxStore", "SandboxMerchant"),
            ("Sandbox/SandboxMerchant", "SandboxStore"),
            ("Store/StoreModel", "Foundation"), ("Store/StoreAPI", "FoundationEssentials"),
            ("Purchase/PurchaseCore", "Foundation"), ("Sandbox/SandboxCore", "Foundation"),
            ("Nowhere/Unknown", "StoreModel"),
        ])
    func forbidden(folder: String, module: String) {
        let file = SourceFile(path: "\(folder)/A.swift", text: "package import \(module)\n")
        #expect(Arrows.faults(in: file).count == 1)
    }

    @Test("an allowed import is accepted")
    func allowed() {
        let file = SourceFile(path: "Terminal/TerminalDriver/A.swift", text: "import CNCurses\n")
        #expect(Arrows.faults(in: file).isEmpty)
    }

    @Test(
        "a banned word in a pure target is reported",
        arguments: [
            "Date()", "UUID()", "Int.random(in: a)", "Task { }", "FileManager.default", "print(1)",
            "try! f()", "a as! B", "fatalError(\"\")", "// TODO later", "/// FIXME",
        ])
    func banned(line: String) {
        let file = SourceFile(path: "Kiosk/KioskUI/A.swift", text: "let a = 1\n\(line)\n")
        #expect(Bans.faults(in: file).count == 1)
    }

    @Test("longer words that end like a banned one are accepted, and print in other targets")
    func notBanned() {
        let pure = SourceFile(path: "Kiosk/KioskUI/A.swift", text: "fingerprint(1)\nsomeDate()\n")
        #expect(Bans.faults(in: pure).isEmpty)
        let app = SourceFile(path: "Kiosk/KioskApp/A.swift", text: "print(1)\n")
        #expect(Bans.faults(in: app).isEmpty)
    }

    @Test("a size limit that is exceeded is reported, and so is one that can be lowered")
    func sizes() {
        let limits = SizeLimits(longFiles: [300: 1], total: 4_000)
        #expect(limits.faults(of: [300, 301, 3_399]).count == 1)
        #expect(limits.faults(of: [300, 2_000]) == [])
        #expect(
            limits.faults(of: [300, 3_701]) == [
                "all files have 4001 lines, the limit is 4000: delete dead code"
            ])
        #expect(
            limits.faults(of: [300, 299]) == [
                "lower longFiles[300] in SizeLimits.current to 0",
                "lower total in SizeLimits.current to 2000",
            ])
    }

    @Test("the IDs in a test's title and the tests in an article's row are found")
    func promises() {
        #expect(Promises.ids(in: "B3, E14: a token") == ["B3", "E14"])
        #expect(Promises.ids(in: "catalogue 7: kept") == ["catalogue 7"])
        #expect(Promises.ids(in: "a purchase: it is charged").isEmpty)
        #expect(
            Promises.testNames(in: "@Test(\n    \"B1: x \\\"y\\\"\", arguments: all)").count == 1)
        let rows = Promises.rows(
            of: "| Row | Test |\n|---|---|\n| B1 | `alg` | `B1: once`<br>`B1: twice` |\n",
            named: "A.md")
        #expect(rows.map(\.id) == ["B1"] && rows.first?.tests == ["B1: once", "B1: twice"])
    }
}
