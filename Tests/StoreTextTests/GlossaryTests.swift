import Testing

@testable import StoreText

@Suite("Glossary")
struct GlossaryTests {
    /// The terms in the order English, Simplified and Traditional Chinese, Japanese, German, Spanish.
    ///
    /// They are the App Store's terms in each language, where it has one.
    private static let terms: [TextKey: [String]] = [
        .outcomeAskToBuy: [
            "ask to buy", "购买前询问", "購買前詢問", "承認と購入のリクエスト", "Kaufanfrage",
            "pedir permiso para comprar",
        ],
        .howToRestore: [
            "restores purchases", "恢复购买", "回復購買", "購入を復元", "stellt Käufe wieder her",
            "restaura compras",
        ],
        .typeConsumable: [
            "consumable", "消耗型", "消耗性", "消耗型", "verbrauchbar", "consumible",
        ],
        .typeNonConsumable: [
            "non-consumable", "非消耗型", "非消耗性", "非消耗型", "nicht verbrauchbar", "no consumible",
        ],
        .typeAutoRenewable: [
            "subscription", "自动续期订阅", "自動續訂型訂閱", "サブスクリプション", "Abo", "suscripción",
        ],
        .contextAccount: ["Account", "账户", "帳號", "アカウント", "Konto", "Cuenta"],
        .contextStorefront: ["Storefront", "国家/地区", "國家/地區", "国/地域", "Land", "País"],
        .hintRefund: ["refund", "退款", "退款", "返金", "erstatten", "reembolsar"],
        .tabReceipt: ["Receipt", "收据", "收據", "レシート", "Beleg", "Recibo"],
        .receiptVerdict: ["Verdict", "核验结果", "驗證結果", "判定", "Bescheid", "Decisión"],
        .sandbox: ["SANDBOX", "沙盒", "沙箱", "サンドボックス", "SANDBOX", "SANDBOX"],
    ]

    /// Words that are not used: synonyms of a term, or words of another region or register.
    private static let strangers: [Language: [String]] = [
        .english: ["can not ", "journal", "quarantine"],
        .simplifiedChinese: ["帐", "真钱", "裁定", "店面", "标识", "花费", "欠账", "你", "程式", "网路"],
        .traditionalChinese: [
            "帳戶", "紀錄", "對話方塊", "復原", "恢復購買", "沙盒", "簽名", "配置", "你", "信息", "軟件", "屏幕", "默認",
            "鏈接", "菜單",
        ],
        .japanese: ["負債", "電話", "承認リクエスト", "購入の回復", "払い戻し", "領収書", "あなた"],
        .german: [
            "Urteil", "Ausgang", "käuflich", "Rückerstattung", "Quittung", " du ", " dein",
            "vertraute ",
            "Account",
        ],
        .spanish: [
            "veredicto", "suceso", "devolución", "Id.", "id.", " tú", " tu ", " tus ",
            "factura de ",
            "rechazado para siempre",
        ],
    ]

    @Test("each concept uses its term", arguments: terms.keys)
    func named(message: TextKey) throws {
        let names = try #require(Self.terms[message])
        for (language, name) in zip(Self.languages, names) {
            #expect(
                language.texts.messages[message]?.contains(name) == true, "\(language): \(name)")
        }
    }

    @Test("no synonym of a term is used", arguments: languages)
    func absent(language: Language) throws {
        let texts = Array(language.texts.messages.values) + language.texts.log.values
        for word in try #require(Self.strangers[language]) {
            #expect(texts.filter { $0.contains(word) }.isEmpty, "\(word)")
        }
    }

    @Test("punctuation follows the language", arguments: languages)
    func marks(language: Language) {
        for text in language.texts.messages.values {
            #expect(!text.contains("..") && !text.contains("'"), "\(text)")
            switch language {
            case .english: #expect(!text.contains("„") && !text.contains("«"), "\(text)")
            case .german: #expect(text.contains("„") == text.contains("“"), "\(text)")
            case .spanish:
                #expect(!text.contains("“") && !text.contains("„"), "\(text)")
                #expect(text.contains("?") == text.contains("¿"), "\(text)")
            default: #expect(!Self.hasHalfWidth(text), "\(text)")
            }
        }
    }

    /// Returns whether a Western punctuation mark follows a Han character or kana.
    private static func hasHalfWidth(_ text: String) -> Bool {
        zip(text, text.dropFirst()).contains { before, after in
            ",.;:?!".contains(after)
                && before.unicodeScalars.contains { (0x3041...0x9FFF).contains($0.value) }
        }
    }

    private static let languages: [Language] = [
        .english, .simplifiedChinese, .traditionalChinese, .japanese, .german, .spanish,
    ]
}
