import Hummingbird
import SandboxBackend
import StoreAPI
import StoreModel

/// The notification endpoints: test notifications, their results, and the history of the last 30 days.
struct NotificationEndpoints {
    let backend: EmbeddedBackend

    func add(to endpoints: AppleEndpoints) {
        addTests(to: endpoints)
        let backend = backend
        endpoints.on(AppleRoutes.notificationHistory) { call async throws(AppleFailure) in
            let request = try await NotificationHistoryRequest(call, now: backend.now)
            let storeID = try await convertingFailures { () async throws(ServiceFailure) in
                try await backend.identity().storeID
            }
            let token = PaginationToken(scope: "\(storeID) \(request.scope)")
            let position = try request.position(token)
            var query = request.query
            if let id = request.transactionID {
                query.account = try await convertingFailures { () async throws(ServiceFailure) in
                    try await backend.customer(of: id)
                }.found(or: .transactionNotFound)
            }
            let page = try await convertingFailures { [query] () async throws(ServiceFailure) in
                try await backend.history(query, from: position)
            }
            return ResponseFactory.json(
                NotificationHistoryResponse(
                    paginationToken: page.next.map(token.text), hasMore: page.next != nil,
                    notificationHistory: page.items))
        }
    }

    private func addTests(to endpoints: AppleEndpoints) {
        let backend = backend
        endpoints.on(AppleRoutes.requestTest) { _ async throws(AppleFailure) in
            let token = try await convertingFailures { () async throws(ServiceFailure) in
                try await backend.requestTest()
            }
            return ResponseFactory.json(
                SendTestNotificationResponse(
                    testNotificationToken: try token.found(or: .noNotificationURL).text))
        }
        endpoints.on(AppleRoutes.testStatus) { call async throws(AppleFailure) in
            let text = try call.segment(
                "testNotificationToken", or: .invalidTestNotificationToken)
            let token = try TestNotificationToken(text: text)
                .found(or: .invalidTestNotificationToken)
            let item = try await convertingFailures { () async throws(ServiceFailure) in
                try await backend.result(of: token)
            }
            return ResponseFactory.json(try item.found(or: .testNotificationNotFound))
        }
    }
}

/// Apple's `SendTestNotificationResponse`.
private struct SendTestNotificationResponse: Encodable {
    let testNotificationToken: String
}

/// Apple's `NotificationHistoryResponse`.
private struct NotificationHistoryResponse: Encodable {
    let paginationToken: String?
    let hasMore: Bool
    let notificationHistory: [NotificationHistoryItem]
}
