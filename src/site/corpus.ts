import type { SchemaDocument, Showcase } from '../api/documents.ts'
import type { AssembledContent } from '../core/content/assemble-content.ts'
import type { SchemaName } from '../core/generated/names.ts'
import type { ContentIntelligenceV1 } from '../core/generated/types/content-intelligence.v1.ts'
import { WORDS } from '../core/generated/words.ts'
import type { Sha256 } from '../core/hash.ts'
import { checkContent, type HealthFinding } from '../core/health/check.ts'
import { computeIntelligence } from '../core/health/intelligence.ts'
import type { ReleaseRecord } from './record-digests.ts'
import { certifyBlueprints, findCurrentResults, toShowcaseSites } from './showcase/certification.ts'
import { createShowcase } from './showcase/showcase-documents.ts'
import type { ShowcaseRun } from './showcase/showcase-run.ts'

/** What a site is made of, as it is read. */
export interface CorpusInput {
  /** The version of the package that builds the site. */
  readonly version: string
  readonly schemas: ReadonlyMap<SchemaName, SchemaDocument>
  readonly content: AssembledContent
  /** The last run of the showcase; what it says of other records or another version is left out. */
  readonly showcaseRun?: ShowcaseRun
  /** The last release that was recorded. */
  readonly previousRelease?: ReleaseRecord
  /** When the content was made; the newest date in it when absent. */
  readonly generatedAt?: string
  /** What its records say they come from; the official corpus when absent. */
  readonly source?: string
  /** The host's own way to compute digests, which is faster than ours. */
  readonly sha256?: Sha256
}

/** Everything that a site is made of: what was read, and what is computed about it. */
export interface Corpus
  extends Pick<
    CorpusInput,
    'version' | 'schemas' | 'previousRelease' | 'generatedAt' | 'source' | 'sha256'
  > {
  readonly records: AssembledContent['records']
  /** The sites that are made of its blueprints; absent where no run has looked at any. */
  readonly showcase?: Showcase
  /** What is known about each record, by its key, such as `patterns/hero`. */
  readonly intelligence: ReadonlyMap<string, ContentIntelligenceV1>
  /** The weaknesses of the records, none of which stops a build. */
  readonly findings: readonly HealthFinding[]
}

/** A corpus, once its records have been judged. */
export async function createCorpus(input: CorpusInput): Promise<Corpus> {
  const { content, showcaseRun, ...rest } = input
  const held = showcaseRun ? findCurrentResults(showcaseRun, input) : []
  const findings = await checkContent(content, WORDS, { pairwise: false })
  const sites = toShowcaseSites(held, showcaseRun?.report.generatedAt ?? null)
  const intelligence = computeIntelligence({ content, findings, sites })
  const records = certifyBlueprints(content.records, held)
  const { blueprints } = records
  const showcase =
    showcaseRun && createShowcase({ blueprints, results: held, report: showcaseRun.report })
  return { ...rest, records, intelligence, findings, ...(showcase && { showcase }) }
}
