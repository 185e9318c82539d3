import FoundationEssentials
import KioskScenario
import KioskUI
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
            let address = session.backend.settings.backend?.description
            guard let text = CurlCommand.text(of: command, at: address) else {
                return mailbox.post(.localizedNotice(.toastNoCurl))
            }
            mailbox.post(.copy(text, name: "curl"))
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

extension SandboxAction {
    /// Whether one request always performs the whole action; others are repeated until nothing is left.
    fileprivate var isSingleRequest: Bool {
        switch self {
        case .clearHistory, .clock(.forward), .clock(.period), .clock(.moment), .clock(.nextEvent):
            false
        default: true
        }
    }
}

/// The request of an act to a shared backend as a command line of curl.
enum CurlCommand {
    /// Returns the command line, with the environment variable `KIOSK_TOKEN` in place of the token; nil without a shared
    /// backend, or if the act is not a single request to the store.
    static func text(of command: Command, at address: String?) -> String? {
        guard let address, case .sandbox(let action) = command, action.isSingleRequest else {
            return nil
        }
        let encoder = WireJSON.encoder
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        guard let body = try? encoder.encode(action) else { return nil }
        let route = ControlCalls.perform.route
        return [
            "curl --request \(route.method.rawValue)",
            "\(address)\(route.path())".quotedForShell,
            #"--header "Authorization: Bearer $KIOSK_TOKEN""#,
            "--header 'Content-Type: application/json'",
            "--data-raw \(String(decoding: body, as: UTF8.self).quotedForShell)",
        ].joined(separator: " ")
    }
}
