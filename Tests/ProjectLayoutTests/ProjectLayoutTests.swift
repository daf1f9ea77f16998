import Testing

@testable import ProjectLayout
