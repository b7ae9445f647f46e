import type { DiagnosticRule } from '../essence/diagnostics/rule.ts'
import type { PatternInstance } from '../essence/model/layout-rows.ts'
import { createRouteMatcher } from '../essence/model/route-matching.ts'
import type { Diagnostic } from '../generated/types/execution-pack.common.v1.ts'
import type { PatternV2 } from '../generated/types/pattern.v2.ts'
import type { ThemeV1 } from '../generated/types/theme.v1.ts'
import type { Sha256 } from '../hash.ts'
import type { CanonicalJsonCache } from '../json/canonical.ts'
import { asObject, asString, getOwn } from '../json/value.ts'
import { memoizeByObject, memoizeByString } from '../memoize.ts'
import { getEffectiveTheme } from '../theme/effective-theme.ts'
import { type ThemeTokens, themeTokens } from '../theme/tokens.ts'
import type { AppPlan, GetRecord } from './app-plan.ts'
import { EMPTY, raw, type SafeMarkdown } from './markdown/sentence.ts'
import { getPatternFacts, type PatternFacts } from './pattern-facts.ts'
import { type ShellContract, toShellContract } from './shell-contract.ts'

/** The options of a compilation, besides the essence and the records. */
export interface CompileOptions {
  /** Content release that the records come from. */
  readonly release?: string
  /** Time of that release (RFC 3339). */
  readonly generatedAt?: string
  /** Import of each component primitive in this project, by the name of the primitive. */
  readonly bindings?: Readonly<Record<string, string>> | undefined
  /** Style sheet that has the theme in this project; empty if none has. Default: that of the target. */
  readonly stylesheet?: string | undefined
  /** Folder of the pages in this project, such as `src/app`. Default: that of the target. */
  readonly pagesFolder?: string | undefined
  /** Returns the theme with the names that its variables have in this project. */
  readonly adaptTheme?: ((theme: ThemeV1) => ThemeV1) | undefined
  /** Diagnostics of the caller, listed before those of the rules. */
  readonly notes?: readonly Diagnostic[]
  /** A faster SHA-256 of the host; it changes no result. */
  readonly sha256?: Sha256
  /**
   * The rules to check the essence with. By default only the structural ones: ids, routes, columns
   * and records that do not exist or are ambiguous, which the packs mark as well. `DIAGNOSTICS` of
   * the essence module has all rules; the client, the API routes and the command line use it.
   */
  readonly rules?: readonly DiagnosticRule[]
}

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

/** A planned app with the records that its packs are compiled from. */
export interface PackContext extends AppPlan {
  readonly getRecord: GetRecord
  readonly options: CompileOptions
  /** The theme with the decisions of the essence; undefined if no record has its name. */
  readonly theme: ThemeV1 | undefined
  /** The variables of the theme. */
  readonly tokens: ThemeTokens
  readonly resolveInstance: (instance: PatternInstance) => ResolvedInstance
  /** Returns the contract of a shell; undefined if no record has its name. */
  readonly getShellContract: (shell: string) => ShellContract | undefined
  /** The canonical JSON of values that appear in many packs. */
  readonly canonicalTexts: CanonicalJsonCache
  /** Returns the note after a path; empty if a page has the path. */
  readonly getRouteNote: (path: string) => SafeMarkdown
}

/** The pattern that shells hold for the command palette, which an app may not have. */
const PALETTE = 'command-palette'

/** Creates the context of a plan. The facts of presets and shells are computed once each. */
export function createPackContext(
  plan: AppPlan,
  { getRecord, options }: Pick<PackContext, 'getRecord' | 'options'>,
): PackContext {
  const { dna } = plan.essence
  const { adaptTheme = (theme: ThemeV1) => theme } = options
  const record = getRecord('themes', dna.theme.id)
  const theme = record && adaptTheme(getEffectiveTheme(dna, record))
  return {
    ...plan,
    getRecord,
    options,
    theme,
    tokens: theme ? themeTokens(theme) : [],
    resolveInstance: createInstanceResolver(getRecord, record),
    getShellContract: memoizeByString((shell) => {
      const record = getRecord('shells', shell)
      const hasPalette = Boolean(plan.essence.meta.navigation?.command_palette)
      return record && toShellContract(shell, record, { omit: hasPalette ? [] : [PALETTE] })
    }),
    canonicalTexts: new WeakMap(),
    getRouteNote: createRouteNotes(plan),
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

/** Creates a function that returns a note for every path that no page of the app has. */
function createRouteNotes({ routes, pages }: AppPlan): (path: string) => SafeMarkdown {
  const hasRoute = createRouteMatcher([...routes.entries, ...pages].map(({ path }) => path))
  return (path) => (hasRoute(path) ? EMPTY : raw(' (unresolved: no page declares it)'))
}

/** Lists the shells of the app, each once, starting with that of the scaffold. */
export function listShellIds({ shell, pages }: Pick<PackContext, 'shell' | 'pages'>): string[] {
  const ids = new Set([shell])
  for (const page of pages) ids.add(page.section.shell).add(page.shell)
  return [...ids]
}

/** Lists the contracts of the app's shells that have a record. */
export const listShellContracts = (context: PackContext): ShellContract[] =>
  listShellIds(context).flatMap((id) => context.getShellContract(id) ?? [])
