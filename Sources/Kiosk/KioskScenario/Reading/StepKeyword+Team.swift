import StoreAPI
import StoreModel
import TextParsing

extension StepKeyword {
    /// The keywords for the team's own server.
    static let team: [StepKeyword] = [
        StepKeyword(
            "server", .text,
            "The team’s server calls the App Store Server API, such as GET /inApps/v1/history/{transaction of gems.60}.",
            with: [
                .init("send", .anything, "The body of the request in YAML, which is sent as JSON.")
            ]
        ) { parts throws(SourceError) in
            let node = parts.argument
            let request = try node.request(body: parts.node["send"]?.sent())
            return ScenarioOperation(
                products: request.products, concernsTeamServer: request.concernsNotifications
            ) { try $0.sendRequest(request, of: $1) }
        },
        StepKeyword(
            "team-server", .number(100...599),
            "Sets the status with which the team’s server answers notifications from now on."
        ) { parts throws(SourceError) in
            let status: Int = try parts.argument
                .number("An HTTP status", in: 100...599)
            return ScenarioOperation(concernsTeamServer: true) { player, _ in
                player.team.inbox.setStatus(status)
            }
        },
    ]
}

extension YAMLNode {
    private static let form =
        "A request must be a method and a path of the App Store Server API, such as "
        + "GET /inApps/v1/history/{transaction of gems.60}"

    /// Parses a method and a path.
    fileprivate func request(body: JSONTree?) throws(SourceError) -> TeamServerRequest {
        let text = try text("A request")
        guard let space = text.firstIndex(of: " "),
            TeamServerRequest.methods.contains(String(text[..<space]))
        else { throw fileError("\(Self.form), not “\(text.prefix(60))”.") }
        let path = text[space...].drop { $0 == " " }
        guard path.hasPrefix("/inApps/") || path.hasSuffix("/verifyReceipt") else {
            throw fileError(
                "Invalid path “\(path.prefix(60))”: it must begin with /inApps/, or be /verifyReceipt."
            )
        }
        return TeamServerRequest(
            method: String(text[..<space]), path: try parts(of: path), body: body)
    }

    private func parts(of path: Substring) throws(SourceError) -> [TeamServerRequest.Part] {
        var parts: [TeamServerRequest.Part] = []
        var rest = path
        while let open = rest.firstIndex(of: "{") {
            guard let close = rest[open...].firstIndex(of: "}") else {
                throw fileError("A closing brace is missing in the path.")
            }
            parts.append(.text(String(rest[..<open])))
            parts.append(try variable(String(rest[rest.index(after: open)..<close])))
            rest = rest[rest.index(after: close)...]
        }
        parts.append(.text(String(rest)))
        guard rest.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else {
            throw fileError("Percent-encode the characters of the path that are not ASCII.")
        }
        return parts
    }

    private func variable(_ text: String) throws(SourceError) -> TeamServerRequest.Part {
        guard let part = TeamServerRequest.Part(variable: text[...]) else { throw unknown(text) }
        if case .id(.receipt, _) = part {
            throw fileError(
                "A receipt cannot be in a path. Send it: send: {receipt-data: \"{\(text)}\"}.")
        }
        return part
    }

    /// Parses a body, and verifies that everything in the form of a variable is a valid variable.
    fileprivate func sent() throws(SourceError) -> JSONTree {
        try checkSent()
        return json
    }

    private func checkSent() throws(SourceError) {
        switch content {
        case .scalar(let text, _): try checkSent(text)
        case .mapping(let members):
            for member in members {
                let (name, inside) = (member.name, member.value)
                // Without quotes, YAML reads braces as a mapping of one key without a value.
                if inside.isNullOrEmpty, Self.looksLikeVariable(name[...]) {
                    throw fileError("Put a value with braces in quotes: \"{\(name)}\".")
                }
                try inside.checkSent()
            }
        case .list(let elements): for element in elements { try element.checkSent() }
        }
    }

    /// Verifies that a text in the body is a single variable or contains none.
    private func checkSent(_ text: String) throws(SourceError) {
        var rest = text[...]
        while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
            // Braces of JSON inside a text enclose those of variables.
            let last = rest[open..<close].lastIndex(of: "{") ?? open
            let inside = rest[rest.index(after: last)..<close]
            if Self.looksLikeVariable(inside) {
                guard TeamServerRequest.Part(variable: inside) != nil else {
                    throw unknown(String(inside))
                }
                guard inside.utf8.count + 2 == text.utf8.count else {
                    throw fileError("“{\(inside.prefix(60))}” must be the whole value.")
                }
            }
            rest = rest[rest.index(after: close)...]
        }
    }

    private static func looksLikeVariable(_ text: Substring) -> Bool {
        let words = text.split(separator: " ")
        return words.count == 3 && words[1] == "of" || words.count == 2 && words[0] == "answer"
    }

    private func unknown(_ text: String) -> SourceError {
        let kinds = TeamServerRequest.IDKind.allCases.map { "{\($0.rawValue) of PRODUCT}" }
        return fileError(
            "Invalid value in braces: use \(kinds.joined(separator: ", ")) or {answer NAME}, not "
                + "“\(text.prefix(40))”.")
    }
}
