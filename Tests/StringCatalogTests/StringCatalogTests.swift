import Testing

@testable import StringCatalog
