import KioskUI
import PurchaseEngine
import StoreAPI
import StoreModel
import StoreText

/// What Receipt, Sandbox and Log ask for.
extension Courier {
    func loadReceipt(_ id: TransactionID) async {
        mailbox.post(.receipt(id, await ReceiptReader(session: session).facts(id)))
    }

    func loadLog(after sequence: Int64, newest: Int) async {
        do throws(JournalError) {
            let events = try await session.engine.log(after: sequence, newest: newest)
            let state = try await session.engine.logState()
            mailbox.post(.log(events, acknowledged: state?.acknowledged ?? 0))
        } catch {
            mailbox.post(.notice(error.message))
        }
    }

    func loadOrders() async {
        await ask { backend throws(ServiceFailure) in
            mailbox.post(.orders(try await backend.orders(limit: Self.orderLimit)))
        }
    }

    func approve(_ id: IntentID) async {
        await ask { backend throws(ServiceFailure) in _ = try await backend.approve(id) }
        await loadOrders()
    }

    func decline(_ id: IntentID) async {
        await ask { backend throws(ServiceFailure) in _ = try await backend.decline(id) }
        await loadOrders()
    }

    func refund(_ id: TransactionID) async {
        await ask { backend throws(ServiceFailure) in _ = try await backend.refund(id) }
        await loadOrders()
    }

    func export(_ events: [LogEvent], acknowledged: Int64) {
        var numbers = LogNumbers()
        for event in events { numbers.learn(event.entry) }
        let lines = events.compactMap { event in
            JSONText.line(
                LogLine(
                    LoggedEvent(
                        event: event, isAcknowledged: event.sequence <= acknowledged),
                    number: numbers.number(of: event.entry)))
        }
        save(lines.map { $0 + "\n" }.joined(), named: "kiosk-log.jsonl")
    }

    func save(_ text: String, named name: String) {
        let messages = session.backend.messages
        do throws(SmallFile.Failure) {
            let file = try NewFile.write(text, named: name)
            mailbox.post(.notice(messages.text(.fileSaved, file)))
        } catch {
            mailbox.post(.notice(messages.text(.fileNotSaved, error.reason)))
        }
    }

    /// How many orders of the store are shown.
    private static let orderLimit = 200

    /// Asks the test store to do something; what it says against it is told.
    private func ask(
        _ act: (any SandboxControl) async throws(ServiceFailure) -> Void
    ) async {
        do throws(ServiceFailure) {
            try await act(session.backend.backend)
        } catch {
            mailbox.post(.sandboxFailed(CommandFailure(error).message))
        }
    }
}
