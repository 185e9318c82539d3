import StoreModel
import Testing

@testable import StoreText

@Suite("Plurals")
struct PluralTests {
    @Test(
        "a count of products has the right plural for 0, 1 and 2",
        arguments: [
            ("en", ["Restored 0 products.", "Restored 1 product.", "Restored 2 products."]),
            ("zh_CN", ["已恢复 0 个产品。", "已恢复 1 个产品。", "已恢复 2 个产品。"]),
            ("zh_TW", ["已回復 0 個產品。", "已回復 1 個產品。", "已回復 2 個產品。"]),
            ("ja", ["0 個の製品を復元しました。", "1 個の製品を復元しました。", "2 個の製品を復元しました。"]),
            (
                "de",
                [
                    "0 Produkte wiederhergestellt.", "1 Produkt wiederhergestellt.",
                    "2 Produkte wiederhergestellt.",
                ]
            ),
            (
                "es",
                ["0 productos restaurados.", "1 producto restaurado.", "2 productos restaurados."]
            ),
        ])
    func restored(locale: String, expected: [String]) throws {
        let messages = LocalizedTexts(locale: try #require(LocaleID(locale)))
        #expect(["0", "1", "2"].map { messages.text(.toastRestored, $0) } == expected)
    }

    @Test(
        "open purchases have the right verb for 1 and 2",
        arguments: [
            (
                "en", "1 purchase of this account and device is open. It continues",
                "2 purchases of this account and device are open. They continue"
            ),
            (
                "de", "1 Kauf dieses Kontos und Geräts ist offen. Er läuft",
                "2 Käufe dieses Kontos und Geräts sind offen. Sie laufen"
            ),
            (
                "es", "1 compra de esta cuenta y dispositivo está abierta. Continúa ",
                "2 compras de esta cuenta y dispositivo están abiertas. Continúan "
            ),
            ("ja", "このアカウントとデバイスで 1 件の購入が進行中です", "このアカウントとデバイスで 2 件の購入が進行中です"),
        ])
    func open(locale: String, one: String, two: String) throws {
        let messages = LocalizedTexts(locale: try #require(LocaleID(locale)))
        #expect(messages.text(.sandboxOpenStays, "1").hasPrefix(one))
        #expect(messages.text(.sandboxOpenStays, "2").hasPrefix(two))
    }

    @Test(
        "durations have plurals",
        arguments: [
            ("en", ["0 days", "1 day", "2 days"]), ("de", ["0 Tage", "1 Tag", "2 Tage"]),
            ("es", ["0 días", "1 día", "2 días"]), ("ja", ["0 日間", "1 日間", "2 日間"]),
            ("zh_TW", ["0 天", "1 天", "2 天"]),
        ])
    func lengths(locale: String, expected: [String]) throws {
        let messages = LocalizedTexts(locale: try #require(LocaleID(locale)))
        let texts = ["0", "1", "2"].map { messages.text(.lengthDays, $0) }
        #expect(texts == expected)
    }

    @Test("plural choices are complete, and one and many differ", arguments: Language.allCases)
    func choices(language: Language) {
        for (message, template) in language.texts.messages {
            let places = TextTemplate(template).argumentNumbers
            let texts = ["0", "1", "2"].map {
                TextTemplate(template).filled(with: Array(repeating: $0, count: places.count))
            }
            #expect(texts.allSatisfy { !$0.contains("|") && !$0.contains("{") }, "\(message)")
            guard template.contains("|") else { continue }
            #expect(
                texts[1].replacing("1", with: "2") != texts[2]
                    && texts[0].replacing("0", with: "2") == texts[2], "\(message)")
        }
    }
}
