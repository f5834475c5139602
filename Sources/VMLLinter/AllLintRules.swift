public import VMLDiagnostics

/// All rules, by the names of their types.
let allLintRules: [any LintRule.Type] = [
  BrokenLink.self, ControlValue.self, DeadAction.self, DuplicateButtonLabel.self,
  DuplicateID.self, FixedFontSize.self, FixedTokenSize.self, FragmentCycle.self,
  FragmentTarget.self,
  HardCodedText.self, IdenticalReplacement.self, IneffectiveStyle.self,
  LowContrast.self, MissingLabel.self, PaddingOutside.self, ReplacedSeveral.self,
  SmallTarget.self, UnusedComponent.self, UnusedProp.self, UnusedProperty.self, UnusedSlot.self,
  UnusedText.self,
]

/// New ones of the rules that a site wants.
func lintRules(_ levels: LintLevels) -> [any LintRule] {
  allLintRules.filter { levels.isOn($0.code) }.map { $0.init() }
}

/// The codes of the rules, in their order.
public var lintRuleCodes: [DiagnosticCode] { allLintRules.map { $0.code } }
