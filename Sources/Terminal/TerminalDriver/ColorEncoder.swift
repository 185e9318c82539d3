import CNCurses
import TerminalGraphics

/// Converts resolved styles to the color numbers of the opened terminal.
struct ColorEncoder {
    /// The greatest color depth that can be sent.
    let depth: ColorDepth
    private let count: Int

    /// Creates a converter for a terminal whose description has `count` colors; with `isDirect`, numbers from 256 up
    /// are 0xRRGGBB.
    init(count: Int, isDirect: Bool) {
        self.count = min(count, 256)
        depth =
            if isDirect { .truecolor } else {
                switch count {
                case ..<8: .mono
                case ..<16: .ansi8
                case ..<256: .ansi16
                default: .indexed256
                }
            }
    }

    func encoded(_ look: ResolvedStyle) -> kiosk_look {
        kiosk_look(
            foreground: number(look.foreground), background: number(look.background),
            attributes: UInt32(look.attributes.rawValue))
    }

    private func number(_ color: TerminalColor) -> Int32 {
        switch color {
        case .default: -1
        case .indexed(let index): Int(index) < count ? Int32(index) : -1
        case .rgb(let color): number(color)
        }
    }

    private func number(_ color: RGB) -> Int32 {
        switch depth {
        case .truecolor:
            // 0 to 255 select the palette, so black with a trace of blue is sent with a trace of green instead.
            max(Int32(color.red) << 16 | Int32(color.green) << 8 | Int32(color.blue), 0x100)
        case .indexed256: cubeNumber(color)
        case .mono, .ansi8, .ansi16: -1
        }
    }

    /// Returns the nearest entry of xterm's 6 x 6 x 6 cube. Themes have mapped colors more finely before.
    private func cubeNumber(_ color: RGB) -> Int32 {
        16 + 36 * step(color.red) + 6 * step(color.green) + step(color.blue)
    }

    private func step(_ value: UInt8) -> Int32 {
        switch value {
        case ..<48: 0
        case ..<115: 1
        default: (Int32(value) - 35) / 40
        }
    }
}
