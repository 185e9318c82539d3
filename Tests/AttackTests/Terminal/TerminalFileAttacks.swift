import Foundation
import Glibc
import KioskFaults
import KioskTestSupport
import Testing

/// Terminals that somebody else describes; the ids are those of the article “Attacks”.
@Suite("Attacks by the terminal's description", .timeLimit(.minutes(5)))
struct TerminalFileAttacks {
    /// Files in the place of the description of the terminal.
    private static let files: [(String, Data)] = {
        let real =
            ["/lib/terminfo/x/xterm-256color", "/usr/share/terminfo/x/xterm-256color"]
            .lazy.compactMap { FileManager.default.contents(atPath: $0) }.first ?? Data()
        var chance = SplitMix64(seed: 15)
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
        // CVE-2023-29491: a parameter string that counts on a stack.
        var counting = real
        if let place = counting.range(of: Data("%p1%d".utf8)) {
            counting.replaceSubrange(place, with: Data("%l%P%".utf8))
        }
        files.append(("counting", counting))
        return files
    }()

    @Test(
        "D15: whatever stands in a description that is broken or bent, the line is given back"
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
            // Where it is over before a byte has come, that is told below.
            try? await shop.output { !$0.isEmpty }
            shop.type("jjq")
            let end = try await shop.end()
            // The system's library may write behind its memory: it dies at once, or when the C library notices.
            let ends: [PtyChange] = [.exit(0), .exit(74), .signal(SIGSEGV), .signal(SIGABRT)]
            #expect(ends.contains(end), "\(name): \(end)")
            #expect(shop.pty.modes == shop.modesBefore, "\(name)")
        }
    }

    @Test(
        "D15: in a window of one cell, and in one of two millions, the shop opens, is used and left",
        arguments: [(1, 1), (2000, 1000)])
    func windows(width: Int, height: Int) async throws {
        let profile = try Profile()
        let shop = try RawProgram(
            profile.program, [], in: profile.folder, width: width, height: height)
        try await shop.sends("\u{1B}[?2026l")
        shop.type("j?\u{1B}")
        try await shop.output { $0.count > 50 }
        shop.type("q\u{03}")
        #expect(try await shop.end() == .exit(0))
        #expect(shop.pty.modes == shop.modesBefore)
        #expect(EmitList.strangers(in: shop.output) == [])
    }
}
