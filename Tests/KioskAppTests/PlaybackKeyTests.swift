import KioskUI
import TerminalGraphics
import Testing

@testable import KioskApp

@Suite("Keys of a watched scenario")
struct PlaybackKeyTests {
    @Test("a key of the bar has no second meaning in the watched shop")
    func reserved() throws {
        let keys = KeyMap.standard.without(PlaybackState.keys)
        for action in Action.all {
            #expect(Set(keys.keys(for: action)).isDisjoint(with: PlaybackState.keys))
        }
        let mark = try #require(Action(name: "mark"))
        #expect(keys.keys(for: mark) == [KeyPress(.insert)])
        #expect(KeyMap.standard.keys(for: mark).first == KeyPress(.character(" ")))
    }
}
