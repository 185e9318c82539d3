import Glibc
import StoreFiles
import StoreModel
import TerminalDriver
import TerminalGraphics

/// Plays scripts for the command line and prints the screens that they show to stdout.
enum ScriptPlayer {
    /// Plays a script on its own thread, because a script blocks its thread and the shop uses the others.
    ///
    /// - Parameter recording: The new file to record the screens to, or nil.
    /// - Throws: ``CommandFailure``.
    static func play(
        _ script: Script, _ settings: Settings, recording: String?
    ) async throws(CommandFailure) {
        let result: Result<Void, CommandFailure> = await withCheckedContinuation { done in
            Thread.start {
                let result = Result { () throws(CommandFailure) in
                    let run = try ScriptRun(script, settings, recording: recording)
                    defer {
                        let worker = run.end()
                        BlockingWait.untilFinished(atMost: 2000) { await worker.value }
                    }
                    try run.play(show: { show($0, settings.output) }, save: save)
                    try run.endRecording()
                }
                done.resume(returning: result)
            }
        }
        try result.get()
    }

    private static func show(_ screen: String, _ output: Output) {
        for line in screen.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
            output.text(SafeText(untrusted: String(line), limit: 2000))
        }
    }

    /// Writes a screen to a file. An existing file is overwritten, because a script is meant to be played repeatedly.
    private static func save(_ file: String, _ screen: String) throws(CommandFailure) {
        let flags = O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC
        let descriptor = open(file, flags, 0o600)
        guard descriptor >= 0 else { throw failure(file) }
        defer { close(descriptor) }
        guard FullWrite.write(Array(screen.utf8), to: descriptor) else { throw failure(file) }
    }

    private static func failure(_ file: String) -> CommandFailure {
        let reason = BoundedFileReader.failure(errno).reason
        return CommandFailure(74, "script", "\(file) cannot be written: \(reason).")
    }
}

/// Records the screens of a script, which runs without a terminal.
final class ScriptRecorder {
    private let composer: FrameComposer
    private let recorder: AsciicastRecorder
    private var last: Int64

    /// How long the last screen stays in the recording, in milliseconds.
    private static let rest: Int64 = 2000

    /// Starts a recording in 24-bit color.
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
        recorder = try AsciicastRecorder(
            path, size: size, terminalType: composer.terminalType,
            date: time.milliseconds / 1000, at: time.milliseconds)
        last = time.milliseconds
    }

    /// Records a screen if it differs from the previous one.
    func record(_ canvas: Canvas, _ theme: Theme, at time: Timestamp) {
        last = time.milliseconds
        let bytes = composer.bytes(for: canvas, theme: theme, depth: .truecolor)
        if !bytes.isEmpty { recorder.record(bytes, size: canvas.size, at: last) }
    }

    /// Ends the recording: keeps the last screen for a moment, then leaves it.
    ///
    /// - Throws: ``CommandFailure`` with exit code 74 if the file is incomplete.
    func end(_ size: Size) throws(CommandFailure) {
        recorder.record(composer.leave(), size: size, at: last + Self.rest)
        composer.close()
        guard let failure = recorder.failure else { return }
        throw CommandFailure(
            74, "record", "The recording in \(recorder.path) is incomplete: \(failure).")
    }
}
