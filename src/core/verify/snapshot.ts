import type { Essence } from '../essence/version.ts'
import type { Issue } from '../kernel/finding.ts'
import type { TextEdit } from './finding.ts'
import type { LinterResult } from './linter-reports.ts'
import type { SourceFile, TextRange } from './source-file.ts'

/** How far a list of discovered things can be trusted. */
export type Completeness = 'complete' | 'partial' | 'unknown'

/** A route that the code of a project implements. */
export interface DiscoveredRoute {
  /** The path in the notation of a contract: `/orders/:id`, `/docs/*rest`. */
  readonly path: string
  /** The file that declares the route. */
  readonly file: string
  readonly range?: TextRange
  /** The file of the page that a router in `file` shows; absent if `file` is the page, or unknown. */
  readonly page?: string
  /** True if other routes are shown inside the page, so that it may be only their frame. */
  readonly isParent?: boolean
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
  /** True if Tailwind has utilities for it although its value is outside of `@theme`. */
  readonly hasUtility?: boolean
}

/** The contract of a project, parsed and valid. */
export interface ProjectContract {
  readonly path: string
  readonly text: string
  readonly essence: Essence
}

/** An issue of the contract, with its place in the text. */
export interface ContractIssue extends Issue {
  readonly range: TextRange
  /** Names the place by ids instead of indexes, so that moving a page keeps it. */
  readonly anchor: string
  /** The edits of the contract that are certain to fix the issue. */
  readonly edits?: readonly TextEdit[]
}

/** A file that svc writes from the contract and that is not up to date. */
export interface OutdatedFile {
  readonly file: string
  readonly change: 'added' | 'missing' | 'removed' | 'changed' | 'edited' | 'kept'
  readonly causes: readonly string[]
  readonly hint?: string
}

/** What is known about the contract and the files that svc writes from it. */
export interface ContractReport {
  readonly path: string
  /** The text of the contract, valid or not; empty if there is none. */
  readonly text: string
  /** Why the project should have a contract although it has none. */
  readonly expectedBecause: string | null
  readonly issues: readonly ContractIssue[]
  readonly packs: 'current' | 'stale' | 'missing'
  readonly packFolder: string
  readonly outdatedFiles: readonly OutdatedFile[]
  /** What is wrong with all files, if they could not be compared one by one. */
  readonly problem: string | null
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
  /** Relative to the project: `dist/index.html`. */
  readonly path: string
  readonly bytes: number
  readonly gzipBytes: number
  /** The text of HTML, CSS and scripts. */
  readonly text?: string
}

/** A violation that axe-core found on a rendered page. */
export interface RenderedViolation {
  /** The page in the built site, or its address: `index.html`, `/orders`. */
  readonly page: string
  readonly rule: string
  readonly impact: 'minor' | 'moderate' | 'serious' | 'critical'
  /** What is wrong, in the words of axe. */
  readonly help: string
  readonly helpUrl: string
  readonly selectors: readonly string[]
}

/** Everything that the checks read. A check is a pure function of it. */
export interface Snapshot {
  readonly files: readonly SourceFile[]
  readonly contract: ProjectContract | null
  /** The issues of the contract and of its packs; absent if nobody looked for them. */
  readonly contractReport?: ContractReport
  readonly settings: VerifySettings
  readonly framework: string | null
  /** The folder of the pages, if the framework lets a project choose: `src/app`. */
  readonly pagesFolder?: string | undefined
  readonly routes: DiscoveredRoutes
  readonly components: readonly DiscoveredComponent[]
  readonly tokens: readonly DiscoveredToken[]
  /** The files that the site serves as they are, as paths: `/logo.svg`. */
  readonly publicFiles: readonly string[]
  /** The built site, if it was asked for. */
  readonly built: readonly BuiltFile[] | null
  /** What axe found on rendered pages; absent if no page was rendered. */
  readonly rendered?: readonly RenderedViolation[]
  /** What the packages of the project mention, of the custom properties that it does not define. */
  readonly dependencyNames?: {
    readonly names: ReadonlySet<string>
    /** False if not all packages could be searched. */
    readonly isComplete: boolean
  }
  /** What other linters found, if their reports were imported. */
  readonly imported?: readonly LinterResult[]
  /** What could not be read, in sentences. */
  readonly limitations: readonly string[]
}
