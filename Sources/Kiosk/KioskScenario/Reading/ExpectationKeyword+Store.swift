import StoreModel
import StoreSigning
import TextParsing

extension ExpectationKeyword {
    /// The expectations about the account at the store, and about the team's server.
    static let store: [ExpectationKeyword] = [
        counted(
            "charges", "The number of charges of the account at the store, including refunded ones."
        ) { try $0.charged().count },
        counted(
            "refunds",
            "The number of refunds of the account at the store, without reversed ones."
        ) { try $0.charged().count { $0.state == .refunded } },
        ExpectationKeyword(
            name: "notifications", shape: .list(.text),
            summary:
                "All notifications that the team’s server accepted since the last check: TYPE or TYPE/SUBTYPE."
        ) { node, _ throws(SourceError) in
            var kinds: [String] = []
            for element in node.elements { kinds.append(try element.notification().scenarioText) }
            let wanted = "[\(kinds.joined(separator: ", "))]"
            return [
                Expectation(text: "notifications: \(wanted)", concernsNotifications: true) {
                    let kinds = $0.team.inbox.accepted.map(\.scenarioText)
                    let actual = "[\(kinds.joined(separator: ", "))]"
                    return actual == wanted ? nil : actual
                }
            ]
        },
    ]

    /// The expectations about the last response of the App Store Server API.
    static let answer: [ExpectationKeyword] = [
        ExpectationKeyword(
            name: "status", shape: .number(100...599),
            summary: "The status of the App Store Server API’s last answer."
        ) { node, _ throws(SourceError) in
            let status: Int = try node.number("A status", in: 100...599)
            return [
                response("status: \(status)") { $0.status == status ? nil : "\($0.status)" }
            ]
        },
        value("body", "Members of the last answer’s JSON; for a list, its length.") { $0.body },
        value("transaction", "Claims of the newest signed transaction in the last answer.") {
            $0.signed(["signedTransactionInfo", "signedTransactions"])
        },
        value("renewal", "Claims of the signed renewal in the last answer.") {
            $0.signed(["signedRenewalInfo"])
        },
    ]

    private static func value(
        _ name: String, _ summary: String,
        _ actual: @escaping @Sendable (TeamServerResponse) -> JSONValue?
    ) -> ExpectationKeyword {
        ExpectationKeyword(name: name, shape: .anything, summary: summary) {
            node, _ throws(SourceError) in
            try node.checkExpected()
            return [response("\(name): \(node.expectedText)") { node.difference(actual($0)) }]
        }
    }

    private static func response(
        _ text: String, _ difference: @escaping @Sendable (TeamServerResponse) -> String?
    ) -> Expectation {
        Expectation(text: text) {
            $0.team.lastResponse.map(difference) ?? "there was no request: add server: GET …"
        }
    }
}

extension YAMLNode {
    fileprivate func notification() throws(SourceError) -> NotificationKind {
        let text = try text("A notification")
        if let kind = NotificationKind(text: text.replacing("/", with: ".")) { return kind }
        let near = SpellingSuggestion.nearest(
            to: text, in: NotificationKind.all.map(\.scenarioText))
        throw fileError(
            "Unknown notification “\(text.prefix(60))”."
                + (near.map { " Did you mean “\($0)”?" } ?? " Use TYPE or TYPE/SUBTYPE."))
    }
}
