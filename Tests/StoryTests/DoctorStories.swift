import Foundation
import GRDB
import KioskTestSupport
import PurchaseEngine
import StoreFiles
import StoreModel
import StoreSigning
import Testing

@testable import KioskApp

@Suite("Health checks")
struct DoctorStories {
    @Test("a busy profile is healthy, its pending work is named, and nothing is changed")
    func healthy() async throws {
        let home = try await BusyCustomerFixture()
        let before = try contents(home.folder)
        let findings = healthFindings(home.folder)
        #expect(findings.filter { $0.severity != .note } == [])
        #expect(findings.map(\.code).contains("open-work"))
        let after = try contents(home.folder)
        for (name, bytes) in before where !name.hasSuffix("-shm") {
            #expect(after[name] == bytes, "\(name)")
        }
    }

    @Test("both profiles of a served store are healthy: the server's and the customer's")
    func served() async throws {
        let home = try await CustomerFixture(at: .served)
        try await home.buyRemoveAds()
        let seller = home.sellerFolder.dropLast("/embedded".count)
        for folder in [String(seller), home.folder.file("kiosk/default")] {
            #expect(try contents(folder).count > 3)
            #expect(healthFindings(folder).filter { $0.severity != .note } == [], "\(folder)")
        }
    }

    @Test("the device data of a shared store is checked like that of an embedded store")
    func shared() async throws {
        let home = try await CustomerFixture(at: .served)
        try await home.buyRemoveAds()
        let folder = home.folder.file("kiosk/default")
        let places = ProfilePaths(folder: folder)
        let store = try #require(try places.shared().first)
        let journal = store.journal(of: try #require(store.readableDevices.first)).path
        let path = places.relative(journal)
        let early = healthFindings(folder, at: Timestamp(milliseconds: 1_000_000_000_000))
        #expect(early.contains { $0.code == "clock-behind" })
        try await DatabaseQueue(path: journal).write {
            try $0.execute(sql: "UPDATE records SET wall_ms = wall_ms + 1 WHERE sequence = 2")
        }
        let changed = healthFindings(folder).first { $0.code == "contradiction" }
        #expect(changed?.severity == .damage && changed?.message.contains("I14") == true)
        try remove(store.folder(of: try #require(store.readableDevices.first)) + "/journal.reserve")
        try Data("no journal".utf8).write(to: url(journal))
        let found = healthFindings(folder)
        #expect(found.contains { $0.code == "not-a-database" && $0.path == path }, "\(found)")
        #expect(found.contains { $0.code == "reserve-gone" })
    }

    @Test("a clock behind the newest record is reported, and work that has been open for days")
    func clock() async throws {
        let home = try await BusyCustomerFixture.shared.value()
        let early = healthFindings(home.folder, at: Timestamp(milliseconds: 1_000_000_000_000))
        #expect(early.contains { $0.code == "clock-behind" && $0.severity == .warning })
        let late = healthFindings(home.folder, at: Timestamp(milliseconds: 4_000_000_000_000))
        #expect(late.contains { $0.code == "open-work" && $0.severity == .warning })
        #expect(!late.contains { $0.code == "clock-behind" })
    }

    @Test("a file is named by its path in the profile, also if the profile's path is not ASCII")
    func otherLetters() throws {
        let folder = try TemporaryFolder()
        let places = ProfilePaths(folder: folder.file("商店 für Käufer"))
        try FileManager.default.createDirectory(
            atPath: places.embedded, withIntermediateDirectories: true)
        try Data("Dear friend, this is no database at all.".utf8)
            .write(to: url(places.store.path))
        let paths = healthFindings(places.folder).filter {
            ["not-a-database", "reserve-gone"].contains($0.code)
        }.map(\.path)
        #expect(paths == ["embedded/store.sqlite", "embedded/backend.reserve"])
    }

    @Test("the process that drives a device is reported")
    func driven() async throws {
        let home = try await BusyCustomerFixture()
        let folder = home.folder
        try await home.runOnDevice { _ in
            let findings = try await runOnNewThread { healthFindings(folder) }
            let driven = findings.first { $0.code == "driven" }
            #expect(driven?.message.contains("process \(getpid())") == true, "\(findings)")
        }
        // A program that another test is starting inherits the lock until its own code runs.
        let isFree = try await runOnNewThread {
            (0..<1000).contains { _ in !healthFindings(folder).contains { $0.code == "driven" } }
        }
        #expect(isFree)
    }

    @Test("a shortage of file watches is reported with its consequence and its remedy")
    func watches() async throws {
        let home = try await BusyCustomerFixture.shared.value()
        for (shortage, setting) in [
            (WatchShortage.instances, "fs.inotify.max_user_instances"),
            (.watches, "fs.inotify.max_user_watches"),
        ] {
            let found = healthFindings(home.folder, shortage: shortage).first {
                $0.code == "watches-used-up"
            }
            #expect(found?.severity == .warning)
            #expect(found?.message.contains("twice a second") == true)
            #expect(found?.advice.contains(setting) == true)
        }
        #expect(!healthFindings(home.folder).contains { $0.code == "watches-used-up" })
    }

    /// A change of a copy of the files, and the expected finding.
    struct Damage: CustomStringConvertible, Sendable {
        let description: String
        let code: String
        let severity: HealthFinding.Severity
        let apply: @Sendable (ProfilePaths) throws -> Void

        init(
            _ description: String, _ code: String, _ severity: HealthFinding.Severity = .damage,
            apply: @escaping @Sendable (ProfilePaths) throws -> Void
        ) {
            self.description = description
            self.code = code
            self.severity = severity
            self.apply = apply
        }
    }

    static let damages = [
        Damage("the key is gone", "key-missing") { try remove($0.key) },
        Damage("the key is garbage", "key-damaged") {
            try Data("x".utf8).write(to: url($0.key), options: []); chmod($0.key, 0o600)
        },
        Damage("the key is open to others", "key-unsafe") { chmod($0.key, 0o644) },
        Damage("the key is another one", "other-backend") { places in
            try remove(places.key)
            _ = try SandboxAuthority.openOrCreate(folder: places.authority)
        },
        Damage("the store is gone", "database-gone") { try remove($0.store.path) },
        Damage("the merchant is gone", "database-gone") { try remove($0.merchant.path) },
        Damage("a journal is gone", "contradiction") {
            try remove($0.ownStore.journal(of: "phone-1").path)
        },
        Damage("a journal is a letter", "not-a-database") {
            try Data("Dear friend, this is no database at all, and far from it.".utf8)
                .write(to: url($0.ownStore.journal(of: "phone-1").path))
        },
        Damage("the merchant's file is the store's", "other-kind") { places in
            try remove(places.merchant.path)
            try FileManager.default.copyItem(
                atPath: places.store.path, toPath: places.merchant.path)
        },
        Damage("a newer kiosk wrote the store", "newer") {
            try patch($0.store.path, at: 60, [0, 0, 0, 99])
        },
        Damage("a page of the merchant is torn", "damaged") {
            try patch($0.merchant.path, at: 4096, [UInt8](repeating: 0xA5, count: 512))
        },
        Damage("the folder is open to others", "open-to-others", .warning) {
            chmod($0.folder, 0o755)
        },
        Damage("a journal is open to others", "open-to-others", .warning) {
            chmod($0.ownStore.journal(of: "phone-2").path, 0o644)
        },
        Damage("the store is a link", "symbolic-link") { places in
            try FileManager.default.moveItem(
                atPath: places.store.path, toPath: places.folder + "/elsewhere")
            try FileManager.default.createSymbolicLink(
                atPath: places.store.path, withDestinationPath: places.folder + "/elsewhere")
        },
        Damage("the journal has a second name", "hard-link") { places in
            let journal = places.ownStore.journal(of: "phone-1").path
            try FileManager.default.linkItem(atPath: journal, toPath: places.folder + "/second")
        },
        Damage("there is a pipe", "not-a-file") { mkfifo($0.folder + "/pipe", 0o600) },
        Damage("the reserve was given back", "reserve-gone", .warning) {
            try remove($0.ownStore.folder(of: "phone-1") + "/journal.reserve")
        },
        Damage("a start was interrupted", "draft", .note) {
            try Data().write(to: url($0.store.path + ".new"))
            chmod($0.store.path + ".new", 0o600)
        },
        Damage("its memory is garbage", "memory-unreadable", .warning) {
            try Data("{".utf8).write(to: url($0.folder + "/profile.json"))
        },
        Damage("its catalog is gone", "catalog-gone", .warning) {
            try Data(#"{"catalog":"/nowhere/at.all"}"#.utf8)
                .write(to: url($0.folder + "/profile.json"))
        },
    ]

    @Test(
        "each kind of damage has its code and a remedy, and nothing is repaired", arguments: damages
    )
    func damage(_ damage: Damage) async throws {
        let home = try await BusyCustomerFixture.shared.value().copied()
        let places = home.places
        try damage.apply(places)
        let before = try contents(places.folder)
        let findings = healthFindings(places.folder)
        let found = findings.first { $0.code == damage.code }
        #expect(found?.severity == damage.severity, "\(findings)")
        #expect(findings.allSatisfy { !$0.message.isEmpty && !$0.advice.isEmpty })
        if damage.severity != .damage {
            #expect(!findings.contains { $0.severity == .damage }, "\(findings)")
        }
        for (name, bytes) in before where !name.hasSuffix("-shm") {
            #expect(try contents(places.folder)[name] == bytes, "\(name)")
        }
    }
}

private func healthFindings(
    _ folder: String, at now: Timestamp = SystemEngineClock().now(),
    shortage: WatchShortage? = nil
) -> [HealthFinding] {
    HealthCheck(paths: ProfilePaths(folder: folder), now: now, shortage: { _ in shortage })
        .findings()
}

/// Returns the bytes of every regular file by its path.
private func contents(_ folder: String) throws -> [String: Data] {
    var contents: [String: Data] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: folder) {
        let path = folder + "/" + name
        let type = try FileManager.default.attributesOfItem(atPath: path)[.type]
        guard type as? FileAttributeType == .typeRegular else { continue }
        contents[name] = try Data(contentsOf: URL(filePath: path))
    }
    return contents
}

private func remove(_ path: String) throws { try FileManager.default.removeItem(atPath: path) }
private func url(_ path: String) -> URL { URL(filePath: path) }

/// Overwrites some bytes of a file.
func patch(_ path: String, at offset: Int, _ bytes: [UInt8]) throws {
    var data = try Data(contentsOf: URL(filePath: path))
    data.replaceSubrange(offset..<offset + bytes.count, with: bytes)
    try data.write(to: URL(filePath: path))
}
