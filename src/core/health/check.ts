import type { AssembledContent, ContentRecord } from '../content/assemble-content.ts'
import { CONTENT_TYPES, type ContentType, toSingular } from '../content/content-types.ts'
import type { ContentIssue } from '../content/folder.ts'
import type { Severity } from '../issue.ts'
import { memoizeByObject } from '../memoize.ts'
import { checkEssences, ESSENCE_RULES } from './essence-rules.ts'
import type { Corpus, CorpusFinding, CorpusRule, Finding, RecordRule, Vocabulary } from './rule.ts'
import {
  ARCHETYPE_RULES,
  BLUEPRINT_RULES,
  GLOBAL_RULES,
  PATTERN_RULES,
  SHELL_RULES,
  THEME_RULES,
} from './rules/index.ts'

/** What a check has to say about one place of one record, or of a file that holds none. */
export interface HealthFinding extends Finding {
  /** The rule's short name, such as `P7`, or the code of a fault of the file. */
  readonly rule: string
  readonly severity: Severity
  readonly source: RecordRule['source']
  readonly file: string
  readonly type?: ContentType
  readonly slug?: string
}

/** Every rule that looks at one record or at all, but for the two that need a whole essence. */
export const RULES: readonly (RecordRule | CorpusRule)[] = [
  ...GLOBAL_RULES,
  ...PATTERN_RULES,
  ...SHELL_RULES,
  ...THEME_RULES,
  ...ARCHETYPE_RULES,
  ...BLUEPRINT_RULES,
]

/** The rules for records of a type that a build asks. */
export const listRuleIds = (type: ContentType): readonly string[] =>
  [
    ...RULES.filter((rule) => ('types' in rule ? rule.types.includes(type) : !rule.isPairwise)),
    ...(type === 'archetypes' || type === 'blueprints' ? [ESSENCE_RULES[type]] : []),
  ].map(({ id }) => id)

export interface CheckOptions {
  /** Whether records are held against each other too; a build leaves that to the authors' check. */
  readonly pairwise: boolean
}

/** Everything that the rules of the official corpus find in some content, by file and place. */
export async function checkContent(
  content: AssembledContent,
  vocabulary: Vocabulary,
  { pairwise }: CheckOptions,
): Promise<HealthFinding[]> {
  const rules = RULES.filter((rule) => pairwise || !('isPairwise' in rule))
  const corpus: Corpus = { records: content.records, vocabulary }
  const essences = await checkEssences(corpus)
  return [
    ...content.issues.filter((fault) => !isDanglingReference(fault)).map(toFileFinding),
    ...rules.flatMap((rule) =>
      runRule(rule, corpus).map((finding) => toHealthFinding(rule, finding)),
    ),
    ...essences.map((finding) => toHealthFinding(ESSENCE_RULES[getEssenceType(finding)], finding)),
  ].sort(compareFindings)
}

/** What one rule finds, with the record that each finding is about. */
export const runRule = (rule: RecordRule | CorpusRule, corpus: Corpus): readonly CorpusFinding[] =>
  'types' in rule
    ? rule.types.flatMap((type) =>
        corpus.records[type].flatMap((record: ContentRecord) =>
          getCheck(rule)(record, corpus).map((finding) => ({ ...finding, record })),
        ),
      )
    : rule.check(corpus)

/** A rule that takes nothing but a record finds the same in it for as long as it is there. */
const getCheck = memoizeByObject((rule: RecordRule): RecordRule['check'] => {
  const alone = rule as unknown as { check(record: ContentRecord): readonly Finding[] }
  return rule.check.length > 1 ? rule.check : memoizeByObject((record) => alone.check(record))
})

const getEssenceType = ({ record }: CorpusFinding): keyof typeof ESSENCE_RULES =>
  record.type === 'archetypes' ? 'archetypes' : 'blueprints'

const toHealthFinding = (
  { id, severity, source }: Pick<RecordRule, 'id' | 'severity' | 'source'>,
  { record: { file, type, slug }, ...finding }: CorpusFinding,
): HealthFinding => ({ rule: id, severity, source, file, type, slug, ...finding })

const REFERENCE_NOUNS = new Set([...CONTENT_TYPES.map(toSingular), 'preset', 'page'])

/** The corpus reader warns of names that lead nowhere too; G11 says it once. */
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
}: ContentIssue) => ({
  ...{ rule: code, severity, source: 'schema' as const, file, pointer, message },
  remedy: hint ?? (expected ? `Expected: ${expected}.` : 'Change the file until it can be read.'),
})

const getSortKey = ({ file, pointer, rule }: HealthFinding): string =>
  `${file}\0${pointer}\0${rule}`

const compareFindings = (a: HealthFinding, b: HealthFinding): number =>
  getSortKey(a) < getSortKey(b) ? -1 : 1
