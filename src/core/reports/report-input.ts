import type { PackManifestV1 } from '../generated/types/pack-manifest.v1.ts'
import type { ReviewPackV1 } from '../generated/types/review-pack.v1.ts'
import type { ProjectGraph } from '../graph/project-graph.ts'
import type { LoopData } from '../verify/repair/loop.ts'
import type { Run } from '../verify/run.ts'
import type { Snapshot } from '../verify/snapshot.ts'

/** The project that a report is about. Paths are relative, so that no report names a machine. */
export interface ReportProject {
  /** The name of the package, or of the folder. */
  readonly id: string
  /** The path of the workspace from the repository, and of the project from the workspace. */
  readonly workspaceRoot: string
  readonly path: string
  readonly packageName: string | null
  readonly packageManager: string
  readonly frameworkVersion: string | null
  /** The instructions for agents that the project has. */
  readonly ruleFiles: readonly string[]
  /** True if the project has records of its own. */
  readonly hasCustomRecords: boolean
  readonly hosting: ReportHosting
}

/** What the files of a project say about where it is published. */
export interface ReportHosting {
  readonly homepage: string | null
  /** The repository on GitHub that the package file names. */
  readonly repository: {
    readonly owner: string
    readonly repo: string
    readonly url: string
  } | null
  /** What shows that GitHub Pages serves the project, in sentences. */
  readonly pagesEvidence: readonly string[]
}

/** The documents of a graph that `svc graph --write` left in a project. */
export interface ReportGraphFiles {
  /** The names of the files. */
  readonly names: readonly string[]
  /** The digest of the sources that the saved snapshot was made from; null without one. */
  readonly sourceHash: string | null
}

/** A file that svc writes or reads, with its digest. */
export interface ReportFile {
  readonly path: string
  readonly present: boolean
  readonly hash: string | null
}

/** The packs of a project as they are on disk. */
export interface ReportPacks {
  readonly manifest: PackManifestV1 | null
  readonly reviewPack: ReviewPackV1 | null
  readonly files: { readonly manifest: ReportFile; readonly reviewPack: ReportFile }
}

/** A finding that a baseline knows. */
export interface KnownFinding {
  readonly fingerprint: string
  readonly code: string
  readonly file: string
  readonly severity: 'error' | 'warn' | 'info'
}

/** The findings compared with those that were accepted earlier. */
export interface ReportBaseline {
  readonly path: string
  /** Null if there is no baseline. */
  readonly savedAt: string | null
  readonly hash: string | null
  readonly findingCount: number
  /** The fingerprints of findings that the baseline has. */
  readonly inherited: ReadonlySet<string>
  /** The findings of the baseline that are gone. */
  readonly resolved: readonly KnownFinding[]
  /** The fingerprints of findings that fail the gate. */
  readonly blocking: ReadonlySet<string>
}

/** The state of the repository. */
export interface ReportGit {
  readonly baseRef: string | null
  readonly headRef: string | null
  readonly mergeBase: string | null
  readonly changedFiles: readonly string[]
}

/** The lowest severity that fails a run. */
export type FailOn = 'error' | 'warn' | 'info' | 'none'

/** Everything that a report is made from. The time is an input: reports are pure. */
export interface ReportInput {
  readonly generatedAt: string
  readonly version: string
  readonly project: ReportProject
  readonly run: Run
  readonly snapshot: Snapshot
  readonly graph: ProjectGraph
  readonly graphFiles: ReportGraphFiles
  readonly loop: LoopData
  readonly packs: ReportPacks
  readonly baseline: ReportBaseline | null
  readonly git: ReportGit | null
  readonly failOn: FailOn
}

/** Returns the address of a schema. */
export const toSchemaUrl = <const T extends string>(name: T) =>
  `https://svc.example/schemas/${name}.json` as const
