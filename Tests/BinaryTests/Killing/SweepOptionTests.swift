import Foundation
import KioskFaults
import KioskTestSupport
import Testing

@Suite("The command line of the sweep")
struct SweepOptionTests {
    @Test(
        "that chooses nothing is refused, and nothing passes for clean",
        arguments: [
            ["kill", "--only", "purchaze"], ["shared", "--only", "refunt"],
            ["random", "--only", "purchase"], ["--only"],
        ])
    func choosesNothing(_ words: [String]) async throws {
        let run = try await KioskRun.of(
            words, program: BuiltProducts.folder + "/KioskSweep", in: TemporaryFolder())
        #expect(run.status == 64, "\(run.output)\(run.errors)")
        #expect(run.errors.contains("usage:"))
    }
    @Test("has a help, which names each part")
    func help() async throws {
        let run = try await KioskRun.of(
            ["--help"], program: BuiltProducts.folder + "/KioskSweep", in: TemporaryFolder())
        #expect(run.status == 0)
        for part in ["kill", "shared", "endurance", "random", "screen", "power", "controls"] {
            #expect(run.output.contains("\n\(part) "), "\(part)")
        }
    }
    @Test("a sweep whose points nobody meets does not pass for clean")
    func meetsNothing() async throws {
        let folder = try TemporaryFolder()
        // It is watched as it should be, and no fault gets through to it.
        let text = try folder.write(
            """
            #!/bin/sh
            case "$SHIM_FAULT" in watch*) ;; *) unset LD_PRELOAD ;; esac
            exec "\(BuiltProducts.kiosk)" "$@"
            """, to: "text")
        // Whatever this process has written itself could be open in a child that another test starts just now, and then
        // it is too busy to be run.
        let immortal = folder.file("immortal")
        let copying = try await KioskRun.of(
            ["-m", "700", text, immortal], program: "/usr/bin/install", in: folder)
        #expect(copying.status == 0)
        let words = [
            "shared", "--only", "over HTTP, purchase, kill, client", "--every", "999", "--kiosk",
            immortal,
        ]
        let run = try await KioskRun.of(
            words, program: BuiltProducts.folder + "/KioskSweep", in: folder)
        #expect(run.status == 1, "\(run.output)\(run.errors)")
        #expect(run.output.contains("never met: over HTTP, purchase, kill, client: the kiosk at"))
    }
}
