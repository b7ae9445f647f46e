import { getPatternFacts, type PatternFacts } from '../../content/pattern-facts.ts'
import type { PatternV2 } from '../../generated/types/pattern.v2.ts'
import type { ThemeV1 } from '../../generated/types/theme.v1.ts'
import { asObject, asString, getOwn } from '../../kernel/json/value.ts'
import { memoizeByObject, memoizeByString } from '../../kernel/memoize.ts'
import { getEffectiveTheme } from '../model/effective-theme.ts'
import type { PageKind } from '../model/label-vocabulary.ts'
import type { PatternInstance } from '../model/layout-rows.ts'
import type { AppPage, AppPlan, GetRecord } from './app-plan.ts'
import { getPageKind } from './page-kind.ts'

/** A pattern on a page with its effective preset and the facts of its record. */
export interface ResolvedInstance {
  /** Its alias, else the id of its pattern. */
  readonly name: string
  readonly pattern: string
  readonly preset: string
  /** The requested preset, if the record lacks it. */
  readonly missingPreset?: string
  /** Undefined if no record has the pattern's name. */
  readonly facts?: PatternFacts
}

/** A planned app with the records that it refers to. */
export interface AppContext extends AppPlan {
  readonly getRecord: GetRecord
  /** The theme with the decisions of the essence; undefined if no record has its name. */
  readonly theme: ThemeV1 | undefined
  readonly resolveInstance: (instance: PatternInstance) => ResolvedInstance
  /** Returns the kind of a page, which decides its conventions. */
  readonly getKind: (page: AppPage) => PageKind
}

/** Creates the context of a plan. `adaptTheme` changes the theme once it has the decisions. */
export function createAppContext(
  plan: AppPlan,
  getRecord: GetRecord,
  adaptTheme: (theme: ThemeV1) => ThemeV1 = (theme) => theme,
): AppContext {
  const { dna } = plan.essence
  const record = getRecord('themes', dna.theme.id)
  const theme = record && adaptTheme(getEffectiveTheme(dna, record))
  return {
    ...plan,
    getRecord,
    theme,
    resolveInstance: createInstanceResolver(getRecord, record),
    getKind: memoizeByObject((page: AppPage) => getPageKind(getRecord, page)),
  }
}

/** Returns the facts about a preset of a pattern. Cached: a record is never changed. */
const getFacts = memoizeByObject((pattern: PatternV2) =>
  memoizeByString((preset) => getPatternFacts(pattern, preset)),
)

/**
 * Creates a function that resolves the preset and the facts of a pattern on a page. Instances that
 * say the same share the result.
 */
function createInstanceResolver(
  getRecord: GetRecord,
  theme: ThemeV1 | undefined,
): (instance: PatternInstance) => ResolvedInstance {
  const themePresets = asObject(asObject(theme?.pattern_preferences).default_presets)
  const resolve = ({ id, alias, preset: requested }: PatternInstance): ResolvedInstance => {
    const record = getRecord('patterns', id)
    const name = alias || id
    if (record === undefined) return { name, pattern: id, preset: requested || 'default' }
    const themePreset = asString(getOwn(themePresets, id))
    const preset = pickPreset(record, [requested, themePreset, record.default_preset])
    const facts = getFacts(record)(preset)
    return requested && requested !== preset
      ? { name, pattern: id, preset, missingPreset: requested, facts }
      : { name, pattern: id, preset, facts }
  }
  const known = new Map<string, ResolvedInstance>()
  return (instance) => {
    const key = JSON.stringify([instance.id, instance.alias || '', instance.preset || ''])
    const resolved = known.get(key) ?? resolve(instance)
    known.set(key, resolved)
    return resolved
  }
}

/** Returns the first choice that the record has, else its first preset. */
function pickPreset({ presets }: PatternV2, choices: readonly (string | undefined)[]): string {
  const known = choices.find((choice) => choice && Object.hasOwn(asObject(presets), choice))
  return known ?? Object.keys(asObject(presets)).find(Boolean) ?? 'default'
}

/** Lists the shells of the app, each once, starting with that of the scaffold. */
export function listShellIds({ shell, pages }: Pick<AppPlan, 'shell' | 'pages'>): string[] {
  const ids = new Set([shell])
  for (const page of pages) ids.add(page.section.shell).add(page.shell)
  return [...ids]
}
