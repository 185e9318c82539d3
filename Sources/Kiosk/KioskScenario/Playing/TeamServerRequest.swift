import SandboxBackend
import StoreAPI
import StoreModel
import StoreSigning

/// A request of the team's server to the App Store Server API.
struct TeamServerRequest: Sendable {
    enum Part: Sendable {
        case text(String)
        /// An id of the customer's newest transaction of a product.
        case id(IDKind, ProductName)
        /// A text member of the last response, by its name.
        case responseMember(String)

        /// Parses a variable, without its braces; returns nil if the text is not one.
        init?(variable text: Substring) {
            let words = text.split(separator: " ").map(String.init)
            if words.count == 2, words[0] == "answer" {
                self = .responseMember(words[1])
            } else if words.count == 3, words[1] == "of", let kind = IDKind(rawValue: words[0]) {
                self = .id(kind, ProductName(words[2]))
            } else {
                return nil
            }
        }

        /// Parses a text of the body as a variable; returns nil for literal text.
        init?(body text: String) {
            guard text.hasPrefix("{"), text.hasSuffix("}") else { return nil }
            self.init(variable: text.dropFirst().dropLast())
        }

        fileprivate var product: ProductName? {
            if case .id(_, let name) = self { name } else { nil }
        }
    }

    /// The identification of a transaction: one of its ids, or a receipt.
    enum IDKind: String, Sendable, CaseIterable {
        case transaction, original, order
        /// The receipt that an app sends to a server which uses `verifyReceipt`; it contains the customer's
        /// transactions.
        case receipt
    }

    static let methods = ["GET", "POST", "PUT"]

    let method: String
    /// The path with the query.
    let path: [Part]
    /// The body, in which a text such as `{receipt of gems.60}` is replaced by its value; nil for none.
    let body: JSONTree?

    /// Whether the request concerns notifications, which the store must then send.
    var concernsNotifications: Bool {
        path.contains {
            if case .text(let text) = $0 { text.contains("/notifications/") } else { false }
        }
    }

    /// The names of products whose ids the request contains.
    var products: [ProductName] {
        var names: [ProductName] = []
        _ = body?.mapTexts { text in
            names += [Part(body: text)?.product].compactMap(\.self)
            return text
        }
        return path.compactMap(\.product) + names
    }
}

extension JSONTree {
    /// Returns the tree with transformed texts, in the order of the names of members.
    fileprivate func mapTexts(_ transform: (String) throws -> String) rethrows -> JSONTree {
        switch self {
        case .null, .flag, .number: return self
        case .text(let text): return .text(try transform(text))
        case .list(let elements): return .list(try elements.map { try $0.mapTexts(transform) })
        case .object(var members):
            for name in members.keys.sorted() {
                members[name] = try members[name]?.mapTexts(transform)
            }
            return .object(members)
        }
    }
}

/// The requests of the team's server in the steps.
extension ScenarioPlayer {
    func sendRequest(_ request: TeamServerRequest, of device: ScenarioDevice) throws {
        let path = try request.path.map { try text($0, device) }.joined()
        let body = try request.body?.mapTexts { text in
            try TeamServerRequest.Part(body: text).map { try self.text($0, device) } ?? text
        }
        try team.send(request.method, path, body: body?.written())
    }

    private func text(_ part: TeamServerRequest.Part, _ device: ScenarioDevice) throws -> String {
        switch part {
        case .text(let text): return text
        case .id(let kind, let name): return try id(kind, of: name, device)
        case .responseMember(let name):
            guard let text = team.lastResponse?.body?.members?[name]?.text else {
                throw ImpossibleStep(
                    expected: "“\(name.prefix(40))” in the last answer",
                    got: team.lastResponse?.summary ?? "there was no request yet")
            }
            return text
        }
    }

    /// Returns an id of the newest transaction of a product for the customer of a device.
    private func id(
        _ kind: TeamServerRequest.IDKind, of name: ProductName, _ device: ScenarioDevice
    ) throws -> String {
        let product = try product(name).id
        let newest = try world.call { try await $0.orders(limit: 10_000) }.first { order in
            order.account == device.account && order.productID == product
                && order.transactionID != nil
        }
        guard let id = newest?.transactionID,
            let transaction = try world.call({ try await $0.transaction(id) })
        else {
            throw ImpossibleStep(
                expected: "a transaction of \(product)",
                got: "\(device.account) has none: buy it in an earlier step")
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
        guard let jws = try world.call({ try await $0.signedTransaction(id) }) else {
            throw ImpossibleStep(expected: "a receipt of \(id)", got: "the store has none")
        }
        return ReceiptData.unified(jws).base64
    }
}
