import type { SchemaDocument, Showcase } from '../api/documents.ts'
import type { AssembledContent } from '../core/content/assemble.ts'
import type { Sha256 } from '../core/digest.ts'
import type { SchemaName } from '../core/generated/names.ts'
import type { ContentIntelligenceV1 } from '../core/generated/types/content-intelligence.v1.ts'
import { WORDS } from '../core/generated/words.ts'
import { checkContent, type HealthFinding } from '../core/health/check.ts'
import { computeIntelligence } from '../core/health/intelligence.ts'
import type { Released } from './released.ts'
import { certified, heldOf, sitesOf } from './showcase/certify.ts'
import type { Verified } from './showcase/verified.ts'
import { showcaseOf } from './showcase.ts'

/** What a site is made of, as it is read. */
export interface CorpusInput {
  /** The version of the package that builds the site. */
  readonly version: string
  readonly schemas: ReadonlyMap<SchemaName, SchemaDocument>
  readonly content: AssembledContent
  /** The last run of the showcase; what it says of other records or another version is left out. */
  readonly verified?: Verified
  /** The last release that was recorded. */
  readonly released?: Released
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
    'version' | 'schemas' | 'released' | 'generatedAt' | 'source' | 'sha256'
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
  const { content, verified, ...rest } = input
  const held = verified ? heldOf(verified, input) : []
  const findings = await checkContent(content, WORDS, { pairwise: false })
  const sites = sitesOf(held, verified?.report.generatedAt ?? null)
  const intelligence = computeIntelligence({ content, findings, sites })
  const records = certified(content.records, held)
  const { blueprints } = records
  const showcase = verified && showcaseOf({ blueprints, held, report: verified.report })
  return { ...rest, records, intelligence, findings, ...(showcase && { showcase }) }
}
