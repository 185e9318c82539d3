import StoreModel

/// An object of a catalog file with its path. Reading its members logs warnings.
struct SourceItem {
    /// The keys and values in the file's order.
    let members: [SourceMember]
    /// The JSON path of the object, such as `$.products[3]`.
    let path: String
    /// The product that the object belongs to, which warnings name; nil outside of a product.
    var product: ProductID?
    /// The log that receives the warnings.
    let log: WarningLog

    /// Returns the object as a part of a product.
    func part(of product: ProductID) -> SourceItem {
        var item = self
        item.product = product
        return item
    }

    /// Logs a warning about the object itself.
    func warn(_ message: String) {
        log.add(path, product: product, message)
    }

    /// Logs a warning about a member.
    func warn(_ key: String, _ message: String) {
        log.add(pathOf(key), product: product, message)
    }

    /// Returns the path of a member.
    func pathOf(_ key: String) -> String { JSONPath.member(key, of: path) }

    /// Logs a warning for every unknown key.
    func checkNames(_ known: [String]) {
        for member in members where !known.contains(member.key) {
            warn(member.key, "unknown name; the value is ignored")
        }
    }

    /// Returns the value of a member; nil if it is missing or null.
    func value(_ key: String) -> SourceValue? {
        guard let value = members.first(where: { $0.key == key })?.value, value != .null else {
            return nil
        }
        return value
    }

    /// Returns whether the object has the key, even with null as its value.
    func has(_ key: String) -> Bool { members.contains { $0.key == key } }

    /// Returns the text of a member; nil if it is missing or not a text.
    func text(_ key: String) -> String? {
        switch value(key) {
        case .string(let text): return text
        case nil: return nil
        case let other?:
            warn(key, "expected text, found \(other.kindName); the value is ignored")
            return nil
        }
    }

    /// Returns the boolean of a member; false if it is missing or not a boolean.
    func flag(_ key: String) -> Bool {
        switch value(key) {
        case .bool(let flag): return flag
        case .string("true"): return true
        case .string("false"), nil: return false
        case _?:
            warn(key, "expected true or false; false is used")
            return false
        }
    }

    /// Returns the integer of a member; nil if it is missing or not an integer.
    func integer(_ key: String) -> Int64? {
        switch value(key) {
        case .number(let text), .string(let text):
            if let number = Int64(text) { return number }
            warn(key, "expected a whole number; the value is ignored")
            return nil
        case nil: return nil
        case _?:
            warn(key, "expected a whole number; the value is ignored")
            return nil
        }
    }

    /// Returns the texts of a list; nil if the list is missing. Other elements are left out with a warning.
    func texts(_ key: String) -> [String]? {
        guard case .array(let values)? = value(key) else {
            if value(key) != nil { warn(key, "expected a list; the value is ignored") }
            return nil
        }
        return values.compactMap { value in
            if case .string(let text) = value { return text }
            warn(key, "expected text, found \(value.kindName); the value is ignored")
            return nil
        }
    }

    /// Returns the object of a member; nil if it is missing or not an object.
    func item(_ key: String) -> SourceItem? {
        switch value(key) {
        case .object(let members):
            return SourceItem(members: members, path: pathOf(key), product: product, log: log)
        case nil: return nil
        case let other?:
            warn(key, "expected an object, found \(other.kindName); the value is ignored")
            return nil
        }
    }

    /// Returns the objects of a list; empty if the list is missing. Other elements are left out with a warning.
    func items(_ key: String) -> [SourceItem] {
        switch value(key) {
        case .array(let values):
            let path = pathOf(key)
            return values.enumerated().compactMap { element(path, $0, $1) }
        case nil: return []
        case let other?:
            warn(key, "expected a list, found \(other.kindName); an empty list is used")
            return []
        }
    }

    private func element(_ list: String, _ index: Int, _ value: SourceValue) -> SourceItem? {
        let path = JSONPath.element(index, of: list)
        guard case .object(let members) = value else {
            log.add(
                path, product: product,
                "expected an object, found \(value.kindName); the value is ignored")
            return nil
        }
        return SourceItem(members: members, path: path, product: product, log: log)
    }
}
