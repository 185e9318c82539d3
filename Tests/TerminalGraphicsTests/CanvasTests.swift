import Testing

@testable import TerminalGraphics

@Suite("Canvas")
struct CanvasTests {
    private func canvas(_ width: Int, _ height: Int) -> Canvas {
        Canvas(size: Size(width: width, height: height))
    }

    private func row(_ canvas: Canvas, _ y: Int = 0) -> String {
        canvas.row(y).map(\.text).joined()
    }

    @Test(
        "letters from another alphabet than the rest of their word are marked as warnings",
        arguments: [
            ("Рro", [0]), ("Pro", []), ("Проба", []), ("Пpоба", [1]), ("Gοld 100", [1]),
            ("5 k\u{2126}", []), ("Αθήνα gold", []), ("日本 Pro", []), ("Рrо", [1]),
        ] as [(String, [Int])])
    func alphabets(_ text: String, _ odd: [Int]) {
        var canvas = Canvas(size: Size(width: 10, height: 1))
        canvas.put(SafeText(untrusted: text), at: Point(x: 0, y: 0), style: Style(.text))
        let row = Array(canvas.row(0))
        let marked = row.indices.filter { row[$0].style.role == .warning }
        #expect(marked == odd)
        #expect(marked.allSatisfy { row[$0].style.attributes.contains(.underline) })
    }

    @Test("text is drawn in its role, and put returns the number of columns")
    func puts() {
        var canvas = canvas(10, 2)
        let used = canvas.put("60 Gems", at: Point(x: 1, y: 0), style: Style(.price))
        #expect(used == 7)
        #expect(row(canvas) == " 60 Gems  ")
        #expect(canvas[1, 0].style.role == .price)
        #expect(canvas[0, 0].style.role == .text)
    }

    @Test("a wide cluster at the last column leaves a blank and never wraps")
    func neverWraps() {
        var canvas = canvas(5, 2)
        canvas.put(SafeText(untrusted: "宝石六"), at: Point(x: 0, y: 0), style: .text)
        #expect(row(canvas, 0) == "宝石 ")
        #expect(row(canvas, 1) == "     ")
        #expect(canvas[4, 0].width == 1)
        canvas.put(SafeText(untrusted: "宝"), at: Point(x: -1, y: 1), style: .text)
        #expect(row(canvas, 1) == "     ")
    }

    @Test("drawing over half of a wide cluster blanks the other half")
    func repairsWide() {
        var canvas = canvas(6, 1)
        canvas.put(SafeText(untrusted: "宝石六"), at: Point(x: 0, y: 0), style: .text)
        canvas.put("x", at: Point(x: 1, y: 0), style: .text)
        canvas.put("y", at: Point(x: 4, y: 0), style: .text)
        #expect(row(canvas) == " x石y ")
        #expect(canvas.row(0).allSatisfy { $0.width == 1 || $0.text == "石" || $0.text.isEmpty })
    }

    @Test("maxWidth and clips limit what is drawn")
    func bounds() {
        var canvas = canvas(8, 3)
        #expect(canvas.put("abcdef", at: Point(x: 0, y: 0), style: .text, maxWidth: 3) == 3)
        #expect(row(canvas) == "abc     ")
        canvas.clipped(to: Rect(x: 2, y: 1, width: 3, height: 1)) { canvas in
            canvas.put("0123456", at: Point(x: 0, y: 1), style: .text)
            canvas.put("hidden", at: Point(x: 0, y: 2), style: .text)
            canvas.fill(Rect(x: 0, y: 0, width: 8, height: 1), style: .text)
        }
        #expect(row(canvas, 0) == "abc     ")
        #expect(row(canvas, 1) == "  234   ")
        #expect(row(canvas, 2) == "        ")
    }

    @Test("positions outside the canvas are ignored, including extreme values")
    func ignoresOutside() {
        var canvas = canvas(4, 2)
        let before = canvas
        for place in [Int.min, -5, 9, Int.max] {
            canvas.put("abc", at: Point(x: place, y: place), style: .text)
            canvas.fill(Rect(x: place, y: place, width: 3, height: 3), style: Style(.error))
            canvas.horizontalLine(at: Point(x: 0, y: place), length: .max, style: .text)
        }
        #expect(canvas == before)
        #expect(canvas[-1, 99].text == " ")
        #expect(canvas.row(7).isEmpty)
    }

    @Test("replacements made by the sanitizer are drawn as warnings")
    func marksWarnings() {
        var canvas = canvas(14, 1)
        canvas.put(
            SafeText(untrusted: "a\u{1B}b\u{202E}c"), at: Point(x: 0, y: 0),
            style: Style(.price, on: .selection))
        #expect(row(canvas) == "a␛b⟨RLO⟩c     ")
        #expect(canvas[1, 0].style == Style(.warning, on: .selection))
        #expect((3...7).allSatisfy { canvas[$0, 0].style.role == .warning })
        #expect(canvas[8, 0].style == Style(.price, on: .selection))
    }

    @Test("right-to-left text is closed at its end, at a clip, and where other text covers it")
    func closesRightToLeft() {
        var canvas = canvas(12, 2)
        canvas.put(SafeText(untrusted: "جواهر"), at: Point(x: 1, y: 0), style: .text)
        #expect(canvas[5, 0].closesRightToLeft)
        #expect(!canvas[4, 0].closesRightToLeft)
        #expect(canvas[5, 0].output.hasSuffix("\u{200E}"))
        canvas.put("x", at: Point(x: 3, y: 0), style: .text)
        #expect(canvas[2, 0].closesRightToLeft)
        canvas.put(SafeText(untrusted: "جواهر"), at: Point(x: 0, y: 1), style: .text, maxWidth: 2)
        #expect(canvas[1, 1].closesRightToLeft)
    }

    @Test("a box has corners, a title and a footer, and an empty interior")
    func drawsBox() {
        var canvas = canvas(14, 3)
        canvas.box(
            canvas.bounds, style: Style(.border), title: "Buy", footer: "Esc cancel everything")
        #expect(row(canvas, 0) == "┌─ Buy ──────┐")
        #expect(row(canvas, 1) == "│            │")
        #expect(row(canvas, 2) == "└─ Esc can… ─┘")
    }

    @Test("lines that meet become tees and crosses")
    func joinsLines() {
        var canvas = canvas(7, 3)
        canvas.box(canvas.bounds, style: Style(.border))
        canvas.verticalLine(at: Point(x: 3, y: 0), length: 3, style: Style(.border))
        canvas.horizontalLine(at: Point(x: 0, y: 1), length: 7, style: Style(.border))
        #expect(row(canvas, 0) == "┌──┬──┐")
        #expect(row(canvas, 1) == "├──┼──┤")
        #expect(row(canvas, 2) == "└──┴──┘")
    }

    @Test("in ASCII every cell stays in its column")
    func degradesToASCII() {
        var canvas = canvas(16, 2)
        canvas.box(Rect(x: 0, y: 0, width: 3, height: 2), style: Style(.border))
        canvas.put(SafeText(untrusted: "宝◆é…✗ж"), at: Point(x: 4, y: 0), style: .text)
        let ascii = canvas.inASCII()
        #expect(row(ascii, 0) == "+-+ ??*e~x?     ")
        #expect(row(ascii, 1) == "+-+             ")
        #expect(ascii.row(0).allSatisfy { $0.width == 1 })
    }

    @Test("every glyph has one column in UTF-8 and an ASCII form")
    func glyphsAreNarrow() {
        for glyph in Glyph.allCases {
            #expect(glyph.text(.unicode).width == 1, "\(glyph)")
            #expect(glyph.text(.ascii).string.utf8.allSatisfy { $0 < 0x7F }, "\(glyph)")
        }
        #expect(Glyphs.unicode.sparkline([0, 5, 10]).string == "▁▅█")
        #expect(Glyphs.ascii.sparkline([.min, .max]).string == "_#")
        #expect(Glyphs.unicode.spinner(.min).width == 1)
    }

    @Test("Latin letters and the interface's symbols have an ASCII form")
    func knowsLatin() {
        #expect(
            SafeText(untrusted: "Größe “Ñandú” – 3×5 £4 …").inASCII.string
                == "Grose 'Nandu' - 3x5 L4 ~")
        #expect(SafeText("žŽ▁█▛◒↓€").inASCII.string == "zZ_##\\vE")
    }

    @Test("a huge canvas is limited to the maximum size")
    func limitsSize() {
        let canvas = Canvas(size: Size(width: 65_535, height: 1))
        #expect(canvas.size.width == Canvas.maximumSize.width)
    }
}
