import { getLineKey } from '../../essence/model/page-brief.ts'
import type { Section } from '../../essence/version.ts'
import { asStrings } from '../../json/value.ts'
import { unique } from '../../lists.ts'
import { memoizeByObject } from '../../memoize.ts'
import { humanize } from '../../text.ts'
import { getNavigationLabels } from '../app-navigation.ts'
import { getCommonDirectives } from '../app-plan.ts'
import { getMainSelector, type PageFacts } from '../checks.ts'
import type { PackContext, ResolvedInstance } from '../context.ts'
import type { LayoutNode } from '../layout-tree.ts'
import { findTarget, getPageFile } from '../targets/find-target.ts'
import { conventionLines } from './conventions.ts'
import { dataLines } from './data-flow.ts'
import { layoutFence, toSelector } from './layout-outline.ts'
import {
  directiveLines,
  essentialLine,
  extraLine,
  type Line,
  type MarkdownBlock,
  paragraph,
  proseLine,
  usefulLine,
} from './lines.ts'
import { escapeInline, joinMarkdown, md, raw, type SafeMarkdown, toSentence } from './sentence.ts'

/** The facts that the Markdown of a page pack is written from. */
export interface PageMarkdownInput extends PageFacts {
  readonly nodes: readonly LayoutNode[]
}

/** Creates the blocks of a page pack, in their fixed order. */
export function pageBlocks(context: PackContext, input: PageMarkdownInput): MarkdownBlock[] {
  const { page, brief } = input
  const { directives = [] } = page.page
  const sectionRules = getSectionRules(context)(page.section)
  const labels = new Set([...directives, ...sectionRules].map(getLineKey))
  return [
    ['', [proseLine(describePurpose(input), 'purpose')]],
    ['', briefLines(input)],
    ['', [proseLine(md`Sample: ${toSentence(brief.sample)}`, 'sample')]],
    ['## Decided', [paragraph(layoutOutline(context, input))]],
    [
      '',
      [
        ...directiveLines(unique(brief.decisions), 'decisions'),
        ...directiveLines(withoutReplaced(sectionRules, directives), 'rules of the section'),
        ...dataLines(input),
        ...alwaysLines(context, input.instances),
        extraLine(describeCode(context, input), ''),
        ...componentLines(context, input.instances),
      ],
    ],
    ['## Conventions of this app', conventionLines(context, page.effective, labels)],
  ]
}

/** Returns the heading of a page in words: its title, else its navigation label, else its id. */
export function getPageName(
  { essence }: PackContext,
  { page, brief }: Pick<PageFacts, 'page' | 'brief'>,
): string {
  if (brief.title) return brief.title
  const label = [page.path, ...page.aliases].map(getNavigationLabels(essence)).find(Boolean)
  return label ?? humanize(page.page.id)
}

/** Describes the purpose of a page; without one of its own, that of its section. */
const describePurpose = ({ brief, page }: PageMarkdownInput): SafeMarkdown =>
  toSentence(brief.purpose) ??
  md`Part of ${page.section.id}: ${toSentence(page.section.description)}`

/** Creates the lines about what to notice and what to do. */
function briefLines({ brief }: PageMarkdownInput): Line[] {
  const notice = [
    md`**Notice first:** ${toSentence(brief.first)}`,
    md`**Second:** ${toSentence(brief.second)}`,
    md`**Quiet:** ${toSentence(brief.quiet)}`,
  ]
  const jobs = [
    md`**Primary action:** ${toSentence(brief.primaryAction && spellKeys(brief.primaryAction))}`,
    md`**Also:** ${toSentence(brief.then.map(spellKeys).join('; ') || undefined)}`,
  ]
  return [
    proseLine(joinMarkdown(notice), 'what to notice'),
    proseLine(joinMarkdown(jobs), 'actions'),
  ]
}

/** Writes keys that are pressed one after the other as words: `n r` becomes `n` then `r`. */
const spellKeys = (job: string): string => job.replace(/\(`(\S+) (\S+)`\)$/, '(`$1` then `$2`)')

/** Lists the lines that other lines neither repeat nor replace by a line with the same label. */
function withoutReplaced(lines: readonly string[], others: readonly string[]): string[] {
  const keys = new Set(others.map(getLineKey))
  return lines.filter((line) => !keys.has(getLineKey(line)))
}

/** Returns the rules of a section that not all sections share. Cached: its pages have the same. */
const getSectionRules = memoizeByObject((context: PackContext) => {
  const common = new Set(getCommonDirectives(context.essence))
  return memoizeByObject(({ directives = [] }: Section): readonly string[] =>
    unique(directives).filter((text) => !common.has(text)),
  )
})

function layoutOutline(context: PackContext, input: PageMarkdownInput): SafeMarkdown {
  const { page, instances, nodes, shellContract } = input
  return layoutFence({
    main: getMainSelector(shellContract),
    title: describeHeading(context, input),
    frame: describeFrame(input),
    surface: page.page.surface,
    instances,
    nodes,
  })
}

/** Patterns that a page shows above or below its heading. */
const AROUND_HEADING = new Set(['breadcrumb-nav', 'inline-alert'])

/** Names the heading of the page, or the part that contains it. */
function describeHeading(context: PackContext, input: PageMarkdownInput): string {
  const first = input.instances.find(({ pattern }) => !AROUND_HEADING.has(pattern))
  const slots = Object.entries(first?.facts?.slots ?? {})
  const [heading] =
    slots.find(([name, text]) => !name.endsWith('?') && /\bHeading\b/.test(text)) ?? []
  // A record, an article or a question has a title of its own, which its first part shows.
  return heading === 'title' || heading === 'question'
    ? `inside #${first?.name}`
    : getPageName(context, input)
}

/** Creates a line for each pattern with what is easily done wrong; two patterns may share it. */
function alwaysLines({ getRecord }: PackContext, instances: readonly ResolvedInstance[]): Line[] {
  const namesByPattern = new Map<string, string[]>()
  for (const { pattern, name } of instances) {
    const names = namesByPattern.get(pattern)
    if (names === undefined) namesByPattern.set(pattern, [name])
    else if (!names.includes(name)) names.push(name)
  }
  return [...namesByPattern].map(([pattern, names]) => {
    const record = getRecord('patterns', pattern)
    const texts = record ? getAlwaysText(record) : undefined
    return extraLine(md`${names.map(toSelector)}: ${texts}`, '')
  })
}

/** Returns the advice of a pattern. Cached: a record is never changed. */
const getAlwaysText = memoizeByObject((record: { readonly always?: readonly string[] }) =>
  joinMarkdown(asStrings(record.always).slice(0, 2).map(toSentence)),
)

/** Describes the shell around the page: what scrolls, and below which headers. */
function describeFrame({ page, shellContract }: PageMarkdownInput): string {
  if (!shellContract) return `in shell ${page.shell} (unresolved: no such shell)`
  const { regions, scroll_owner, skip_target } = shellContract
  const headers = regions.filter(({ isSticky, element }) => isSticky && element === 'header')
  const sizes = headers.map(({ size = '' }) => ` below a sticky ${size} header`)
  const scroller = scroll_owner === skip_target ? 'scrolls' : `${scroll_owner} scrolls`
  return `in shell ${page.shell}, ${scroller}${sizes.join(' and')}`
}

/** Describes where the code of the page goes. */
function describeCode(
  { essence, options }: PackContext,
  { page }: PageMarkdownInput,
): SafeMarkdown {
  const { target: name } = essence.meta
  const aliases = md` It also opens at ${page.aliases}.`
  const target = findTarget(name, options.pagesFolder)
  if (target === undefined) return md`Code for ${name}.${aliases}`
  const file = getPageFile(target, {
    path: page.path,
    section: page.section.id,
    page: page.page.id,
  })
  return md`Code: ${file} (${raw(target.title)}).${aliases}`
}

/** Imports longer than this are no names, so they are printed as text. */
const MAX_IMPORT_LENGTH = 160

/**
 * Creates the lines about the project's import of each component, and the components without an
 * import. A project without bindings has no such lines.
 */
function componentLines(
  { options: { bindings = {} } }: PackContext,
  instances: readonly ResolvedInstance[],
): Line[] {
  if (Object.keys(bindings).length === 0) return []
  const used = [...new Set(instances.flatMap(({ facts }) => facts?.components ?? []))]
  const isBound = (name: string): boolean => Object.hasOwn(bindings, name)
  return [
    ...used.filter(isBound).map((name) => {
      const line = bindings[name] ?? ''
      const text = line.length > MAX_IMPORT_LENGTH ? escapeInline(line) : line
      return essentialLine(md`${name}: ${text}`, 'imports', { subject: name })
    }),
    usefulLine(md`No import yet: ${used.filter((name) => !isBound(name))}.`, 'unbound'),
  ]
}
