import StoreModel
import KioskTestSupport
import Testing

@testable import KioskApp

@Suite("Valid settings")
struct ResolvedSettingsTests {
    @Test(
        "a name that becomes part of a path accepts plain characters only",
        arguments: ["a", "A-1", "0.x_y", String(repeating: "a", count: 64)])
    func acceptedNames(name: String) throws {
        let settings = try Sources(flags: ["--account", name]).settings(in: TemporaryFolder())
        #expect(settings.account.rawValue == name)
    }

    static let badNames = [
        "..", ".", "-a", "_a", "a/b", "../../etc", "a b", "ä", "a\u{0}", "a\u{1B}[2J", "小明",
        String(repeating: "a", count: 65), "a\n",
    ]

    @Test(
        "a name that could lead out of a folder is rejected",
        arguments: ["--account", "--device", "--profile"], badNames)
    func refusedNames(flag: String, name: String) throws {
        // This uses the form with “=”, since a name that begins with a hyphen would be an option.
        let failure = try Sources(flags: ["\(flag)=\(name)"]).failure(in: TemporaryFolder())
        #expect(failure?.exitCode == 64)
        #expect(failure?.message.hasPrefix("\(flag) “") == true)
    }

    @Test(
        "an invalid value names its source and the valid values",
        arguments: [
            (["--storefront", "XX"], [:], "--storefront “XX” is not a country", 64),
            ([], ["KIOSK_STOREFRONT": "XX"], "KIOSK_STOREFRONT “XX” is not a country", 64),
            (["--locale", "!"], [:], "--locale “!” is not a valid language", 64),
            (["--outcome", "maybe"], [:], "Use one of: approve, decline, ask-to-buy, cancel", 64),
            ([], ["KIOSK_OUTCOME": "maybe"], "KIOSK_OUTCOME “maybe” is not known", 64),
            ([], ["KIOSK_AUTO_FINISH": "maybe"], "KIOSK_AUTO_FINISH “maybe” is not valid", 64),
        ] as [([String], [String: String], String, Int32)])
    func wrongValues(
        flags: [String], environment: [String: String], part: String, code: Int32
    ) throws {
        let failure = try Sources(flags: flags, environment: environment)
            .failure(in: TemporaryFolder())
        #expect(failure?.exitCode == code)
        #expect(failure?.message.contains(part) == true)
    }

    @Test("a long value is shortened in the error")
    func longValue() throws {
        let failure = try Sources(flags: ["--account", String(repeating: "x", count: 9000)])
            .failure(in: TemporaryFolder())
        #expect((failure?.message.count ?? 9000) < 300)
    }
}
