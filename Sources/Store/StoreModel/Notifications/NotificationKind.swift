/// A type and perhaps a subtype, written `TYPE` or `TYPE.SUBTYPE`.
package struct NotificationKind: Hashable, Sendable, CustomStringConvertible {
    /// What it is about.
    package let type: NotificationType
    /// What exactly.
    package let subtype: NotificationSubtype?

    /// Takes the parts as they are.
    package init(_ type: NotificationType, _ subtype: NotificationSubtype? = nil) {
        self.type = type
        self.subtype = subtype
    }

    /// Reads `TYPE` or `TYPE.SUBTYPE`; nil for a pair that is never sent.
    package init?(text: String) {
        let words = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard let type = words.first.flatMap(NotificationType.init(rawValue:)), words.count <= 2
        else { return nil }
        let subtype = words.count == 2 ? NotificationSubtype(rawValue: words[1]) : nil
        guard words.count == (subtype == nil ? 1 : 2), type.forms.contains(subtype) else {
            return nil
        }
        self.init(type, subtype)
    }

    /// `TYPE` or `TYPE.SUBTYPE`.
    package var description: String {
        subtype.map { "\(type.rawValue).\($0.rawValue)" } ?? type.rawValue
    }

    /// Every pair that is sent.
    package static let all = NotificationType.allCases.flatMap { type in
        type.forms.map { NotificationKind(type, $0) }
    }
}
