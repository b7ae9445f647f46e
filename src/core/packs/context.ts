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
import type { AppPlan, GetRecord } from './app-plan.ts'
import { getLineCost } from './budget.ts'
import { raw, type SafeMarkdown } from './markdown/sentence.ts'
import { getPatternFacts, type PatternFacts } from './pattern-facts.ts'
import { type ShellContract, toShellContract } from './shell-contract.ts'

/** What a compilation depends on beside the essence and the records. */
export interface CompileOptions {
  /** Content release that the records come from. */
  readonly release?: string
  /** Time of that release (RFC 3339). */
  readonly generatedAt?: string
  /** Import of each component primitive in this project, by the name of the primitive. */
  readonly bindings?: Readonly<Record<string, string>>
  /** What the caller wants to have noted among the diagnostics. */
  readonly notes?: readonly Diagnostic[]
  /** SHA-256 of the host, where it has a faster one: it changes no answer. */
  readonly sha256?: Sha256
  /**
   * What to hold the essence against. Absent: ids, routes and names of columns and records that lead
   * nowhere or to more than one thing, which packs mark or decide themselves. `DIAGNOSTICS` of the essence module are all there
   * are; the client, the routes and the command line ask for them.
   */
  readonly rules?: readonly DiagnosticRule[]
}

/** A mark for every path that no page of the app has. */
export function createRouteNotes({ routes, pages }: AppPlan): (path: string) => SafeMarkdown {
  const holds = createRouteMatcher([...routes.entries, ...pages].map(({ path }) => path))
  return (path) => raw(holds(path) ? '' : ' (unresolved: no page declares it)')
}

/** A pattern on a page with the preset in force and what the record says about it. */
export interface ResolvedInstance {
  /** Its alias, else the id of its pattern. */
  readonly name: string
  readonly pattern: string
  readonly preset: string
  /** The preset that was asked for and that the record lacks. */
  readonly missingPreset?: string
  /** Undefined when no record has the pattern's name. */
  readonly facts?: PatternFacts
}

/** A planned app with the records that its packs are made from. */
export interface PackContext extends AppPlan {
  readonly getRecord: GetRecord
  readonly options: CompileOptions
  /** The theme with what the essence decides itself; undefined when no record has its name. */
  readonly theme: ThemeV1 | undefined
  readonly resolveInstance: (instance: PatternInstance) => ResolvedInstance
  /** The contract of a shell; undefined when no record has its name. */
  readonly getShellContract: (shell: string) => ShellContract | undefined
  /** What a line costs: most lines stand in many packs. */
  readonly getLineCost: (text: string) => number
  /** The canonical texts of what stands in many packs. */
  readonly canonicalTexts: CanonicalJsonCache
  /** What is said behind a path: nothing when a page has it. */
  readonly getRouteNote: (path: string) => SafeMarkdown
}

/** The context of a plan. What a preset or a shell says is worked out once. */
export function createPackContext(
  plan: AppPlan,
  given: Pick<PackContext, 'getRecord' | 'options'>,
): PackContext {
  const { getRecord } = given
  const { dna } = plan.essence
  const record = getRecord('themes', dna.theme.id)
  const presets = asObject(asObject(record?.pattern_preferences).default_presets)
  const substanceIn = memoizeByObject((pattern: PatternV2) =>
    memoizeByString((preset) => getPatternFacts(pattern, preset)),
  )
  return {
    ...plan,
    ...given,
    getLineCost: memoizeByString(getLineCost),
    canonicalTexts: new WeakMap(),
    getRouteNote: createRouteNotes(plan),
    theme: record && getEffectiveTheme(dna, record),
    getShellContract: memoizeByString((shell) => {
      const record = getRecord('shells', shell)
      return record && toShellContract(shell, record)
    }),
    resolveInstance: ({ id, alias, preset: wanted }) => {
      const pattern = getRecord('patterns', id)
      const name = alias || id
      if (pattern === undefined) return { name, pattern: id, preset: wanted || 'default' }
      const preset = pickPreset(pattern, [
        wanted,
        asString(getOwn(presets, id)),
        pattern.default_preset,
      ])
      const missing = wanted !== preset && wanted
      const substance = substanceIn(pattern)(preset)
      return {
        name,
        pattern: id,
        preset,
        ...(missing && { missingPreset: missing }),
        facts: substance,
      }
    },
  }
}

/** The first choice that the record has, else its first preset. */
function pickPreset({ presets }: PatternV2, choices: readonly (string | undefined)[]): string {
  const known = choices.find((choice) => choice && Object.hasOwn(asObject(presets), choice))
  return known ?? Object.keys(asObject(presets)).find(Boolean) ?? 'default'
}

/** The shells that the app names, that of the scaffold first, each once. */
export const listShellIds = ({ shell, pages }: Pick<PackContext, 'shell' | 'pages'>): string[] => [
  ...new Set([shell, ...pages.flatMap((page) => [page.section.shell, page.shell])]),
]

/** The contracts of the shells of the app that have a record. */
export const listShellContracts = (context: PackContext): ShellContract[] =>
  listShellIds(context).flatMap((id) => context.getShellContract(id) ?? [])
