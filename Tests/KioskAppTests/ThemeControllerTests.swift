import Foundation
import KioskTestSupport
import TerminalGraphics
import Testing

@testable import KioskApp

@Suite("Active theme")
struct ThemeControllerTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.makeFolder("config/kiosk/themes")
        try write("noon", "Noon", "light")
        try write("night", "Night", "dark")
    }

    private var library: ThemeLocator {
        ThemeLocator(environment: ["XDG_CONFIG_HOME": folder.file("config")], executable: nil)
    }

    private func place(_ name: String) -> String { "config/kiosk/themes/\(name).yaml" }

    private func write(_ name: String, _ title: String, _ variant: String) throws {
        try folder.write("name: \(title)\nvariant: \(variant)\nroles: {text: 3}\n", to: place(name))
    }

    private func wardrobe(_ said: String?, isDark: Bool? = nil) throws -> ThemeController {
        try ThemeController(ThemeChoice(said), in: library, hasDarkBackground: isDark)
    }

    private func expectNew(
        _ wardrobe: inout ThemeController, _ expected: Bool = true,
        _ location: SourceLocation = #_sourceLocation
    ) {
        let isNew = wardrobe.reloadIfNeeded().isNew
        #expect(isNew == expected, sourceLocation: location)
    }

    private static let black = TerminalReply.background(RGB(hex: 0))
    private static let white = TerminalReply.background(RGB(hex: 0xFFFFFF))

    @Test("a theme choice is a name, a file, a pair with the light theme first, or empty")
    func choices() {
        #expect(ThemeChoice(nil) == .builtIn)
        #expect(ThemeChoice("kiosk-default") == .builtIn)
        #expect(ThemeChoice("noon") == .single("noon"))
        #expect(ThemeChoice("./a.yaml,night") == .pair(light: "./a.yaml", dark: "night"))
        for odd in ["a,", ",a", "a,b,c", ","] { #expect(ThemeChoice(odd) == .single(odd)) }
        for text in ["kiosk-default", "noon", "noon,night", "a,b,c"] {
            #expect(ThemeChoice(text).text == text)
        }
    }

    @Test("the background chooses from a pair, and the built-in theme applies while it is unknown")
    func pairs() throws {
        #expect(try wardrobe("noon,night").theme == .builtIn)
        #expect(try wardrobe("noon,night", isDark: true).theme.name == "Night")
        var wardrobe = try wardrobe("noon,night", isDark: false)
        #expect(wardrobe.theme.name == "Noon")
        // The terminal's answer overrides the environment.
        let asks = wardrobe.apply(Self.black)
        #expect(!asks)
        expectNew(&wardrobe)
        #expect(wardrobe.theme.name == "Night")
        expectNew(&wardrobe, false)
    }

    @Test("a terminal that changes to light gets the light theme and is queried for its color")
    func changes() throws {
        var wardrobe = try wardrobe("noon,night")
        _ = wardrobe.apply(Self.black)
        _ = wardrobe.reloadIfNeeded()
        let asks = wardrobe.apply(.colorScheme(dark: false))
        #expect(asks)
        expectNew(&wardrobe)
        #expect(wardrobe.theme.name == "Noon")
        _ = wardrobe.apply(Self.white)
        expectNew(&wardrobe, false)
    }

    @Test("a single theme ignores the background and queries nothing")
    func single() throws {
        for said in [nil, "night"] {
            var wardrobe = try wardrobe(said)
            let before = wardrobe.theme
            let asks = wardrobe.apply(.colorScheme(dark: false))
            #expect(!asks)
            expectNew(&wardrobe, false)
            #expect(wardrobe.theme == before)
        }
    }

    @Test("an error in either theme of a pair is reported before the shop opens")
    func brokenPair() throws {
        try folder.write("variant: dusk\n", to: place("night"))
        for isDark in [nil, false, true] {
            #expect(throws: CommandFailure.self) {
                _ = try wardrobe("noon,night", isDark: isDark)
            }
        }
    }

    @Test("a changed theme file is applied, also when the file is replaced")
    func reloads() throws {
        var wardrobe = try wardrobe("night")
        #expect(wardrobe.folders.contains(folder.file("config/kiosk/themes")))
        try folder.write("name: Later\nroles: {text: 4}\n", to: "draft")
        try #require(
            rename(folder.file("draft"), folder.file(place("night"))) == 0)
        expectNew(&wardrobe)
        #expect(wardrobe.theme.name == "Later")
    }

    @Test("a change of an inherited theme file is applied")
    func reloadsParents() throws {
        try folder.write(
            "name: Child\ninherits: night\nroles: {price: 5}\n", to: place("child"))
        var wardrobe = try wardrobe("child")
        try folder.write("name: Night\nroles: {text: 77, error: 1}\n", to: place("night"))
        expectNew(&wardrobe)
        #expect(wardrobe.theme.paint(.text).foreground == .indexed(77))
    }

    @Test("an invalid theme file changes nothing and is reported once with its position")
    func keepsLastGood() throws {
        var wardrobe = try wardrobe("night")
        let before = wardrobe.theme
        try folder.write("name: Night\nroles:\n  text: bleu\n", to: place("night"))
        let first = wardrobe.reloadIfNeeded()
        #expect(!first.isNew)
        let message = try #require(first.trouble?.message)
        #expect(message.hasPrefix("night.yaml:3:9: "))
        let again = wardrobe.reloadIfNeeded()
        #expect(again.trouble == nil)
        #expect(wardrobe.theme == before)
        try folder.write("name: Mended\nroles:\n  text: 12\n", to: place("night"))
        expectNew(&wardrobe)
        #expect(wardrobe.theme.name == "Mended")
    }

    @Test("a deleted theme file changes nothing until it exists again")
    func gone() throws {
        var wardrobe = try wardrobe(folder.file(place("night")))
        try FileManager.default.removeItem(atPath: folder.file(place("night")))
        let trouble = wardrobe.reloadIfNeeded().trouble
        #expect(trouble != nil)
        #expect(wardrobe.theme.name == "Night")
        try write("night", "Back", "dark")
        expectNew(&wardrobe)
    }

    @Test("an unreadable choice leaves the active theme unchanged")
    func refuses() throws {
        var wardrobe = try wardrobe("night")
        do throws(CommandFailure) {
            _ = try wardrobe.choose(ThemeChoice("nigth"))
            Issue.record("it was taken")
        } catch {
            #expect(error.message.contains("Did you mean “night”?"))
        }
        #expect(wardrobe.choice == .single("night"))
        #expect(wardrobe.theme.name == "Night")
        #expect(try wardrobe.choose(ThemeChoice("noon")) == nil)
        #expect(wardrobe.theme.name == "Noon")
    }

    @Test("a theme used before applies in its last valid form while its file is invalid")
    func goesBack() throws {
        var wardrobe = try wardrobe("night")
        _ = try wardrobe.choose(ThemeChoice("noon"))
        try folder.write("name: Night\nroles:\n  text: bleu\n", to: place("night"))
        let trouble = try wardrobe.choose(ThemeChoice("night"))
        #expect(trouble?.message.hasPrefix("night.yaml:3:9: ") == true)
        #expect(wardrobe.theme.name == "Night" && wardrobe.activeName == "night")
        let again = wardrobe.reloadIfNeeded()
        #expect(again.trouble == nil && !again.isNew, "it was told already")
        try folder.write("name: Mended\nroles: {text: 12}\n", to: place("night"))
        expectNew(&wardrobe)
        #expect(wardrobe.theme.name == "Mended")
    }

    @Test("a symbolic link is followed to the folder of its file")
    func links() throws {
        try folder.makeFolder("dotfiles")
        try folder.write("name: Linked\nroles: {text: 3}\n", to: "dotfiles/t.yaml")
        try FileManager.default.createSymbolicLink(
            atPath: folder.file(place("linked")),
            withDestinationPath: folder.file("dotfiles/t.yaml"))
        let folders = try wardrobe("linked").folders
        #expect(folders.contains { $0.hasSuffix("/dotfiles") })
        #expect(folders.contains { $0.hasSuffix("/themes") })
    }
}
