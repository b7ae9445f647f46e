import { getInteractionsEnforcement } from '../essence/defaults.ts'
import type { Essence } from '../essence/version.ts'
import type { Severity } from '../kernel/finding.ts'
import type { Check } from './check.ts'
import type { Snapshot } from './snapshot.ts'

/** Severities from the lowest to the highest. */
export const SEVERITIES: readonly Severity[] = ['info', 'warn', 'error']

/** Returns the lower of two severities. */
export const getLowerSeverity = (a: Severity, b: Severity): Severity =>
  SEVERITIES.indexOf(a) <= SEVERITIES.indexOf(b) ? a : b

/** True if a severity is above another one. */
export const isHigherSeverity = (a: Severity, b: Severity): boolean =>
  SEVERITIES.indexOf(a) > SEVERITIES.indexOf(b)

/**
 * Returns the severity of a check in a project, null if it is off. The guard of the contract can
 * raise the severity for the layer of the check or turn the check off, but never lowers it: a
 * project with a contract is judged no less strictly than one without. The settings of the project
 * decide last.
 */
export function getSeverity(
  check: Pick<Check, 'code' | 'layer' | 'severity'>,
  { contract, settings }: Pick<Snapshot, 'contract' | 'settings'>,
): Severity | null {
  const setting = Object.hasOwn(settings.checks, check.code)
    ? settings.checks[check.code]
    : undefined
  if (setting !== undefined) return setting === 'off' ? null : setting
  return contract === null ? check.severity : getContractSeverity(check, contract.essence)
}

function getContractSeverity(
  { code, layer, severity }: Pick<Check, 'code' | 'layer' | 'severity'>,
  { dna, meta }: Essence,
): Severity | null {
  const level = dna.accessibility?.wcag_level
  if (code.startsWith('A11Y') && level === 'none') return 'info'
  const { guard } = meta
  const enforcement = {
    dna: guard.dna_enforcement,
    blueprint: guard.blueprint_enforcement,
    interactions: getInteractionsEnforcement(guard),
    intrinsic: severity,
  }[layer]
  if (enforcement === 'off') return null
  return isHigherSeverity(enforcement, severity) ? enforcement : severity
}
