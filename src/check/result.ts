import type { Draft } from '../internal.ts'
import type { CheckResult } from './types.ts'

/** Returns a result that passes, and what was tried. */
export const pass = (message: string): CheckResult => ({ status: 'pass', findings: [{ message }] })

/** Returns a result for a check that does not apply. */
export const skip = (message: string): CheckResult => ({ status: 'skip', findings: [{ message }] })

/** Returns a result for a check that cannot decide. */
export const unproven = (...messages: string[]): CheckResult => ({
  status: 'unproven',
  findings: messages.map((message) => ({ message })),
})

/** What a check has found: what is wrong, and what it could not decide. */
export interface Findings {
  readonly wrong: readonly Draft[]
  readonly unknown?: readonly string[]
}

/** Returns a result that fails, leaves something open, or passes with what was tried. */
export function judge({ wrong, unknown = [] }: Findings, tried: string): CheckResult {
  if (wrong.length > 0) return { status: 'fail', findings: mergeFindings(wrong) }
  return unknown.length > 0 ? unproven(...unknown) : pass(tried)
}

/** Removes repeated findings and line breaks. */
function mergeFindings(findings: readonly Draft[]): Draft[] {
  const merged = new Map<string, Draft>()
  for (const { message, selector } of findings) {
    const text = message.replace(/\s+/g, ' ')
    const finding = selector ? { message: text, selector } : { message: text }
    merged.set(`${text}\n${selector}`, finding)
  }
  return [...merged.values()]
}

/** The failures that were tried, and what is wrong with them. */
export interface FailureResult {
  readonly tried: readonly string[]
  readonly wrong: readonly Draft[]
}

export const NOTHING_TRIED: FailureResult = { tried: [], wrong: [] }
