import ArgumentParser
import KioskPresentation
import PurchaseCore
import PurchaseEngine
import StoreAPI
import StoreModel
import StoreText
import TerminalGraphics

struct RestoreCommand: SessionCommand {
    static let configuration = CommandConfiguration(
        "restore", "Restore purchases to this device.",
        discussion: """
            Non-consumables are restored on every device of the account; consumables and non-renewing subscriptions \
            are not. Auto-renewable subscriptions are delivered to every device automatically, and are counted as in \
            StoreKit's restore. The last line is the number of restored purchases, which may be zero. Nothing is \
            charged or granted again. With --json, the last line is {"kind":"restored","count","subscriptions"}.

            EXAMPLES
              kiosk restore --device phone-2

            EXIT CODES
              0   done
              3   not all are verified yet, or an order is still open: both continue
              69  the store did not answer
              75  another kiosk is using this device
            """)
    @OptionGroup var options: GlobalOptions

    func run(_ backend: BackendSession) async throws {
        let session = try await DeviceSession.driving(backend)
        let pending = PendingAtLaunch(await session.engine.snapshot())
        try await session.whileDriving { session in
            await session.completePending(pending)
            try await session.restore()
        }
    }
}

extension DeviceSession {
    /// Completes the orders that an earlier run left open, and prints them: a restore does not count them.
    fileprivate func completePending(_ pending: PendingAtLaunch) async {
        var pending = pending
        await waitUntilIdle(atMost: 5000)
        guard let resolved = pending.resolvedRows(in: await engine.snapshot()) else { return }
        let words = PendingAtLaunch.words(for: resolved, in: backend.messages)
        backend.printer.out.text(
            backend.messages.text(PendingAtLaunch.message(for: resolved), words))
    }

    /// Restores purchases, and prints which and how many were restored.
    func restore() async throws {
        await engine.log(.action("restore"))
        let rows: [TransactionRow]
        do throws(PurchaseError) {
            rows = try await engine.restore()
        } catch {
            throw CommandFailure(error, backend.messages)
        }
        let clock = await engine.subscriptionOverview().clock
        backend.printer.transactions(await facts(rows), clock)
        let subscriptions = try await engine.restoredSubscriptions()
        if !subscriptions.isEmpty { await show(subscriptions) }
        let waiting = rows.count { $0.retryAt != nil }
        let count = rows.count - waiting + subscriptions.count
        let sentence = backend.messages.sentence(
            restored: count, waiting: waiting, subscriptions: subscriptions.count)
        backend.printer.out.json([
            "kind": "restored", "count": count, "subscriptions": subscriptions.count,
        ])
        let open = openOrders(in: await engine.snapshot(), besides: rows)
        guard waiting == 0, open.isEmpty else {
            throw CommandFailure(
                3, "not-settled", open.isEmpty ? sentence : "\(sentence) \(words(for: open))",
                charged: open.isEmpty ? .no : .unknown)
        }
        backend.printer.out.text(sentence)
    }

    /// Returns the orders that a restore leaves open: it does not continue or count them.
    private func openOrders(
        in snapshot: EngineSnapshot, besides restored: [TransactionRow]
    ) -> [TransactionRow] {
        let known = Set(restored.map(\.id))
        return snapshot.rows.filter { row in
            PendingAtLaunch.isPending(row) && row.stage != .delivered && !known.contains(row.id)
        }
    }

    /// Returns the sentences about open orders: the first ones in detail, and the number of the others.
    private func words(for open: [TransactionRow]) -> String {
        let sorted = open.filter { $0.isCharged != .no } + open.filter { $0.isCharged == .no }
        let others = sorted.dropFirst(3)
        let charged = others.count { $0.isCharged != .no }
        return sorted.prefix(3).map(words).joined(separator: " ")
            + (others.isEmpty
                ? ""
                : " Other open orders: \(others.count), of which \(charged) are or may be charged. "
                    + "“kiosk transactions --unfinished” lists them.")
    }

    /// Returns the sentences about an order that is still open: which one, whether it was charged, and why it is open.
    private func words(for row: TransactionRow) -> String {
        let detail = row.detail.hasSuffix(".") ? String(row.detail.dropLast()) : row.detail
        let reason = backend.messages.reason(of: row, nil)?.string ?? detail
        return "\(row.displayName) is still open, order \(row.merchantOrder?.rawValue ?? row.id)"
            + (reason.isEmpty ? ". " : " (\(reason)). ")
            + CommandFailure.words(for: row.isCharged)
            + " The same order continues at the next start and cannot be charged twice."
    }
}
