import Foundation
import KioskManual
import KioskTestSupport
import KioskUI
import StoreModel
import TerminalGraphics
import Testing

@testable import KioskApp

/// Compares the screens of the demos with golden files; `KIOSK_RECORD=1` records the files anew.
@Suite("Demo screens")
struct DemoScreens {
    static let sizes = [
        Size(width: 100, height: 28), Size(width: 60, height: 20), Size(width: 40, height: 12),
    ]

    /// The windows in which the loading screen is compared.
    private static let curtains = [
        Window(size: Size(width: 80, height: 24)),
        Window(size: Size(width: 40, height: 12), glyphs: .ascii),
    ]
    /// Every language of the interface.
    static let languages = ["en", "zh_CN", "zh_TW", "ja_JP", "de_DE", "es_ES"]

    /// A window whose screens have golden files.
    private struct Window {
        let size: Size
        var glyphs = GlyphSet.unicode

        var name: String {
            "\(size.width)x\(size.height)" + (glyphs == .ascii ? "-ascii" : "")
        }
    }

    /// Each width, and ASCII in the widest one, because the layout does not depend on the glyphs.
    private static let windows =
        sizes.map { Window(size: $0) } + [Window(size: sizes[0], glyphs: .ascii)]

    /// The steps of the demo that have golden files.
    private static let keptSteps = [1, 2, 5, 6]

    private func state(
        _ size: Size, _ glyphs: GlyphSet = .unicode, _ locale: LocaleID = PlayedDemos.english
    ) -> SlideshowState {
        SlideshowState(size: size, glyphs: glyphs, locale: locale)
    }

    private func show(_ state: SlideshowState) throws -> DemoSlideshow {
        DemoSlideshow(try PlayedDemos.columns.get(), state)
    }

    @Test("the demo matches its golden files")
    func demo() throws {
        for window in Self.windows {
            var show: any Slideshow = try show(state(window.size, window.glyphs))
            for step in 1...DemoOperation.allCases.count {
                if Self.keptSteps.contains(step) { try compare(show, "demo-\(step)", window) }
                _ = show.press(.right)
            }
        }
    }

    @Test("the stages match their golden files")
    func stages() throws {
        for window in Self.windows {
            var show: any Slideshow = CrashMatrixSlideshow(
                try PlayedDemos.matrix.get(), state(window.size, window.glyphs))
            try compare(show, "stages", window)
            _ = show.press(.enter)
            try compare(show, "story", window)
        }
    }

    @Test("every golden file of the demos is used")
    func noStrays() throws {
        let shows = Self.keptSteps.map { "demo-\($0)" } + ["stages", "story"]
        let curtains = ["curtain-demo", "curtain-stages"]
        let read =
            shows.flatMap { show in Self.windows.map { "\(show)-\($0.name).screen" } }
            + curtains.flatMap { show in Self.curtains.map { "\(show)-\($0.name).screen" } }
        let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path())
        #expect(Set(files) == Set(read + ["demo.txt", "stages.txt"]))
    }

    @Test(
        "kiosk's own design is displayed beside the selected one in every window, and a sign indicates more",
        arguments: [Size(width: 80, height: 24), Size(width: 60, height: 20)])
    func ownDesign(size: Size) throws {
        var show: any Slideshow = CrashMatrixSlideshow(try PlayedDemos.matrix.get(), state(size))
        _ = show.press(.home)
        let names = ["finish first", "await verdict", "order on disk", "with a log", "kiosk"]
        for name in names {
            let lines = text(show, size).split(separator: "\n").map(String.init)
            let head = try #require(lines.dropFirst(2).first)
            #expect(head.contains(name) && head.hasSuffix("kiosk"), "\(head)")
            #expect(head.contains("→") || head.contains("←"), "\(head)")
            _ = show.press(.right)
        }
    }

    @Test("in ASCII no hint shows an arrow as the sign of another key")
    func asciiArrows() throws {
        let size = Size(width: 80, height: 24)
        let shows: [any Slideshow] = [
            try show(state(size, .ascii)),
            CrashMatrixSlideshow(try PlayedDemos.matrix.get(), state(size, .ascii)),
        ]
        for show in shows {
            var canvas = Canvas(size: size)
            show.view(on: &canvas)
            let last = CanvasText(canvas.inASCII()).screen.split(separator: "\n").last ?? ""
            #expect(last.contains("Right") && !last.contains("<") && !last.contains(">"), "\(last)")
        }
    }

    @Test("the transcripts match their golden files")
    func transcripts() throws {
        let demo = DemoTranscript(
            try PlayedDemos.columns.get(), glyphs: .unicode, locale: PlayedDemos.english)
        try compare(demo.lines.map(\.string).joined(separator: "\n") + "\n", "demo.txt")
        let stages = CrashMatrixTranscript(
            try PlayedDemos.matrix.get(), glyphs: .unicode, locale: PlayedDemos.english)
        try compare(stages.lines.map(\.string).joined(separator: "\n") + "\n", "stages.txt")
    }

    @Test("the loading screen matches its golden files")
    func curtain() throws {
        for window in Self.curtains {
            let state = state(window.size, window.glyphs)
            try compare(DemoSlideshow.loadingScreen(state), "curtain-demo", window)
            try compare(CrashMatrixSlideshow.loadingScreen(state), "curtain-stages", window)
        }
    }

    @Test("the loading screen is complete in every language at 40 columns")
    func curtainLanguages() throws {
        let size = Size(width: 40, height: 12)
        for language in Self.languages {
            let curtain = CrashMatrixSlideshow.loadingScreen(
                state(size, .unicode, try locale(language)))
            var canvas = Canvas(size: size)
            let lines = curtain.draw(in: Rect(size: size).inset(top: 1, bottom: 1), on: &canvas)
            #expect(lines <= 10, "\(language)\n\(text(curtain, size))")
        }
    }

    @Test("every quit key and Esc leave the loading screen, but Esc in help only closes help")
    func leavingTheCurtain() {
        var curtain = CrashMatrixSlideshow.loadingScreen(state(Self.sizes[0]))
        for key in [Key.right, .character(" "), .character("p"), .down] {
            #expect(curtain.press(key).isEmpty)
        }
        #expect(curtain.press(.character("q")) == [.quit])
        #expect(curtain.press(.escape) == [.quit])
        let interrupt = KeyPress(.character("c"), control: true)
        #expect(curtain.handle(.key(interrupt), at: 0) == [.quit])
        _ = curtain.press(.character("?"))
        #expect(curtain.press(.escape).isEmpty)
        #expect(curtain.nextTick == nil)
    }

    @Test("every text of the table of stages is complete in every language at 100 columns")
    func stageWords() throws {
        let size = Self.sizes[0]
        for language in Self.languages {
            for glyphs in GlyphSet.allCases {
                let show = CrashMatrixSlideshow(
                    try PlayedDemos.matrix.get(), state(size, glyphs, try locale(language)))
                let table = text(show, size).split(separator: "\n").prefix(12)
                #expect(!table.contains { $0.contains("…") || $0.contains("...") }, "\(table)")
                // The last column proves that none is missing.
                #expect(table.contains { $0.contains("kiosk") }, "\(table)")
            }
        }
    }

    private func locale(_ language: String) throws -> LocaleID {
        try #require(LocaleID(language))
    }

    @Test("no text of the demo is cut off in any language at 100 columns")
    func languages() throws {
        for language in Self.languages {
            let locale = try #require(LocaleID(language))
            var show: any Slideshow = try show(state(Self.sizes[0], .unicode, locale))
            for _ in DemoOperation.allCases {
                let screen = text(show, Self.sizes[0])
                let cut = screen.replacingOccurrences(
                    of: "…[0-9]{6}", with: "", options: .regularExpression)
                #expect(!cut.contains("…"), "\(language)\n\(screen)")
                _ = show.press(.right)
            }
        }
    }

    @Test("the screens in the manual match the demo")
    func manual() throws {
        let size = Size(width: 100, height: 28)
        var demo: any Slideshow = try show(state(size))
        _ = demo.press(.right)
        let stages = CrashMatrixSlideshow(try PlayedDemos.matrix.get(), state(size))
        let article = try ManualArticle("demo")
        for show in [demo, stages] {
            let picture = "```\n\(text(show, size))```\n"
            let isShown = article.text.contains(picture)
            #expect(isShown, "\(picture)")
        }
    }

    // MARK: Keys

    @Test("keys move one step forward and back, to both ends, and restart")
    func steps() throws {
        var show = try show(state(Self.sizes[0]))
        #expect(show.press(.left).isEmpty && show.step == 0)
        for key in [Key.right, .enter, .character(" "), .character("l")] { _ = show.press(key) }
        #expect(show.step == 4)
        _ = show.press(.end)
        _ = show.press(.right)
        #expect(show.step == 5)
        _ = show.press(.left)
        #expect(show.step == 4)
        _ = show.press(.character("r"))
        #expect(show.step == 0)
        #expect(show.press(.character("q")) == [.quit])
    }

    @Test("p advances immediately and then at intervals, which a step stops and + halves")
    func playing() throws {
        var show = try show(state(Self.sizes[0]))
        _ = show.handle(.key(KeyPress(.character("p"))), at: 1000)
        #expect(show.step == 1 && show.nextTick == 5000)
        show.tick(at: 4999)
        #expect(show.step == 1)
        show.tick(at: 5000)
        #expect(show.step == 2 && show.nextTick == 9000)
        _ = show.handle(.key(KeyPress(.character("+"))), at: 6000)
        #expect(show.nextTick == 8000)
        _ = show.handle(.key(KeyPress(.left)), at: 7000)
        #expect(show.step == 1 && show.nextTick == nil)
        // At the end it restarts.
        _ = show.press(.end)
        _ = show.handle(.key(KeyPress(.character("p"))), at: 9000)
        #expect(show.step == 0 && show.nextTick == 11_000)
    }

    @Test("in a window with room for one column, Tab shows the other one")
    func columns() throws {
        var show: any Slideshow = try show(state(Self.sizes[1]))
        #expect(text(show, Self.sizes[1]).contains("60 Gems"))
        _ = show.press(.tab)
        let other = text(show, Self.sizes[1])
        #expect(other.contains("Remove Ads") && !other.contains("60 Gems"))
    }

    @Test("help names every key, is closed by Esc, and ignores the step keys")
    func help() throws {
        var show = try show(state(Self.sizes[0]))
        _ = show.press(.character("?"))
        let screen = text(show, Self.sizes[0])
        #expect(screen.contains("next step") && screen.contains("Ctrl-C"))
        _ = show.press(.right)
        #expect(show.step == 0)
        _ = show.press(.escape)
        #expect(!text(show, Self.sizes[0]).contains("Ctrl-C"))
    }

    @Test(
        "nothing is drawn outside the smallest window, and nothing traps", arguments: [1, 5, 9])
    func small(side: Int) throws {
        let size = Size(width: side * 2, height: side)
        for show in [
            try show(state(size)) as any Slideshow,
            CrashMatrixSlideshow(try PlayedDemos.matrix.get(), state(size)),
        ] {
            var show = show
            for key in [Key.right, .down, .character("?"), .down, .escape, .tab, .enter] {
                _ = show.press(key)
                _ = text(show, size)
            }
        }
    }

    // MARK: Comparison with golden files

    private func text(_ show: any Slideshow, _ size: Size) -> String {
        var canvas = Canvas(size: size)
        show.view(on: &canvas)
        return CanvasText(canvas).screen
    }

    private func compare(_ show: any Slideshow, _ name: String, _ window: Window) throws {
        var canvas = Canvas(size: window.size)
        show.view(on: &canvas)
        let shown = CanvasText(window.glyphs == .ascii ? canvas.inASCII() : canvas)
        let isPlain = shown.screen.allSatisfy(\.isASCII)
        #expect(isPlain || window.glyphs == .unicode, "\(shown.screen)")
        try compare(shown.description, "\(name)-\(window.name).screen")
    }

    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Demos")

    private func compare(_ text: String, _ name: String) throws {
        let file = Self.folder.appendingPathComponent(name)
        if ProcessInfo.processInfo.environment["KIOSK_RECORD"] == "1" {
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
        #expect(try String(contentsOf: file, encoding: .utf8) == text, "\(name)")
    }
}

extension Slideshow {
    /// Presses a key at time zero.
    fileprivate mutating func press(_ key: Key) -> [TerminalCommand] {
        handle(.key(KeyPress(key)), at: 0)
    }
}
