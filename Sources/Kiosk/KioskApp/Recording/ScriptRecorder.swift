import StoreModel
import TerminalDriver
import TerminalGraphics

/// Records the screens of a script, which has no terminal.
final class ScriptRecorder {
    private let composer: FrameComposer
    private let cast: AsciicastRecorder
    private var last: Int64

    /// How long the last screen is shown before it is left, in milliseconds.
    private static let rest: Int64 = 2000

    /// Begins a recording for terminals that show all colours.
    ///
    /// Call it before other threads run: see ``FrameComposer``.
    /// - Parameter time: The script's clock.
    /// - Throws: ``CommandFailure`` with exit code 74.
    init(_ path: String, size: Size, at time: Timestamp) throws(CommandFailure) {
        do throws(TerminalError) {
            composer = try FrameComposer(
                types: [FrameComposer.directType], glyphs: .unicode, size: size)
        } catch {
            throw CommandFailure(74, "record", "\(path) can not be recorded to: \(error)")
        }
        cast = try AsciicastRecorder(
            path, size: size, terminalType: composer.terminalType,
            date: time.milliseconds / 1000, at: time.milliseconds)
        last = time.milliseconds
    }

    /// Takes down a screen, if it differs from the one before.
    func take(_ canvas: Canvas, _ theme: Theme, at time: Timestamp) {
        last = time.milliseconds
        let bytes = composer.bytes(for: canvas, theme: theme, depth: .truecolor)
        if !bytes.isEmpty { cast.take(bytes, size: canvas.size, at: last) }
    }

    /// Ends the recording: the last screen stays for a moment, then it is left.
    ///
    /// - Throws: ``CommandFailure`` with exit code 74 where not all of it is in the file.
    func end(_ size: Size) throws(CommandFailure) {
        cast.take(composer.leave(), size: size, at: last + Self.rest)
        composer.close()
        guard let trouble = cast.trouble else { return }
        throw CommandFailure(
            74, "record", "The recording in \(cast.path) is not whole: \(trouble).")
    }
}
