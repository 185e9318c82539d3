import StoreModel
import TerminalDriver
import TerminalGraphics

/// Records the screens of a script, which runs without a terminal.
final class ScriptRecorder {
    private let composer: FrameComposer
    private let cast: AsciicastRecorder
    private var last: Int64

    /// How long the last screen stays in the recording, in milliseconds.
    private static let rest: Int64 = 2000

    /// Starts a recording in 24-bit colour.
    ///
    /// Call it before other threads run: see ``FrameComposer``.
    /// - Parameter time: The current time of the script's clock.
    /// - Throws: ``CommandFailure`` with exit code 74.
    init(_ path: String, size: Size, at time: Timestamp) throws(CommandFailure) {
        do throws(TerminalError) {
            composer = try FrameComposer(
                types: [FrameComposer.directType], glyphs: .unicode, size: size)
        } catch {
            throw CommandFailure(74, "record", "Cannot record to \(path): \(error)")
        }
        cast = try AsciicastRecorder(
            path, size: size, terminalType: composer.terminalType,
            date: time.milliseconds / 1000, at: time.milliseconds)
        last = time.milliseconds
    }

    /// Records a screen if it differs from the previous one.
    func take(_ canvas: Canvas, _ theme: Theme, at time: Timestamp) {
        last = time.milliseconds
        let bytes = composer.bytes(for: canvas, theme: theme, depth: .truecolor)
        if !bytes.isEmpty { cast.take(bytes, size: canvas.size, at: last) }
    }

    /// Ends the recording: keeps the last screen for a moment, then leaves it.
    ///
    /// - Throws: ``CommandFailure`` with exit code 74 if the file is incomplete.
    func end(_ size: Size) throws(CommandFailure) {
        cast.take(composer.leave(), size: size, at: last + Self.rest)
        composer.close()
        guard let trouble = cast.trouble else { return }
        throw CommandFailure(
            74, "record", "The recording in \(cast.path) is incomplete: \(trouble).")
    }
}
