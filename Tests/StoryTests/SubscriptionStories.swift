import StoreModel
import TerminalGraphics
import Testing

@testable import KioskApp
@testable import KioskUI

@Suite("A subscription in the interface")
struct SubscriptionStories {
    @Test(
        "a trial, renewals, a failed renewal, a cancellation and a resubscription are displayed in one session",
        arguments: CustomerFixture.BackendLocation.allCases)
    func life(at place: CustomerFixture.BackendLocation) async throws {
        let shop = try await CustomerFixture(at: place).openShop()
        try await shop.waitUntilOpen()
        shop.select("Dragon Club, Monthly")
        try await shop.waitForText(
            "1 week free, then $4.99 a month", "Other plan Dragon Club, Yearly")
        shop.press("b")
        try await shop.waitForText("Nothing is charged today.", "$4.99 a month, until you cancel.")
        shop.press(.tab, .enter)
        try await shop.waitForText("Bought Dragon Club, Monthly.")
        shop.press("3")
        try await shop.waitForText("Subscriptions", "active", "for $4.99")
        shop.press("T", "n", .tab, .enter)
        try await shop.waitForText("Store clock:", "◷")
        shop.press("T", "m", .tab, .enter, "T", "m", .tab, .enter, "2", .end)
        try await shop.waitForText("░░ offer", "today ▼", "renewed, $4.99")
        try await fail(shop)
        shop.press("3", .end, "c", .tab, .enter)
        try await shop.waitForText("cancelled", "ends on")
        shop.press("e")
        try await shop.waitForText("active", "renews on")
        shop.press("p", .down, .enter)
        try await shop.waitForText(
            "Nothing is charged today. From", "$39.99 a year", "[ Cancel ] Change plan")
        shop.press(.tab, .enter)
        try await shop.waitForText("to Dragon Club, Yearly for $39.99")
        try await shop.waitUntilFinished()
    }

    /// Lets renewals fail until the subscription is unpaid, and then succeed.
    private func fail(_ shop: InterfaceDriver) async throws {
        shop.press("5")
        try await shop.waitForText("STORE CLOCK", "SUBSCRIPTIONS")
        shop.press(
            .home, .down, .down, .down, .down, .down, .down, .down, .down, .down, .down)
        try await shop.waitForText("Renewals succeed")
        shop.press("F")
        try await shop.waitForText("active, renewals fail")
        shop.press("T", "m", .tab, .enter)
        try await shop.waitForText("not paid, renewals fail")
        shop.press("F")
        try await shop.waitForText("Renewals succeed")
        shop.press("T", "n", .tab, .enter, "3")
        try await shop.waitForText("active", "renews on")
        shop.press("2", .home)
        try await shop.waitForText("payment recovered, $4.99", "renewal failed")
    }
}
