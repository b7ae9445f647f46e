import type { Facts } from '../essence/diagnostics/facts.ts'
import { findIssues } from '../essence/diagnostics/find-issues.ts'
import { STRUCTURE } from '../essence/diagnostics/structure.ts'
import type { Diagnostic } from '../generated/types/execution-pack.common.v1.ts'
import type { CompileOptions } from './options.ts'

/** Says whether a pack is about the value at a pointer. */
export type Concerns = (pointer: string) => boolean

/** What is to be known or mended in the part of an essence that packs are made from. */
export const diagnose = (
  facts: Facts,
  { rules = STRUCTURE, notes = [] }: CompileOptions,
  concerns?: Concerns,
): Diagnostic[] => [
  ...notes,
  // The schema leaves a suggestion open, which its generated type cannot say.
  ...(findIssues(facts, rules, concerns) as unknown as Diagnostic[]),
]
