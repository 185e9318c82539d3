import Foundation
import Glibc
import KioskTestSupport
import KioskUI
import TerminalGraphics
import Testing

@testable import KioskApp

@Suite("Theme locations")
struct ThemeLocatorTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        for path in ["config/kiosk/themes", "usr/bin", "usr/share/kiosk/themes"] {
            try folder.makeFolder(path)
        }
    }

    private var library: ThemeLocator {
        ThemeLocator(
            environment: ["XDG_CONFIG_HOME": folder.file("config")],
            executable: folder.file("usr/bin/kiosk"))
    }

    private func write(_ name: String, _ title: String, to place: String) throws {
        try folder.write(
            "name: \(title)\nvariant: dark\npalette: {ink: '#ffffff'}\nroles: {text: ink}\n",
            to: "\(place)/\(name).yaml")
    }

    private func failure(_ name: String) -> CommandFailure? {
        do throws(CommandFailure) {
            _ = try library.theme(name)
            return nil
        } catch {
            return error
        }
    }

    @Test("a user's theme overrides the installed one of the same name")
    func order() throws {
        try write("sea", "Installed", to: "usr/share/kiosk/themes")
        #expect(try library.theme("sea").name.string == "Installed")
        try write("sea", "Mine", to: "config/kiosk/themes")
        #expect(try library.theme("sea").name.string == "Mine")
        #expect(
            library.entries.first { $0.name == "sea" }?.path
                == folder.file("config/kiosk/themes/sea.yaml"))
        #expect(library.names == ["kiosk-default", "sea"])
    }

    @Test("an inherited theme that cannot be read is reported with its path")
    func unreadableParent() throws {
        try folder.makeFolder("config/kiosk/themes/base.yaml")
        try folder.write("inherits: base\n", to: "config/kiosk/themes/sea.yaml")
        let path = folder.file("config/kiosk/themes/base.yaml")
        #expect(failure("sea")?.message.hasPrefix("\(path) cannot be read as a theme: ") == true)
    }

    @Test("themes beside the executable override the installed ones")
    func besideExecutable() throws {
        try folder.makeFolder("usr/bin/themes")
        try write("sea", "Installed", to: "usr/share/kiosk/themes")
        try write("sea", "Unpacked", to: "usr/bin/themes")
        try write("sky", "Unpacked too", to: "usr/bin/themes")
        #expect(library.names == ["kiosk-default", "sea", "sky"])
        #expect(try library.theme("sea").name.string == "Unpacked")
    }

    @Test("a checkout's themes are found from its build folder")
    func checkout() throws {
        try folder.makeFolder("checkout/.build/x86/debug")
        try folder.makeFolder("checkout/themes")
        try folder.write("", to: "checkout/Package.swift")
        try write("sea", "Checkout", to: "checkout/themes")
        let library = ThemeLocator(
            environment: [:], executable: folder.file("checkout/.build/x86/debug/kiosk"))
        #expect(try library.theme("sea").name.string == "Checkout")
    }

    @Test("the built-in theme needs no file and can be overridden by name")
    func builtIn() throws {
        #expect(try library.theme("kiosk-default") == .builtIn)
        #expect(library.entries == [ThemeLocator.Entry(name: "kiosk-default", path: nil)])
        try write("kiosk-default", "Mine", to: "config/kiosk/themes")
        #expect(try library.theme("kiosk-default").name.string == "Mine")
    }

    @Test("a theme is listed with the comment at the top of its file as its idea")
    func ideas() throws {
        try folder.write(
            "# Blue as\n# the sea.\nname: Sea\n# The end.\nvariant: dark\n",
            to: "config/kiosk/themes/sea.yaml")
        #expect(
            library.items(inUse: "sea") == [
                ThemeItem(name: "kiosk-default"),
                ThemeItem(name: "sea", idea: "Blue as the sea.", isDark: true, isInUse: true),
            ])
        #expect(
            library.folders
                == ["config/kiosk/themes", "usr/bin/themes", "usr/share/kiosk/themes"]
                .map(folder.file))
    }

    @Test("a path is read as a file and is not looked up in the theme folders")
    func path() throws {
        try write("sea", "Elsewhere", to: "usr")
        #expect(try library.theme(folder.file("usr/sea.yaml")).name.string == "Elsewhere")
        #expect(failure("sea")?.code == "unknown-theme")
        #expect(
            failure("no.yaml")?.message
                == "no.yaml cannot be read as a theme: No such file or directory.")
    }

    @Test("an unknown name is reported with the known names")
    func unknown() throws {
        try write("sea-light", "Sea", to: "config/kiosk/themes")
        let failure = try #require(self.failure("sea-lihgt"))
        #expect(failure.exitCode == 65)
        #expect(
            failure.message
                == "There is no theme “sea-lihgt”. Did you mean “sea-light”? Available themes: kiosk-default, sea-light."
        )
    }

    @Test("an invalid file is reported with its line and column")
    func broken() throws {
        try folder.write("name: X\nvariant: dusk\n", to: "config/kiosk/themes/x.yaml")
        let failure = try #require(self.failure("x"))
        #expect(failure.exitCode == 65)
        #expect(failure.message.hasPrefix(folder.file("config/kiosk/themes/x.yaml") + ":2:10: "))
        let line = ThemeCheckJSON(file: folder.file("config/kiosk/themes/x.yaml"), in: library)
        #expect(line.status == .refused)
        #expect(line.error?.line == 2)
        #expect(line.error?.column == 10)
    }

    @Test(
        "a name cannot lead out of the theme folders",
        arguments: ["..", ".", ".hidden", "a\u{0}b", ""])
    func outside(name: String) throws {
        try folder.write("name: X\nvariant: dark\n", to: "config/kiosk/.hidden.yaml")
        #expect(failure(name)?.code == "unknown-theme")
    }

    @Test("a pipe among the themes does not block", .timeLimit(.minutes(2)))
    func pipe() throws {
        mkfifo(folder.file("config/kiosk/themes/p.yaml"), 0o600)
        #expect(failure("p")?.message.hasSuffix("it is not a regular file.") == true)
        let lines = library.entries.map { ThemeJSON($0, in: library, isInUse: false) }
        #expect(lines.contains { $0.name == "p" && $0.error != nil })
    }
}
