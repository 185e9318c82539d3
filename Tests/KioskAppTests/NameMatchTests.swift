import Testing

@testable import KioskApp

@Suite("Names by unique part")
struct NameMatchTests {
    private let match = PartialIDMatcher<String>(kind: "product") { [$0] }
    private let ids = ["app.gems.60", "app.gems.600", "app.noads"]

    @Test(
        "a part that occurs in one ID names that ID",
        arguments: [
            ("noads", "app.noads"), ("600", "app.gems.600"), ("app.gems.60", "app.gems.60"),
        ])
    func unique(name: String, id: String) throws {
        #expect(try match.uniqueMatch(name, among: ids) == id)
    }

    @Test("an unknown part names nothing", arguments: ["", "x", "APP.NOADS", "app.gems.6000"])
    func none(name: String) throws {
        #expect(try match.uniqueMatch(name, among: ids) == nil)
    }

    @Test("an unknown part fails with the command's own failure")
    func unknown() {
        do throws(CommandFailure) {
            _ = try match.uniqueMatch("x", among: ids, or: CommandFailure(65, "unknown", "None."))
            Issue.record("it named one")
        } catch {
            #expect(error.exitCode == 65 && error.code == "unknown")
        }
    }

    @Test("an ambiguous part fails with the matching IDs and exit code 64")
    func ambiguous() {
        do throws(CommandFailure) {
            _ = try match.uniqueMatch("gems", among: ids)
            Issue.record("it named one")
        } catch {
            #expect(error.exitCode == 64)
            #expect(error.code == "ambiguous-product")
            #expect(
                error.message
                    == "“gems” matches 2 products: app.gems.60, app.gems.600. Nothing was changed or charged."
            )
        }
    }

    @Test("an item can be named by any of its IDs")
    func severalIDs() throws {
        let match = PartialIDMatcher<[String]>(kind: "order") { $0 }
        #expect(
            try match.uniqueMatch("M-2", among: [["1", "M-1"], ["2", "M-2"]]) == ["2", "M-2"])
    }
}
