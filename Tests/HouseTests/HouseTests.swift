import Foundation
import Testing

@Suite("House rules")
struct HouseTests {
    @Test("no target has a forbidden import")
    func arrows() throws {
        let files = try Repository.swiftFiles()
        #expect(files.count > 100, "the sources were not found; run the tests in the checkout")
        let faults = files.flatMap(Arrows.faults)
        #expect(faults.isEmpty, "\(faults.joined(separator: "\n"))")
    }

    @Test("no file contains a banned word")
    func bans() throws {
        let faults = try Repository.swiftFiles().flatMap(Bans.faults)
        #expect(faults.isEmpty, "\(faults.joined(separator: "\n"))")
    }

    @Test("only the pager and the editor are other programs, and one file starts them")
    func programs() throws {
        let files = try Repository.texts(under: "Sources", ending: ".c").filter { file in
            !file.path.hasPrefix("Support/")
                && Bans.outsideSupport.contains { file.text.contains($0.word) }
        }
        #expect(files.map(\.path) == [Bans.programFile])
    }

    @Test("comments, titles of tests and names follow the language of the project")
    func language() throws {
        let files = try ["Sources", "Tests"].flatMap {
            try Repository.texts(under: $0, ending: ".swift")
        }
        let faults = files.filter { !$0.path.hasSuffix("HouseTests/Bans.swift") }
            .flatMap { Bans.languageFaults(in: $0.text, path: $0.path) }
        #expect(faults.isEmpty, "\(faults.joined(separator: "\n"))")
    }

    @Test("README has at most 220 lines")
    func readme() throws {
        let readme = try String(
            contentsOf: Repository.root.appendingPathComponent("README.md"), encoding: .utf8)
        let lines = readme.utf8.count { $0 == UInt8(ascii: "\n") }
        #expect(lines <= 220, "README.md has \(lines) lines: move what is long to the manual")
    }

    @Test("every target folder has a row in the table of imports")
    func targetsAreKnown() throws {
        let manifest = try String(
            contentsOf: Repository.root.appendingPathComponent("Package.swift"), encoding: .utf8)
        for target in Arrows.allowed.keys.sorted() {
            #expect(
                manifest.contains("\"\(target)\""),
                "Package.swift has no target \(target): take its row out of HouseTests/Arrows.swift"
            )
        }
    }

    @Test("the top level contains the expected files and nothing else")
    func topLevel() throws {
        let shown = try Repository.topLevel().filter {
            !$0.hasPrefix(".") && $0 != "Package.resolved"
        }
        let wanted = ["Package.swift", "README.md", "Sources", "Tests", "themes"]
        let extra = Set(shown).subtracting(wanted).sorted()
        let missing = Set(wanted).subtracting(shown).sorted()
        #expect(extra.isEmpty, "move into Sources, Tests, themes or .github: \(extra)")
        #expect(missing.isEmpty, "write what is missing at the top level: \(missing)")
    }

    @Test("the formatter's configuration exists")
    func formatter() throws {
        #expect(
            try Repository.topLevel().contains(".swift-format"),
            "put the .swift-format back: `swift format lint --strict` reads it")
    }

    @Test("every ID in a test's title is in an article, and every test in an article exists")
    func promises() throws {
        let names = try Repository.texts(under: "Tests", ending: ".swift")
            .flatMap { Promises.testNames(in: $0.text) }
        let rows = try Repository.texts(under: "Sources", ending: ".md")
            .flatMap { Promises.rows(of: $0.text, named: $0.path) }
        let known = Set(rows.map(\.id))
        for name in names {
            for id in Promises.ids(in: name) where !known.contains(id) {
                Issue.record("no article in Sources has a row \(id), which “\(name)” names")
            }
        }
        for row in rows {
            for test in row.tests where !names.contains(test) {
                Issue.record("\(row.article), row \(row.id): there is no test “\(test)”")
            }
        }
        #expect(rows.count > 60 && names.count > 400)
    }

    @Test("each test has a title of its own")
    func titles() throws {
        let names = try Repository.texts(under: "Tests", ending: ".swift")
            .flatMap { Promises.testNames(in: $0.text) }
        let repeated = Dictionary(grouping: names) { $0 }.filter { $0.value.count > 1 }.keys
        #expect(repeated.isEmpty, "several tests have one title: \(repeated.sorted())")
    }

    @Test("every row of the verifier article lists exactly the tests with its ID")
    func verifierRows() throws {
        let article = try Repository.texts(
            under: "Sources/Store/StoreSigning", ending: "Verifier.md")
        let rows = article.flatMap { Promises.rows(of: $0.text, named: $0.path) }
        #expect(rows.map(\.id) == (1...40).map { "A\($0)" })
        let names = try ["Tests/StoreSigningTests", "Tests/AttackTests"]
            .flatMap { try Repository.texts(under: $0, ending: ".swift") }
            .flatMap { Promises.testNames(in: $0.text) }
        for row in rows {
            let own = names.filter { Promises.ids(in: $0).contains(row.id) }
            #expect(!own.isEmpty, "no test bears the id \(row.id)")
            #expect(Set(row.tests) == Set(own), "row \(row.id) lists other tests than bear its id")
        }
    }

    @Test("every row of the attack article about the server lists exactly the tests with its ID")
    func serverRows() throws {
        let rows = try Repository.texts(
            under: "Sources/Purchase/PurchaseEngine", ending: "Attacks.md"
        ).flatMap { Promises.rows(of: $0.text, named: $0.path) }.filter { $0.id.hasPrefix("C") }
        #expect(rows.map(\.id) == (1...18).map { "C\($0)" })
        let names = try Repository.texts(under: "Tests", ending: ".swift")
            .flatMap { Promises.testNames(in: $0.text) }
        for row in rows {
            let own = names.filter { Promises.ids(in: $0).contains(row.id) }
            #expect(Set(row.tests) == Set(own), "row \(row.id) lists other tests than bear its id")
        }
    }

    @Test("the interface asks the component of a screen instead of switching over the screens")
    func screens() throws {
        let files = try Repository.texts(under: "Sources/Kiosk/KioskUI", ending: ".swift")
        let switches = files.filter {
            $0.text.contains("switch screen {") || $0.text.contains("switch model.screen {")
        }
        #expect(switches.isEmpty, "add a requirement to ScreenComponent: \(switches.map(\.path))")
    }

    @Test("the files stay within the size limits, which are only lowered")
    func sizes() throws {
        let files = try ["Sources", "Tests"].flatMap {
            try Repository.texts(under: $0, ending: ".swift")
        }
        let lengths = files.map { $0.text.utf8.count { $0 == UInt8(ascii: "\n") } }
        let faults = SizeLimits.current.faults(of: lengths)
        #expect(faults.isEmpty, "\(faults.joined(separator: "\n"))")
    }
}
