import StoreModel
import Testing

@Suite("Kinds of notifications")
struct NotificationKindTests {
    @Test("each kind is read as it is written")
    func roundTrip() {
        for kind in NotificationKind.all {
            #expect(NotificationKind(text: kind.description) == kind)
        }
        #expect(Set(NotificationKind.all.map(\.type)).count == NotificationType.allCases.count)
        let subtypes = Set(NotificationKind.all.compactMap(\.subtype))
        #expect(subtypes.count == NotificationSubtype.allCases.count)
    }

    @Test(
        "pairs of type and subtype that are never sent are invalid",
        arguments: [
            "", ".", "TEST.", ".INITIAL_BUY", "SUBSCRIBED", "TEST.INITIAL_BUY", "EXPIRED.UPGRADE",
            "test", "SUBSCRIBED.INITIAL_BUY.", "SUBSCRIBED.RESUBSCRIBE.X", "REFUND.", "UNKNOWN",
            "PRICE_INCREASE", "EXTERNAL_PURCHASE_TOKEN",
        ])
    func impossible(text: String) {
        #expect(NotificationKind(text: text) == nil)
    }

    @Test("statuses 200 to 206 are a success")
    func statuses() {
        let good = (0...999).filter { SendAttemptResult(status: $0) == .success }
        #expect(good == Array(200...206))
    }
}
