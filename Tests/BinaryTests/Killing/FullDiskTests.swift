import Foundation
import KioskTestSupport
import Testing

/// Tests the program on a small disk of its own that is filled from outside.
@Suite(
    "Full disks",
    .enabled("small disks can be mounted here") { await SmallDisk.isPossible() })
struct FullDiskTests {
    // Counts journal syncs during a purchase: after the third the intent is stored, after the following ones
    // the transaction and the goods.
    @Test(
        "an order in progress completes on a full disk, and a new order that cannot be stored is rejected",
        .sampled, arguments: SweepSample(1, of: 3).elements(of: Array(3...5)))
    func inFlight(syncs: Int) async throws {
        let disk = try SmallDisk()
        let said = try await disk.run(
            """
            kiosk buy gems.60 --json > /dev/null && say reserves $(reserves)
            dying \(syncs) kiosk buy gems.60 --json > /dev/null 2>&1; say killed $?
            fill
            # What got no answer for want of room is asked for again, at the latest at the next start.
            for start in 1 2 3 4 5; do
                kiosk restore > /dev/null 2>&1
                [ $(open) = 0 ] && break
            done
            say open $(open)
            say gems $(gems)
            for time in $(seq 60); do
                kiosk buy gems.60 --json --timeout 2 > "$OUT/last" 2> /dev/null; status=$?
                [ $status = 0 ] || break
            done
            say bought $((time - 1)) and $status
            rm "$XDG_STATE_HOME/filler"
            kiosk restore > /dev/null 2>&1
            kiosk buy gems.60 --json > /dev/null; say room $?
            say reserves-again $(reserves)
            say open-again $(open)
            """)
        #expect(said["reserves"] == "2" && said["killed"] == "137")
        #expect(said["open"] == "0" && said["gems"] == "120")
        // Remaining space may be used; without any, nothing is charged or the purchase continues later.
        let last = try disk.text("last")
        switch said["bought"]?.split(separator: " ").last {
        case "74": #expect(last.contains("full") && last.contains("nothing was charged"), "\(last)")
        case "3": #expect(last.contains("outcome-unknown"), "\(last)")
        default: Issue.record("\(said): \(last)")
        }
        #expect(said["room"] == "0" && said["reserves-again"] == "2")
        #expect(said["open-again"] == "0")
    }

    @Test("an order in progress when the disk fills up completes without a restart")
    func onTheWay() async throws {
        let disk = try SmallDisk()
        let said = try await disk.run(
            """
            kiosk buy gems.60 --json > /dev/null
            intent=5e0c2f6a-9f37-4a55-8d1c-3f1f5b0e7a12
            $KIOSK buy gems.60 --intent $intent --json --pace 1s > "$OUT/last" 2> /dev/null & buying=$!
            until grep -rq $intent "$XDG_STATE_HOME" --include='journal.sqlite*'; do
                kill -0 $buying || break
            done
            # It must not release its reserve while the disk is still being filled.
            kill -STOP $buying
            fill
            kill -CONT $buying
            wait $buying; say bought $?
            say open $(open)
            say gems $(gems)
            rm "$XDG_STATE_HOME/filler"
            kiosk audit > /dev/null; say audit $?
            """)
        let last = try disk.text("last")
        #expect(said["bought"] == "0", "\(said) \(last)")
        #expect(said["open"] == "0" && said["gems"] == "120" && said["audit"] == "0", "\(said)")
    }
}

/// An in-memory file system of a few megabytes, in its own mount namespace.
struct SmallDisk {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    /// Returns whether this machine allows users to create one.
    static func isPossible() async -> Bool {
        guard let folder = try? TemporaryFolder() else { return false }
        let mounting = ["-rm", "/bin/sh", "-c", "mount -t tmpfs -o size=1m none \(folder.path)"]
        let run = try? await KioskRun.of(mounting, program: "/usr/bin/unshare", in: folder)
        return run?.status == 0
    }

    /// Runs a script of `/bin/sh` on the disk and returns the values that it reported, by name.
    func run(_ script: String) async throws -> [String: String] {
        let disk = try TemporaryFolder()
        let path = try folder.write(Self.prelude + script, to: "script")
        let run = try await KioskRun.of(
            ["-rm", "/bin/sh", path], program: "/usr/bin/unshare", in: disk,
            environment: ["OUT": folder.path])
        let pairs = run.output.split(separator: "\n").compactMap { line in
            let words = line.split(separator: " ", maxSplits: 1).map(String.init)
            return words.count == 2 ? (words[0], words[1]) : nil
        }
        return Dictionary(pairs) { $1 }
    }

    /// Returns the contents of a file that the script wrote beside the disk.
    func text(_ name: String) throws -> String {
        try String(contentsOfFile: folder.file(name), encoding: .utf8)
    }

    private static var prelude: String {
        let fault = SystemCallFault(.killAfter, [.fdatasync], path: "journal.sqlite-wal")
        let plan = fault.environment["SHIM_FAULT"]?.dropLast() ?? ""
        return """
            mount -t tmpfs -o size=4m none "$XDG_STATE_HOME" || exit 1
            KIOSK=\(BuiltProducts.kiosk)
            kiosk() { $KIOSK "$@"; }
            say() { echo "$@"; }
            open() { kiosk transactions --unfinished --json | wc -l; }
            gems() { kiosk library --json | grep '"gems"' | tr -dc 0-9; }
            reserves() { find "$XDG_STATE_HOME" -name '*.reserve' -size 256k | wc -l; }
            fill() {
                head -c 8m /dev/zero > "$XDG_STATE_HOME/filler"
                head -c 4k /dev/zero >> "$XDG_STATE_HOME/filler"
            } 2> /dev/null
            dying() {
                number=$1; shift 2
                LD_PRELOAD=\(BuiltProducts.faultShim) SHIM_FAULT=\(plan)$number \\
                    SHIM_FAULT_PATH=journal.sqlite-wal \(BuiltProducts.kiosk) "$@"
            }

            """
    }
}
