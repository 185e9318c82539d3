import StoreModel
import Testing

@testable import KioskReport

@Suite("Removal of private data from reports")
struct ReportCleanerTests {
    private let cleaner = ReportRedactor(
        folder: "/home/mia/.local/state/kiosk/default", profile: "default", home: "/home/mia")

    @Test("a folder is replaced by the profile's name, also before a combining character")
    func folders() {
        #expect(
            cleaner.clean("/home/mia/.local/state/kiosk/default/embedded/store.sqlite is damaged")
                == "default/embedded/store.sqlite is damaged")
        #expect(cleaner.clean("file /home/mia/x\u{301}") == "file ~/x\u{301}")
        #expect(
            !cleaner.clean("/home/mia\u{301}").unicodeScalars.map(String.init).joined().contains(
                "mia"))
    }

    @Test("passwords and queries are removed from URLs")
    func passwords() {
        #expect(
            cleaner.clean("asked https://mia:hunter2@shop.example:8443/a?token=hunter3#x twice")
                == "asked https://shop.example:8443/a twice")
        #expect(cleaner.clean("http://a/b@c") == "http://a/b@c")
        #expect(cleaner.clean("redis://:hunter2@h/0, ok://") == "redis://h/0, ok://")
    }

    @Test("keys, tokens and signatures are removed from texts and IDs")
    func secrets() {
        let segment = String(repeating: "QUJD", count: 12)
        let token = [segment, segment, segment].joined(separator: ".")
        let key = "-----BEGIN PRIVATE KEY-----\nhunter2\n-----END PRIVATE KEY----- and more"
        #expect(cleaner.clean(key) == "(left out) and more")
        #expect(cleaner.clean("-----BEGIN EC PRIVATE KEY----- hunter2") == "(left out)")
        #expect(!cleaner.clean("Authorization: Bearer hunter2").contains("hunter2"))
        #expect(!cleaner.clean("it said \(token)").contains(segment))
        let record = ReportRecord(
            .step, ["intentId": .text(token), "detail": .text(token), "at": .moment(Fixture.now)])
        #expect(!ReportLines.line(cleaner.clean(record)).contains(segment))
    }

    @Test("IDs, hashes and replay data are unchanged")
    func kept() {
        let hash = String(repeating: "0123456789abcdef", count: 4)
        let event = ReportRecord(.event, ["hash": .text(hash), "detail": .text("ok")])
        #expect(cleaner.clean(event) == event)
        let played = ReportRecord(.played, ["text": .text("phone-1 \(hash)")])
        #expect(cleaner.clean(played) == played)
        #expect(cleaner.clean("") == "" && cleaner.clean("a\n\nb\n") == "a\n\nb\n")
    }

    @Test("long names of products, goods, accounts, devices, apps and files are unchanged")
    func longNames() {
        let name = "premium_yearly_subscription_with_trial_2024"
        let names: Set = [
            "productId", "autoRenewProductId", "account", "device", "good", "bundleId", "file",
            "catalogName", "catalog", "profile", "of", "subscriptionGroupIdentifier",
            "offerIdentifier",
        ]
        for kind in ReportKind.allCases {
            for field in kind.fields where names.contains(field.name) && field.form != .number {
                let member = ReportRecord.Member(name: field.name, value: .text(name))
                let record = ReportRecord(kind, members: [member])
                #expect(cleaner.clean(record) == record, "\(kind) \(field.name)")
            }
        }
    }

    @Test("replay data contains no home folder")
    func homes() {
        let record = ReportRecord(
            .scenario,
            [
                "catalog": .text("# of /home/mia/x\n"),
                "text": .text("catalog: /home/mia/app/MyApp.storekit\n"),
            ])
        let clean = cleaner.clean(record)
        #expect(clean.text("catalog") == "# of ~/x\n")
        #expect(clean.text("text") == "catalog: ~/app/MyApp.storekit\n")
    }
}
