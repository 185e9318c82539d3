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
            mailbox.post(.backgroundFailure(error.message))
        }
    }

    /// Posts the store's subscriptions, planned faults, products and orders.
    ///
    /// Before that, the engine refreshes the device's own subscriptions and the store's time.
    func loadOrders() async {
        try? await session.engine.refreshSubscriptions()
        await postSandboxState()
    }

    /// Posts the store's subscriptions, planned faults, products and orders without a request as the device.
    func postSandboxState() async {
        let control = session.backend.connectedBackend.control
        do throws(ServiceFailure) {
            let count = orderLimit
            mailbox.post(.subscriptions(try await control.subscriptions(limit: count)))
            try await edits.readAndDeliver { () async throws(ServiceFailure) in
                try await control.faults()
            } _: {
                mailbox.post(.faults($0))
            }
            try await edits.readAndDeliver { () async throws(ServiceFailure) in
                try await control.catalogProducts()
            } _: {
                mailbox.post(.sandboxProducts($0))
            }
            mailbox.post(.orders(try await control.orders(limit: count)))
        } catch {
            mailbox.post(.ordersFailed(CommandFailure(error).message))
        }
    }

    func approve(_ id: IntentID) async {
        await performSandboxCommand(.approve(id)) { backend throws(ServiceFailure) in
            _ = try await backend.approve(id)
        }
    }

    func decline(_ id: IntentID) async {
        await performSandboxCommand(.decline(id)) { backend throws(ServiceFailure) in
            _ = try await backend.decline(id)
        }
    }

    func resolve(_ id: IntentID) async {
        await performSandboxCommand(.resolve(id)) { backend throws(ServiceFailure) in
            _ = try await backend.resolve(id)
        }
    }

    func unstick(_ id: IntentID) async {
        await performSandboxCommand(.unstick(id)) { backend throws(ServiceFailure) in
            _ = try await backend.unstick(id)
        }
    }

    func planFault(_ plan: FaultPlan) async {
        await performSandboxCommand(.planFault(plan)) { backend throws(ServiceFailure) in
            _ = try await backend.planFault(plan)
            try await postFaults(of: backend)
        }
    }

    func edit(_ edit: CatalogEdit) async {
        await performSandboxCommand(.edit(edit)) { backend throws(ServiceFailure) in
            _ = try await backend.edit(edit)
            edits.increment {}
            try await edits.readAndDeliver { () async throws(ServiceFailure) in
                try await backend.catalogProducts()
            } _: {
                mailbox.post(.productsEdited($0))
            }
        }
    }

    /// Buys a product outside the app for the account that is signed in on this device.
    func buyOutside(_ id: ProductID) async {
        let settings = session.backend.settings
        await performSandboxCommand(.buyOutside(id)) { backend throws(ServiceFailure) in
            _ = try await backend.buyOutside(
                OutsidePurchase(
                    account: settings.account, device: settings.device, productID: id, quantity: 1))
            mailbox.post(.boughtOutside(id))
        }
    }

    func clearFault(_ id: Int64) async {
        await performSandboxCommand(.clearFault(id)) { backend throws(ServiceFailure) in
            try await backend.clearFaults(id)
            try await postFaults(of: backend)
        }
    }

    /// Posts the planned faults after this process has changed them.
    private func postFaults(of backend: any SandboxControl) async throws(ServiceFailure) {
        edits.increment {}
        try await edits.readAndDeliver { () async throws(ServiceFailure) in
            try await backend.faults()
        } _: {
            mailbox.post(.faultsChanged($0))
        }
    }

    func refund(_ id: TransactionID) async {
        await performSandboxCommand(.refund(id)) { backend throws(ServiceFailure) in
            _ = try await backend.refund(id)
        }
    }

    func change(_ id: TransactionID, _ operation: RefundOperation) async {
        await performSandboxCommand(.change(id, operation)) { backend throws(ServiceFailure) in
            _ = try await backend.change(id, operation.change)
            mailbox.post(.changed(id, operation))
        }
    }

    func export(_ events: [LogEvent], acknowledged: Int64) {
        var numbers = OrderNumberResolver()
        for event in events { numbers.record(event.entry) }
        let lines = events.compactMap { event in
            JSONText.line(
                LogEventJSON(
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

    /// Performs a command of the sandbox store, posts its failure if there is one, and reloads the orders.
    private func performSandboxCommand(
        _ command: Command,
        _ act: (any SandboxControl) async throws(ServiceFailure) -> Void
    ) async {
        do throws(ServiceFailure) {
            try await act(session.backend.connectedBackend.control)
        } catch {
            mailbox.post(.sandboxFailed(error, of: command))
        }
        await loadOrders()
    }
}

extension KioskUI.Message {
    /// The message for a command of the sandbox store that failed.
    static func sandboxFailed(_ failure: ServiceFailure, of command: Command) -> KioskUI.Message {
        .sandboxFailed(
            CommandFailure(changing: failure).message, of: command, isRefused: failure.isRefusal)
    }
}

extension ServiceFailure {
    /// Whether the service refused the request. After any other failure the request may have been carried out.
    var isRefusal: Bool { if case .refusal = self { true } else { false } }
}

extension RefundOperation {
    /// The change that is sent to the store.
    fileprivate var change: TransactionChange {
        switch self {
        case .full: .refund(.whole)
        case .half: .refund(.percentage(Transaction.fullShare / 2))
        case .request: .request(.unintendedPurchase)
        case .decline: .decline
        case .reverse: .reverse
        case .revoke: .revoke
        case .delete: .delete
        }
    }
}
