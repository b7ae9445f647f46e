import { listRegionPatterns } from '../../content/shell-contract.ts'
import { unique } from '../../kernel/lists.ts'
import { isClearMatch, nearest } from '../../kernel/nearest.ts'
import { quote } from '../../kernel/text.ts'
import type { BriefProblem } from '../model/brief-fields.ts'
import type { EssenceFacts } from '../model/facts.ts'
import { getLabel, LABELS, type LabelScope } from '../model/labels.ts'
import type { EssenceOutline } from '../model/outline.ts'
import { findBriefProblems } from '../model/page-brief.ts'
import { parseLabel } from '../model/parse-label.ts'
import { findSectionProblems, listLeftOut, writeSectionBrief } from '../model/section-brief.ts'
import { describeUnknownName } from '../suggestions.ts'
import type { DiagnosticFinding, DiagnosticRule } from './rule.ts'

/** Checks the labels of directives and their values. Plain text is never wrong. */
export const LABEL_RULES: readonly DiagnosticRule[] = [
  { code: 'label-value-invalid', layer: 'error', check: findInvalidValues },
  { code: 'label-repeated', layer: 'blueprint', check: findRepeatedLabels },
  { code: 'label-misplaced', layer: 'blueprint', check: findMisplacedLabels },
  { code: 'label-unknown', layer: 'blueprint', check: findUnknownLabels },
  { code: 'left-out-unknown', layer: 'blueprint', check: findUnknownLeftOut },
]

/** The directives of a page or a section. */
interface DirectiveList {
  /** How messages call the owner. */
  readonly displayName: string
  readonly pointer: string
  readonly directives: readonly string[]
  /** The scopes of the labels that have a meaning here. */
  readonly scopes: readonly LabelScope[]
  readonly problems: readonly BriefProblem[]
}

/** Lists the directives of all sections and pages. */
const listDirectives = ({ sections, pages }: EssenceOutline): DirectiveList[] => [
  ...sections.map(({ displayName, pointer, section }, index): DirectiveList => {
    return {
      displayName,
      pointer: `${pointer}/directives`,
      directives: section.directives ?? [],
      scopes: index === 0 ? ['section', 'app', 'rule'] : ['section', 'rule'],
      problems: findSectionProblems(section),
    }
  }),
  ...pages.map(({ displayName, pointer, page, instances }): DirectiveList => {
    const parts = new Set(instances.map(({ alias, id }) => alias || id))
    return {
      displayName,
      pointer: `${pointer}/directives`,
      directives: page.directives ?? [],
      scopes: ['page', 'section', 'rule'],
      problems: findBriefProblems(page, parts),
    }
  }),
]

function findInvalidValues(outline: EssenceOutline): DiagnosticFinding[] {
  return listDirectives(outline).flatMap(({ displayName, pointer, directives, problems }) =>
    problems
      .filter(({ isRepeated }) => !isRepeated)
      .map(({ index, label, problem, suggestion }) => {
        const { grammar = 'text', example } = getLabel(label)
        const meant = suggestion === undefined ? '' : `Did you mean ${quote(suggestion)}? `
        return {
          pointer: `${pointer}/${index}`,
          message: `The value of "${label}" in ${displayName} cannot be read: ${problem}.`,
          expected: grammar,
          found: directives[index] ?? '',
          hint: `${meant}Example: ${quote(example)}.`,
          ...(suggestion !== undefined && { suggestion }),
        }
      }),
  )
}

function findRepeatedLabels(outline: EssenceOutline): DiagnosticFinding[] {
  return listDirectives(outline).flatMap(({ displayName, pointer, problems }) =>
    problems
      .filter(({ isRepeated }) => isRepeated)
      .map(({ index, label }) => ({
        pointer: `${pointer}/${index}`,
        message: `"${label}" is in ${displayName} twice; the first one counts.`,
        hint: 'Combine them, or remove one.',
      })),
  )
}

const SCOPE_NAMES: Readonly<Record<LabelScope, string>> = {
  page: 'a page',
  section: 'a section or a page',
  app: 'the first section',
  rule: 'a section or a page',
}

function findMisplacedLabels(outline: EssenceOutline): DiagnosticFinding[] {
  return listDirectives(outline).flatMap(({ displayName, pointer, directives, scopes }) =>
    directives.flatMap((directive, index) => {
      const { label } = parseLabel(directive) ?? {}
      if (label === undefined) return []
      const { scope } = getLabel(label)
      if (scopes.includes(scope)) return []
      const place = SCOPE_NAMES[scope]
      const message = `"${label}" has no meaning in ${displayName}; it belongs to ${place}.`
      return { pointer: `${pointer}/${index}`, message, hint: `Move it to ${place}.` }
    }),
  )
}

const NAMES = LABELS.map(({ name }) => name)

function findUnknownLabels(outline: EssenceOutline): DiagnosticFinding[] {
  return listDirectives(outline).flatMap(({ displayName, pointer, directives }) =>
    directives.flatMap((directive, index) => {
      const [word = ''] = directive.split(':', 1)
      const label = parseLabel(directive) ? undefined : findMeantLabel(word, directive)
      if (label === undefined) return []
      const path = `${pointer}/${index}`
      const value = label + directive.slice(word.length)
      return {
        pointer: path,
        message: `${quote(word)} in ${displayName} is no label, so its text is a plain rule.`,
        hint: `Did you mean "${label}"?`,
        suggestion: label,
        patch: [{ op: 'replace' as const, path, value }],
      }
    }),
  )
}

/** Finds patterns that an app leaves out although none of its shells has them. */
function findUnknownLeftOut({ essence, sections, pages, records, suggester }: EssenceFacts) {
  const names = unique([
    ...sections.map(({ section }) => section.shell),
    ...pages.flatMap(({ page }) => page.shell_override ?? []),
  ])
  const shells = names.map((name) => records.shells.get(name))
  // An unknown shell is another issue, and may have any pattern.
  if (shells.includes(undefined)) return []
  const known = unique(shells.flatMap((shell) => (shell ? listRegionPatterns(shell) : [])))
  const { directives = [] } = sections[0]?.section ?? {}
  const at = directives.findIndex((directive) => parseLabel(directive)?.label === 'Leaves out')
  const leftOut = listLeftOut(essence)
  const path = `${sections[0]?.pointer}/directives/${at}`
  const replace = (name: string, value: string) => {
    const leavesOut = leftOut.map((item) => (item === name ? value : item))
    return { op: 'replace' as const, path, value: writeSectionBrief({ leavesOut })[0] }
  }
  return leftOut
    .filter((name) => !known.includes(name))
    .map((name) =>
      describeUnknownName({
        pointer: path,
        createPatch: (value) => replace(name, value),
        name,
        message: `"Leaves out" names ${quote(name)}, which no shell of the app has.`,
        expected: 'a pattern of a shell of the app',
        suggest: suggester(known),
      }),
    )
}

/** Returns the label that a misspelled one surely means; a sentence with a colon means none. */
function findMeantLabel(word: string, directive: string): string | undefined {
  if (!/^:\s+\S/.test(directive.slice(word.length))) return undefined
  const near = nearest(word, NAMES)
  return isClearMatch(word, near) ? near[0] : undefined
}
