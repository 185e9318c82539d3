extension TerminalEmulator {
    mutating func show(_ scalar: Unicode.Scalar) {
        if widths.joins || scalar == "\u{FE0F}" && widths == .selectors, join(scalar) { return }
        let columns = widths.of(scalar)
        guard columns > 0 else {
            return cells.combine(
                String(scalar), x: isWrapPending ? cells.width : cursor.x, y: cursor.y)
        }
        if isWrapPending || cursor.x + columns > cells.width { wrap() }
        if isInserting { cells.insert(columns, x: cursor.x, y: cursor.y) }
        cells.put(String(scalar), width: columns, x: cursor.x, y: cursor.y)
        lastScalar = scalar
        cursor.x += columns
        if cursor.x >= cells.width {
            cursor.x = cells.width - 1
            isWrapPending = true
        }
    }

    /// Draws a scalar into the cell before the cursor if it extends the grapheme cluster there.
    private mutating func join(_ scalar: Unicode.Scalar) -> Bool {
        guard let x = cells.start(before: isWrapPending ? cells.width : cursor.x, y: cursor.y)
        else { return false }
        let cluster = cells.rows[cursor.y][x] + String(scalar)
        guard cluster.count == 1 else { return false }
        let (end, before) = (isWrapPending ? cells.width : cursor.x, cells.width(x: x, y: cursor.y))
        let width = widths.of(cluster, grownFrom: before, by: scalar)
        if width > before, x + width <= cells.width {
            cells.put(cluster, width: width, x: x, y: cursor.y)
            if end == x + before { cursor.x = min(x + width, cells.width - 1) }
            isWrapPending = end == x + before && x + width == cells.width
        } else {
            cells.combine(String(scalar), x: end, y: cursor.y)
        }
        return true
    }

    /// A program in the alternate screen must not rely on wrapping, so it counts as a misfit.
    private mutating func wrap() {
        hasOverflow = hasOverflow || isAlternate
        isWrapPending = false
        cursor.x = 0
        lineFeed()
    }

    mutating func control(_ byte: UInt8) {
        switch byte {
        case 0x07: break
        case 0x08: cursor.x = max(cursor.x - 1, 0)
        case 0x09: cursor.x = min((cursor.x / 8 + 1) * 8, cells.width - 1)
        case 0x0A: lineFeed()
        case 0x0D: cursor.x = 0
        case 0x0E: hasSecondSet = true
        case 0x0F: hasSecondSet = false
        default: unknown.append("the control \(byte)")
        }
        isWrapPending = false
    }

    mutating func lineFeed() {
        if cursor.y == cells.region.upperBound {
            cells.scroll(1)
        } else {
            cursor.y = min(cursor.y + 1, cells.height - 1)
        }
    }

    mutating func escape(_ text: String) {
        switch text {
        case "(B": lineDrawing.first = false
        case "(0": lineDrawing.first = true
        case ")B": lineDrawing.second = false
        case ")0": lineDrawing.second = true
        case "=": hasApplicationKeypad = true
        case ">": hasApplicationKeypad = false
        case "7": savedCursor = cursor
        case "8": cursor = savedCursor
        case "M":
            if cursor.y == cells.region.lowerBound {
                cells.scroll(-1)
            } else {
                cursor.y = max(cursor.y - 1, 0)
            }
        // The end of a string that did not begin.
        case "\\": break
        default: unknown.append("ESC \(text)")
        }
    }

    mutating func handleString(_ text: String) {
        if text.hasPrefix("2;") || text.hasPrefix("0;") {
            title = String(text.dropFirst(2))
        } else if text.hasPrefix("52;c;") {
            copies.append(String(text.dropFirst(5)))
        } else if text != "11;?" {
            // A terminal may ignore a query of the background color.
            unknown.append("OSC \(text)")
        }
    }
}
