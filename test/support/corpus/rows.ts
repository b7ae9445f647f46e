import fc from 'fast-check'
import type { ContentIntelligenceV1 } from '../../../src/core/generated/types/content-intelligence.v1.ts'
import type {
  Portfolio,
  PublicContentSummaryV1,
} from '../../../src/core/generated/types/public-content-summary.v1.ts'
import { readFixture } from '../schemas/schema-fixtures.ts'

export type Row = PublicContentSummaryV1

const base = readFixture('content-intelligence.v1.json') as ContentIntelligenceV1

export const portfolio = (visibility: string, status = 'none'): Portfolio => ({
  visibility,
  maturity: 'supported-contract',
  rationale: 'It is a row of a test.',
  artifact: { status },
})

/** Creates the row of a blueprint. */
export const row = (slug: string, fields: Partial<Row> = {}): Row => ({
  id: slug,
  slug,
  namespace: '@official',
  type: 'blueprint',
  ...fields,
})

export const withIntelligence = (fields: Partial<ContentIntelligenceV1>) => ({
  intelligence: { ...base, ...fields },
})

export const slugs = (rows: readonly Row[]): string[] => rows.map(({ slug }) => slug)

const anyRow = fc.record({
  slug: fc.constantFrom('a', 'b', 'c', 'B', 'a-b', 'é'),
  type: fc.constantFrom('pattern', 'blueprint'),
  name: fc.constantFrom('x', 'y', undefined),
  updated_at: fc.constantFrom('2026-01-01', '2026-01-02', undefined),
  quality_score: fc.constantFrom(null, 0, 80),
  recommended: fc.boolean(),
  visibility: fc.constantFrom('featured', 'public', 'labs', 'hidden', undefined),
})

/** Rows of two types in which every sort key repeats. */
export const anyRows = fc
  .uniqueArray(anyRow, { selector: ({ slug, type }) => `${type}/${slug}`, maxLength: 12 })
  .map((rows) =>
    rows.map(({ slug, type, name, updated_at, visibility, ...fields }) =>
      row(slug, {
        type,
        ...(name && { name }),
        ...(updated_at && { updated_at }),
        ...withIntelligence(fields),
        blueprint_portfolio: visibility && type === 'blueprint' ? portfolio(visibility) : null,
      }),
    ),
  )
