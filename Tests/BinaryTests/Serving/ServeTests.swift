import CommandTestSupport
import Foundation
import KioskTestSupport
import ServerTestSupport
import Testing

/// Tests one store that several processes use.
@Suite("One store for several processes")
struct ServeTests {
    private let shared: TemporaryFolder
    private let folder: TemporaryFolder

    init() throws {
        shared = try TemporaryFolder()
        folder = try TemporaryFolder()
    }

    private func kiosk(_ words: String, _ server: KioskServerProcess) async throws -> KioskRun {
        try await KioskRun.inProcess(
            words.split(separator: " ").map(String.init) + ["--backend", server.url], in: folder)
    }

    @Test("two accounts share one store, and a refund appears only in the open shop of its account")
    func refund() async throws {
        let server = try await KioskServerProcess(in: shared, port: "0")
        let backend = ["--backend", server.url]
        for buyer in ["ann", "bob --device tablet"] {
            #expect(try await kiosk("buy gems.60 --account \(buyer)", server).status == 0)
        }
        let ann = try await openShop(backend + ["--account", "ann"], in: folder)
        let bob = try await openShop(
            backend + ["--account", "bob", "--device", "tablet"], in: folder)
        for shop in [ann, bob] { try await shop.waitForText("have 60") }
        let orders = try await kiosk("transactions --json --account ann", server)
        let id = try #require(orders.objects.first?["transactionId"] as? String)
        let refunded = try await kiosk("sandbox refund \(id) --token-file \(server.token)", server)
        #expect(refunded.status == 0, "\(refunded.errors)")
        try await ann.waitForScreen("no gems any more") { !$0.contains("have 60") }
        #expect(bob.screen.contains("have 60"))
    }

    @Test("C1: each store creates its own token, readable by its owner only and never printed")
    func ownToken() async throws {
        var tokens: Set<String> = []
        for folder in [shared, folder] {
            let server = try RawProgram(
                BuiltProducts.kiosk, ["serve", "--port", try LoopbackPort.unused()], in: folder)
            try await server.waitForOutput(containing: "sandbox.token.")
            let path = folder.file("kiosk/default/embedded/sandbox.token")
            let token = try String(contentsOfFile: path, encoding: .utf8)
            let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
            #expect(mode as? Int == 0o600)
            #expect(token.utf8.count >= 32)
            let said = String(decoding: server.output, as: UTF8.self)
            #expect(said.contains(" at http://127.0.0.1:"))
            #expect(!said.contains(token.trimmingCharacters(in: .newlines)))
            tokens.insert(token)
        }
        #expect(tokens.count == 2)
    }

    @Test("an audit of a customer's profile checks the journals of a store served elsewhere")
    func audited() async throws {
        let server = try await KioskServerProcess(in: shared, port: "0")
        #expect(try await kiosk("buy gems.60", server).status == 0)
        let audit = try await KioskRun.inProcess(["audit"], in: folder)
        #expect(audit.status == 0, "\(audit.output)\(audit.errors)")
        #expect(!audit.output.contains("nothing was ever bought"))
        #expect(audit.output.contains("a store that another machine serves"))
        #expect(audit.output.contains("The store and the merchant were not checked"))
        let lines = try await KioskRun.inProcess(["audit", "--json"], in: folder).objects
        #expect(lines.first?["kind"] as? String == "journals")
        #expect(lines.contains { $0["invariant"] as? String == "I1" })
        #expect(
            lines.suffix(2).map { $0["side"] as? String } == ["store", "merchant"])
    }

    @Test("without the product list nothing can be ordered on either backend")
    func productsUnheard() async throws {
        let server = try await KioskServerProcess(in: shared, port: "0")
        let token = " --token-file \(server.token)"
        _ = try await kiosk("sandbox fault add products drop-before every" + token, server)
        for words in ["products", "products --why torch", "buy torch"] {
            #expect(try await kiosk(words, server).status == 69, "\(words)")
            #expect(
                try await kiosk("transactions --json", server).objects.isEmpty, "\(words)")
        }
        let own = try TemporaryFolder()
        func embedded(_ words: String) async throws -> KioskRun {
            try await KioskRun.inProcess(words.split(separator: " ").map(String.init), in: own)
        }
        _ = try await embedded("sandbox fault add products drop-before every")
        for words in ["products", "products --why torch", "buy torch"] {
            #expect(try await embedded(words).status == 69, "\(words)")
            #expect(try await embedded("transactions --json").objects.isEmpty, "\(words)")
        }
    }

    @Test("C4: request bodies without an end do not consume memory")
    func memory() async throws {
        let ready = folder.file("ready.json")
        let server = try await KioskServerProcess(in: shared, ["--ready-file", ready])
        let object =
            try JSONSerialization.jsonObject(
                with: Data(contentsOf: URL(filePath: ready))) as? [String: Any]
        let (pid, port) = (object?["pid"] as? Int, Int(server.port))
        let process = try #require(pid)
        let head =
            "POST /kiosk/v1/sign-in HTTP/1.1\r\nHost: kiosk\r\nTransfer-Encoding: chunked\r\n\r\n"
        let chunk = "10000\r\n" + String(repeating: " ", count: 1 << 16) + "\r\n"
        func flood(_ times: Int) async throws {
            for _ in 0..<times {
                let connection = try RawConnection(port: try #require(port))
                _ = try await connection.answer(
                    to: head, dripping: chunk, every: 0, atMost: 1_000)
            }
        }
        try await flood(4)
        let before = try Self.memory(of: process)
        try await flood(10)
        let after = try Self.memory(of: process)
        #expect(after - before <= 8 << 10, "from \(before) to \(after) KiB")
    }

    /// Returns the peak memory of a process in KiB.
    private static func memory(of process: Int) throws -> Int {
        let status = try String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
        let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
        return try #require(line?.split(separator: " ").compactMap { Int($0) }.first)
    }

    @Test("sandbox commands without the token are rejected and change nothing")
    func token() async throws {
        let server = try await KioskServerProcess(in: shared)
        let bought = try await kiosk("buy gems.60 --json", server)
        let id = try #require(bought.objects.last?["transactionId"] as? String)
        let refused = try await kiosk("sandbox refund \(id)", server)
        #expect(refused.status == 77)
        #expect(refused.errors.contains("--token-file"))
        #expect(try await kiosk("library --json", server).output.contains("\"amount\":60"))
    }

    @Test("a server killed during a purchase loses nothing and grants the purchase once")
    func killed() async throws {
        let first = try await KioskServerProcess(in: shared)
        async let bought = kiosk("buy gems.60 --pace 200ms --timeout 3", first)
        // The order number is issued, and all other steps are still to come.
        try await first.waitForRequest(to: "/merchant/v1/orders/{intentId}")
        try await first.kill()
        let second = try await KioskServerProcess(in: shared, port: first.port)
        _ = try await bought
        let shop = try await openShop(["--backend", second.url], in: folder)
        try await shop.waitForText("have 60")
        let library = try await kiosk("library --json --device new", second)
        #expect(library.output.contains("\"amount\":60"), "\(library.output)")
        #expect(try await second.stop() == .exit(0))
        let audit = try await KioskRun.inProcess(["audit"], in: shared)
        #expect(audit.status == 0, "\(audit.output)")
    }

    @Test("earlier purchases are known offline, and a new purchase reports the outage")
    func offline() async throws {
        let server = try await KioskServerProcess(in: shared)
        #expect(try await kiosk("buy removeads --json", server).status == 0)
        #expect(try await server.stop() == .exit(0))
        let library = try await kiosk("library --json", server)
        #expect(library.status == 0)
        #expect(library.output.contains("removeads"))
        #expect(library.output.contains("\"title\":\"Remove Ads\""))
        #expect(library.errors.contains("Showing what this device knows."))
        let products = try await kiosk("products --json", server)
        #expect(products.status == 69)
        #expect(products.objects.count == 25, "24 products, and why no more is known")
        #expect(products.objects[0]["asOf"] is Int)
        #expect(products.output.contains("as of a moment ago"))
        let listed = try await kiosk("products", server)
        #expect(listed.status == 69)
        #expect(listed.output.contains("60 Gems") && listed.errors.contains("as of a moment ago"))
        let why = try await kiosk("products --why gems.60", server)
        #expect(why.status == 69 && why.errors.contains("as of a moment ago"))
        #expect(why.output.contains("60 Gems") && !why.output.contains("Remove Ads"))
        let unsold = try await kiosk("products --why no.such.thing", server)
        #expect(unsold.status == 69 && unsold.output.isEmpty)
        #expect(unsold.errors.contains("Only the backend can tell whether “no.such.thing” is"))
        let shop = try await KioskRun.of(["shop", "--backend", server.url], in: folder)
        #expect(shop.status == 69)
        #expect(shop.output.contains("owned"), "the shop in a pipe says what is owned")
        let unknown = try await kiosk("products --json --account new", server)
        #expect(unknown.status == 69)
        #expect(unknown.objects.count == 1, "no catalog was told to that account")
        let elsewhere = try await KioskRun.inProcess(
            ["library", "--backend", server.url], in: try TemporaryFolder())
        #expect(elsewhere.status == 69)
        #expect(elsewhere.errors.contains("Nothing was charged"))
    }

    @Test("C13: only the named certificates are trusted, whatever the environment contains")
    func trust() async throws {
        let authority = try TestCertificates()
        let issued = try authority.issue()
        let paths = ["cert.pem", "key.pem", "ca.pem"].map { shared.file($0) }
        for (path, text) in zip(paths, [issued.certificate, issued.key, try authority.rootPEM]) {
            try Data(text.utf8).write(to: URL(fileURLWithPath: path))
        }
        let server = try await KioskServerProcess(
            in: shared, ["--tls-cert", paths[0], "--tls-key", paths[1]])
        #expect(server.url.hasPrefix("https://127.0.0.1:"))
        let products = ["products", "--json", "--backend", server.url]
        let proxy = "http://127.0.0.1:\(try LoopbackPort.unused())"
        let deceived = try await KioskRun.of(
            products, in: folder,
            environment: [
                "SSL_CERT_FILE": paths[2], "SSL_CERT_DIR": shared.path, "https_proxy": proxy,
                "HTTPS_PROXY": proxy, "ALL_PROXY": proxy,
            ])
        #expect(deceived.status == 69)
        #expect(deceived.output.contains("--tls-ca"), "\(deceived.output)")
        let told = try await KioskRun.of(
            products + ["--tls-ca", paths[2]], in: folder,
            environment: ["https_proxy": proxy, "HTTPS_PROXY": proxy, "ALL_PROXY": proxy])
        #expect(told.status == 0, "\(told.errors)")
        let broken = try await KioskRun.of(products + ["--tls-ca", paths[1]], in: folder)
        #expect(broken.status == 65)
    }
}
