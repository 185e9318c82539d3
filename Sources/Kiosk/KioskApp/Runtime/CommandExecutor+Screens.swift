import KioskUI
import PurchaseEngine
import SandboxBackend
import StoreAPI
import StoreModel
import StoreText

/// The commands of the Receipt, Sandbox and Log screens.
extension CommandExecutor {
    func loadReceipt(_ id: TransactionID) async {
        do throws(ReceiptReader.Failure) {
            mailbox.post(.receipt(id, try await ReceiptReader(session: session).facts(id)))
        } catch {
            mailbox.post(.receipt(id, nil, failure: error.reason))
        }
    }

    func loadLog(after sequence: Int64, newest: Int) async {
        do throws(JournalError) {
            let events = try await session.engine.log(after: sequence, newest: newest)
            let state = try await session.engine.logState()
            mailbox.post(.log(events, acknowledged: state?.acknowledged ?? 0))
        } catch {
            fail(.query(.log(after: sequence, newest: newest)), CommandFailure(error))
        }
    }

    /// Posts the state of the sandbox store.
    ///
    /// Before that, the engine refreshes the device's own subscriptions and the store's time.
    func loadOrders() async {
        try? await session.engine.refreshSubscriptions()
        await postSandboxState()
    }

    /// Posts the state of the sandbox store without a request as the device.
    func postSandboxState() async {
        await post(.orders) { control, limit throws(ServiceFailure) in
            SandboxSnapshot(
                subscriptions: try await control.subscriptions(limit: limit),
                faults: try await control.faults(), products: try await control.catalogProducts(),
                orders: try await control.orders(limit: limit))
        }
    }

    /// Posts the store's subscriptions after the engine has refreshed the device's own ones and the store's time.
    func loadSubscriptions() async {
        try? await session.engine.refreshSubscriptions()
        await post(.subscriptions) { control, limit throws(ServiceFailure) in
            SandboxSnapshot(subscriptions: try await control.subscriptions(limit: limit))
        }
    }

    /// Reads lists of the sandbox store, and posts them unless they are older than an edit of this shop, or posts that
    /// the request failed.
    private func post(
        _ request: DataRequest,
        _ read: (any SandboxControl, _ limit: Int) async throws(ServiceFailure) -> SandboxSnapshot
    ) async {
        let (control, limit) = (session.backend.connectedBackend.control, orderLimit)
        do throws(ServiceFailure) {
            try await edits.readAndDeliver { () async throws(ServiceFailure) in
                try await read(control, limit)
            } _: {
                mailbox.post(.sandbox($0))
            }
        } catch {
            fail(.query(request), CommandFailure(error))
        }
    }

    func manage(_ id: TransactionID, _ change: CustomerSubscriptionChange) async {
        do throws(ServiceFailure) {
            _ = try await session.engine.manage(id, change)
            // The engine publishes its snapshots asynchronously, so the new state is posted before the confirmation.
            mailbox.post(.snapshot(await session.engine.snapshot()))
            mailbox.post(.done(.manage(id, change)))
        } catch {
            mailbox.post(.failed(.engine(.manage(id, change)), CommandError(changing: error)))
        }
    }

    /// Performs an action at the sandbox store, and posts the changed data before the result.
    func perform(_ action: SandboxAction) async {
        do throws(ServiceFailure) {
            let reply = try await send(action)
            // Lists that were read before the action are not posted after it.
            edits.increment()
            await postData(after: action)
            mailbox.post(.done(.sandbox(action, reply)))
        } catch {
            mailbox.post(.failed(.sandbox(action), CommandError(changing: error)))
            await postData(after: action)
        }
    }

    private func send(_ action: SandboxAction) async throws(ServiceFailure) -> SandboxReply {
        let (control, mailbox) = (session.backend.connectedBackend.control, mailbox)
        guard case .clock(let change) = action else { return try await control.perform(action) }
        return .clock(
            try await control.changeClock(change) { reading in
                guard let until = reading.settledUntil else { return }
                mailbox.post(.clockProgress(until: until, of: reading.now))
            })
    }

    /// Posts the data that an action may have changed: all lists, unless it is known that fewer have changed.
    private func postData(after action: SandboxAction) async {
        if case .subscription = action { return await loadSubscriptions() }
        guard case .clock = action else { return await loadOrders() }
        try? await session.engine.refreshSubscriptions()
        // The engine publishes its snapshots asynchronously, so the new time is posted before the confirmation.
        mailbox.post(.snapshot(await session.engine.snapshot()))
    }

    func export(_ events: [LogEvent], acknowledged: Int64) {
        var numbers = OrderNumberResolver()
        for event in events { numbers.record(event.entry) }
        let lines = events.compactMap { event in
            JSONText.line(
                JSONLine.logEvent(
                    LoggedEvent(
                        event: event, isAcknowledged: event.sequence <= acknowledged),
                    number: numbers.number(of: event.entry)))
        }
        save(lines.map { $0 + "\n" }.joined(), named: "kiosk-log.jsonl")
    }

    func save(_ text: String, named name: String) {
        do throws(BoundedFileReader.Failure) {
            let file = try saveFile(text, name)
            mailbox.post(.localizedNotice(.fileSaved, file))
        } catch {
            mailbox.post(.localizedNotice(.fileNotSaved, error.reason))
        }
    }
}

extension CommandError {
    /// Creates the error of a request that changes something.
    init(changing failure: ServiceFailure) {
        self.init(CommandFailure(changing: failure).message, isRefusal: failure.isRefusal)
    }
}

extension ServiceFailure {
    /// Whether the service refused the request. After any other failure the request may have been carried out.
    fileprivate var isRefusal: Bool { if case .refusal = self { true } else { false } }
}
