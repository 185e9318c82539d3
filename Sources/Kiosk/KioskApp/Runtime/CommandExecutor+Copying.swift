import KioskScenario
import KioskUI
import PurchaseCore
import PurchaseEngine
import SandboxBackend
import StoreAPI
import StoreClient
import StoreModel
import StoreText

/// The forms of an act that can be copied.
extension CommandExecutor {
    /// Posts an act in another form, or that the act does not have that form.
    func copy(_ command: Command, as form: CommandForm) async {
        switch form {
        case .step: await copyStep(of: command)
        case .curl:
            guard let text = await curlText(of: command) else {
                return mailbox.post(.localizedNotice(.toastNoCurl))
            }
            mailbox.post(.copy(text, name: "curl"))
        }
    }

    /// Returns the requests of an act; nil without a shared backend, and for an act that is neither an action at the
    /// store nor a purchase of this account.
    private func curlText(of command: Command) async -> String? {
        let settings = session.backend.settings
        guard let address = settings.backend?.description else { return nil }
        let curl = CurlCommand(
            address: address, account: settings.account, device: settings.device)
        switch command {
        case .sandbox(let action): return curl.text(of: action)
        case .engine(.buy(let product, let quantity, let outcome, let terms, let id)):
            let rows = await session.engine.snapshot().rows
            guard let row = rows.first(where: { $0.intentID == id }),
                let order = row.merchantOrder, let price = terms?.price ?? product.price
            else { return nil }
            let intent = Intent(
                id: id, account: settings.account, productID: product.id, type: product.type,
                displayName: product.displayName, quantity: quantity, unitPrice: price,
                outcome: outcome, confirmedAt: row.startedAt, offer: terms?.choice)
            return curl.text(of: intent, order)
        default: return nil
        }
    }

    private func copyStep(of command: Command) async {
        let (backend, limit) = (session.backend, orderLimit)
        let control = backend.connectedBackend.control
        do throws(ServiceFailure) {
            let orders = try await control.orders(limit: limit)
            let subscriptions = try await control.subscriptions(limit: limit)
            let faults = try await control.faults()
            let recorder = ScenarioRecorder("", start: Timestamp(milliseconds: 0))
            recorder.resolveTarget = {
                PurchaseName(of: $0, by: backend.settings.account, in: orders, subscriptions)
            }
            recorder.faultPlansExcept = { id in faults.filter { $0.id != id }.map(\.plan) }
            recorder.record(command, at: Timestamp(milliseconds: 0))
            guard recorder.count > 0 else {
                return mailbox.post(.localizedNotice(.toastNoStep))
            }
            mailbox.post(.copy(recorder.steps, name: backend.messages.text(.commandStep)))
        } catch {
            fail(.copy(command, as: .step), CommandFailure(error))
        }
    }
}
