import Foundation
import Glibc
import KioskFaults
import KioskTestSupport
import StoreModel
import Testing

/// Foreign terminal descriptions; the ids are those of the article “Attacks”.
@Suite("Attacks by the terminal's description", .timeLimit(.minutes(5)))
struct TerminalFileAttacks {
    /// Files in place of the terminal's description.
    private static let files: [(String, Data)] = {
        let real =
            ["/lib/terminfo/x/xterm-256color", "/usr/share/terminfo/x/xterm-256color"]
            .lazy.compactMap { FileManager.default.contents(atPath: $0) }.first ?? Data()
        var chance = SeededGenerator(seed: 15)
        var files = [
            ("empty", Data()),
            ("noise", Data((0..<4000).map { _ in UInt8(truncatingIfNeeded: chance.next()) })),
            ("half", real.prefix(real.count / 2)),
            ("long", real + Data(repeating: 0x25, count: 60_000)),
        ]
        for number in 1...4 where !real.isEmpty {
            var bent = real
            for _ in 0..<(number * 30) {
                bent[Int(chance.next() % UInt64(bent.count))] = UInt8(
                    truncatingIfNeeded: chance.next())
            }
            files.append(("bent \(number)", bent))
        }
        // CVE-2023-29491: a parameter string that relies on a stack.
        var counting = real
        if let place = counting.range(of: Data("%p1%d".utf8)) {
            counting.replaceSubrange(place, with: Data("%l%P%".utf8))
        }
        files.append(("counting", counting))
        return files
    }()

    @Test(
        "D15: whatever a broken or altered description contains, the terminal is restored"
    )
    func descriptions() async throws {
        for (name, file) in Self.files {
            let profile = try Profile()
            let folder = profile.folder.file("terminfo/x")
            try FileManager.default.createDirectory(
                atPath: folder, withIntermediateDirectories: true)
            try file.write(to: URL(filePath: folder + "/xterm-256color"))
            let shop = try RawProgram(
                profile.program, [], in: profile.folder,
                environment: ["TERMINFO": profile.folder.file("terminfo")])
            // If the process ends before it writes a byte, the checks below report how.
            try? await shop.waitForOutput { !$0.isEmpty }
            shop.type("jjq")
            let end = try await shop.waitForEnd()
            // The system's library may write out of bounds: the process crashes at once, or when the C library detects
            // it.
            let ends: [ProcessStateChange] = [
                .exit(0), .exit(74), .signal(SIGSEGV), .signal(SIGABRT),
            ]
            #expect(ends.contains(end), "\(name): \(end)")
            #expect(shop.pty.modes == shop.modesBefore, "\(name)")
        }
    }

    @Test(
        "D15: in a window of one cell or of two million cells the shop opens, accepts keys and quits",
        arguments: [(1, 1), (2000, 1000)])
    func windows(width: Int, height: Int) async throws {
        let profile = try Profile()
        let shop = try RawProgram(
            profile.program, [], in: profile.folder, width: width, height: height)
        try await shop.waitForOutput(containing: "\u{1B}[?2026l")
        shop.type("j?\u{1B}")
        try await shop.waitForOutput { $0.count > 50 }
        shop.type("q\u{03}")
        #expect(try await shop.waitForEnd() == .exit(0))
        #expect(shop.pty.modes == shop.modesBefore)
        #expect(AllowedSequences.violations(in: shop.output) == [])
    }
}
