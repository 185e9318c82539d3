import Foundation
import KioskTestSupport
import ServerTestSupport
import Testing

@Suite("Texts of errors", .timeLimit(.minutes(5)))
struct ErrorTextTests {
    @Test(
        "an error names the value and the product, and states that nothing was charged",
        arguments: [
            (
                "buy removeads --quantity 2", 64,
                "Invalid quantity “2”: Remove Ads is sold one at a time. Nothing was charged."
            ),
            ("buy soundtrack", 77, "Soundtrack cannot be bought now. It is waiting"),
            ("buy gems.60 --outcome aprove", 64, "is not known. Did you mean approve? Use one of"),
            ("buy gems.60 --outcome aprove", 64, "Nothing was charged."),
            ("buy gems.60 --device a/b", 64, "Nothing was charged."),
            ("buy gems.60 --storefront XYZ", 64, "Nothing was charged."),
            ("spend gems 1 --pace fast", 64, "Nothing was charged."),
            ("redeem code --pace fast", 64, "Nothing was charged."),
            ("buy", 64, "Nothing was charged."), ("redeem", 64, "Nothing was charged."),
            (
                "buy gems.60 --timeout -1", 64,
                "Invalid --timeout “-1”: it must not be negative. Nothing was charged."
            ),
            ("spend gems -5", 64, "Invalid value “-5”: it must not be negative."),
            ("sandbox clock jump -P1D", 64, "Invalid value “-P1D”: it must not be negative."),
            ("buy gems.60 --crash after-purchse", 64, "Nothing was charged."),
            ("buy gems.60 --quantiy 2", 64, "Did you mean '--quantity'? Nothing was charged."),
            ("spend gold 5", 77, "The store has no goods named “gold”; its products grant"),
            ("serve --port 99999", 64, "Use a number from 0 to 65535."),
            ("sandbox approve", 65, "The profile is “default”, and the backend is embedded."),
            ("sandbox foo", 64, "Unknown command “sandbox foo”. “kiosk help sandbox” lists"),
            ("sandbox refnd 1", 64, "Did you mean “kiosk sandbox refund”?"),
            ("config set account bob", 64, "Unknown command “config set”."),
            ("sandbox fault foo", 64, "“kiosk help sandbox fault” lists its commands."),
        ] as [(String, Int32, String)])
    func texts(words: String, code: Int32, part: String) async throws {
        let kiosk = try CommandShop()
        let plain = try await kiosk(words)
        #expect(plain.status == code, "\(plain.output)\(plain.errors)")
        #expect(plain.errors.contains(part), "\(plain.errors)")
        #expect(plain.errors.components(separatedBy: "Nothing was").count <= 2, "\(plain.errors)")
        let json = try await kiosk(words + " --json")
        #expect(json.failure?.message.contains(part) == true, "\(json.output)")
    }

    @Test("a variable with an invalid value states that nothing was charged")
    func variable() async throws {
        var kiosk = try CommandShop()
        kiosk.environment["KIOSK_OUTCOME"] = "foo"
        let run = try await kiosk("buy gems.60")
        #expect(run.status == 64)
        #expect(run.errors.contains("KIOSK_OUTCOME “foo” is not known."), "\(run.errors)")
        #expect(run.errors.contains("Nothing was charged."))
    }

    @Test("a misspelt crash point is answered with the one that was probably meant")
    func crashPoint() async throws {
        let run = try await CommandShop().run(["buy", "gems.60", "--crash", "after purchse"])
        #expect(run.status == 64)
        #expect(run.errors.contains("Did you mean “after purchase”?"), "\(run.errors)")
    }

    @Test(
        "an option that differs too much is not suggested",
        arguments: ["products --type x", "log --last 3", "sandbox fault add x --rate 3"])
    func farOption(words: String) async throws {
        let run = try await CommandShop()(words)
        #expect(run.status == 64 && run.errors.contains("Unknown option"), "\(run.errors)")
        #expect(!run.errors.contains("Did you mean"), "\(run.errors)")
    }

    @Test("a stuck order beside a resolution is named with its command")
    func stuck() async throws {
        var kiosk = try CommandShop()
        kiosk.clock = SkippingClock()
        let bought = try await kiosk("buy gems.60 --outcome stuck --json")
        #expect(bought.status == 3)
        #expect(
            bought.failure?.message.contains("reports that 60 Gems was already bought") == true)
        let resolved = try await kiosk("sandbox resolve")
        #expect(resolved.status == 65)
        #expect(resolved.errors.contains("kiosk sandbox unstick"), "\(resolved.errors)")
    }

    @Test("a refund without the token of the sandbox states that nothing was refunded")
    func refundWithoutToken() async throws {
        let served = try await ServedCommands()
        let run = try await CommandShop()("sandbox refund 1 --backend \(served.server.url)")
        #expect(run.status == 77, "\(run.errors)")
        #expect(run.errors.contains("Nothing was refunded."), "\(run.errors)")
    }

    @Test("an unreachable merchant is named, and a state is printed once")
    func unreachableMerchant() async throws {
        var kiosk = try CommandShop()
        kiosk.clock = SkippingClock()
        let run = try await kiosk("buy gems.60 --merchant http://127.0.0.1:1")
        #expect(run.status == 3, "\(run.output)\(run.errors)")
        #expect(
            run.errors.contains("The merchant at http://127.0.0.1:1 has not answered."),
            "\(run.errors)")
        let states = run.output.split(separator: "\n").map { $0.dropFirst(12) }
        #expect(zip(states, states.dropFirst()).allSatisfy { $0 != $1 }, "\(run.output)")
    }

    @Test("a theme that does not exist is reported in a pipe", arguments: ["", "config explain"])
    func theme(words: String) async throws {
        let run = try await CommandShop()("\(words) --theme nosuch")
        #expect(run.status == 0)
        #expect(run.errors.contains("Warning: There is no theme “nosuch”."), "\(run.errors)")
    }

    @Test("a key that its owner can only read is not damaged")
    func readOnlyKey() async throws {
        let kiosk = try CommandShop()
        #expect(try await kiosk("buy gems.60").status == 0)
        let folder = kiosk.folder.file("kiosk/default")
        let files = try FileManager.default.subpathsOfDirectory(atPath: folder)
        let key = try #require(files.first { $0.hasSuffix("authority.pem") })
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o400], ofItemAtPath: "\(folder)/\(key)")
        let run = try await kiosk("doctor")
        #expect(run.status == 0, "\(run.output)")
        #expect(try await kiosk("buy gems.60").status == 0)
    }
}
