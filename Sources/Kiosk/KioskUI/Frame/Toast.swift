import KioskPresentation
import StoreModel
import StoreText
import TerminalGraphics

/// A message of one line about an event, such as a finished purchase. A toast with an error stays until the user
/// dismisses it; other toasts expire.
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

/// Draws the newest toast in the status line, where it does not cover the screen's content. A text that does not fit is
/// clipped; ``ToastHistory`` shows all of it.
struct ToastView {
    let model: Model
    let layout: Layout
    /// The frame of the open dialog; nil without a dialog.
    var dialog: Rect?

    /// The rectangle of the toast; a click in it dismisses the toast.
    ///
    /// This is the status line. If the window has none, or the open dialog covers it, this is the line of the key
    /// hints, and if the dialog covers that too, the first line of the window.
    var rect: Rect {
        let bottom = dialog?.bottom ?? 0
        return [layout.status, layout.hints].first { !$0.isEmpty && $0.y >= bottom }
            ?? Rect(size: model.size).row(0)
    }

    /// Returns the toast's text with the keys for it, clipped to a width.
    private func text(of toast: Toast, width: Int) -> SafeText {
        let formatter = model.formatter
        let count = model.toasts.count - 1
        let more: SafeText = count > 0 ? " (+\(count))" : ""
        let text = formatter.marked(toast.appearance.glyph, toast.text)
        // A toast that stays until it is dismissed names the key for that.
        let dismiss: SafeText? =
            toast.expires == nil ? "Esc \(formatter.text(.hintDismiss))" : nil
        let whole = text + more + (dismiss.map { "  (\($0))" } ?? .empty)
        guard whole.width > width else { return whole }
        let key = formatter.sanitized(model.keyName(.messages))
        let read: SafeText = "\(key) \(formatter.text(.hintMessages))"
        let tails = [[read, dismiss], [read], [key]]
            .map { "  (\(SafeText.joined($0.compactMap(\.self), separator: "  ")))" as SafeText }
        let end = more + (tails.first { $0.width * 3 <= width } ?? .empty)
        return text.clipped(to: max(width - end.width, 0)) + end
    }

    func draw(on canvas: inout Canvas) {
        guard let toast = model.toasts.last else { return }
        let rect = rect
        let inside = rect.inset(left: 1, right: 1)
        let style = Style(toast.appearance.role, on: .dialog, .bold)
        canvas.fill(rect, style: style)
        canvas.put(text(of: toast, width: inside.width), at: inside.origin, style: style)
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
