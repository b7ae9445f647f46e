import { getPlacement } from '../../content/placement.ts'
import type { ResolvedInstance } from '../../essence/app/app-context.ts'
import { getNavigationLabels } from '../../essence/app/app-navigation.ts'
import { getCommonDirectives } from '../../essence/app/app-plan.ts'
import { findTarget, getPageFile, hasRoutesByFile } from '../../essence/app/find-target.ts'
import type { LayoutNode } from '../../essence/app/layout-tree.ts'
import type { BriefJob } from '../../essence/model/label-values.ts'
import { isOwnPart, listOwnParts } from '../../essence/model/own-parts.ts'
import { getLineKey } from '../../essence/model/parse-label.ts'
import { getRouteShape } from '../../essence/model/route-notation.ts'
import { readSectionBrief } from '../../essence/model/section-brief.ts'
import type { Section } from '../../essence/version.ts'
import { asStrings } from '../../kernel/json/value.ts'
import { unique } from '../../kernel/lists.ts'
import { memoizeByObject } from '../../kernel/memoize.ts'
import { humanize } from '../../kernel/text.ts'
import { getMainSelector, type PageFacts } from '../checks.ts'
import type { PackContext } from '../context.ts'
import { chooseMoves } from '../craft.ts'
import { getFormats, localizeSample } from '../formats.ts'
import { KIND_GUIDES } from '../page-kinds.ts'
import { toRelativeImport } from '../relative-import.ts'
import { conventionLines } from './conventions.ts'
import { dataLines } from './data-flow.ts'
import { BRAND_COLOR, identityLines, isRemembered } from './identity.ts'
import { layoutFence, toSelector } from './layout-outline.ts'
import {
  directiveLines,
  essentialLine,
  extraLine,
  type Line,
  type MarkdownBlock,
  paragraph,
  proseLine,
  requiredLine,
  usefulLine,
} from './lines.ts'
import {
  EMPTY,
  escapeInline,
  joinMarkdown,
  md,
  raw,
  type SafeMarkdown,
  toSentence,
} from './sentence.ts'

/** The facts that the Markdown of a page pack is written from. */
export interface PageMarkdownInput extends PageFacts {
  readonly nodes: readonly LayoutNode[]
}

/** Creates the blocks of a page pack, in their fixed order. */
export function pageBlocks(context: PackContext, input: PageMarkdownInput): MarkdownBlock[] {
  const { page, brief, kind } = input
  const { directives = [] } = page.page
  const { effective } = page
  const sectionRules = getSectionRules(context)(page.section)
  const labels = new Set([...directives, ...sectionRules].map(getLineKey))
  return [
    ['', [proseLine(describePurpose(input), 'purpose')]],
    ['', [proseLine(md`**Answer at the top:** ${toSentence(brief.answer)}`, 'answer')]],
    ['', briefLines(input)],
    ['', [proseLine(md`Sample: ${describeSample(context, brief)}`, 'sample')]],
    ['## Decided', [paragraph(layoutOutline(context, input))]],
    [
      '',
      [
        ...directiveLines(listDecisions(brief), 'decisions'),
        ...directiveLines(
          withoutReplaced(sectionRules, [...directives, BRAND_COLOR]),
          'rules of the section',
        ),
        ...dataLines(input),
        codeLine(context, input),
        ...componentLines(context, input),
      ],
    ],
    ['## What makes it excellent', craftLines(context, input)],
    [
      '## Conventions of this app',
      [
        ...identityLines(context, [...directives, ...sectionRules]),
        ...conventionLines(
          context,
          { effective, kind, pages: [page] },
          new Set([...labels, BRAND_COLOR]),
        ),
      ],
    ],
  ]
}

/** Lists the decisions of a page; other lines say what its own parts show and what is remembered. */
const listDecisions = ({ decisions }: PageFacts['brief']): string[] =>
  unique(decisions).filter((directive) => !isOwnPart(directive) && !isRemembered(directive))

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
    md`**Primary action:** ${toSentence(brief.primaryAction && describeJob(brief.primaryAction))}`,
    md`**Also:** ${toSentence(brief.otherActions?.map(describeJob).join('; '))}`,
  ]
  return [
    proseLine(joinMarkdown(notice), 'what to notice'),
    proseLine(joinMarkdown(jobs), 'actions'),
  ]
}

/** Describes a job with the name of its button and its keys, such as `n` then `r`. */
const describeJob = ({ label, control, key }: BriefJob): string => {
  const keys = key?.split(' ').map((part) => `\`${part}\``)
  return `${label}${control ? ` as "${control}"` : ''}${keys ? ` (${keys.join(' then ')})` : ''}`
}

/** Lists the lines that other lines neither repeat nor replace by a line with the same label. */
function withoutReplaced(lines: readonly string[], others: readonly string[]): string[] {
  const keys = new Set(others.map(getLineKey))
  return lines.filter((line) => !keys.has(getLineKey(line)))
}

/** Returns the rules of a section that not all sections share. Cached: its pages have the same. */
const getSectionRules = memoizeByObject((context: PackContext) => {
  const common = new Set(getCommonDirectives(context.essence))
  return memoizeByObject((section: Section): readonly string[] =>
    unique(readSectionBrief(section).rules).filter((text) => !common.has(text)),
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
    ownParts: listOwnParts(page.page),
    nodes,
  })
}

/** Names the heading of the page, or the part that contains it. */
function describeHeading(context: PackContext, input: PageMarkdownInput): string {
  const first = input.instances
    .map(({ name, pattern }) => ({ name, record: context.getRecord('patterns', pattern) }))
    .find(({ record }) => !(record && getPlacement(record).aroundHeading))
  // A record, an article or a question has a title of its own, which its first part shows.
  if (first?.record && getPlacement(first.record).showsHeading) return `inside #${first.name}`
  const name = getPageName(context, input)
  // A headline that answers is worth more than a name, which the navigation and the tab show.
  return input.brief.answer && HEADLINE_KINDS.has(input.kind) ? `the answer; title "${name}"` : name
}

/** The kinds of pages whose heading is a headline; the heading of a flow is its question. */
const HEADLINE_KINDS: ReadonlySet<string | undefined> = new Set(['app', 'public'])

/** Describes the sample content in the formats of the product. */
const describeSample = (
  { locale }: PackContext,
  { sample }: PageFacts['brief'],
): SafeMarkdown | undefined => toSentence(sample && localizeSample(sample, getFormats(locale)))

/** Creates the lines about what separates an excellent page from a correct one. */
/** True for a page about one of many: `/orders/:id`. */
const isRecordPage = ({ page }: PageMarkdownInput): boolean => /\/[:*][^/]*$/.test(page.path)

function craftLines(context: PackContext, input: PageMarkdownInput): Line[] {
  const { kind, instances } = input
  const formats = getFormats(context.locale)
  const localize = (text: string): SafeMarkdown => escapeInline(localizeSample(text, formats))
  const { craft, recordCraft = [] } = KIND_GUIDES[kind]
  const moves = isRecordPage(input) ? [...recordCraft, ...craft] : craft
  return chooseMoves(context, instances, moves).map(({ part, move, example }) => {
    const subject = part === undefined ? EMPTY : md`${toSelector(part)}: `
    const text = md`${subject}${localize(move)} (${localize(example)}).`
    return usefulLine(text, 'craft', { shortText: md`${subject}${localize(move)}.` })
  })
}

/**
 * Creates a line for each pattern about what keeps it honest and accessible; two patterns may share
 * it.
 */
export function alwaysLines(
  { getRecord }: PackContext,
  instances: readonly ResolvedInstance[],
): Line[] {
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

/** Creates the line about the code of the page: the file that it has, or where it goes. */
function codeLine({ essence, options }: PackContext, { page }: PageMarkdownInput): Line {
  const { app, pagesFolder } = options
  const aliases = md` It also opens at ${page.aliases}.`
  const file = app?.pages[getRouteShape(page.path)]
  // The code that exists says more than what the target would have.
  if (file !== undefined) return requiredLine(md`Code: ${file}.${aliases}`)
  const { target: name } = essence.meta
  const target = findTarget(name, pagesFolder)
  if (target === undefined) return extraLine(md`Code for ${name}.${aliases}`, '')
  if (app?.pageFolder !== undefined && !hasRoutesByFile(target)) {
    const registration = md`, with its route in ${app.routes}`
    return extraLine(
      md`Code: a new file in ${app.pageFolder}${registration} (${raw(target.title)}).${aliases}`,
      '',
    )
  }
  const location = { path: page.path, section: page.section.id, page: page.page.id }
  return extraLine(md`Code: ${getPageFile(target, location)} (${raw(target.title)}).${aliases}`, '')
}

/** Imports longer than this are no names, so they are printed as text. */
const MAX_IMPORT_LENGTH = 160

/**
 * Creates the lines about the project's import of each component, and the components without an
 * import. A project without bindings has no such lines.
 */
function componentLines(
  { options: { bindings = {}, app } }: PackContext,
  { page, instances }: PageMarkdownInput,
): Line[] {
  if (Object.keys(bindings).length === 0) return []
  const folder = app?.pageFolder && `${app.pageFolder}/${page.page.id}`
  const file = app?.pages[getRouteShape(page.path)] ?? folder
  const used = [...new Set(instances.flatMap(({ facts }) => facts?.components ?? []))]
  const isBound = (name: string): boolean => Object.hasOwn(bindings, name)
  return [
    ...used.filter(isBound).map((name) => {
      const own = bindings[name] ?? ''
      const line = file === undefined ? own : toRelativeImport(own, file)
      const text = line.length > MAX_IMPORT_LENGTH ? escapeInline(line) : line
      return essentialLine(md`${name}: ${text}`, 'imports', { subject: name })
    }),
    usefulLine(md`No import yet: ${used.filter((name) => !isBound(name))}.`, 'unbound'),
  ]
}
