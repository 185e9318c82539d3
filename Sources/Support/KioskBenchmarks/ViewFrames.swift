import Foundation
import Glibc
import KioskUI
import TerminalDriver
import TerminalGraphics

/// The same key presses within this process: the cost of update, view and the driver's diff.
enum ViewFrames {
    static func figures() throws -> [Figure] {
        var model = ShopModel.showing(
            try ManyProducts.listed(), in: Size(width: 80, height: 24))
        let (screen, master) = try screen()
        defer {
            screen.close()
            close(master)
        }
        var (drawing, presenting): ([Double], [Double]) = ([], [])
        for _ in 0..<1000 {
            let watch = Stopwatch()
            let press = InputEvent.key(KeyPress(.down))
            _ = update(&model, .input(press, at: ShopModel.now))
            var canvas = Canvas(size: model.size, fill: .text)
            view(model, on: &canvas)
            drawing.append(watch.milliseconds)
            screen.present(canvas, theme: .builtIn)
            presenting.append(watch.milliseconds)
        }
        return [
            Figure(name: "update + view", unit: "ms", sample: Sample(drawing)),
            Figure(name: "update + view + diff + write", unit: "ms", sample: Sample(presenting)),
        ]
    }

    /// Returns a screen on a pseudo-terminal whose output is read and discarded.
    private static func screen() throws -> (TerminalScreen, master: Int32) {
        var (master, slave): (Int32, Int32) = (-1, -1)
        var size = winsize(ws_row: 24, ws_col: 80, ws_xpixel: 0, ws_ypixel: 0)
        guard openpty(&master, &slave, nil, nil, &size) == 0 else {
            throw Failure("no pseudo-terminal")
        }
        defer { close(slave) }
        let reading = master
        Thread.detachNewThread {
            var chunk = [UInt8](repeating: 0, count: 65_536)
            while Glibc.read(reading, &chunk, chunk.count) > 0 {}
        }
        let capabilities = TerminalCapabilities.detect(
            environment: ["TERM": "xterm-256color", "LANG": "C.UTF-8"], isTTY: true)
        return (try TerminalScreen(terminal: slave, capabilities), master)
    }
}
