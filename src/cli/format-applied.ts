import { escapeLine } from '../internal/verify.ts'
import { pluralize } from '../internal.ts'
import type { AppliedRepairs, FixedFinding, LeftReason } from '../project/repair/apply-repairs.ts'

/** Says which files were repaired, and what is left and why. */
export function formatApplied({ files, fixed, left }: AppliedRepairs): string[] {
  const total =
    fixed.length === 0
      ? 'No finding could be fixed.'
      : `Fixed ${pluralize(fixed.length, 'finding')} in ${pluralize(files.length, 'file')}.`
  return [
    ...files.map(
      (file) => `${escapeLine(file)}: ${describeFixes(fixed.filter((item) => item.file === file))}`,
    ),
    fixed.length === 0 && left.length === 0 ? 'There is nothing to repair.' : total,
    ...LEFT.flatMap(([reason, verb, hint]) => {
      const count = left.filter((item) => item.reason === reason).length
      return count === 0 ? [] : [`${pluralize(count, 'finding')} left: ${verb}. ${hint}`]
    }),
  ]
}

const LEFT: readonly (readonly [reason: LeftReason, why: string, hint: string])[] = [
  [
    'suggestion',
    'the fix may change what a page shows or does',
    'See it with `npx @svc/content repair --patch`.',
  ],
  ['stale', 'the file has changed since the run', 'Run the command again.'],
  ['manual', 'no fix can be applied', 'See what to do with `npx @svc/content repair`.'],
]

/** Lists fixes by code with their lines; a file may also be changed for a finding elsewhere. */
function describeFixes(fixed: readonly FixedFinding[]): string {
  const codes = [...new Set(fixed.map(({ code }) => code))]
  if (codes.length === 0) return 'changed for a finding in another file.'
  const parts = codes.map((code) => {
    const lines = fixed.filter((item) => item.code === code).map(({ line }) => line)
    return `${code} in ${lines.length === 1 ? 'line' : 'lines'} ${lines.join(', ')}`
  })
  return `${parts.join('; ')}.`
}
