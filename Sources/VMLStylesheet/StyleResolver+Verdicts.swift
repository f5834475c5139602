import VMLMarkup

/// What a target makes of the modifiers of its sheets on elements, as far as that was asked.
///
/// It depends on no document. It may be handed to another resolver of the same styles.
public struct SheetVerdicts: Sendable {
  fileprivate let memory: VerdictMemory
}

extension StyleResolver {
  public var verdicts: SheetVerdicts {
    SheetVerdicts(
      memory: VerdictMemory(memory.cascade.verdicts, shapes: styles.sheetShapes.count))
  }

  /// Takes over what another has found out; to be called before anything is resolved.
  public mutating func know(_ verdicts: SheetVerdicts) {
    memory.cascade.verdicts = verdicts.memory
  }
}
