import StoreFiles

extension Journal {
    static func reserve(in folder: String) -> ReserveFile {
        ReserveFile(folder + "/journal.reserve")
    }

    /// Reserves disk space, so that a purchase that starts now can be completed on a disk that fills up meanwhile.
    ///
    /// - Throws: ``JournalError/disk(_:)`` if there is not enough space; no purchase may start then.
    func reserveSpace() throws(JournalError) {
        do throws(FileFailure) {
            try reserve.allocate()
        } catch {
            // The error names the journal instead of the reserve file, because the problem is the disk.
            if case .full = error { throw JournalError(.full(path)) }
            throw JournalError(error)
        }
    }
}
