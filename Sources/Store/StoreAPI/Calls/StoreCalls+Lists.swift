package import StoreModel

extension StoreCalls {
    package static let unfinished = StoreCall<PageRequest, UnfinishedReply>(
        .unfinished, fault: .updates, .get, "/kiosk/v1/unfinished",
        ("unfinished", "Returns the unfinished transactions."),
        request: .page, reply: .json(Schema.named("UnfinishedReply"))
    ) { store, page, context async throws(ServiceFailure) in
        try await store.unfinished(page, context)
    }

    package static let restore = StoreCall<PageRequest, Page<JWS>>(
        .restore, fault: .restore, .post, "/kiosk/v1/restore",
        ("restore", "Restores purchases."),
        request: .page, reply: .page(Schema.jws)
    ) { store, page, context async throws(ServiceFailure) in
        try await store.restore(page, context)
    }

    package static let changes = StoreCall<ChangesRequest, ChangesReply>(
        .changes, fault: .updates, .get, "/kiosk/v1/changes",
        ("changes", "Returns the changes after a cursor."),
        request: .changes, reply: .json(Schema.named("ChangesReply"))
    ) { store, request, context async throws(ServiceFailure) in
        try await store.changes(after: request.cursor, limit: request.limit, context)
    }
}

extension ForwardingStore {
    package func unfinished(
        _ page: PageRequest, _ context: CallContext
    ) async throws(ServiceFailure) -> UnfinishedReply {
        try await answer(StoreCalls.unfinished, page, context)
    }

    package func restore(
        _ page: PageRequest, _ context: CallContext
    ) async throws(ServiceFailure) -> Page<JWS> {
        try await answer(StoreCalls.restore, page, context)
    }

    package func changes(
        after cursor: Int64, limit: Int, _ context: CallContext
    ) async throws(ServiceFailure) -> ChangesReply {
        try await answer(
            StoreCalls.changes, ChangesRequest(cursor: cursor, limit: limit), context)
    }
}

/// A request for the changes since a cursor.
package struct ChangesRequest: Hashable, Sendable, Codable {
    /// The cursor of the previous reply; 0 at first.
    package let cursor: Int64
    /// The maximum number of transactions and orders.
    package let limit: Int
}

extension RequestFormat where Request == ChangesRequest {
    fileprivate static var changes: RequestFormat {
        RequestFormat(
            query: [
                RouteDescription.QueryItem("after", Schema.number(from: 0)),
                RouteDescription.page[0],
            ],
            write: { request in
                WireRequest(query: [
                    ("after", String(request.cursor)), ("limit", String(request.limit)),
                ])
            },
            read: { reader async throws(ServiceFailure) in
                ChangesRequest(
                    cursor: try reader.number("after", usually: 0, in: 0...Int64.max),
                    limit: try reader.pageLimit())
            })
    }
}
