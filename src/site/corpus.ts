import type { Showcase } from '../api/content-documents.ts'
import type { SchemaDocument } from '../api/documents.ts'
import type { AssembledContent } from '../core/content/assemble-content.ts'
import type { SchemaName } from '../core/generated/names.ts'
import type { ContentIntelligenceV1 } from '../core/generated/types/content-intelligence.v1.ts'
import { WORDS } from '../core/generated/words.ts'
import type { Sha256 } from '../core/kernel/hash.ts'
import { checkContent } from '../core/quality/check.ts'
import type { HealthFinding } from '../core/quality/finding.ts'
import { computeIntelligence } from '../core/quality/intelligence.ts'
import type { ReleaseRecord } from './record-digests.ts'
import { certifyBlueprints, findCurrentResults, toShowcaseSites } from './showcase/certification.ts'
import { createShowcase } from './showcase/showcase-documents.ts'
import type { ShowcaseRun } from './showcase/showcase-run.ts'

/** The input of a corpus, as it is read from files. */
export interface CorpusInput {
  /** The version of the package that builds the site. */
  readonly version: string
  readonly schemas: ReadonlyMap<SchemaName, SchemaDocument>
  readonly content: AssembledContent
  /** The last run of the showcase; its results for other records or versions are ignored. */
  readonly showcaseRun?: ShowcaseRun
  /** The last recorded release. */
  readonly previousRelease?: ReleaseRecord
  /** The date of the content; the newest date in it by default. */
  readonly generatedAt?: string
  /** The source of its records; the official corpus by default. */
  readonly source?: string
  /** The SHA-256 of the host, if it has a faster one. */
  readonly sha256?: Sha256
  /** Reports how many records are checked. */
  readonly onProgress?: (done: number, total: number) => void
}

/** The content of a site: the records, and what is computed about them. */
export interface Corpus
  extends Pick<
    CorpusInput,
    'version' | 'schemas' | 'previousRelease' | 'generatedAt' | 'source' | 'sha256'
  > {
  readonly records: AssembledContent['records']
  /** The sites that are rendered from its blueprints; absent without a showcase run. */
  readonly showcase?: Showcase
  /** The intelligence of each record, by its key, `<type>/<slug>`. */
  readonly intelligence: ReadonlyMap<string, ContentIntelligenceV1>
  /** The findings about the records; none of them fails a build. */
  readonly findings: readonly HealthFinding[]
}

/** Creates a corpus: checks its records and computes their intelligence. */
export async function createCorpus(input: CorpusInput): Promise<Corpus> {
  const { content, showcaseRun, onProgress, ...rest } = input
  const results = showcaseRun ? findCurrentResults(showcaseRun, input) : []
  const findings = await checkContent(content, WORDS, { pairwise: false, onProgress })
  const sites = toShowcaseSites(results, showcaseRun?.report.generatedAt ?? null)
  const intelligence = computeIntelligence({ content, findings, sites })
  const records = certifyBlueprints(content.records, results)
  const { blueprints } = records
  const showcase =
    showcaseRun && createShowcase({ blueprints, results, report: showcaseRun.report })
  return { ...rest, records, intelligence, findings, ...(showcase && { showcase }) }
}
