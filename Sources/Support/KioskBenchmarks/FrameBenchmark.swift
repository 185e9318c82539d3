import KioskTestSupport

/// The time from a key press to the end of the resulting frame, with 10,000 products, in the real program.
struct FrameBenchmark {
    private static let down = Array("j".utf8)
    private static let up = Array("k".utf8)
    private static let pageDown = Array("\u{1B}[6~".utf8)

    func figures() throws -> [Figure] {
        let folder = try TemporaryFolder()
        let catalog = try folder.write(ManyProducts.yaml, to: "many.yaml")
        let shop = BenchmarkedProgram.kiosk(
            "kiosk", state: folder.path, painted: "Item number", ["--catalog", catalog])
        let session = try shop.start().session
        session.readUntilQuiet(for: 500)
        let inside = try press(session, (0..<600).map { ($0 / 3) % 2 == 0 ? Self.down : Self.up })
        let scrolling = try press(session, Array(repeating: Self.down, count: 600))
        let pages = try press(session, Array(repeating: Self.pageDown, count: 200))
        session.quit()
        let all = [inside, scrolling, pages].flatMap { $0.map(\.milliseconds) }
        return [
            Figure(
                name: "key → frame, all keys", unit: "ms", sample: Sample(all),
                goal: .below(8, .p99)),
            bytes("cursor move", inside, goal: .below(400, .p99)),
            bytes("cursor move that scrolls", scrolling),
            bytes("page down", pages),
        ]
    }

    private struct Answer {
        let milliseconds: Double
        let bytes: Int
    }

    /// Presses keys one after the other, each after the frame of the previous one.
    private func press(_ session: PtySession, _ keys: [[UInt8]]) throws -> [Answer] {
        try keys.map { key in
            let watch = Stopwatch()
            session.type(key)
            let frame = session.read(atMost: 2000) { ByteSearch.has("\u{1B}[?2026l", in: $0) }
            guard let frame else { throw Failure("a key was not answered by a frame") }
            let time = watch.milliseconds
            // Bytes that arrive shortly after the frame belong to it.
            return Answer(milliseconds: time, bytes: frame.count + session.readUntilQuiet(for: 2))
        }
    }

    private func bytes(_ name: String, _ answers: [Answer], goal: Goal? = nil) -> Figure {
        Figure(
            name: "bytes of a \(name)", unit: "bytes",
            sample: Sample(answers.map { Double($0.bytes) }), goal: goal)
    }
}
