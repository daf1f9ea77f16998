// Declarations and expressions: see Outline.swift.
