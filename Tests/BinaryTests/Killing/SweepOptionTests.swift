import Foundation
import KioskFaults
import KioskTestSupport
import Testing

@Suite("Command line of the sweep")
struct SweepOptionTests {
    @Test(
        "an unknown selection is rejected instead of passing",
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
    @Test("the help names each part")
    func help() async throws {
        let run = try await KioskRun.of(
            ["--help"], program: BuiltProducts.folder + "/KioskSweep", in: TemporaryFolder())
        #expect(run.status == 0)
        for part in ["kill", "shared", "endurance", "random", "screen", "power", "controls"] {
            #expect(run.output.contains("\n\(part) "), "\(part)")
        }
    }
    @Test("a sweep that reaches none of its points does not pass")
    func meetsNothing() async throws {
        let folder = try TemporaryFolder()
        // The program is traced as it should be, and no fault reaches it.
        let text = try folder.write(
            """
            #!/bin/sh
            case "$SHIM_FAULT" in watch*) ;; *) unset LD_PRELOAD ;; esac
            exec "\(BuiltProducts.kiosk)" "$@"
            """, to: "text")
        // A file that this process has written itself could be open in a child that another test is starting,
        // and could then not be run because it is busy.
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
