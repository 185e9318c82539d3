import CommandTestSupport
import Foundation
import KioskFaults
import KioskTestSupport
import Testing

/// Tests that an invalid value ends the command before anything is created, charged or requested.
@Suite("Invalid options")
struct OptionTests {
    private static let long = String(repeating: "a", count: 500)

    private static let quantities = [
        "", " ", "abc", "0", "11", "1e1", "٣", "1.0", "99999999999999999999", "0x2", "1_0", "２",
        "1\u{1b}[31m",
    ]

    @Test("an invalid quantity is rejected with exit code 64", arguments: quantities)
    func quantity(_ text: String) async throws {
        try await refuses(["buy", "gems.60", "--quantity", text], 64, quoting: text)
    }

    private static let negatives = ["--quantity=-1", "--quantity=-0", "--quantity=--2"]

    @Test("a negative quantity is rejected with exit code 64", arguments: negatives)
    func negative(_ option: String) async throws {
        try await refuses(["buy", "gems.60", option], 64, quoting: "")
    }

    private static let names = [
        "../x", "/etc", "..", ".", "a/b", "a b", "-x", "_x", "é", "a\u{0}b", "a\nb",
        String(repeating: "a", count: 300),
    ]

    @Test(
        "an invalid name that becomes a path is rejected with exit code 64", arguments: names,
        ["--profile", "--device", "--account"])
    func name(_ text: String, _ option: String) async throws {
        // A process cannot be started with a zero byte in its arguments.
        let text = text.replacing("\u{0}", with: "%")
        try await refuses(["buy", "gems.60", "\(option)=\(text)"], 64, quoting: text)
    }

    private static let others: [(option: String, text: String)] = [
        ("--storefront", "XYZ"), ("--storefront", "us a"), ("--storefront", long),
        ("--locale", "../../etc"), ("--locale", long), ("--locale", "e"),
        ("--outcome", "maybe"), ("--outcome", long), ("--intent", "7"), ("--intent", "../../x"),
        ("--intent", long),
    ]

    @Test(
        "an unknown value of an enumerated option is rejected with exit code 64", arguments: others)
    func known(_ option: String, _ text: String) async throws {
        try await refuses(["buy", "gems.60", option, text], 64, quoting: String(text.prefix(40)))
    }

    @Test(
        "an empty value is rejected with exit code 64",
        arguments: ["--account", "--outcome", "--intent", "--catalog"])
    func empty(_ option: String) async throws {
        try await refuses(["buy", "gems.60", option, ""], 64, quoting: option)
    }

    @Test("an unknown option or command is rejected with exit code 64")
    func unknown() async throws {
        try await refuses(["buy", "gems.60", "--gift"], 64, quoting: "--gift")
        try await refuses(["bye"], 64, quoting: "bye")
    }

    @Test("a language without texts displays the catalog's own texts")
    func language() async throws {
        let profile = try Profile()
        let run = try await profile.runInProcess(["products", "--json", "--locale", "tlh_XX"])
        #expect(run.status == 0 && run.output.contains("60 Gems"), "\(run.errors)")
    }

    @Test("a storefront in lower case or with two letters is accepted")
    func storefront() async throws {
        let profile = try Profile()
        for (text, code) in [("deu", "DEU"), ("JP", "JPN")] {
            let run = try await profile.runInProcess(["products", "--json", "--storefront", text])
            #expect(run.status == 0, "\(run.errors)")
            #expect(run.objects.first?["storefront"] as? String == code, "\(run.output)")
        }
    }

    private static let products: [(name: String, code: Int32, says: String)] = [
        ("gems.61", 65, "gems.60"), ("com.example.dragonmarket.gems.61", 65, "gems.60"),
        ("removeadds", 65, "market.removeads?"),
        ("no-such-thing-at-all", 65, "no-such-thing-at-all"),
        ("gems", 64, "gems.330"), ("gems.60\u{1b}[2J", 65, ""),
        (String(repeating: "g", count: 5000), 65, ""),
    ]

    @Test("an unknown product names similar ones and buys nothing", arguments: products)
    func product(_ name: String, _ code: Int32, _ says: String) async throws {
        let profile = try Profile()
        let run = try await profile.runInProcess(["buy", name, "--json"])
        #expect(run.status == code && run.failure?.charged == "no", "\(run.output)")
        #expect(says.isEmpty || run.failure?.message.contains(says) == true, "\(run.output)")
        #expect(run.failure?.message.contains("othing was") == true, "\(run.output)")
        #expect(run.output.utf8.count < 20_000 && !run.output.contains("\u{1b}"))
        #expect(try profile.number(profile.store, "SELECT count(*) FROM orders") == 0)
    }

    /// Expects an error that quotes the text, no output, and no files.
    private func refuses(
        _ command: [String], _ code: Int32, quoting text: String
    ) async throws {
        let profile = try Profile()
        let run = try await profile.runInProcess(command)
        #expect(run.status == code, "\(run.errors)")
        #expect(run.output.isEmpty && !run.errors.isEmpty && !run.errors.contains("\u{1b}"))
        if !text.isEmpty,
            text.unicodeScalars.allSatisfy({ !$0.properties.isWhitespace && $0.value >= 0x20 })
        {
            #expect(run.errors.contains(text.prefix(40)), "\(run.errors)")
        }
        #expect(run.errors.utf8.count < 3000)
        let json = try await profile.runInProcess(command + ["--json"])
        #expect(json.status == code, "\(json.errors)")
        #expect(json.failure == nil || json.failure?.charged == "no", "\(json.output)")
        #expect(!FileManager.default.fileExists(atPath: profile.root))
    }
}
