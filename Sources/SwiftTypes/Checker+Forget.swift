extension Checker {
  /// Forgets what was found out, so that all questions to the index are asked again; the types themselves stay.
  public func forget() {
    for number in signatureNumbers { signatures[number] = nil }
    signatureNumbers.removeAll(keepingCapacity: true)
    variableTypes.removeAll(keepingCapacity: true)
    selfTypes.removeAll(keepingCapacity: true)
    conformanceLists.removeAll(keepingCapacity: true)
    conformancePositions.removeAll(keepingCapacity: true)
    ownConformanceLists.removeAll(keepingCapacity: true)
    superclasses.removeAll(keepingCapacity: true)
    witnesses.removeAll(keepingCapacity: true)
    requirementLists.removeAll(keepingCapacity: true)
    constraintLists.removeAll(keepingCapacity: true)
    memberLists.removeAll(keepingCapacity: true)
    conditionalMembers.removeAll(keepingCapacity: true)
    genericsLists.removeAll(keepingCapacity: true)
    wrappedNameTables.removeAll(keepingCapacity: true)
    fits.removeAll(keepingCapacity: true)
    memberCandidates.removeAll(keepingCapacity: true)
    nearestTypes.removeAll(keepingCapacity: true)
    descriptions.removeAll(keepingCapacity: true)
    choices.removeAll(keepingCapacity: true)
    plainPlaces.removeAll(keepingCapacity: true)
    redefinedOperators.removeAll(keepingCapacity: true)
    fileToldOf = -1
  }
}
