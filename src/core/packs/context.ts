import { type ShellContract, toShellContract } from '../content/shell-contract.ts'
import { type AppContext, createAppContext, listShellIds } from '../essence/app/app-context.ts'
import type { AppPlan } from '../essence/app/app-plan.ts'
import type { DiagnosticRule } from '../essence/diagnostics/rule.ts'
import { createRouteMatcher } from '../essence/model/route-matching.ts'
import { listLeftOut } from '../essence/model/section-brief.ts'
import type { Diagnostic } from '../generated/types/execution-pack.common.v1.ts'
import type { ThemeV1 } from '../generated/types/theme.v1.ts'
import type { Sha256 } from '../kernel/hash.ts'
import type { CanonicalJsonCache } from '../kernel/json/canonical.ts'
import { memoizeByString } from '../kernel/memoize.ts'
import { type ThemeTokens, themeTokens } from '../theme/tokens.ts'
import { EMPTY, raw, type SafeMarkdown } from './markdown/sentence.ts'

/** The files of an app that exists, which packs name instead of those of the target. */
export interface AppFiles {
  /** The file that implements a route, by the shape of the route. */
  readonly pages: Readonly<Record<string, string>>
  /** The folder of most pages, if code and not the names of files decides the routes. */
  readonly pageFolder?: string | undefined
  /** The file that renders the frame around the pages. */
  readonly frame?: string | undefined
  /** The file that starts the app. */
  readonly entry?: string | undefined
  /** The file that defines the routes, if code does. */
  readonly routes?: string | undefined
  /** The style sheet of the app, which loads that of svc. */
  readonly stylesheet?: string | undefined
}

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
  /** The files of the app, if it has any. */
  readonly app?: AppFiles | undefined
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

/** A planned app with the records that its packs are compiled from. */
export interface PackContext extends AppContext {
  readonly options: CompileOptions
  /** The variables of the theme. */
  readonly tokens: ThemeTokens
  /** Returns the contract of a shell; undefined if no record has its name. */
  readonly getShellContract: (shell: string) => ShellContract | undefined
  /** The canonical JSON of values that appear in many packs. */
  readonly canonicalTexts: CanonicalJsonCache
  /** Returns the note after a path; empty if a page has the path. */
  readonly getRouteNote: (path: string) => SafeMarkdown
}

/** Creates the context of a plan. The facts of presets and shells are computed once each. */
export function createPackContext(
  plan: AppPlan,
  { getRecord, options }: Pick<PackContext, 'getRecord' | 'options'>,
): PackContext {
  const app = createAppContext(plan, getRecord, options.adaptTheme)
  return {
    ...app,
    options,
    tokens: app.theme ? themeTokens(app.theme) : [],
    getShellContract: memoizeByString((shell) => {
      const record = getRecord('shells', shell)
      const hasCommands = Boolean(plan.essence.meta.navigation?.command_palette)
      const leavesOut = listLeftOut(plan.essence)
      return record && toShellContract(shell, record, { hasCommands, leavesOut })
    }),
    canonicalTexts: new WeakMap(),
    getRouteNote: createRouteNotes(plan),
  }
}

/** Creates a function that returns a note for every path that no page of the app has. */
function createRouteNotes({ routes, pages }: AppPlan): (path: string) => SafeMarkdown {
  const hasRoute = createRouteMatcher([...routes.entries, ...pages].map(({ path }) => path))
  return (path) => (hasRoute(path) ? EMPTY : raw(' (unresolved: no page declares it)'))
}

/** Lists the contracts of the app's shells that have a record. */
export const listShellContracts = (context: PackContext): ShellContract[] =>
  listShellIds(context).flatMap((id) => context.getShellContract(id) ?? [])
