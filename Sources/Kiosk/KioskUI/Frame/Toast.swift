import KioskPresentation
import StoreModel
import StoreText
import TerminalGraphics

/// A short message over the screen. Errors stay until the user dismisses them, other toasts expire.
struct Toast: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case info, success, error }

    let kind: Kind
    let text: SafeText
    let at: Timestamp
    let expires: Timestamp?
    /// The order that the toast is about; nil for other subjects.
    let subject: ToastSubject?

    /// - Parameter lifetime: The time in milliseconds until a toast other than an error expires.
    init(
        _ kind: Kind, _ text: SafeText, about subject: ToastSubject? = nil, now: Timestamp,
        lifetime: Int64
    ) {
        self.subject = subject
        self.kind = kind
        self.text = text
        at = now
        expires = kind == .error ? nil : now.adding(milliseconds: lifetime)
    }

    var appearance: (glyph: Glyph, role: Role) {
        switch kind {
        case .info: (.info, .info)
        case .success: (.finished, .success)
        case .error: (.error, .error)
        }
    }
}

// MARK: Subject

/// The order that a toast is about. The toast is dismissed once the order changes, because its text is outdated then.
struct ToastSubject: Hashable, Sendable {
    /// The intent ID on this device; nil for an unsolicited transaction.
    let intentID: IntentID?
    let productID: ProductID
}

// MARK: View

/// The newest toast, drawn over the lines above the hints, in full as far as it fits.
struct ToastView {
    let model: Model
    let layout: Layout
    /// The frame of the open dialog; nil without a dialog.
    var dialog: Rect?

    private var lines: [SafeText] {
        guard let toast = model.toasts.last else { return [] }
        let words = model.formatter
        var text = words.marked(toast.appearance.glyph, toast.text)
        if model.toasts.count > 1 { text += " (+\(model.toasts.count - 1))" }
        // A toast that stays until it is dismissed names the key for that.
        if toast.expires == nil { text += "  (Esc \(words.text(.hintDismiss)))" }
        return Array(
            text.wrapped(to: max(model.size.width - 2, 1))
                .prefix(max(1, min(4, model.size.height - 3))))
    }

    /// The toast's rectangle; a click in it dismisses the toast.
    var rect: Rect {
        let count = lines.count
        let bottom = max(layout.hints.isEmpty ? model.size.height : layout.hints.y, count)
        // The end of a dialog has its buttons, so the toast moves to the top of a window without room below it.
        let isCovered = dialog.map { $0.bottom > bottom - count } ?? false
        return Rect(
            x: 0, y: isCovered ? 0 : bottom - count, width: model.size.width, height: count)
    }

    func draw(on canvas: inout Canvas) {
        guard let toast = model.toasts.last else { return }
        let style = Style(toast.appearance.role, on: .dialog, .bold)
        let rect = rect
        canvas.fill(rect, style: style)
        canvas.put(lines, in: rect.inset(left: 1, right: 1), style: style)
    }
}

// MARK: Past toasts

/// The list of the toasts since the start, newest first, because informational toasts disappear and may have been
/// missed.
struct ToastHistory: ListDialog {
    /// The first visible line.
    var top = 0

    var overlay: Overlay { .toastHistory(self) }

    func layout(in model: Model) -> DialogLayout {
        let formatter = model.formatter
        var block = TextBlock(width: DialogLayout.width(64, in: model.size))
        if model.toastHistory.isEmpty {
            block.add(formatter.text(.messagesNone), Style(.muted, on: .dialog))
        }
        for toast in model.toastHistory.reversed() {
            let clock = SafeText(formatted: formatter.times.clock(toast.at))
            // In a narrow window the time has a line of its own.
            block.add(
                label: clock, formatter.marked(toast.appearance.glyph, toast.text),
                Style(toast.appearance.role, on: .dialog),
                column: block.width < 30 ? block.width : clock.width + 2)
        }
        return DialogLayout(
            .messagesTitle, block, top: top, minimumHeight: 4,
            hints: [(.down, .hintMove), (.escape, .hintClose)], in: model)
    }

    func handle(_ press: KeyPress, in model: inout Model) -> [Command] {
        // The same key that opened it closes it.
        if model.keys.action(for: press, on: model.screen) == .messages || press.key == .escape {
            model.overlay = nil
            return []
        }
        let box = layout(in: model)
        let last = box.parts[0].block.overflow(in: box.inside.height)
        let page = max(model.size.height - 6, 1)
        let step = press.key.listStep(page: page, hasLetters: true) ?? 0
        model.overlay = .toastHistory(ToastHistory(top: min(max(top + step, 0), last)))
        return []
    }
}
