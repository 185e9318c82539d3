import Glibc
import StoreFiles
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
                        let life = run.end()
                        BlockingWait.forEnd(atMost: 2000) { await life.value }
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
