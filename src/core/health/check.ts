import type { AssembledContent, ContentRecord } from '../content/assemble-content.ts'
import { CONTENT_TYPES, type ContentType, toSingular } from '../content/content-types.ts'
import type { ContentIssue } from '../content/folder.ts'
import { compareStrings } from '../lists.ts'
import { memoizeByObject } from '../memoize.ts'
import { checkEssences, ESSENCE_RULES } from './essence-rules.ts'
import type {
  Corpus,
  CorpusFinding,
  Finding,
  RecordRule,
  Rule,
  RuleInfo,
  Vocabulary,
} from './rule.ts'
import {
  ARCHETYPE_RULES,
  BLUEPRINT_RULES,
  GLOBAL_RULES,
  PATTERN_RULES,
  SHELL_RULES,
  THEME_RULES,
} from './rules/index.ts'

/** A violation of a rule by a record, or an error in a file that cannot be read as a record. */
export interface HealthFinding extends Finding {
  /** The id of the rule, such as `P7`, or the code of the file's issue. */
  readonly rule: string
  readonly severity: RuleInfo['severity']
  readonly source: RuleInfo['source']
  readonly file: string
  readonly type?: ContentType
  readonly slug?: string
}

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
}

/** Checks content against all rules. Findings are ordered by file, pointer and rule. */
export async function checkContent(
  content: AssembledContent,
  vocabulary: Vocabulary,
  { pairwise }: CheckOptions,
): Promise<HealthFinding[]> {
  const rules = RULES.filter((rule) => pairwise || !isPairwise(rule))
  const corpus: Corpus = { records: content.records, vocabulary }
  const essences = await checkEssences(corpus)
  return [
    ...content.issues.filter((issue) => !isDanglingReference(issue)).map(toFileFinding),
    ...rules.flatMap((rule) =>
      runRule(rule, corpus).map((finding) => toHealthFinding(rule, finding)),
    ),
    ...essences.map((finding) => toHealthFinding(ESSENCE_RULES[getEssenceType(finding)], finding)),
  ].sort(compareFindings)
}

const isPairwise = (rule: Rule): boolean => rule.scope === 'corpus' && rule.isPairwise === true

/** Runs a rule on a corpus and returns each finding with its record. */
export function runRule(rule: Rule, corpus: Corpus): readonly CorpusFinding[] {
  if (rule.scope === 'corpus') return rule.check(corpus)
  return rule.types.flatMap((type) =>
    corpus.records[type].flatMap((record: ContentRecord) => {
      const findings =
        rule.scope === 'record' ? getCachedCheck(rule)(record) : rule.check(record, corpus)
      return findings.map((finding) => ({ ...finding, record }))
    }),
  )
}

/**
 * Returns the check of a rule with its findings cached per record. This is safe because a record
 * rule reads nothing else and records never change: a changed file becomes a new record.
 */
const getCachedCheck = memoizeByObject((rule: RecordRule) =>
  memoizeByObject((record: ContentRecord) => rule.check(record)),
)

const getEssenceType = ({ record }: CorpusFinding): keyof typeof ESSENCE_RULES =>
  record.type === 'archetypes' ? 'archetypes' : 'blueprints'

const toHealthFinding = (
  { id, severity, source }: RuleInfo,
  { record: { file, type, slug }, ...finding }: CorpusFinding,
): HealthFinding => ({ rule: id, severity, source, file, type, slug, ...finding })

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
  hint,
  expected,
}: ContentIssue): HealthFinding => ({
  rule: code,
  severity,
  source: 'schema',
  file,
  pointer,
  message,
  remedy: hint ?? (expected ? `Expected: ${expected}.` : 'Correct the file.'),
})

const getSortKey = ({ file, pointer, rule }: HealthFinding): string =>
  `${file}\0${pointer}\0${rule}`

const compareFindings = (a: HealthFinding, b: HealthFinding): number =>
  compareStrings(getSortKey(a), getSortKey(b))
