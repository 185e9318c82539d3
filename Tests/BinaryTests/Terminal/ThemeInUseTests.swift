import Foundation
import Glibc
import KioskTestSupport
import Testing

/// Tests themes in a real terminal: chosen by its reply, and followed while they are edited.
@Suite("The active theme")
struct ThemeInUseTests {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try FileManager.default.createDirectory(
            atPath: folder.file("config/kiosk/themes"), withIntermediateDirectories: true)
        try write("noon", paper: "#f1f2f3")
        try write("night", paper: "#111213")
    }

    private static let question = "\u{1B}]11;?\u{07}"
    private static let noon = "48;2;241;242;243"
    private static let night = "48;2;17;18;19"

    private func write(_ name: String, paper: String) throws {
        let text = "name: \(name)\nroles:\n  text: {fg: \"#888888\", bg: \"\(paper)\"}\n"
        try folder.write(text, to: "draft")
        try #require(
            rename(folder.file("draft"), folder.file("config/kiosk/themes/\(name).yaml")) == 0)
    }

    private func open(_ theme: String, _ environment: [String: String] = [:]) async throws
        -> PtyProgram
    {
        let always = [
            "COLORTERM": "truecolor", "XDG_CONFIG_HOME": folder.file("config"),
        ]
        return try await openShop(
            ["--theme", theme], in: folder, environment: always.merging(environment) { $1 })
    }

    private func sends(_ text: String, after count: Int = 0, _ shop: PtyProgram) async throws {
        let bytes = Array(text.utf8)
        try await shop.waitForOutput { $0.dropFirst(count).firstRange(of: bytes) != nil }
    }

    @Test("the terminal's reply selects from a pair of themes, and a change is followed")
    func pair() async throws {
        let shop = try await open("noon,night")
        try await sends(Self.question, shop)
        let first = String(decoding: shop.output, as: UTF8.self)
        #expect(!first.contains(Self.noon) && !first.contains(Self.night))
        shop.type("\u{1B}]11;rgb:1111/1212/1313\u{1B}\\")
        try await sends(Self.night, shop)
        // The terminal switches to light: the other theme applies immediately, and the background color is
        // queried.
        let before = shop.output.count
        shop.type("\u{1B}[?997;2n")
        try await sends(Self.noon, after: before, shop)
        try await sends(Self.question, after: before, shop)
        shop.type("q")
        #expect(try await shop.waitForEnd() == .exit(0))
        expectRestored(shop)
    }

    @Test("of a pair the terminal's answer decides while a scenario is watched, too")
    func watched() async throws {
        let file = try folder.write(
            "scenario: watched\nsteps:\n  - wait: 1h\n  - wait: 1h\n", to: "watched.yaml")
        let shop = try PtyProgram(
            BuiltProducts.kiosk,
            ["scenario", "run", file, "--watch", "--speed", "0.25", "--theme", "noon,night"],
            in: folder,
            environment: [
                "COLORTERM": "truecolor", "XDG_CONFIG_HOME": folder.file("config"),
            ])
        try await shop.waitForText("PLAYING")
        try await sends(Self.question, shop)
        shop.type("\u{1B}]11;rgb:1111/1212/1313\u{1B}\\")
        try await sends(Self.night, shop)
        let before = shop.output.count
        shop.type("\u{1B}[?997;2n")
        try await sends(Self.noon, after: before, shop)
        shop.type("q")
        #expect(try await shop.waitForEnd() == .exit(2))
    }

    @Test("before the terminal replies the environment decides")
    func environment() async throws {
        let shop = try await open("noon,night", ["COLORFGBG": "0;15"])
        try await sends(Self.noon, shop)
        shop.type("\u{1B}]11;rgb:00/00/00\u{07}")
        try await sends(Self.night, shop)
    }

    @Test("a single theme queries nothing from the terminal")
    func single() async throws {
        let shop = try await open("night")
        try await sends(Self.night, shop)
        #expect(!String(decoding: shop.output, as: UTF8.self).contains(Self.question))
    }

    @Test("a saved theme file is applied immediately, and its errors are reported with a position")
    func reload() async throws {
        let shop = try await open("night")
        try write("night", paper: "#203040")
        try await sends("48;2;32;48;64", shop)
        try write("night", paper: "bleu")
        try await shop.waitForScreen("the place of the mistake") {
            $0.contains("night.yaml:3:29:")
        }
        try write("night", paper: "#405060")
        try await sends("48;2;64;80;96", shop)
    }
}
