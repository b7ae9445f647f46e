import type { ContentRecord } from '../../../src/core/content/assemble-content.ts'
import type { ContentIntelligenceV1 } from '../../../src/core/generated/types/content-intelligence.v1.ts'
import type { Corpus } from '../../../src/site.ts'
import { createRandom, type Random } from '../random.ts'
import { TYPES, type Type } from './corpus-facts.ts'

/** The parts of a generated record that lists and searches use. */
export interface GeneratedRecord {
  readonly type: Type
  readonly slug: string
  readonly name?: string
  readonly updated?: string
  readonly visibility?: string
  readonly certified: boolean
  readonly intelligence: ContentIntelligenceV1 | null
  readonly text: string
}

/** The words of generated records; there are few, so that many records share them. */
export const GENERATED_WORDS = 'amber birch cedar dune ember fjord grove heath inlet juniper'.split(
  ' ',
)

const NAMES = ['Amber', 'amber', 'Birch', 'Cedar', 'Élan', 'zz', '漢字']
const DATES = ['2026-01-01', '2026-01-02', '2026-11-15']

/** Generates unsorted records, many of them with equal names, dates and scores. */
export function generateRecords(count: number, seed: number): GeneratedRecord[] {
  const random = createRandom(seed)
  return Array.from({ length: count }, (_, index) =>
    generateRecord(random, (index * 7919) % 10_007),
  )
}

function generateRecord(random: Random, number: number): GeneratedRecord {
  const type = random.pick(Object.keys(TYPES) as Type[])
  const maybe = <T>(value: T): T | undefined => (random.below(4) === 0 ? undefined : value)
  const [name, updated] = [maybe(random.pick(NAMES)), maybe(random.pick(DATES))]
  const visibility =
    type === 'blueprints' ? maybe(random.pick(['featured', 'public', 'labs', 'hidden'])) : undefined
  return {
    type,
    slug: `${random.pick(GENERATED_WORDS)}-${number}`,
    ...(name === undefined ? {} : { name }),
    ...(updated === undefined ? {} : { updated }),
    ...(visibility === undefined ? {} : { visibility }),
    certified: random.below(2) === 0,
    intelligence: maybe(generateIntelligence(random)) ?? null,
    text: Array.from({ length: random.below(6) }, () => random.pick(GENERATED_WORDS)).join(' '),
  }
}

const generateIntelligence = (random: Random): ContentIntelligenceV1 => ({
  source: random.pick(['authored', 'benchmark', 'hybrid'] as const),
  verification_status: random.pick(['unknown', 'build-green', 'smoke-green', 'smoke-red'] as const),
  target_coverage: [],
  benchmark_confidence: 'none',
  confidence_tier: random.pick(['low', 'medium', 'high', 'verified'] as const),
  golden_usage: 'none',
  quality_score: random.pick([null, 0, 50, 90]),
  confidence_score: random.pick([null, 0, 60]),
  recommended: random.below(2) === 0,
  evidence: [],
  recommendation_reasons: [],
  recommendation_blockers: [],
})

/** Creates a corpus of generated records, which have only the fields that lists and searches use. */
export function createCorpusFrom(records: readonly GeneratedRecord[]): Corpus {
  const ofType = (type: Type) =>
    records.filter((record) => record.type === type).map(toContentRecord)
  return {
    version: '1.0.0',
    schemas: new Map(),
    records: Object.fromEntries(
      (Object.keys(TYPES) as Type[]).map((type) => [type, ofType(type)]),
    ) as unknown as Corpus['records'],
    intelligence: new Map(
      records.flatMap(({ type, slug, intelligence }) =>
        intelligence ? [[`${type}/${slug}`, intelligence] as const] : [],
      ),
    ),
    findings: [],
  }
}

function toContentRecord(record: GeneratedRecord): ContentRecord {
  const { type, slug, name, updated, visibility, certified, text } = record
  const portfolio = {
    visibility,
    maturity: 'experimental',
    rationale: 'Generated.',
    artifact: { status: certified ? 'certified' : 'none' },
  }
  const authored = {
    id: slug,
    ...(name === undefined ? {} : { name }),
    ...(updated === undefined ? {} : { updated }),
    description: text,
    ...(visibility === undefined ? {} : { blueprint_portfolio: portfolio }),
  }
  const data = authored as unknown as ContentRecord['data']
  return { type, slug, file: `${type}/${slug}.json`, origin: 'official', authored, data }
}
