package import StoreModel
package import TextParsing

/// Loads catalogs: Xcode's `.storekit` files of every version, and kiosk's own YAML.
///
/// The content decides the format, not the file's name: a text that begins with a brace or a bracket is JSON. An
/// invalid item is left out with a warning that names its path, and the rest of the catalog can be sold. The whole file
/// is refused only if it is not a catalog at all.
package enum CatalogLoader {
    /// The maximum size of a file in bytes: 16 MiB, a hundred times the largest real catalog.
    package static let sizeLimit = 16 << 20

    /// The maximum depth of nesting. Real catalogs need seven levels.
    package static let depthLimit = 64

    /// Loads a catalog from a file.
    ///
    /// - Parameters:
    ///   - path: The file. Only regular files are accepted, so that a pipe cannot block the reader.
    ///   - bundleID: The app that sells, instead of the one that the file names.
    /// - Throws: ``CatalogError`` with `path` as its file name.
    package static func load(path: String, bundleID: BundleID? = nil) throws(CatalogError)
        -> LoadedCatalog
    {
        try load(bytes: CatalogFile.bytes(path), fileName: path, bundleID: bundleID)
    }

    /// Loads a catalog from the content of a file.
    ///
    /// - Parameters:
    ///   - bytes: The content, UTF-8 with or without a byte order mark.
    ///   - fileName: The name for messages, and the app's name if the file does not name the app.
    ///   - bundleID: The app that sells, instead of the one that the file names.
    /// - Throws: ``CatalogError``.
    package static func load(bytes: [UInt8], fileName: String, bundleID: BundleID? = nil)
        throws(CatalogError) -> LoadedCatalog
    {
        let text = try SourceText(bytes: bytes, fileName: fileName)
        let log = WarningLog()
        // The kind of the error that the next step can throw.
        var kind = text.isJSON ? CatalogError.Kind.notJSON : .notYAML
        do throws(SourceError) {
            let tree: SourceValue? =
                text.isJSON
                ? try JSONReader.read(text.bytes) : try YAMLReader.read(text.bytes)
            kind = .empty
            guard let root = tree else { throw SourceError(at: .start, "the file is empty") }
            kind = .rootNotObject
            guard case .object(let members) = root else {
                throw SourceError(at: .start, "expected an object with lists of products")
            }
            kind = .noProductLists
            let item = SourceItem(members: members, path: JSONPath.root, log: log)
            return loaded(
                text.isJSON
                    ? try StoreKitCatalogReader(root: item).catalog(fileName, bundleID)
                    : try KioskCatalogReader(root: item).catalog(fileName, bundleID), log)
        } catch {
            throw text.error(kind, error, fileName: fileName)
        }
    }

    /// Loads a catalog in kiosk's own format from a part of a YAML file.
    ///
    /// - Parameters:
    ///   - node: The catalog.
    ///   - fileName: The name for messages, and the app's name if the catalog does not name the app.
    ///   - bundleID: The app that sells, instead of the one that the catalog names.
    /// - Throws: ``CatalogError`` if the catalog does not have a list of products.
    package static func load(
        _ node: YAMLNode, fileName: String, bundleID: BundleID? = nil
    ) throws(CatalogError) -> LoadedCatalog {
        let log = WarningLog()
        let item = SourceItem(members: YAMLReader.members(of: node), path: JSONPath.root, log: log)
        do throws(SourceError) {
            return loaded(try KioskCatalogReader(root: item).catalog(fileName, bundleID), log)
        } catch {
            throw CatalogError(
                fileName: fileName, kind: .noProductLists, message: error.message,
                position: node.position)
        }
    }

    private static func loaded(_ catalog: Catalog, _ log: WarningLog) -> LoadedCatalog {
        if catalog.products.isEmpty {
            log.add(JSONPath.root, "the catalog does not have any products")
        }
        return LoadedCatalog(catalog: catalog, warnings: log.warnings)
    }

    /// Returns the name of a file without its folders and its last extension, as the name of an unnamed app.
    static func baseName(_ path: String) -> String {
        let name = path.split(separator: "/").last ?? ""
        guard let point = name.lastIndex(of: "."), point != name.startIndex else {
            return name.isEmpty ? "Catalog" : String(name)
        }
        return String(name[..<point])
    }
}
