import Foundation
import KioskTestSupport
import Testing

@Suite("Acts in read-only mode", .timeLimit(.minutes(5)))
struct ReadOnlyActTests {
    private static let reason = "Read only: nothing can be changed here."

    /// Lines that change something, each with the reason of its refusal; TRANSACTION is a delivered one.
    private static let acts: [(line: String, reason: String)] =
        [
            "buy potion", "restore", "finish TRANSACTION", "approve", "decline",
            "refund TRANSACTION", "fault purchase drop-after", "fault clear", "clock month",
            "clock rate 60", "edit com.example.dragonmarket.potion.healing price 1.99",
            "storefront JPN", "crash before verify",
        ].map { ($0, reason) } + [
            ("device watch", "Read only: the device watch has never been used here."),
            ("sort price", "price is used for now; read-only mode does not save it."),
            ("language de", "de is used for now; read-only mode does not save it."),
        ]

    /// What a profile keeps: its saved state and preferences, its devices, and the state of its store.
    private func state(of kiosk: CommandShop) async throws -> [String: String] {
        var state: [String: String] = [:]
        let paths = FileManager.default.enumerator(atPath: kiosk.folder.path)?
            .compactMap { $0 as? String }
        for path in paths ?? [] {
            let parts = path.split(separator: "/")
            if ["profile.json", ".interface.json"].contains(parts.last) {
                state[path] = try String(contentsOfFile: kiosk.folder.file(path), encoding: .utf8)
            } else if parts.dropLast().last == "devices" {
                state[path] = ""
            }
        }
        for list in [
            "transactions", "library", "sandbox account list", "sandbox fault list",
            "sandbox product list",
        ] {
            let run = try await kiosk("\(list) --json --read-only")
            #expect(run.status == 0, "\(list): \(run.errors)")
            state[list] = run.output
        }
        return state
    }

    /// Returns what line mode prints after a line.
    private func answer(to line: String, of kiosk: CommandShop) async throws -> String {
        let run = try await kiosk("--accessible --read-only", input: line + "\n")
        #expect(run.status == 0, "\(line): \(run.errors)")
        let prompt = try #require(run.output.range(of: "kiosk> \(line)"), "\(run.output)")
        return String(run.output[prompt.upperBound...])
    }

    @Test("each act is refused with its reason, and neither the profile nor the store changes")
    func refused() async throws {
        let kiosk = try CommandShop()
        _ = try await kiosk("buy potion --outcome ask-to-buy")
        _ = try await kiosk("sandbox fault add verify 503 product=torch.10")
        let bought = try await kiosk("buy gems.60 --no-auto-finish --json")
        let id = try #require(bought.objects.last?["transactionId"] as? String, "\(bought.output)")
        let before = try await state(of: kiosk)
        for (act, reason) in Self.acts {
            let line = act.replacing("TRANSACTION", with: id)
            let answer = try await answer(to: line, of: kiosk)
            #expect(answer.contains(reason), "\(line): \(answer)")
        }
        #expect(try await state(of: kiosk) == before)
    }

    @Test("a device that the profile has used can be chosen")
    func device() async throws {
        let kiosk = try CommandShop()
        _ = try await kiosk("buy gems.60")
        _ = try await kiosk("buy potion --device tablet")
        let before = try await state(of: kiosk)
        let run = try await kiosk(
            "--accessible --read-only", input: "device tablet\ntransactions\n")
        #expect(run.status == 0, "\(run.errors)")
        let prompt = try #require(run.output.range(of: "kiosk> transactions"), "\(run.output)")
        let list = run.output[prompt.upperBound...]
        #expect(list.contains("5 Healing Potions"), "\(list)")
        #expect(try await state(of: kiosk) == before)
    }

    @Test("the refusal of an unused device leaves the shop open")
    func unusedDevice() async throws {
        let kiosk = try CommandShop()
        _ = try await kiosk("buy gems.60")
        let run = try await kiosk("--accessible --read-only", input: "device watch\ntransactions\n")
        #expect(run.status == 0, "\(run.errors)")
        let prompt = try #require(run.output.range(of: "kiosk> transactions"), "\(run.output)")
        #expect(run.output[prompt.upperBound...].contains("60 Gems"), "\(run.output)")
    }

    @Test("a planned fault neither affects a command that only reads nor is counted")
    func faults() async throws {
        let kiosk = try CommandShop()
        _ = try await kiosk("buy gems.60")
        _ = try await kiosk("sandbox fault add products 503 every")
        func struck() async throws -> Int? {
            let list = try await kiosk("sandbox fault list --json --read-only")
            return list.objects.first?["struck"] as? Int
        }
        #expect(try await kiosk("products --read-only").status == 0)
        #expect(try await struck() == 0)
        _ = try await kiosk("products")
        #expect(try await struck() ?? 0 > 0)
    }
}
