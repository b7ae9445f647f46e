import type { AssembledContent, ContentRecord } from '../content/assemble-content.ts'
import { CONTENT_TYPES, type ContentType, toSingular } from '../content/content-types.ts'
import { listRecords } from '../content/corpus.ts'
import type { ContentIssue } from '../content/folder.ts'
import { compareStrings } from '../kernel/lists.ts'
import { memoizeByObject } from '../kernel/memoize.ts'
import type { Vocabulary } from '../kernel/vocabulary.ts'
import { checkEssences, ESSENCE_RULES } from './essence-rules.ts'
import type { HealthFinding } from './finding.ts'
import type { Corpus, CorpusFinding, Rule, RuleInfo } from './rule.ts'
import {
  ARCHETYPE_RULES,
  BLUEPRINT_RULES,
  GLOBAL_RULES,
  PATTERN_RULES,
  SHELL_RULES,
  THEME_RULES,
} from './rules/index.ts'

/** All rules except A9 and B1, which compile an essence: see essence-rules.ts. */
export const RULES: readonly Rule[] = [
  ...GLOBAL_RULES,
  ...PATTERN_RULES,
  ...SHELL_RULES,
  ...THEME_RULES,
  ...ARCHETYPE_RULES,
  ...BLUEPRINT_RULES,
]

/** Lists the ids of the rules that a build applies to records of a type. */
export const listRuleIds = (type: ContentType): readonly string[] =>
  [
    ...RULES.filter((rule) =>
      rule.scope === 'corpus' ? !rule.isPairwise : rule.types.includes(type),
    ),
    ...(type === 'archetypes' || type === 'blueprints' ? [ESSENCE_RULES[type]] : []),
  ].map(({ id }) => id)

export interface CheckOptions {
  /** Whether to run the rules that compare all pairs of records. Builds skip them to save time. */
  readonly pairwise: boolean
  /** Reports how many records are checked. */
  readonly onProgress?: ((done: number, total: number) => void) | undefined
}

/** Checks content against all rules. Findings are ordered by file, pointer and rule. */
export async function checkContent(
  content: AssembledContent,
  vocabulary: Vocabulary,
  { pairwise, onProgress }: CheckOptions,
): Promise<HealthFinding[]> {
  const corpus: Corpus = { records: content.records, vocabulary }
  const essences = await checkEssences(corpus)
  const corpusRules = RULES.filter((rule) => rule.scope === 'corpus').filter(
    (rule) => pairwise || !rule.isPairwise,
  )
  const records = listRecords(content)
  return [
    ...content.issues.filter((issue) => !isDanglingReference(issue)).map(toFileFinding),
    ...corpusRules.flatMap((rule) =>
      rule.check(corpus).map((finding) => toHealthFinding(rule, finding)),
    ),
    // All rules of one record, then the next record: its parsed examples are needed only once.
    ...records.flatMap((record, index) => {
      onProgress?.(index, records.length)
      return checkRecord(record, corpus)
    }),
    ...essences.map((finding) => toHealthFinding(ESSENCE_RULES[getEssenceType(finding)], finding)),
  ].sort(compareFindings)
}

/**
 * Creates a function that checks a record with all rules for single records. The findings of rules
 * that depend on nothing else are cached per record, which is safe because records never change: a
 * changed file becomes a new record.
 */
export function createRecordChecker(
  rules: readonly Rule[],
): (record: ContentRecord, corpus: Corpus) => readonly HealthFinding[] {
  const checkAlone = memoizeByObject((record: ContentRecord) =>
    rules.flatMap((rule) =>
      rule.scope === 'record' && rule.types.includes(record.type)
        ? rule.check(record).map((finding) => toHealthFinding(rule, { ...finding, record }))
        : [],
    ),
  )
  return (record, corpus) => [
    ...checkAlone(record),
    ...rules.flatMap((rule) =>
      rule.scope === 'context' && rule.types.includes(record.type)
        ? rule.check(record, corpus).map((finding) => toHealthFinding(rule, { ...finding, record }))
        : [],
    ),
  ]
}

const checkRecord = createRecordChecker(RULES)

/** Runs one rule on a corpus and returns each finding with its record. */
export function runRule(rule: Rule, corpus: Corpus): readonly CorpusFinding[] {
  if (rule.scope === 'corpus') return rule.check(corpus)
  return rule.types.flatMap((type) =>
    corpus.records[type].flatMap((record: ContentRecord) => {
      const findings = rule.scope === 'record' ? rule.check(record) : rule.check(record, corpus)
      return findings.map((finding) => ({ ...finding, record }))
    }),
  )
}

const getEssenceType = ({ record }: CorpusFinding): keyof typeof ESSENCE_RULES =>
  record.type === 'archetypes' ? 'archetypes' : 'blueprints'

const toHealthFinding = (
  { id, severity, source }: RuleInfo,
  { record: { file, type, slug }, ...finding }: CorpusFinding,
): HealthFinding => ({ code: id, severity, source, file, type, slug, ...finding })

const REFERENCE_NOUNS = new Set([...CONTENT_TYPES.map(toSingular), 'preset', 'page'])

/** True if G11 reports the same issue, so it is not reported twice. */
const isDanglingReference = ({ code }: ContentIssue): boolean =>
  REFERENCE_NOUNS.has(code.replace(/-unknown$/, ''))

const toFileFinding = ({
  file,
  code,
  severity,
  pointer,
  message,
  location,
  hint,
  expected,
}: ContentIssue): HealthFinding => ({
  code,
  severity,
  source: 'schema',
  file,
  pointer,
  message,
  ...(location && { location }),
  hint: hint ?? (expected ? `Expected: ${expected}.` : 'Correct the file.'),
})

const getSortKey = ({ file, pointer, code }: HealthFinding): string =>
  `${file}\0${pointer}\0${code}`

const compareFindings = (a: HealthFinding, b: HealthFinding): number =>
  compareStrings(getSortKey(a), getSortKey(b))
