import KioskFaults
import KioskTestSupport
import Testing

/// Tests the program on a disk that is full, broken or read-only, and that works again afterwards.
@Suite("Failing disks")
struct DiskTests {
    private static let intent = "7a1c9b52-0d4e-4c1a-9a51-6b0f8f7c2d33"
    private static let buying = [
        "buy", "gems.60", "--intent", intent, "--json", "--timeout", "1",
    ]
    private static let files = ["journal.sqlite", "store.sqlite", "merchant.sqlite"]
    private static let early = files.flatMap { file in
        [
            SystemCallFault(.failFrom("EROFS"), [.open], path: file),
            SystemCallFault(.failFrom("EIO"), [.open], path: file),
            SystemCallFault(
                .failFrom("ENOSPC"), [.open, .pwrite, .write, .ftruncate, .mkdir], path: file),
            SystemCallFault(.failFrom("EIO"), [.pwrite], path: file),
        ]
    }

    @Test(
        "a disk that fails from the start prevents the purchase with an error", .sampled,
        arguments: SweepSample(of: early.count).elements(of: early))
    func fromTheStart(_ fault: SystemCallFault) async throws {
        let profile = try await Profile.bought(1)
        let run = try await profile.run(Self.buying, fault)
        #expect(run.status == 74, "\(run.output) \(run.errors)")
        #expect(run.failure?.charged == "no" && run.failure?.message.contains(fault.path) == true)
        #expect(run.failure?.message.contains("othing was charged") == true, "\(run.output)")
        #expect(try CustomerRecordCounts(of: profile) == .completed(purchases: 1))
        try await profile.expectConsistent(after: 1, Self.buying, "\(fault)")
    }

    private static let openings = files.flatMap { file in (1...6).map { (file, $0) } }

    @Test(
        "a single failure while opening files is reported immediately or has no effect", .sampled,
        arguments: SweepSample(of: openings.count).elements(of: openings))
    func onceWhileOpening(_ file: String, _ place: Int) async throws {
        let profile = try await Profile.bought(1)
        let fault = SystemCallFault(.fail("EIO"), [.open], path: file, at: place)
        let run = try await profile.run(Self.buying, fault)
        // SQLite continues with a file that it could open only for reading; an order must not wait for such a
        // file.
        #expect([0, 74].contains(run.status), "\(run.output) \(run.errors)")
        try await profile.expectConsistent(after: 1, Self.buying, "\(fault)")
    }

    private static let short = ["ENOSPC", "EDQUOT", "EFBIG"].flatMap { error in
        files.map { SystemCallFault(.failFrom(error), [.pwrite, .write, .ftruncate], path: $0) }
    }

    @Test(
        "a full disk, an exhausted quota and a file size limit are handled alike",
        .sampled, arguments: SweepSample(of: short.count).elements(of: short))
    func isFull(_ fault: SystemCallFault) async throws {
        let profile = try await Profile.bought(1)
        let run = try await profile.run(Self.buying, fault)
        #expect(run.status == 74, "\(run.output) \(run.errors)")
        #expect(run.failure?.message.contains("full") == true, "\(run.output)")
    }

    @Test("a failure at the first start is a disk error, and the next start creates the profile")
    func firstStart() async throws {
        let profile = try Profile()
        let run = try await profile.run(
            Self.buying, SystemCallFault(.failFrom("EIO"), [.pwrite], path: "store.sqlite-wal"))
        #expect(run.status == 74, "\(run.output) \(run.errors)")
        #expect(run.failure?.charged == "no", "\(run.output)")
        #expect(run.failure?.message.contains("othing was charged") == true, "\(run.output)")
        try await profile.expectConsistent(after: 0, Self.buying, "the first start")
    }

    private static let late = [
        Sweep(
            name: "one commit of the journal", command: buying, action: .fail("EIO"),
            path: "journal.sqlite-wal"),
        Sweep(
            name: "one commit of the journal, and then the process dies", command: buying,
            action: .failThenKill("EIO"), path: "journal.sqlite-wal"),
        Sweep(
            name: "all commits of the journal", command: buying, action: .failFrom("EIO"),
            path: "journal.sqlite-wal"),
        Sweep(
            name: "no more room for the journal", command: buying, action: .failFrom("ENOSPC"),
            calls: [.pwrite], path: "journal.sqlite-wal"),
        Sweep(
            name: "one commit of the store", command: buying, action: .fail("EIO"),
            path: "store.sqlite-wal"),
        Sweep(
            name: "no more room for the store", command: buying, action: .failFrom("ENOSPC"),
            calls: [.pwrite], path: "store.sqlite-wal"),
        Sweep(
            name: "one commit of the merchant", command: buying, action: .fail("EIO"),
            path: "merchant.sqlite-wal"),
        Sweep(
            name: "no more room for the merchant", command: buying, action: .failFrom("ENOSPC"),
            calls: [.pwrite], path: "merchant.sqlite-wal"),
    ]
    private static let lateSample = SweepSample(2, of: late.count)

    @Test(
        "a failure during a purchase loses nothing and charges once", .sampled,
        arguments: lateSample.elements(of: late))
    func onTheWay(_ sweep: Sweep) async throws {
        let start = try await Profile.bought(0)
        _ = try await sweep.run(from: start, 2, seed: Self.lateSample.innerSeed) {
            profile, point, run in
            #expect([0, 3, 74, 137].contains(run.status), "\(point): \(run.output)")
            let charges = try CustomerRecordCounts(of: profile).charges
            switch run.failure?.charged {
            case "no": #expect(charges == 0, "\(point): \(run.output)")
            case "yes": #expect(charges == 1, "\(point): \(run.output)")
            default: #expect(charges <= 1, "\(point): \(run.output)")
            }
            if run.status == 74 {
                // A purchase that was reported as failed is not charged later.
                let library = try await RecoveryCheck.completed {
                    try await profile.run(["library"])
                }
                #expect(library.status == 0, "\(point)")
                #expect(
                    try CustomerRecordCounts(of: profile).charges == 0, "\(point): \(run.output)")
            }
            try await profile.expectConsistent(after: 0, Self.buying, "\(point)")
        }
    }

    @Test("a disk failure after the order was stored exits with 3, because the order continues")
    func words() async throws {
        let profile = try await Profile.bought(0)
        let broken = SystemCallFault(.failFrom("EIO"), [.pwrite], path: "store.sqlite-wal", at: 1)
        let run = try await profile.run(Self.buying, broken)
        #expect(run.status == 3 && run.failure?.code == "outcome-unknown", "\(run.output)")
        try await profile.expectConsistent(after: 0, Self.buying, "after \(run.output)")
    }
}
