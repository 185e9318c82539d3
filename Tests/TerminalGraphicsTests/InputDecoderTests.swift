import StoreModel
import Testing

@testable import TerminalGraphics

@Suite("Input decoder")
struct InputDecoderTests {
    /// Decodes a complete input followed by silence, and returns its events.
    private func events(_ input: [UInt8]) -> [InputEvent] {
        var decoder = InputDecoder()
        return decoder.decode(input) + decoder.flush()
    }

    private func events(_ input: String) -> [InputEvent] {
        events(Array(input.utf8))
    }

    private func key(
        _ key: Key, control: Bool = false, alt: Bool = false, shift: Bool = false
    ) -> InputEvent {
        .key(KeyPress(key, control: control, alt: alt, shift: shift))
    }

    /// Everything that a terminal sends, with its meaning.
    static let samples: [(String, [InputEvent])] = [
        ("a", [.key(KeyPress(.character("a")))]),
        ("宝🐉", [.key(KeyPress(.character("宝"))), .key(KeyPress(.character("🐉")))]),
        ("\r", [.key(KeyPress(.enter))]), ("\n", [.key(KeyPress(.enter))]),
        ("\t", [.key(KeyPress(.tab))]), ("\u{7F}", [.key(KeyPress(.backspace))]),
        ("\u{8}", [.key(KeyPress(.backspace))]),
        ("\u{3}", [.key(KeyPress(.character("c"), control: true))]),
        ("\u{0}", [.key(KeyPress(.character(" "), control: true))]),
        ("\u{1C}", [.key(KeyPress(.character("\\"), control: true))]),
        ("\u{1B}", [.key(KeyPress(.escape))]),
        ("\u{1B}\u{1B}", [.key(KeyPress(.escape)), .key(KeyPress(.escape))]),
        ("\u{1B}b", [.key(KeyPress(.character("b"), alt: true))]),
        ("\u{1B}é", [.key(KeyPress(.character("é"), alt: true))]),
        ("\u{1B}\r", [.key(KeyPress(.enter, alt: true))]),
        ("\u{1B}[", [.key(KeyPress(.character("["), alt: true))]),
        ("\u{1B}O", [.key(KeyPress(.character("O"), alt: true))]),
        ("\u{1B}]", [.key(KeyPress(.character("]"), alt: true))]),
        ("\u{1B}[A", [.key(KeyPress(.up))]), ("\u{1B}OB", [.key(KeyPress(.down))]),
        ("\u{1B}[1;5C", [.key(KeyPress(.right, control: true))]),
        ("\u{1B}[1;4D", [.key(KeyPress(.left, alt: true, shift: true))]),
        ("\u{1B}O5A", [.key(KeyPress(.up, control: true))]),
        ("\u{1B}[H", [.key(KeyPress(.home))]), ("\u{1B}[4~", [.key(KeyPress(.end))]),
        ("\u{1B}[3;5~", [.key(KeyPress(.delete, control: true))]),
        ("\u{1B}[5~", [.key(KeyPress(.pageUp))]), ("\u{1B}[6~", [.key(KeyPress(.pageDown))]),
        ("\u{1B}[2~", [.key(KeyPress(.insert))]), ("\u{1B}[Z", [.key(KeyPress(.backTab))]),
        ("\u{1B}OP", [.key(KeyPress(.function(1)))]),
        ("\u{1B}[[E", [.key(KeyPress(.function(5)))]),
        ("\u{1B}[24~", [.key(KeyPress(.function(12)))]),
        ("\u{1B}[13;2~", [.key(KeyPress(.function(3), shift: true))]),
        ("\u{1B}OM", [.key(KeyPress(.enter))]), ("\u{1B}Or", [.key(KeyPress(.character("2")))]),
        ("\u{1B}[27;5;105~", [.key(KeyPress(.character("i"), control: true))]),
        ("\u{1B}[97u", [.key(KeyPress(.character("a")))]),
        ("\u{1B}[99;5u", [.key(KeyPress(.character("c"), control: true))]),
        ("\u{1B}[97;2u", [.key(KeyPress(.character("A")))]),
        ("\u{1B}[9;2u", [.key(KeyPress(.backTab))]), ("\u{1B}[27u", [.key(KeyPress(.escape))]),
        ("\u{1B}[57414u", [.key(KeyPress(.enter))]), ("\u{1B}[57441u", []),
        ("\u{1B}[13;1:3u", []), ("\u{1B}[13;1:2u", [.key(KeyPress(.enter))]),
        ("\u{1B}[I", [.focus(true)]), ("\u{1B}[O", [.focus(false)]),
        ("\u{1B}[<0;3;4M", [.mouse(MousePress(at: Point(x: 2, y: 3), button: .left))]),
        (
            "\u{1B}[<2;300;400m",
            [.mouse(MousePress(at: Point(x: 299, y: 399), button: .right, kind: .release))]
        ),
        (
            "\u{1B}[<80;1;1M",
            [.mouse(MousePress(at: Point(x: 0, y: 0), button: .wheelUp, control: true))]
        ),
        ("\u{1B}[<65;1;1M", [.mouse(MousePress(at: Point(x: 0, y: 0), button: .wheelDown))]),
        ("\u{1B}[<35;5;5M", []), ("\u{1B}[<0;0;0M", []), ("\u{1B}[<0;99999999;1M", []),
        ("\u{1B}[<0;1M", []), ("\u{1B}[M !!x", [.key(KeyPress(.character("x")))]),
        (
            "\u{1B}]11;rgb:1e1e/2020/ffff\u{1B}\\",
            [.reply(.background(RGB(red: 0x1E, green: 0x20, blue: 0xFF)))]
        ),
        (
            "\u{1B}]10;rgb:f/80/000\u{7}",
            [.reply(.foreground(RGB(red: 0xFF, green: 0x80, blue: 0)))]
        ),
        ("\u{1B}]11;rgba:ff/ff/ff/80\u{7}", [.reply(.background(RGB(hex: 0xFFFFFF)))]),
        ("\u{1B}]11;rgb:zz/0/0\u{7}", [.reply(.other)]),
        ("\u{1B}]52;c;YWJj\u{7}", [.reply(.other)]),
        ("\u{1B}[?2026;2$y", [.reply(.mode(2026, .reset))]),
        ("\u{1B}[?2026;0$y", [.reply(.mode(2026, .unknown))]),
        ("\u{1B}[?62;22c", [.reply(.deviceAttributes([62, 22]))]),
        ("\u{1B}[>41;354;0c", [.reply(.other)]),
        ("\u{1B}[12;40R", [.reply(.cursor(Point(x: 39, y: 11)))]),
        ("\u{1B}[?997;2n", [.reply(.colorScheme(dark: false))]),
        ("\u{1B}[?1u", [.reply(.keyboardFlags(1))]),
        ("\u{1B}P1$r0m\u{1B}\\", [.reply(.other)]), ("\u{1B}_Gi=1;OK\u{1B}\\", [.reply(.other)]),
        ("\u{1B}[200~a\r\u{1B}[Ab\u{1B}[201~", [.paste("a\r\u{1B}[Ab")]),
        ("\u{1B}[201~", []), ("\u{1B}[99~", []), ("\u{1B}[99999999999~", []),
        ("\u{9B}", []), ("\u{85}", []),
    ]

    @Test("input from terminals is decoded", arguments: samples.indices)
    func decodes(_ index: Int) {
        let (input, expected) = Self.samples[index]
        #expect(events(input) == expected, "\(Array(input.utf8))")
    }

    @Test("byte-by-byte input gives the same events", arguments: samples.indices)
    func decodesBytes(_ index: Int) {
        let (input, expected) = Self.samples[index]
        var decoder = InputDecoder()
        var events = input.utf8.flatMap { decoder.decode([$0]) }
        events += decoder.flush()
        #expect(events == expected)
    }

    @Test("every split of the input in two gives the same events")
    func decodesSplits() {
        // Only a lone Esc and two-byte inputs depend on the silence after them.
        let whole = Self.samples.filter { !$0.0.hasSuffix("\u{1B}") && $0.0.utf8.count != 2 }
            .filter { !$0.0.contains("[200~") }
        let input = Array(whole.map(\.0).joined().utf8)
        var reference = InputDecoder()
        let expected = reference.decode(input)
        #expect(expected == whole.flatMap(\.1))
        for split in input.indices {
            var decoder = InputDecoder()
            let events = decoder.decode(input[..<split]) + decoder.decode(input[split...])
            #expect(events == expected, "split at \(split)")
        }
    }

    @Test("Esc is reported after silence and is not a prefix of later input")
    func resolvesEscape() {
        var decoder = InputDecoder()
        #expect(decoder.decode([0x1B]).isEmpty)
        #expect(decoder.isWaiting)
        #expect(decoder.flush() == [key(.escape)])
        #expect(!decoder.isWaiting)
        #expect(decoder.decode(Array("[A".utf8)) == [key(.character("[")), key(.character("A"))])
    }

    @Test("a character whose bytes arrive with pauses is complete")
    func waitsForCharacters() {
        for character in ["é", "龍", "🐉"] {
            var decoder = InputDecoder()
            var events: [InputEvent] = []
            for byte in character.utf8 {
                events += decoder.decode([byte])
                // Only the rest can follow, so no timer runs during the wait.
                events += decoder.flush()
                #expect(!decoder.isWaiting)
            }
            #expect(events == [key(.character(Character(character)))])
        }
    }

    @Test("an incomplete character loses no later key")
    func forgetsHalves() {
        var decoder = InputDecoder()
        #expect(decoder.decode([0xE5, 0xAE]).isEmpty && decoder.flush().isEmpty)
        #expect(decoder.decode([0x71]) == [key(.character("q"))])
    }

    @Test("a terminal's reply that arrives in two parts is never decoded as keys")
    func neverTurnsAnswersIntoKeys() {
        for answer in ["\u{1B}]11;rgb:1111/2222/bbbb\u{1B}\\", "\u{1B}[?2026;1$y", "\u{1B}[?62c"] {
            let bytes = Array(answer.utf8)
            for split in 3..<bytes.count {
                var decoder = InputDecoder()
                var events = decoder.decode(bytes[..<split])
                events += decoder.flush()
                // The rest of a reply needs no timer.
                #expect(!decoder.isWaiting)
                events += decoder.decode(bytes[split...])
                #expect(events.count == 1, "\(answer.debugDescription) at \(split)")
                #expect(events.allSatisfy { if case .reply = $0 { true } else { false } })
            }
        }
    }

    @Test("an unterminated reply does not block Esc, Enter and Ctrl-C")
    func survivesUnfinishedStrings() {
        for (byte, expected) in [(0x0D, key(.enter)), (0x03, key(.character("c"), control: true))] {
            var decoder = InputDecoder()
            _ = decoder.decode(Array("\u{1B}]11;rgb".utf8))
            _ = decoder.flush()
            #expect(decoder.decode([UInt8(byte)]) == [expected])
            #expect(decoder.decode([0x71]) == [key(.character("q"))])
        }
        var decoder = InputDecoder()
        _ = decoder.decode(Array("\u{1B}]11;rgb".utf8))
        #expect(decoder.decode(Array(repeating: 0x61, count: 100_000)).count > 10_000)
    }

    @Test("D16: an end bracket inside pasted text does not end the paste")
    func keepsPasteTogether() {
        let hostile = "\u{1B}[200~gems\u{1B}[201~\ry\u{1B}[200~more\u{1B}[201~"
        #expect(events(hostile) == [.paste("gems\rymore")])
        var decoder = InputDecoder()
        var events = hostile.utf8.flatMap { decoder.decode([$0]) }
        #expect(events.isEmpty)
        #expect(decoder.isWaiting)
        events += decoder.flush()
        #expect(events == [.paste("gems\rymore")])
    }

    @Test("keys typed right after a paste come after it")
    func deliversTail() {
        #expect(
            events("\u{1B}[200~x\u{1B}[201~q\u{1B}[A")
                == [.paste("x"), key(.character("q")), key(.up)])
    }

    @Test("a paste is cut off at its limit and still ends")
    func limitsPaste() throws {
        let long = Array("\u{1B}[200~".utf8) + Array(repeating: 0x78, count: 1_000_000)
        let events = events(long + Array("\u{1B}[201~q".utf8))
        #expect(events.count == 2)
        guard case .paste(let text) = events.first else {
            Issue.record("no paste")
            return
        }
        #expect(text.utf8.count == PasteCollector.limit)
        #expect(events.last == key(.character("q")))
    }

    @Test("an unterminated paste is ended by Esc after a pause")
    func interruptsPaste() {
        var decoder = InputDecoder()
        #expect(decoder.decode(Array("\u{1B}[200~lost".utf8)).isEmpty)
        #expect(decoder.flush().isEmpty)
        #expect(!decoder.isWaiting)
        #expect(decoder.decode([0x03]) == [.paste("lost"), key(.character("c"), control: true)])
    }

    @Test("invalid UTF-8 is dropped and loses no key")
    func dropsInvalid() {
        #expect(
            events([0xFF, 0x61, 0xC3, 0x62, 0xE5, 0xAE, 0x63, 0x80, 0xC0, 0xAF])
                == [key(.character("a")), key(.character("b")), key(.character("c"))])
        #expect(events([0xED, 0xA0, 0x80]).isEmpty)
        #expect(events([0x1B, 0x5B, 0x31, 0xE5, 0xAE, 0x9D]) == [key(.character("宝"))])
    }

    @Test("random bytes never trap and leave the decoder usable")
    func survivesGarbage() {
        var random = SeededGenerator(seed: 20_240_607)
        let pieces = Self.samples.map { Array($0.0.utf8) }
        for _ in 0..<2_000 {
            var decoder = InputDecoder()
            for _ in 0..<20 {
                if random.next() % 3 == 0 {
                    _ = decoder.decode(
                        (0..<Int(random.next() % 12)).map { _ in
                            UInt8(truncatingIfNeeded: random.next())
                        })
                } else {
                    let piece = pieces[Int(random.next() % UInt64(pieces.count))]
                    _ = decoder.decode(piece.prefix(Int(random.next() % 20)))
                }
                if random.next() % 4 == 0 { _ = decoder.flush() }
            }
            // After any input, a pause, Ctrl-C and another pause, a key is decoded as that key.
            for _ in 0..<2 {
                _ = decoder.flush()
                _ = decoder.decode([0x03])
            }
            _ = decoder.flush()
            #expect(decoder.decode([0x71]) == [key(.character("q"))])
        }
    }
}
