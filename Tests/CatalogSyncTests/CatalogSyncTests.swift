import Testing

@testable import CatalogSync
