import type { Essence } from '../essence/version.ts'
import type { SourceFile, TextRange } from './source-file.ts'

/** How far a list of discovered things can be trusted. */
export type Completeness = 'complete' | 'partial' | 'unknown'

/** A route that the code of a project implements. */
export interface DiscoveredRoute {
  /** The path in the notation of a contract: `/orders/:id`, `/docs/*rest`. */
  readonly path: string
  readonly file: string
  readonly range?: TextRange
}

/** The routes of a project. */
export interface DiscoveredRoutes {
  readonly convention: string | null
  readonly completeness: Completeness
  /** Why the list is complete or not. */
  readonly reason: string
  readonly items: readonly DiscoveredRoute[]
}

/** A component that a project declares and exports. */
export interface DiscoveredComponent {
  readonly name: string
  readonly file: string
  /** How other files import it, if one does. */
  readonly specifier: string | null
  /** True if it wraps one native control and lies in a folder of shared components. */
  readonly isPrimitive: boolean
}

/** A custom property or theme value that a project defines. */
export interface DiscoveredToken {
  /** The name as used in CSS: `--color-primary`. */
  readonly name: string
  readonly value: string
  readonly file: string
  readonly range: TextRange
  /** The selector and conditions under which it has this value. */
  readonly selector: string
  readonly conditions: readonly string[]
}

/** The contract of a project, parsed and valid. */
export interface ProjectContract {
  readonly path: string
  readonly text: string
  readonly essence: Essence
}

/** A severity of a check, or `off`. */
export type CheckSetting = 'off' | 'info' | 'warn' | 'error'

/** What `svc.config.json` says about verification. */
export interface VerifySettings {
  readonly checks: Readonly<Record<string, CheckSetting>>
  /** Token files besides the discovered ones, and literals that are allowed. */
  readonly tokens: { readonly files: readonly string[]; readonly allow: readonly string[] }
  readonly budgets: { readonly script: number; readonly style: number; readonly image: number }
  /** The address of the site's root, if it is not `/`. */
  readonly base: string
}

/** A file of a built site. */
export interface BuiltFile {
  readonly path: string
  readonly bytes: number
  readonly gzipBytes: number
  /** The text of HTML, CSS and scripts. */
  readonly text?: string
}

/** Everything that the checks read. A check is a pure function of it. */
export interface Snapshot {
  readonly files: readonly SourceFile[]
  readonly contract: ProjectContract | null
  readonly settings: VerifySettings
  readonly framework: string | null
  readonly routes: DiscoveredRoutes
  readonly components: readonly DiscoveredComponent[]
  readonly tokens: readonly DiscoveredToken[]
  /** The files that the site serves as they are, as paths: `/logo.svg`. */
  readonly publicFiles: readonly string[]
  /** The built site, if it was asked for. */
  readonly built: readonly BuiltFile[] | null
  /** What could not be read, in sentences. */
  readonly limitations: readonly string[]
}
