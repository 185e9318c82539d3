import SandboxBackend
import StoreAPI
import StoreModel
import StoreSigning

/// The requests of the team's server in the steps.
extension ScenarioPlayer {
    func ask(_ question: TeamServerRequest, of device: ScenarioDevice) throws {
        var path = ""
        for part in question.path { path += try text(part, device) }
        let body = try question.body.map { try filled($0, device) }
        try team.ask(question.method, path, body: body?.written())
    }

    /// Returns the request's body with its variables replaced.
    private func filled(_ json: PlainJSON, _ device: ScenarioDevice) throws -> PlainJSON {
        switch json {
        case .null, .flag, .number: return json
        case .text(let text):
            return .text(
                try TeamServerRequest.variable(inBody: text).map { try self.text($0, device) }
                    ?? text)
        case .list(let elements): return .list(try elements.map { try filled($0, device) })
        case .object(let members): return .object(try members.mapValues { try filled($0, device) })
        }
    }

    private func text(_ part: TeamServerRequest.Part, _ device: ScenarioDevice) throws -> String {
        switch part {
        case .text(let text): return text
        case .id(let kind, let name): return try id(kind, of: name, device)
        case .answer(let name):
            guard let text = team.answer?.body?.members?[name]?.text else {
                throw ImpossibleStep(
                    expected: "“\(name.prefix(40))” in the last answer",
                    got: team.answer?.words ?? "there was no request yet")
            }
            return text
        }
    }

    /// Returns an id of the newest transaction of a product for the customer of a device.
    private func id(
        _ kind: TeamServerRequest.IDKind, of name: ProductName, _ device: ScenarioDevice
    ) throws -> String {
        let (backend, product) = (world.backend, try product(name).id)
        let newest = try world.ask { try await backend.orders(limit: 10_000) }.first { order in
            order.account == device.account && order.productID == product
                && order.transactionID != nil
        }
        guard let id = newest?.transactionID,
            let transaction = try world.ask({ try await backend.transaction(id) })
        else {
            throw ImpossibleStep(
                expected: "a transaction of \(product)",
                got: "\(device.account) has none: buy it first")
        }
        switch kind {
        case .transaction: return transaction.id.rawValue
        case .original: return transaction.originalID.rawValue
        case .order: return transaction.orderID?.rawValue ?? "none"
        case .receipt: return try receipt(of: transaction.id)
        }
    }

    /// Returns the receipt that the app on the customer's device would send.
    private func receipt(of id: TransactionID) throws -> String {
        let backend = world.backend
        guard let jws = try world.ask({ try await backend.signedTransaction(id) }) else {
            throw ImpossibleStep(expected: "a receipt of \(id)", got: "the store has none")
        }
        return ReceiptData.unified(jws).base64
    }
}
