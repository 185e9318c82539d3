extension TerminalEmulator {
    mutating func apply(_ sequence: TerminalSequence) {
        switch (sequence.privateMarker, sequence.letter) {
        case ("", "m"): style(sequence.numbers)
        case ("", "t"): keepTitle(sequence)
        case ("", "h"), ("", "l"): ansiMode(sequence)
        // The shape of the cursor on the Linux console.
        case ("?", "c"): hasChangedCursor = sequence.number(0) != 0
        case ("", "r"): scrollRegion(sequence)
        case ("?", "h"): sequence.numbers.forEach { mode($0, isOn: true) }
        case ("?", "l"): sequence.numbers.forEach { mode($0, isOn: false) }
        case ("", _):
            isWrapPending = false
            if !move(sequence), !edit(sequence) { doNotKnow(sequence) }
        default: doNotKnow(sequence)
        }
    }

    private mutating func doNotKnow(_ sequence: TerminalSequence) {
        unknown.append("ESC [ \(sequence.text)")
    }

    // MARK: Moving the cursor

    private mutating func move(_ sequence: TerminalSequence) -> Bool {
        let count = sequence.count
        switch sequence.letter {
        case "A": go(cursor.x, cursor.y - count)
        case "B": go(cursor.x, cursor.y + count)
        case "C": go(cursor.x + count, cursor.y)
        case "D": go(cursor.x - count, cursor.y)
        case "G": go(count - 1, cursor.y)
        case "d": go(cursor.x, count - 1)
        case "H": go(max(sequence.number(1), 1) - 1, count - 1)
        case "Z": go((cursor.x - 1) / 8 * 8, cursor.y)
        default: return false
        }
        return true
    }

    private mutating func go(_ x: Int, _ y: Int) {
        let (right, bottom) = (cells.width - 1, cells.height - 1)
        if x > right || y > bottom { hasOverflow = true }
        cursor = (min(max(x, 0), right), min(max(y, 0), bottom))
    }

    // MARK: Erasing, inserting, deleting

    private mutating func edit(_ sequence: TerminalSequence) -> Bool {
        let count = sequence.count
        switch sequence.letter {
        case "J": eraseScreen(sequence.number(0))
        case "K": eraseLine(sequence.number(0))
        case "X": cells.erase(y: cursor.y, from: cursor.x, to: cursor.x + count)
        case "@": cells.insert(count, x: cursor.x, y: cursor.y)
        case "P": cells.delete(count, x: cursor.x, y: cursor.y)
        case "L": cells.scroll(-count, from: cursor.y)
        case "M": cells.scroll(count, from: cursor.y)
        case "S": cells.scroll(count)
        case "T": cells.scroll(-count)
        case "b": for _ in 0..<count { lastScalar.map { show($0) } }
        default: return false
        }
        return true
    }

    private mutating func eraseLine(_ part: Int) {
        let start = part == 0 ? cursor.x : 0
        cells.erase(y: cursor.y, from: start, to: part == 1 ? cursor.x + 1 : cells.width)
    }

    private mutating func eraseScreen(_ part: Int) {
        let (first, last) =
            switch part {
            case 0: (cursor.y + 1, cells.height)
            case 1: (0, cursor.y)
            default: (0, cells.height)
            }
        for y in first..<max(first, last) { cells.erase(y: y, from: 0, to: cells.width) }
        if part < 2 { return eraseLine(part) }
        isCleared = true
        hasOverflow = false
    }

    // MARK: Modes

    private mutating func ansiMode(_ sequence: TerminalSequence) {
        switch sequence.numbers {
        case [4]: isInserting = sequence.letter == "h"
        // The visibility of the cursor in screen and tmux: `l` makes it more visible.
        case [34]: hasChangedCursor = sequence.letter == "l"
        default: doNotKnow(sequence)
        }
    }

    private mutating func scrollRegion(_ sequence: TerminalSequence) {
        let top = sequence.count - 1
        let bottom = sequence.number(1) == 0 ? cells.height : sequence.number(1)
        // After the window has shrunk, the program may still send the previous size.
        cells.region = min(top, cells.height - 1)...min(max(bottom - 1, top), cells.height - 1)
        cursor = (0, 0)
    }

    private mutating func keepTitle(_ sequence: TerminalSequence) {
        switch sequence.number(0) {
        case 22: titleStack.append(title)
        case 23: title = titleStack.popLast() ?? title
        default: doNotKnow(sequence)
        }
    }

    private mutating func mode(_ number: Int, isOn: Bool) {
        switch number {
        case 1, 7, 12, 25, 1000, 1002, 1003, 1004, 1006, 2004, 2026, 2031: break
        case 1049: showOtherScreen(isOn)
        default: unknown.append("ESC [ ? \(number) \(isOn ? "h" : "l")")
        }
        if number == 2026, !isOn, isCleared { isStale = false }
        guard number != 1049 else { return }
        if isOn { modes.insert(number) } else { modes.remove(number) }
    }

    private mutating func showOtherScreen(_ isOn: Bool) {
        guard isOn != isAlternate else { return }
        if isOn {
            (primaryCells, primaryCursor) = (cells, cursor)
            cells = TerminalCells(width: cells.width, height: cells.height)
        } else if let primaryCells {
            (cells, cursor) = (primaryCells, primaryCursor)
            self.primaryCells = nil
            isStale = false
        }
    }

    // MARK: Colors and styles

    private mutating func style(_ numbers: [Int]) {
        for number in numbers.isEmpty ? [0] : numbers {
            switch number {
            case 0: isPlain = true
            case 1...9: isPlain = false
            case 30...38, 40...48, 90...97, 100...107:
                isPlain = false
                colors.insert(number)
                // The following numbers belong to the color.
                if number == 38 || number == 48 { return }
            // 10 is the default font.
            case 10, 22...29, 39, 49: break
            default: unknown.append("ESC [ \(number) m")
            }
        }
    }
}
