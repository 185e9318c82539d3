import FoundationEssentials
import KioskUI
import StoreAPI
import StoreClient
import StoreModel

/// The requests of an act to a shared backend as command lines of curl, joined to one line.
///
/// Environment variables take the place of secrets: `KIOSK_TOKEN` for the sandbox's token and `KIOSK_DEVICE_SECRET` for
/// the device's secret.
struct CurlCommand {
    /// The address of the backend.
    let address: String
    /// The account of the session, which buys.
    let account: AccountName
    /// The device of the session.
    let device: DeviceName

    /// Returns the request of an action; nil for one that is repeated with data of the answers.
    func text(of action: SandboxAction) -> String? {
        switch action {
        case .clearHistory: return nil
        case .clock(.forward), .clock(.period), .clock(.moment), .clock(.nextEvent):
            // One request may process only a part of what became due.
            guard let change = request(ControlCalls.perform, action),
                let settle = request(
                    ControlCalls.perform, .clock(.settle), flags: "--silent ")
            else { return nil }
            return "\(change) && while \(settle) | grep -q settledUntil; do :; done"
        default: return request(ControlCalls.perform, action)
        }
    }

    /// Returns the requests of a purchase and of the delivery of its transaction. The ID of the intent makes a
    /// repetition return the first outcome.
    ///
    /// `APP_ACCOUNT_TOKEN` takes the place of the account's token at the merchant, and `SIGNED_TRANSACTION` that of the
    /// transaction in the answer of the store.
    func text(of intent: Intent, _ order: MerchantOrder) -> String? {
        let number = OrderNumberRequest(productID: intent.productID, quantity: intent.quantity)
        let requests = [
            request(
                MerchantCalls.orderNumber, IdentifiedRequest(id: intent.id, content: number),
                id: intent.id),
            request(
                StoreCalls.purchase,
                PurchaseRequest(
                    intent: intent, merchantOrder: order, appAccountToken: "$APP_ACCOUNT_TOKEN"),
                id: intent.id, variable: "APP_ACCOUNT_TOKEN"),
            request(
                MerchantCalls.verify,
                VerificationRequest(
                    nonce: intent.id.rawValue,
                    signedTransaction: JWS(compact: "$SIGNED_TRANSACTION"),
                    merchantOrder: order),
                id: intent.id, variable: "SIGNED_TRANSACTION"),
        ].compactMap(\.self)
        return requests.count == 3 ? requests.joined(separator: " && ") : nil
    }

    /// Returns the command line of a call; nil if its request cannot be encoded.
    ///
    /// - Parameters:
    ///   - id: The ID of the intent of a device's call, which is the ID of the request as well.
    ///   - variable: An environment variable whose name after `$` is a value of the body.
    private func request<Service, Request, Reply>(
        _ call: Call<Service, Request, Reply>, _ request: Request, id: IntentID? = nil,
        variable: String? = nil, flags: String = ""
    ) -> String? {
        let content = call.request.write(request)
        let encoder = WireJSON.encoder
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        guard let body = content.body, let data = try? encoder.encode(body) else { return nil }
        let json = String(decoding: data, as: UTF8.self)
        // The shell replaces the variable between the quoted parts, and stops if it has no value.
        let text =
            variable.map { name in
                json.split(separator: "$\(name)", maxSplits: 1).map { String($0).quotedForShell }
                    .joined(separator: "\"${\(name):?}\"")
            } ?? json.quotedForShell
        let caller = id.map { id in
            [
                (WireHeader.account, WireText.encoded(account.rawValue)),
                (WireHeader.device, WireText.encoded(device.rawValue)),
                (WireHeader.requestID, WireText.encoded(id.rawValue)),
            ]
        }
        let secret = id == nil ? "KIOSK_TOKEN" : "KIOSK_DEVICE_SECRET"
        let headers = (caller ?? []) + content.headers + [("Content-Type", "application/json")]
        return [
            "curl --fail-with-body \(flags)--request \(call.route.method.rawValue)",
            "\(address)\(call.route.path(content.values))".quotedForShell,
            "--header \"Authorization: Bearer $\(secret)\"",
            headers.map { "--header \("\($0): \($1)".quotedForShell)" }.joined(separator: " "),
            "--data-raw \(text)",
        ].joined(separator: " ")
    }
}
