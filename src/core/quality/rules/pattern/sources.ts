import { listPatternVariants } from '../../../content/pattern-presets.ts'
import { asArray, getOwn } from '../../../kernel/json/value.ts'
import type { RecordDraft } from '../../finding.ts'
import { createFinding, type FindingText, type RecordRule } from '../../rule.ts'

/** Requires the specification behind the accessibility claims of interactive patterns. */
export const sourcesRule: RecordRule<'patterns'> = {
  id: 'P25',
  requirement: 'An interactive pattern names a source for its accessibility claims.',
  severity: 'warn',
  source: 'coverage',
  scope: 'record',
  types: ['patterns'],
  check({ authored, data }) {
    const { sources = [], interactions = [] } = data
    const isInteractive =
      interactions.length > 0 ||
      listPatternVariants(data).some(([, { io }]) => asArray(getOwn(io, 'actions')).length > 0)
    if (sources.length === 0)
      return isInteractive ? [createFinding(authored, ['sources'], MISSING)] : []
    return sources.flatMap(({ claim, url }, index): RecordDraft[] => [
      ...(/^https:\/\/[^\s/]+\.[^\s/]+/.test(url)
        ? []
        : [createFinding(authored, ['sources', index, 'url'], createUrlMessage(url))]),
      ...(claim ? [] : [createFinding(authored, ['sources', index], MISSING_CLAIM)]),
    ])
  },
}

const MISSING: FindingText = {
  message: 'The pattern is interactive but names no source for its accessibility.',
  hint: 'Add "sources" with the claim, title and URL of an APG pattern, WCAG criterion or HTML section.',
}

const MISSING_CLAIM: FindingText = {
  message: 'The source does not say which claim it supports.',
  hint: 'Add "claim", such as "Sortable headers".',
}

const createUrlMessage = (url: string): FindingText => ({
  message: `"${url}" is not an https URL.`,
  hint: 'Link to the specification, such as https://www.w3.org/WAI/ARIA/apg/patterns/table/.',
})
