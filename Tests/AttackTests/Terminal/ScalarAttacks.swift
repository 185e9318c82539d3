import Foundation
import KioskFaults
import KioskTestSupport
import Testing

/// Every Unicode scalar in the commands; the ids are those of the article “Attacks”.
@Suite("Attacks by single characters", .timeLimit(.minutes(5)))
struct ScalarAttacks {
    private func pages(_ count: Int) -> [ArraySlice<Unicode.Scalar>] {
        let all = SampledScalars.all
        return stride(from: 0, to: all.count, by: count).map {
            all[$0..<min($0 + count, all.count)]
        }
    }

    /// Returns each scalar alone, after a letter and after an emoji.
    private func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
        scalars.map { "\($0) x\($0) 🙂\($0)" }.joined(separator: " ")
    }

    private func strangers(in text: String) -> [String] {
        AllowedSequences.violations(in: text.utf8.filter { $0 != 0x0A })
            + (text.utf8.contains { [0x08, 0x0D, 0x1B].contains($0) } ? ["a control"] : [])
    }

    /// Returns a catalog in which each title has 60 of the scalars.
    private func catalog(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
        let titles = stride(from: scalars.startIndex, to: scalars.endIndex, by: 60).map {
            HostileText.yaml(text(scalars[$0..<min($0 + 60, scalars.endIndex)]))
        }
        return HostileText.catalog(titles: titles)
    }

    @Test("D14: no Unicode scalar acts as a control in the output of commands, as text or as JSON")
    func output() async throws {
        for page in pages(12_000) {
            let profile = try Profile()
            let file = try profile.folder.write(catalog(page), to: "all.yaml")
            for arguments in [["products"], ["products", "--json"], ["catalog", "check", file]] {
                let run = try await profile.run(arguments, environment: ["KIOSK_CATALOG": file])
                #expect(run.status == 0, "\(run.errors.prefix(300))")
                #expect(run.output.utf8.count > 1000 || arguments.count == 3)
                #expect(strangers(in: run.output + run.errors).prefix(3) == [])
            }
        }
    }

    @Test("D14: no scalar acts as a control where errors, help and the log quote a command line")
    func errors() async throws {
        let profile = try await Profile.bought(1)
        for page in pages(4_000) {
            let words = text(page).replacing("\0", with: "")
            for arguments in [
                ["buy", words], [words], ["products", "--quantity", words, "--json"],
                ["sandbox", "grant", "2026", "--reason", words],
            ] {
                let run = try await profile.run(arguments)
                #expect(!(run.output + run.errors).isEmpty)
                #expect(strangers(in: run.output + run.errors).prefix(3) == [])
            }
        }
        for arguments in [["log"], ["log", "--json"], ["library"], ["dispute", "2026"]] {
            let run = try await profile.succeeds(arguments)
            #expect(strangers(in: run.output + run.errors).prefix(3) == [])
        }
    }
}
