package import StoreAPI

/// The routes as an OpenAPI 3.1 document (spec.openapis.org/oas/v3.1.1), generated from the table of routes.
package enum OpenAPIDocument {
    /// The path at which the document is served.
    static let path = "/openapi.json"

    /// All routes that the document must describe.
    package static let routes =
        DeviceRoutes.all + MerchantCalls.routes + ControlCalls.routes + AppleRoutes.all

    /// The routes that the document describes.
    package static var described: [Route] { descriptions.map(\.route) }

    static let descriptions: [RouteDescription] =
        StoreCalls.descriptions + DeviceRouteDescriptions.all + MerchantCalls.descriptions
        + ControlCalls.descriptions + AppleRouteDescriptions.all

    static let tree: JSONTree = [
        "openapi": "3.1.1",
        "info": [
            "title": "kiosk", "version": "1",
            "description": """
            A sandbox store and its merchant for purchase flows. No real money is charged. The routes under /inApps and \
            /verifyReceipt have Apple's formats, which developer.apple.com documents.
            """,
        ],
        "paths": paths,
        "components": [
            "securitySchemes": [
                RouteDescription.Authentication.device.rawValue: [
                    "type": "http", "scheme": "bearer",
                    "description": "The secret with which the device signed in.",
                ],
                RouteDescription.Authentication.owner.rawValue: [
                    "type": "http", "scheme": "bearer",
                    "description": "The token from the file that kiosk serve prints at the start.",
                ],
                RouteDescription.Authentication.team.rawValue: [
                    "type": "http", "scheme": "bearer", "bearerFormat": "JWT",
                    "description": """
                    A token of the App Store Server API: ES256, signed with a key from kiosk sandbox key new, with the key's \
                    issuer, key id and app, valid for at most an hour.
                    """,
                ],
            ],
            "schemas": .object(OpenAPISchemas.all),
        ],
    ]

    private static var paths: JSONTree {
        var paths: [String: [String: JSONTree]] = [:]
        for description in descriptions {
            paths[description.route.pattern, default: [:]][
                description.route.method.rawValue.lowercased()] =
                operation(description)
        }
        return .object(paths.mapValues { .object($0) })
    }

    private static func operation(_ description: RouteDescription) -> JSONTree {
        var members: [String: JSONTree] = [
            "operationId": .text(description.title.id), "summary": .text(description.title.summary),
            "parameters": .list(parameters(description)), "responses": responses(description),
        ]
        if description.authentication != .none {
            members["security"] = [[description.authentication.rawValue: []]]
        }
        if let body = description.body {
            members["requestBody"] = [
                "required": true, "content": ["application/json": ["schema": body]],
            ]
        }
        return .object(members)
    }

    private static func parameters(_ description: RouteDescription) -> [JSONTree] {
        let segments = description.route.pattern.split(separator: "/").filter { $0.hasPrefix("{") }
        var all = segments.map { segment in
            parameter(String(segment.dropFirst().dropLast()), "path", identifier)
        }
        if description.authentication == .device {
            all += [WireHeader.account, WireHeader.device].map {
                parameter($0, "header", identifier)
            }
        }
        if description.route == DeviceRoutes.signIn {
            all.append(
                parameter(
                    WireHeader.accountProof, "header",
                    Schema.text("A code or the secret of an account that already has devices."),
                    isRequired: false))
        }
        if description.route == StoreCalls.purchase.route {
            all.append(parameter(WireHeader.idempotencyKey, "header", identifier))
        }
        for item in description.query {
            let schema = item.isRepeated ? Schema.list(item.schema) : item.schema
            all.append(parameter(item.name, "query", schema, isRequired: false))
        }
        return all
    }

    /// The schema of a name or an ID, percent-encoded.
    private static let identifier: JSONTree = [
        "type": "string", "minLength": 1, "maxLength": 256, "pattern": "^[A-Za-z0-9._~%-]+$",
    ]

    private static func parameter(
        _ name: String, _ location: String, _ schema: JSONTree, isRequired: Bool = true
    ) -> JSONTree {
        [
            "name": .text(name), "in": .text(location), "required": .flag(isRequired),
            "schema": schema,
        ]
    }

    private static func responses(_ description: RouteDescription) -> JSONTree {
        var all = errorResponses(description.errorFormat)
        switch description.answer {
        case .nothing: all["204"] = ["description": "Done."]
        case .status(let status): all["\(status)"] = ["description": "Done."]
        case .events:
            all["200"] = [
                "description": "An event for each possible change.",
                "content": ["text/event-stream": ["schema": Schema.text()]],
            ]
        case .json(let schema): all["200"] = json("Done.", schema)
        case .page(let item): all["200"] = page(item)
        case .never: break
        }
        if description.route == StoreCalls.products.route {
            all["304"] = [
                "description": "The catalog matches the If-None-Match header of the request."
            ]
        }
        return .object(all)
    }

    private static func errorResponses(_ errorFormat: RouteDescription.ErrorFormat) -> [String:
        JSONTree]
    {
        let refusal = json("The request was refused and had no effect.", Schema.named("Failure"))
        switch errorFormat {
        case .contract:
            return [
                "4XX": refusal,
                "429": [
                    "description": """
                    Too many failed authentications, or too many update streams of this device or address; Retry-After is the \
                    time to wait.
                    """
                ],
                "500": json(
                    "A row that the request needs cannot be read; the message names it. Retry after the repair.",
                    Schema.named("Failure")),
                "503": [
                    "description": """
                    The outcome is unknown, or too many requests are waiting: retry with the same ids, after the time in \
                    Retry-After if it is present.
                    """
                ],
            ]
        case .serverAPI:
            return [
                "401": [
                    "description":
                        "The token is not valid. The answer does not contain the reason.",
                    "content": ["text/plain": ["schema": Schema.text()]],
                ],
                "4XX": refusal,
                "503": tooManyStreams,
                "500": json(
                    "The store did not answer; with the error code 5000001, a retry may succeed.",
                    Schema.named("Failure")),
            ]
        case .receipt:
            return ["4XX": ["description": "The request cannot be read."], "503": tooManyStreams]
        }
    }

    private static let tooManyStreams: JSONTree = [
        "description":
            "Too many connections are open, and the request had no effect; Retry-After is the time to wait."
    ]

    private static func page(_ item: JSONTree) -> JSONTree {
        [
            "description": "A page of the list.",
            "headers": [
                WireHeader.nextCursor: [
                    "description": "The cursor of the next page; the last page has none.",
                    "schema": Schema.text(),
                ]
            ], "content": ["application/json": ["schema": Schema.list(item)]],
        ]
    }

    private static func json(_ meaning: String, _ schema: JSONTree) -> JSONTree {
        [
            "description": .text(meaning), "content": ["application/json": ["schema": schema]],
        ]
    }
}
