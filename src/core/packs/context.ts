import type { CanonicalJsonCache } from '../canonical-json.ts'
import { asObject, asString, getOwn } from '../content/fields.ts'
import type { PatternInstance } from '../essence/layout.ts'
import type { PatternV2 } from '../generated/types/pattern.v2.ts'
import type { ThemeV1 } from '../generated/types/theme.v1.ts'
import { memoizeByObject, memoizeByString } from '../once-for-each.ts'
import type { GetRecord, Plan } from './app.ts'
import { costOfLine } from './fit.ts'
import { type Frame, frameOf } from './frame.ts'
import type { Said } from './inert.ts'
import type { CompileOptions } from './options.ts'
import { routeMarks } from './route-marks.ts'
import { type Substance, substanceOf } from './substance.ts'
import { themeInForce } from './theme-in-force.ts'

/** A pattern on a page with the preset in force and what the record says about it. */
export interface Instance {
  /** Its alias, else the id of its pattern. */
  readonly name: string
  readonly pattern: string
  readonly preset: string
  /** The preset that was asked for and that the record lacks. */
  readonly missing?: string
  /** Undefined when no record has the pattern's name. */
  readonly substance?: Substance
}

/** A planned app with the records that its packs are made from. */
export interface Context extends Plan {
  readonly get: GetRecord
  readonly options: CompileOptions
  /** The theme with what the essence decides itself; undefined when no record has its name. */
  readonly theme: ThemeV1 | undefined
  readonly instance: (instance: PatternInstance) => Instance
  /** The contract of a shell; undefined when no record has its name. */
  readonly frame: (shell: string) => Frame | undefined
  /** What a line costs: most lines stand in many packs. */
  readonly costOf: (text: string) => number
  /** The canonical texts of what stands in many packs. */
  readonly texts: CanonicalJsonCache
  /** What is said behind a path: nothing when a page has it. */
  readonly mark: (path: string) => Said
}

/** The context of a plan. What a preset or a shell says is worked out once. */
export function createContext(plan: Plan, given: Pick<Context, 'get' | 'options'>): Context {
  const { get } = given
  const { dna } = plan.essence
  const record = get('themes', dna.theme.id)
  const presets = asObject(asObject(record?.pattern_preferences).default_presets)
  const substanceIn = memoizeByObject((pattern: PatternV2) =>
    memoizeByString((preset) => substanceOf(pattern, preset)),
  )
  return {
    ...plan,
    ...given,
    costOf: memoizeByString(costOfLine),
    texts: new WeakMap(),
    mark: routeMarks(plan),
    theme: record && themeInForce(dna, record),
    frame: memoizeByString((shell) => {
      const record = get('shells', shell)
      return record && frameOf(shell, record)
    }),
    instance: ({ id, alias, preset: wanted }) => {
      const pattern = get('patterns', id)
      const name = alias || id
      if (pattern === undefined) return { name, pattern: id, preset: wanted || 'default' }
      const preset = presetOf(pattern, [
        wanted,
        asString(getOwn(presets, id)),
        pattern.default_preset,
      ])
      const missing = wanted !== preset && wanted
      const substance = substanceIn(pattern)(preset)
      return { name, pattern: id, preset, ...(missing && { missing }), substance }
    },
  }
}

/** The first choice that the record has, else its first preset. */
function presetOf({ presets }: PatternV2, choices: readonly (string | undefined)[]): string {
  const known = choices.find((choice) => choice && Object.hasOwn(asObject(presets), choice))
  return known ?? Object.keys(asObject(presets)).find(Boolean) ?? 'default'
}
