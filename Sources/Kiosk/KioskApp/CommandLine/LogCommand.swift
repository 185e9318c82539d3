import ArgumentParser
import PurchaseEngine
import StoreFiles
import StoreModel

struct LogCommand: ExistingProfileCommand {
    static let configuration = CommandConfiguration(
        "log", "Show this device’s event log.",
        discussion: """
            The log has an event for each state change, screen and action. The events are chained by their hashes and \
            sent to the merchant, whose first copy decides a dispute; events that the merchant does not have yet are \
            marked with *. The log contains no keys and no text that was typed. This command works while another kiosk \
            process is using the device, and changes nothing.

            A time is a date (2026-11-21, 2026-11-21T19:00, 2026-11-21T11:00:00Z) or an age (90s, 15m, 2h, 3d). \
            Without --since, the newest 200 events are shown; with --json, all.

            With --json, it prints one object for each event: id, chain, sequence, at, monotonic, family (state, \
            screen, act), name, intentId, transactionId, merchantOrder, detail, previousHash, hash, acknowledged.

            EXAMPLES
              kiosk log --since 2h
              kiosk log --follow
              kiosk log --json --since 2026-11-21

            EXIT CODES
              0   done
              64  invalid time
              65  the journal is damaged, or was written by a newer version of kiosk
              75  --follow, but this device has never been used
            """)
    @OptionGroup var options: GlobalOptions
    var changesState: Bool { false }
    @Flag(help: "Print each new event until Ctrl-C.")
    var follow = false
    @Option(help: ArgumentHelp("Show only events since this time.", valueName: "time"))
    var since: String?

    /// How many events are printed as text without `--since`.
    private static let shown = 200

    func run(_ settings: Settings) async throws -> Int32 {
        let now = settings.clock.now()
        let moment = try since.map { try Self.moment($0, now: now) }
        let backend = try await BackendSession.open(settings)
        guard let journal = try journal(of: backend) else {
            backend.printer.out.text("The log of this device is empty.")
            return 0
        }
        // Watching begins before the first read, so that no commit between the two is missed.
        let changes = follow ? FolderWatch.changes(in: backend.deviceFolder) : nil
        var printer = LogPrinter(backend.printer)
        let state = try journal.logState(of: settings.account)
        try show(journal, &printer, since: moment)
        if let changes {
            for await _ in changes {
                // The reader of the output is gone, as after “| head”.
                guard settings.output.sink.isOpen() else { break }
                try showNewEvents(journal, &printer)
            }
        } else {
            printer.end(state)
        }
        return 0
    }

    /// Parses the argument of `--since`.
    ///
    /// - Throws: ``CommandFailure`` with exit code 64 for text that is neither a date nor an age.
    static func moment(_ text: String, now: Timestamp) throws(CommandFailure) -> Timestamp {
        if let moment = SinceTimeParser.moment(text, now: now) { return moment }
        throw .usage(
            "Invalid --since “\(text.prefix(40))”: use a date (2026-11-21, 2026-11-21T19:00) "
                + "or an age (15m, 2h, 3d).")
    }

    private func journal(of backend: BackendSession) throws(JournalError) -> Journal? {
        do throws(JournalError) {
            return try Journal.openReading(
                folder: backend.deviceFolder, identity: backend.identity,
                device: backend.settings.device, merchant: backend.settings.merchantKind)
        } catch {
            if case .missing = error, !follow { return nil }
            throw error
        }
    }

    private func show(
        _ journal: Journal, _ printer: inout LogPrinter, since moment: Timestamp?
    ) throws(JournalError) {
        // The whole log is read, because the order number of a printed event may be in an earlier event.
        let all = try journal.log(of: printer.account)
        printer.learn(all)
        let isAll = moment != nil || printer.isJSON
        let newest = isAll ? all[...] : all.suffix(Self.shown)
        for logged in newest where logged.event.at >= moment ?? logged.event.at {
            printer.show(logged)
        }
        if newest.count < all.count { printer.omitted(all.count - newest.count) }
    }

    private func showNewEvents(
        _ journal: Journal, _ printer: inout LogPrinter
    ) throws(JournalError) {
        let newEvents = try journal.log(of: printer.account, after: printer.last)
        printer.learn(newEvents)
        for logged in newEvents { printer.show(logged) }
    }
}
