/// The filter in the real program, compared with fzf.
struct TypedSearch {
    private static let rounds = 3
    let setup: InterfaceSetup

    func figures() throws -> [Figure] {
        var times: [String: [Double]] = [:]
        for round in 0..<Self.rounds {
            for program in setup.rotated(round)
            where [setup.kiosk.name, "fzf"].contains(program.name) {
                let session = try program.start().session
                session.read(for: 1500)
                let isKiosk = program.name == setup.kiosk.name
                for word in WordedProducts.searches {
                    if isKiosk { _ = session.answer(to: Array("/".utf8)) }
                    for key in Self.keys(of: word) {
                        guard let answer = session.answer(to: key, quiet: 25) else { continue }
                        times[program.name, default: []].append(answer.milliseconds)
                    }
                    _ = session.answer(to: isKiosk ? Keys.escape : Keys.emptyLine, quiet: 60)
                }
                session.quit()
            }
        }
        let what = "search among \(InterfaceSetup.count), a typed key → frame"
        return setup.figures(what, "ms", times, goal: .below(16, .p99))
    }

    private static func keys(of word: String) -> [[UInt8]] {
        let letters = word.utf8.map { [$0] }
        let end = letters.suffix(3)
        return letters + end.map { _ in Keys.backspace } + end
    }
}
