import Glibc
import PurchaseCore
import PurchaseEngine
import StoreModel
import StoreText

/// The shop as a conversation in lines: for terminals that cannot be a screen, and for people who have it read out.
///
/// It writes nothing but safe text and line feeds, and reads whole lines. A purchase takes two: the command, and `yes`
/// to a question that says all of it.
actor LineShop {
    let session: DriverSession
    let input = LineInput()
    /// The products by the numbers they were listed under, from 1.
    var products: [Product] = []
    /// How the next payment goes.
    var outcome: Outcome
    /// The purchase that waits for its `yes`.
    var question: LineQuestion?
    /// What was printed of each transaction, so that only news is.
    private var known: [String: TransactionRow] = [:]

    var report: Report { session.backend.report }
    var out: Output { session.settings.output }
    var messages: Messages { session.backend.messages }

    init(_ session: DriverSession) {
        self.session = session
        outcome = session.settings.outcome
    }

    private enum Event: Sendable {
        case line(LineInput.Line)
        case end
        case changed
    }

    /// Talks until the person leaves.
    ///
    /// - Returns: The exit code, which is 0: what failed was said when it did.
    func run() async throws -> Int32 {
        let (events, send) = AsyncStream<Event>.makeStream()
        input.start { line in send.yield(line.map(Event.line) ?? .end) }
        try await welcome()
        await withTaskGroup(of: Void.self) { group in
            group.addTask {
                for await _ in await self.session.engine.updates() { send.yield(.changed) }
            }
            for await event in events {
                if await isOver(after: event) { break }
            }
            group.cancelAll()
        }
        return 0
    }

    private func isOver(after event: Event) async -> Bool {
        switch event {
        case .end:
            // The prompt's line is left open.
            out.text("")
            await sayGoodbye()
            return true
        case .changed:
            if await tellNews() { prompt() }
            return false
        case .line(let line):
            // A pipe shows nothing of what is typed; so that its record reads like a conversation, this does.
            if !StandardStream.isTerminalInput { out.text(line.text) }
            let command = LineCommand(line.text)
            if question == nil, command == .quit {
                await sayGoodbye()
                return true
            }
            await answer(line, command)
            prompt()
            return false
        }
    }

    private func answer(_ line: LineInput.Line, _ command: LineCommand) async {
        do throws(CommandFailure) {
            if let question {
                self.question = nil
                try await answer(question, line)
            } else {
                try await carryOut(command)
            }
        } catch {
            out.text(error.message)
        }
        _ = await tellNews()
    }

    private func prompt() {
        out.prompt(question?.text ?? messages.text(.plainPrompt))
    }

    private func welcome() async throws {
        let settings = session.settings
        out.text(
            messages.text(
                .plainWelcome, settings.account.rawValue, settings.device.rawValue,
                report.storefront.countryCode))
        _ = await tellNews(isPrinted: false)
        try await carryOut(.list)
        if await session.engine.snapshot().rows.contains(where: \.isOpen) {
            await session.showTransactions(isUnfinishedOnly: true)
        }
        out.text(messages.text(.plainCommands))
        prompt()
    }

    private func sayGoodbye() async {
        let open = await session.engine.snapshot().rows.filter(\.isOpen).count
        if open > 0 { out.text(messages.text(.quitOpen, String(open))) }
        out.text(messages.text(.plainGoodbye))
    }

    /// Prints what changed since the last look.
    ///
    /// - Returns: Whether anything was printed.
    private func tellNews(isPrinted: Bool = true) async -> Bool {
        let rows = await session.engine.snapshot().rows
        let news = isPrinted ? rows.filter { known[$0.id] != $0 } : []
        known = Dictionary(rows.map { ($0.id, $0) }) { first, _ in first }
        guard !news.isEmpty else { return false }
        out.text("")
        for fact in await session.facts(news.reversed()) { report.change(fact) }
        return true
    }

    /// Counts what a command has printed as told.
    func forget(newsOf rows: [TransactionRow]) {
        for row in rows { known[row.id] = row }
    }
}
