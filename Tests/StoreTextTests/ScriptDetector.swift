@testable import StoreText

/// Determines by the letters whether a text can be of a language.
enum ScriptDetector {
    /// Returns whether the text has a letter of the language's script, and none of another's.
    static func fits(_ text: String, _ language: Language) -> Bool {
        switch language {
        case .english: text.unicodeScalars.allSatisfy { !isHan($0) && !isKana($0) }
        case .german, .spanish:
            text.unicodeScalars.allSatisfy { !isHan($0) && !isKana($0) } && !hasEnglish(text)
        case .simplifiedChinese: hasHan(text) && !text.contains(where: traditional.contains)
        case .traditionalChinese: hasHan(text) && !text.contains(where: simplified.contains)
        // Texts that are the same in Chinese and Japanese are short.
        case .japanese:
            text.unicodeScalars.contains(where: isKana) || hasHan(text) && text.count < 16
        case .pseudo: text.contains(PseudoText.start) && text.contains(PseudoText.end)
        }
    }

    private static func hasHan(_ text: String) -> Bool {
        text.unicodeScalars.contains(where: isHan) && !text.unicodeScalars.contains(where: isKana)
    }

    private static func isHan(_ scalar: Unicode.Scalar) -> Bool {
        (0x4E00...0x9FFF).contains(scalar.value)
    }

    private static func isKana(_ scalar: Unicode.Scalar) -> Bool {
        (0x3041...0x30FA).contains(scalar.value)
    }

    /// Returns whether the text contains a word that neither German nor Spanish has.
    private static func hasEnglish(_ text: String) -> Bool {
        text.lowercased().split { !$0.isLetter }.contains { english.contains(String($0)) }
    }

    private static let english: Set<String> = [
        "the", "is", "are", "were", "not", "of", "and", "you", "your", "with", "it", "this", "that",
        "by", "for", "from", "has", "had", "what", "will", "charged", "refunded", "order", "buy",
    ]

    /// Characters of only one of the two Chinese scripts, as far as either table uses them.
    private static let simplified = Set(
        """
        与丢个为么书买产从们优会关内写决凭刚动单历发变号吗启国图处备复够实审对将属币帮并库应开归当录态户拥择换数断无时显暂机权条来标样检\
        没点状现画码离称笔筛签类线组细经结绘给绝继续编网联节获衔补见视计订认记论设证识试话询该详语说请读谁调败账货购费资赞车载输达过还\
        这进连迟选释钟钱铁链销键镐长闭问间阅随隐页项题额驱验
        """)
    private static let traditional = Set(
        """
        並併來個們傳價優儲內別剛動區問啟單嗎國圖塊夠實審將尋對屬帳幣庫後從復態憑應戶換擁擇據敗數斷於時暫會條標樣機檔檢欄權歷歸決沒湊準\
        為無狀獲現產畫發確碼種稱筆節篩簽細組結絕絡給經線編繪繼續聯與處號螢補裝裡製複見視訂計記設詢試話該詳誌認語說誰調請論證識讀變貨\
        買費資購軸載輸這連週進過達選遺還釋銜銷錄錢鍵鎬鏈鐘鐵閉開間閱關際隨隱雜離頁項題額類顯餘驗點
        """)
}
