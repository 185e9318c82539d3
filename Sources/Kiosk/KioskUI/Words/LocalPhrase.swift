import StoreModel
import StoreText
import TerminalGraphics

/// The few words that only the interface itself says, in the languages that StoreText speaks.
enum LocalPhrase {
    case refresh, redraw, page, ends, notDelivered, finishesByItself, wait, moneyNotCharged

    private var forms: (english: SafeText, chinese: SafeText) {
        switch self {
        case .refresh: ("refresh", "刷新")
        case .redraw: ("redraw", "重画")
        case .page: ("a page up or down", "翻页")
        case .ends: ("first, last", "首项、末项")
        case .notDelivered:
            ("Only what is delivered can be finished.", "只有已交付的交易才能完成。")
        case .finishesByItself: ("It is finished by itself here.", "这里会自动完成。")
        case .wait: ("One moment …", "请稍候…")
        case .moneyNotCharged: ("You were not charged.", "没有扣款。")
        }
    }

    func text(_ words: Words) -> SafeText {
        words.messages.language.language == "zh" ? forms.chinese : forms.english
    }
}
