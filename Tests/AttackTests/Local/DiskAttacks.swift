import Foundation
import KioskFaults
import KioskTestSupport
import Testing

/// File systems that are full, read-only or in memory; the ids are those of the article “Attacks”.
///
/// They are mounted in a separate namespace, which not every machine allows.
@Suite(
    "Attacks by the disk", .timeLimit(.minutes(5)),
    .enabled(if: Mounts.areAllowed, "no mount namespaces here"))
struct DiskAttacks {
    /// Runs a script in a mount namespace, with the program as `$0` and the state in `$XDG_STATE_HOME`.
    private func run(_ script: String, _ profile: Profile) async throws -> KioskRun {
        let run = try await KioskRun.of(
            ["-c", "exec unshare -rm /bin/sh -c \"$1\" \"$0\"", profile.program, script],
            program: "/bin/sh", in: profile.folder)
        #expect(run.status == 0, "\(run.errors)")
        return run
    }

    private static let intent = "7a1c9b52-0d4e-4c1a-9a51-6b0f8f7c2d33"

    @Test(
        "E5: a memory disk of any size buys nothing or everything, and the purchase completes once there is room",
        arguments: [16, 192, 512, 768, 16_384])
    func full(_ kilobytes: Int) async throws {
        let profile = try Profile()
        let run = try await run(
            """
            mount -t tmpfs -o size=\(kilobytes)k none "$XDG_STATE_HOME"
            "$0" buy gems.60 --intent \(Self.intent) --json --timeout 2 > /dev/null 2>&1
            echo "code $?"
            mount -o remount,size=32m "$XDG_STATE_HOME"
            "$0" buy gems.60 --intent \(Self.intent) --json
            "$0" library --json
            """, profile)
        let lines = run.output.split(separator: "\n")
        let code = lines.first.flatMap { Int($0.dropFirst("code ".count)) }
        #expect([0, 1, 3, 74].contains(code), "\(run.output)\(run.errors)")
        #expect(code == 0 || kilobytes < 16_384)
        #expect(run.balance(of: "gems") == 60, "\(kilobytes) KB: \(run.output)\(run.errors)")
    }

    @Test("E5: on a read-only disk nothing is bought, and the error says that nothing was charged")
    func readOnly() async throws {
        let profile = try Profile()
        let run = try await run(
            """
            mount -t tmpfs -o size=32m none "$XDG_STATE_HOME"
            "$0" buy gems.60 > /dev/null
            mount -o remount,ro "$XDG_STATE_HOME"
            "$0" buy gems.60 --json
            echo "code $?"
            mount -o remount,rw "$XDG_STATE_HOME"
            "$0" library --json
            """, profile)
        #expect(run.output.contains("code 74") && run.output.contains("\"charged\":false"))
        #expect(run.balance(of: "gems") == 60, "\(run.output)\(run.errors)")
    }
}

/// Whether this machine allows mounts in a user namespace.
private enum Mounts {
    static let areAllowed =
        system("unshare -rm mount -t tmpfs none /mnt > /dev/null 2> /dev/null") == 0
}
