import StoreModel
import Foundation
import Glibc
import KioskTestSupport
import Testing

@testable import KioskApp

@Suite("Configuration file")
struct ConfigFileTests {
    private func failure(_ text: String) throws -> CommandFailure? {
        do throws(CommandFailure) {
            _ = try ConfigFile(text: text, path: "/c/config.yaml", home: "/home/mia")
            return nil
        } catch {
            return error
        }
    }

    @Test(
        "an error is reported with file, line and column",
        arguments: [
            ("account: [a, b]\n", "1:10: account requires one value"),
            ("account:\n  name: a\n", "2:3: account requires one value"),
            ("account:\n", "account has no value; remove the line instead"),
            ("device: a\naccount: ''\n", "2:10: account has no value"),
            ("- a\n", "1:1: settings must be written as “name: value”"),
            ("hello\n", "1:1: settings must be written as “name: value”"),
            ("a: b: c\n", "1:5: the YAML is not valid"),
            ("account: a\ndevice: d\naccount: b\n", "3:1: “account” occurs twice"),
            ("account: a\ndevice: d\n\"account\": b\n", "3:1: “account” occurs twice"),
            ("'account': a\ndevice: d\n'account': b\n", "3:1: “account” occurs twice"),
            ("'account': a\ndevice: account\naccount : b\n", "3:1: “account” occurs twice"),
            ("device: d\nkeys:\n  buy: x\n  sort: y\n  buy: z\n", "5:3: “buy” occurs twice"),
            ("account: \"a\\eb\"\n", "1:10: the value of account contains a control character"),
            ("account: a\n---\naccount: b\n", "the YAML is not valid"),
            ("? {a: b}\n: c\n", "1:1: complex keys are not supported"),
            ("[a]: b\n", "1:1: a name must be text, not a list or mapping"),
            ("account: a # b\u{2028}device: c\n", "1:15: use line feeds only as line ends"),
            ("account: &x a\ndevice: *x\n", "1:10: anchors and aliases are not supported"),
            ("account: !!binary aGk=\n", "1:10: tags are not supported"),
            ("account: !!str a\n", "1:10: tags are not supported"),
            ("a & b: 1\na ? b: 2\nc: &d e\n", "3:4: anchors and aliases are not supported"),
        ])
    func mistakes(text: String, part: String) throws {
        let failure = try #require(try self.failure(text))
        #expect(failure.exitCode == 65)
        #expect(failure.message.hasPrefix("/c/config.yaml:"))
        #expect(failure.message.contains(part), "\(failure.message)")
    }

    @Test(
        "an unknown name is ignored with a warning that states its position and a suggestion",
        arguments: [
            ("acount: bob\n", "1:1: there is no setting “acount”; did you mean “account”?"),
            (
                "# hello\n\nprofil: x\n",
                "3:1: there is no setting “profil”; did you mean “profile”?"
            ),
            ("bundle_id: a.b\n", "1:1: there is no setting “bundle_id”; did you mean “bundle-id”?"),
            ("zzzzzzzz: 1\n", "1:1: there is no setting “zzzzzzzz”; use one of accessible, "),
            ("new: {a: {b: {c: {d: [{e: 1}]}}}}\n", "1:1: there is no setting “new”; "),
            (
                "new:\n  a:\n    b:\n      c:\n        d:\n          - e: 1\n",
                "1:1: there is no setting “new”; "
            ),
            ("new: ?[unclear] text\n", "1:1: there is no setting “new”; "),
            ("new: \"a\n  \tb\"\n", "1:1: there is no setting “new”; "),
            ("keys:\n  bye: x\n", "2:3: there is no action “bye”; did you mean “buy”?"),
            (
                "keys:\n  zzzzzz: x\n",
                "2:3: there is no action “zzzzzz”; see kiosk help keys."
            ),
        ])
    func unknown(text: String, part: String) throws {
        let config = try ConfigFile(text: text + "device: d\n", path: "/c/config.yaml")
        #expect(config.warnings.count == 1)
        #expect(config.warnings.first?.hasPrefix("/c/config.yaml:" + part) == true)
        #expect(config[.device]?.text == "d", "the other lines count")
    }

    @Test(
        "an invalid value is reported with its position",
        arguments: [
            ("account: ../x\n", ":1:10: account “../x” is not a valid name"),
            ("account: a\nstorefront: Mars\n", ":2:13: storefront “Mars” is not a country"),
            ("locale: '9'\n", ":1:9: locale “9” is not a valid language"),
            ("outcome: maybe\n", ":1:10: outcome “maybe” is not known"),
            (
                "auto-finish: perhaps\n",
                ":1:14: auto-finish “perhaps” is not valid. Use true or false"
            ),
            (
                "toast-seconds: 0\n",
                ":1:16: toast-seconds “0” is not valid. Use a number of seconds from 1 to 60"
            ),
            (
                "esc-delay: 1e2\n",
                ":1:12: esc-delay “1e2” is not valid. Use a number of milliseconds"
            ),
            (
                "color: 7\n",
                ":1:8: color “7” is not known. Use one of: auto, never, 8, 16, 256, rgb"
            ),
            (
                "first-screen: cellar\n",
                ":1:15: first-screen “cellar” is not known. Use one of: last,"
            ),
        ])
    func wrongValues(text: String, part: String) throws {
        let failure = try #require(try Sources(config: text).failure(in: TemporaryFolder()))
        #expect(failure.exitCode == 65)
        #expect(failure.message.contains("/config/kiosk/config.yaml" + part), "\(failure.message)")
    }

    @Test(
        "an empty file, white space and comments set nothing",
        arguments: ["", "\n\n", "# account: a\n"])
    func empty(text: String) throws {
        let config = try ConfigFile(text: text, path: "/c/config.yaml")
        #expect(SettingKey.allCases.allSatisfy { config[$0] == nil })
    }

    @Test(
        "values keep their written form",
        arguments: [
            ("device: 1.10", "1.10"), ("device: NO", "NO"), ("device: 0x1F", "0x1F"),
            ("device: \"a b\"", "a b"), ("device: 2026-01-01", "2026-01-01"),
        ])
    func asWritten(text: String, value: String) throws {
        #expect(try ConfigFile(text: text, path: "/c/config.yaml")[.device]?.text == value)
    }

    @Test(
        "a file path is resolved against the folder of the config file, and a name stays a name",
        arguments: [
            ("catalog: shop.yaml", SettingKey.catalog, "/c/shop.yaml"),
            ("catalog: shop", .catalog, "/c/shop"), ("catalog: demo", .catalog, "demo"),
            ("catalog: /x/y.storekit", .catalog, "/x/y.storekit"),
            ("catalog: ~/y.storekit", .catalog, "/home/mia/y.storekit"),
            ("token-file: sandbox.token", .tokenFile, "/c/sandbox.token"),
            ("tls-ca: ~/ca.pem", .tlsCA, "/home/mia/ca.pem"),
            ("theme: kiosk-light", .theme, "kiosk-light"),
            ("theme: mine.yaml", .theme, "/c/mine.yaml"),
            ("theme: themes/mine.yml", .theme, "/c/themes/mine.yml"),
        ])
    func paths(text: String, key: SettingKey, value: String) throws {
        let config = try ConfigFile(text: text, path: "/c/config.yaml", home: "/home/mia")
        #expect(config[key]?.text == value)
    }

    @Test("the default file may be missing, but a file named by the user must exist")
    func missing() throws {
        let folder = try TemporaryFolder()
        #expect(try Sources().failure(in: folder) == nil)
        for sources in [
            Sources(flags: ["--config", folder.file("no.yaml")]),
            Sources(environment: ["KIOSK_CONFIG": folder.file("no.yaml")]),
        ] {
            let failure = try sources.failure(in: folder)
            #expect(failure?.exitCode == 65)
            #expect(
                failure?.message.contains("no.yaml cannot be read as a config file: No such")
                    == true)
        }
    }

    @Test("a file named by the user replaces the default one")
    func named() throws {
        let folder = try TemporaryFolder()
        let named = try folder.write("account: nina\n", to: "other.yaml")
        let sources = Sources(flags: ["--config", named], config: "account: carl\ndevice: d\n")
        let settings = try sources.settings(in: folder)
        #expect(settings.account == "nina")
        #expect(settings.device == "phone-1")
    }

    @Test("a file that is not plain text is rejected immediately", .timeLimit(.minutes(2)))
    func noText() throws {
        let folder = try TemporaryFolder()
        mkfifo(folder.file("pipe"), 0o600)
        try Data([0xFF, 0xFE, 0x00]).write(to: URL(filePath: folder.file("bytes")))
        try folder.write(String(repeating: "# x\n", count: 20_000), to: "large")
        try folder.makeFolder("folder")
        for (name, reason) in [
            ("pipe", "not a regular file"), ("bytes", "not UTF-8 text"),
            ("large", "larger than 64 KB"),
            ("folder", "not a regular file"),
        ] {
            let sources = Sources(flags: ["--config", folder.file(name)])
            #expect(try sources.failure(in: folder)?.message.contains(reason) == true)
        }
    }

    @Test(
        "texts crafted to cost time or memory are handled cheaply", .timeLimit(.minutes(2)),
        arguments: [
            "a: &a [x]\n" + (0..<40).map { "b\($0): [*a,*a,*a]\n" }.joined(),
            String(repeating: "[", count: 30_000), String(repeating: "- ", count: 30_000),
            String(repeating: "{a: ", count: 15_000),
            String(repeating: " ", count: 60_000) + "a: b",
            "account: " + String(repeating: "x", count: 60_000),
        ])
    func bombs(text: String) throws {
        let sources = Sources(config: text)
        #expect(try sources.failure(in: TemporaryFolder())?.exitCode == 65)
    }

    @Test("a valid file that is truncated or has a changed byte is read or rejected without a trap")
    func mutations() throws {
        let good = Array(
            ("# mine\ncatalog: a.yaml\naccount: \"mia\"\nauto-finish: no\n"
                + "theme: {light: b, dark: c}\nkeys:\n  buy: [x, f5]\n  mouse: none\n").utf8)
        #expect(try failure(String(decoding: good, as: UTF8.self)) == nil)
        for place in good.indices {
            for byte in [0x00, 0x09, 0x0A, 0x22, 0x26, 0x2A, 0x3A, 0x5B, 0x7B, 0xFF] as [UInt8] {
                var bytes = good
                bytes[place] = byte
                _ = try failure(String(decoding: bytes, as: UTF8.self))
            }
            _ = try failure(String(decoding: good[..<place], as: UTF8.self))
        }
    }
}
