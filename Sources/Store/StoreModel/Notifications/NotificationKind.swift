/// A notification type with an optional subtype, written `TYPE` or `TYPE.SUBTYPE`.
package struct NotificationKind: Hashable, Sendable, CustomStringConvertible {
    package let type: NotificationType
    /// The subtype, if there is one.
    package let subtype: NotificationSubtype?

    /// Creates a value from its parts without validating them.
    package init(_ type: NotificationType, _ subtype: NotificationSubtype? = nil) {
        self.type = type
        self.subtype = subtype
    }

    /// Parses `TYPE` or `TYPE.SUBTYPE`; nil for a pair that is never sent.
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

    /// The text `TYPE` or `TYPE.SUBTYPE`.
    package var description: String {
        subtype.map { "\(type.rawValue).\($0.rawValue)" } ?? type.rawValue
    }

    /// Every pair that can be sent.
    package static let all = NotificationType.allCases.flatMap { type in
        type.forms.map { NotificationKind(type, $0) }
    }
}
