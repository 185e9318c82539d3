import CommandTestSupport
import Foundation
import KioskTestSupport
import Testing

@Suite("kiosk report and kiosk replay") struct ReportCommandTests {
    private func kiosk(
        _ words: [String], in folder: TemporaryFolder
    ) async throws -> KioskRun {
        try await KioskRun.inProcess(words, in: folder, environment: ["LANG": "en_US.UTF-8"])
    }

    @Test("report writes both forms of a profile, for its owner only, and JSON lines to stdout")
    func profile() async throws {
        let folder = try TemporaryFolder()
        #expect(try await kiosk(["report", "-"], in: folder).status == 65)
        _ = try await kiosk(["buy", "gems.60"], in: folder)
        let lines = try await kiosk(["report", "-"], in: folder)
        #expect(lines.status == 0, "\(lines.errors)")
        #expect(lines.objects.first?["kind"] as? String == "report")
        #expect(lines.objects.count { $0["kind"] as? String == "order" } == 1)
        let (page, file) = (folder.file("bug.html"), folder.file("bug.jsonl"))
        let run = try await kiosk(["report", file, "--html", page, "--of", "M-"], in: folder)
        #expect(run.status == 0, "\(run.errors)")
        #expect(try String(contentsOfFile: page, encoding: .utf8).contains("60 Gems"))
        let mode = try FileManager.default.attributesOfItem(atPath: page)[.posixPermissions]
        #expect(mode as? Int == 0o600)
        let replay = try await kiosk(["replay", file], in: folder)
        #expect(replay.status == 65 && replay.errors.contains("--report-all"))
        #expect(try await kiosk(["report", "--of", "nothing", "-"], in: folder).status == 64)
        #expect(try await kiosk(["report", "--since", "soon", "-"], in: folder).status == 64)
        let same = folder.path + "/./bug.jsonl"
        let both = try await kiosk(["report", file, "--html", same], in: folder)
        #expect(both.status == 64 && both.errors.contains("use two files"))
        #expect(try String(contentsOfFile: file, encoding: .utf8).hasPrefix("{"))
        let schema = try await kiosk(["report", "--schema"], in: folder)
        #expect(schema.status == 0 && schema.output.hasPrefix("{"))
    }

    @Test("a scenario's report is replayed identically by another process, unless it was changed")
    func replay() async throws {
        let folder = try TemporaryFolder()
        let reports = folder.file("reports")
        let run = try await kiosk(
            ["scenario", "run", "failure/5", "--report-all", reports], in: folder)
        #expect(run.status == 0, "\(run.errors)")
        let lines = reports + "/failure-5.jsonl"
        let outputs = try await [
            kiosk(["replay", lines], in: folder), kiosk(["replay", lines], in: folder),
            kiosk(["replay", reports + "/failure-5.html"], in: folder),
        ]
        #expect(outputs.allSatisfy { $0.status == 0 && $0.output.hasPrefix("identical: ") })
        #expect(Set(outputs.map(\.output)).count == 1)
        let text = try String(contentsOfFile: lines, encoding: .utf8)
        let rows = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let place = try #require(rows.firstIndex { $0.contains("\"played\"") }) + 3
        var lying = rows
        lying[place] = lying[place].replacing("phone-1", with: "phone-2")
        let path = try folder.write(lying.joined(separator: "\n"), to: "lying.jsonl")
        let replay = try await kiosk(["replay", path], in: folder)
        #expect(replay.status == 1)
        #expect(replay.output.contains("lying.jsonl:\(place + 1): event 4 differs"))
        #expect(
            replay.output.contains("expected  phone-2")
                && replay.output.contains("got       phone-1"))
    }

    @Test("a charge that reached no device is reported as charged with its transaction")
    func unheard() async throws {
        let folder = try TemporaryFolder()
        // The purchasing process is killed.
        _ = try await KioskRun.of(
            ["buy", "gems.60", "--quantity", "2", "--crash", "C3"], in: folder)
        let page = folder.file("bug.html")
        let run = try await kiosk(["report", "-", "--html", page], in: folder)
        let order = try #require(run.objects.first { $0["kind"] as? String == "order" })
        #expect(order["charged"] as? String == "yes" && order["price"] as? Int == 1980)
        let sold = try #require(run.objects.first { $0["kind"] as? String == "transaction" })
        #expect(sold["transactionId"] as? String == order["transactionId"] as? String)
        #expect(sold["device"] == nil && sold["signedDate"] == nil && sold["price"] as? Int == 1980)
        let html = try String(contentsOfFile: page, encoding: .utf8)
        #expect(html.contains("Charged USD 1.98.") && !html.contains("Not charged."))
    }

    @Test("manual changes of products are reported, and the products appear as sold")
    func edited() async throws {
        let folder = try TemporaryFolder()
        _ = try await kiosk(["buy", "gems.60"], in: folder)
        let edit = ["sandbox", "product", "gems.60", "--price", "1.99", "--title", "Many gems"]
        #expect(try await kiosk(edit, in: folder).status == 0)
        let run = try await kiosk(["report", "-"], in: folder)
        let products = run.objects.filter { $0["kind"] as? String == "product" }
        let changed = products.filter { $0["edited"] as? Bool == true }
        #expect(changed.count == 1 && products.count > 5)
        #expect(changed.first?["price"] as? Int == 1990)
        #expect((changed.first?["changes"] as? [String])?.count == 2)
        let shop = run.objects.first { $0["name"] as? String == "Shop" }?["text"] as? String
        #expect(shop?.contains("Many gems") == true && shop?.contains("1.99") == true)
    }

    @Test("a partial refund is reported as partial")
    func partly() async throws {
        let folder = try TemporaryFolder()
        _ = try await kiosk(["buy", "gems.60", "--quantity", "3"], in: folder)
        let before = try await kiosk(["report", "-"], in: folder)
        let sold = try #require(before.objects.first { $0["kind"] as? String == "transaction" })
        let id = try #require(sold["transactionId"] as? String)
        let refund = ["sandbox", "refund", id, "--percent", "50"]
        #expect(try await kiosk(refund, in: folder).status == 0)
        let run = try await kiosk(["report", "-"], in: folder)
        let order = try #require(run.objects.first { $0["kind"] as? String == "order" })
        #expect(order["charged"] as? String == "partly-refunded")
        #expect((1480...1490).contains(order["refunded"] as? Int ?? 0))
    }

    @Test("an unusable report folder is named and stops the run before it starts")
    func unwritable() async throws {
        let folder = try TemporaryFolder()
        let place = try folder.write("", to: "no-folder")
        let run = try await kiosk(
            ["scenario", "run", "failure/5", "--report-all", place], in: folder)
        #expect(run.status == 64)
        #expect(run.errors.contains("no-folder") && !run.output.contains("ok  "))
    }

    @Test(
        "neither a signal nor a normal end leaves the folder of a world behind",
        arguments: [
            (["demo", "stages"], true), (["scenario", "run", "--all", "--times", "100000"], true),
            (["scenario", "run", "failure/5", "failure/1"], false),
        ])
    func leftovers(_ words: [String], isSignalled: Bool) async throws {
        let folder = try TemporaryFolder()
        let place = access("/dev/shm", W_OK) == 0 ? "/dev/shm" : folder.path
        try await runOnNewThread {
            let process = Process()
            process.executableURL = URL(filePath: BuiltProducts.kiosk)
            process.arguments = words
            process.environment = KioskRun.baseEnvironment(folder.path).merging([
                "TMPDIR": folder.path
            ]) { $1 }
            process.standardInput = FileHandle.nullDevice
            process.standardOutput = FileHandle.nullDevice
            process.standardError = FileHandle.nullDevice
            try process.run()
            func worlds() -> [String] {
                let names = (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
                return names.filter {
                    $0.hasPrefix("kiosk-scenario-\(process.processIdentifier)-")
                }
            }
            var seen: [String] = []
            while seen.isEmpty, process.isRunning { seen = worlds() }
            #expect(!seen.isEmpty)
            // Unlike SIGINT, this signal is not ignored by background processes of a shell.
            if isSignalled { kill(process.processIdentifier, SIGTERM) }
            process.waitUntilExit()
            #expect(process.terminationReason == (isSignalled ? .uncaughtSignal : .exit))
            #expect(worlds() == [])
        }
    }
}
