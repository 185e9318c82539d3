package import StoreModel
package import TerminalGraphics

/// What every show has: the window, the reader, and whether it plays by itself.
package struct PresentationState: Sendable {
    var size: Size
    let words: DisplayFormatter
    /// How long a step is shown while it plays, in milliseconds.
    private(set) var pace: Int64
    /// When the next step comes by itself, in milliseconds of the terminal's clock; nil while nothing plays.
    private(set) var nextTick: Int64?
    /// The first line of help that is shown; nil while help is closed.
    var help: Int?
    /// The first line of the body that is shown, where it is longer than the window.
    var top = 0

    /// A show in a window.
    ///
    /// - Parameter pace: How long a step is shown while it plays, in milliseconds.
    package init(size: Size, glyphs: GlyphSet, locale: LocaleID, pace: Int64? = nil) {
        self.size = size
        self.pace = pace ?? 4000
        words = DisplayFormatter(locale: locale, glyphs: glyphs, zone: "UTC")
    }

    /// Whether it plays by itself.
    var isPlaying: Bool { nextTick != nil }

    /// Plays on from now, or stops.
    mutating func play(_ isOn: Bool, at now: Int64) { nextTick = isOn ? now + pace : nil }

    /// Makes each step half or twice as long, between a quarter of a second and half a minute.
    mutating func changePace(isFaster: Bool, at now: Int64) {
        pace = min(max(isFaster ? pace / 2 : pace * 2, 250), 32_000)
        if isPlaying { play(true, at: now) }
    }
}
