package import StoreModel
package import TerminalGraphics

/// The state that all presentations share: window size, formatter, playback and scrolling.
package struct PresentationState: Sendable {
    var size: Size
    let words: DisplayFormatter
    /// The time in milliseconds for which a step is shown during playback.
    private(set) var pace: Int64
    /// The time of the next automatic step, in milliseconds of the terminal's clock; nil while playback is paused.
    private(set) var nextTick: Int64?
    /// The first visible line of help; nil while help is closed.
    var help: Int?
    /// The first visible line of the body.
    var top = 0

    /// Creates the state of a presentation in a window.
    ///
    /// - Parameter pace: The time in milliseconds for which a step is shown during playback; nil for the default.
    package init(size: Size, glyphs: GlyphSet, locale: LocaleID, pace: Int64? = nil) {
        self.size = size
        self.pace = pace ?? 4000
        words = DisplayFormatter(locale: locale, glyphs: glyphs, zone: "UTC")
    }

    /// Whether steps advance automatically.
    var isPlaying: Bool { nextTick != nil }

    /// Starts the time of the current step anew, or pauses the playback.
    mutating func play(_ isOn: Bool, at now: Int64) { nextTick = isOn ? now + pace : nil }

    /// Halves or doubles the time of a step, between 0.25 and 32 seconds.
    mutating func changePace(isFaster: Bool, at now: Int64) {
        pace = min(max(isFaster ? pace / 2 : pace * 2, 250), 32_000)
        if isPlaying { play(true, at: now) }
    }
}
