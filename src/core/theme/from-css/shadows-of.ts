import type { Mode } from '../palette.ts'
import type { DerivedValue, ImportedValue } from './report.ts'
import type { Variables } from './variables.ts'

/** The shadows of one mode by level, and how each was come by. */
export interface ModeShadows {
  readonly levels: readonly string[]
  readonly importedValues: readonly ImportedValue[]
  readonly derivedValues: readonly DerivedValue[]
}

/** The names of each level: ours, then Tailwind's. */
const SHADOW_LEVELS: readonly (readonly string[])[] = [
  ['--shadow-0', '--shadow-none'],
  ['--shadow-1', '--shadow-xs'],
  ['--shadow-2', '--shadow-sm'],
  ['--shadow-3', '--shadow-md'],
  ['--shadow-4', '--shadow-lg'],
]

/** The shadows of a mode; no level at all when the style sheet has none. */
export function readShadows(variables: Variables, mode: Mode): ModeShadows {
  const levels: string[] = []
  const taken: ImportedValue[] = []
  const derived: DerivedValue[] = []
  for (const [level, names] of SHADOW_LEVELS.entries()) {
    const token = `--shadow-${level}`
    const found = names.flatMap((name) => variables.find(name, mode) ?? [])[0]
    levels.push(found?.value ?? levels.at(-1) ?? 'none')
    if (found) taken.push({ token, mode, from: found.name, selector: found.selector })
    else derived.push({ token, mode, derivation: level === 0 ? 'none' : 'as the level below' })
  }
  return taken.length === 0
    ? { levels: [], importedValues: [], derivedValues: [] }
    : { levels, importedValues: taken, derivedValues: derived }
}
