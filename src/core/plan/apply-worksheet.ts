import { ID_PATTERN } from '../essence/ids.ts'
import { describeOwnPart, isOwnPart } from '../essence/model/own-parts.ts'
import type { Essence, Page, Section } from '../essence/version.ts'
import { nearest } from '../kernel/nearest.ts'
import { quote } from '../kernel/text.ts'
import { DIRECTIVE_QUESTIONS, isAnswer, REFERENCE_SEPARATOR, SHARED_KEYS } from './answers.ts'
import { readLabel, setLabel } from './labels.ts'
import { listParts, type PlannedPart, parsePart, toLayout } from './parts.ts'
import {
  DECIDED_LABEL,
  getPageLabel,
  getProductLabel,
  KIND_LABEL,
  type ProductKey,
  TITLE_LABEL,
} from './questions.ts'
import type { Worksheet, WorksheetBlock, WorksheetIssue, WrittenText } from './read-worksheet.ts'

/** An essence with the answers of a worksheet, and what could not be used. */
export interface AppliedWorksheet {
  readonly essence: Essence
  readonly issues: readonly WorksheetIssue[]
}

/**
 * Puts the answers of a worksheet into an essence. A question without an answer keeps what the
 * essence says. `patterns` are the ids of all patterns: other names are parts of the product's own.
 */
export function applyWorksheet(
  essence: Essence,
  { product, pages, issues }: Worksheet,
  patterns: readonly string[],
): AppliedWorksheet {
  const found: WorksheetIssue[] = [...issues]
  const targets = new Map(pages.map((block) => [findPage(essence, block, found), block] as const))
  const sections = essence.blueprint.sections.map((section, index): Section => {
    const changed = section.pages.map((page) => {
      const block = targets.get(toKey(section, page))
      return block ? applyPage(page, block, { patterns, issues: found }) : page
    })
    return { ...applyShared(section, product, index === 0), pages: changed }
  })
  for (const { line, text } of product?.others ?? []) {
    found.push({ line, message: `${quote(text)} has no label, so it is no answer.` })
  }
  return {
    essence: {
      ...essence,
      blueprint: { ...essence.blueprint, sections },
      ...applyImpression(essence, product),
    },
    issues: found.toSorted((a, b) => a.line - b.line),
  }
}

const toKey = (section: Pick<Section, 'id'>, page: Pick<Page, 'id'>): string =>
  `${section.id}/${page.id}`

/** Finds the page of a heading: by its name in parentheses, its route or its title. */
function findPage(
  { blueprint: { sections, routes = {} } }: Essence,
  { heading: { text, line } }: WorksheetBlock,
  issues: WorksheetIssue[],
): string | undefined {
  const pages = sections.flatMap((section) =>
    section.pages.map((page) => ({ key: toKey(section, page), page })),
  )
  const [, name] = /\(page\s+([^)\s]+)\)/.exec(text) ?? []
  const words = text.replace(/ ?\(page[^()]*\)/, '')
  const route = words.split(/[\s,]+/).find((word) => word.startsWith('/'))
  const routed = route && routes[route]
  const match =
    pages.find(({ key }) => key === name) ??
    pages.find(({ key, page }) =>
      routed
        ? key === `${routed.section}/${routed.page}`
        : route !== undefined && page.route === route,
    ) ??
    pages.find(({ page }) => readTitle(page).toLowerCase() === words.trim().toLowerCase())
  if (match) return match.key
  const known = pages.map(({ key }) => key)
  const [suggestion] = nearest(name ?? words, known)
  issues.push({
    line,
    message: `No page of the essence is ${quote(name ?? text)}.`,
    hint: suggestion
      ? `Did you mean ${suggestion}? Its answers were not used.`
      : `Its answers were not used. The pages are ${known.join(', ')}.`,
  })
  return undefined
}

const readTitle = ({ id, directives = [] }: Page): string =>
  directives.flatMap((directive) => readLabel(directive, TITLE_LABEL) ?? [])[0] ?? id

const joinTexts = (texts: readonly WrittenText[] | undefined): string | undefined => {
  const joined = texts?.map(({ text }) => text).join(' ')
  return joined || undefined
}

const getAnswer = (block: WorksheetBlock | undefined, label: string): string | undefined =>
  joinTexts(block?.answers.get(label))

/** Puts the rules that the whole product shares into a section, and the locale into the first. */
function applyShared(
  section: Section,
  product: WorksheetBlock | undefined,
  isFirst: boolean,
): Section {
  const keys: readonly ProductKey[] = isFirst ? ['locale', ...SHARED_KEYS] : SHARED_KEYS
  const before = section.directives ?? []
  const directives = keys.reduce<string[]>(
    (list, key) => {
      const label = getProductLabel(key)
      const text = getAnswer(product, label)
      return text === undefined ? list : setLabel(list, label, text, isShared)
    },
    [...before],
  )
  return directives.length === 0 ? section : { ...section, directives }
}

const SHARED_LABELS = (['locale', ...SHARED_KEYS] as const).map(getProductLabel)

const isShared = (directive: string): boolean =>
  SHARED_LABELS.some((label) => readLabel(directive, label) !== undefined)

function applyImpression(
  { _impression: before = {} }: Essence,
  product: WorksheetBlock | undefined,
): Pick<Essence, '_impression'> {
  const character = getAnswer(product, getProductLabel('character'))
  const remembered = getAnswer(product, getProductLabel('remembered'))
  const grid = getAnswer(product, getProductLabel('grid'))
  const references = getAnswer(product, getProductLabel('references'))
  const impression = {
    ...before,
    ...(character && { vibe: [character, ...(before.vibe ?? []).slice(1)] }),
    ...(references && {
      references: references.split(REFERENCE_SEPARATOR).map((item) => item.trim()),
    }),
    ...(grid && { layout_intent: grid }),
    ...(remembered && { novel_elements: [remembered, ...(before.novel_elements ?? []).slice(1)] }),
  }
  return Object.keys(impression).length === 0 ? {} : { _impression: impression }
}

interface PageOptions {
  readonly patterns: readonly string[]
  readonly issues: WorksheetIssue[]
}

function applyPage(page: Page, block: WorksheetBlock, options: PageOptions): Page {
  const labels = [...[TITLE_LABEL, KIND_LABEL], ...DIRECTIVE_QUESTIONS.map(({ label }) => label)]
  const before = page.directives ?? []
  const answered = labels.reduce<string[]>(
    (list, label) => {
      const text = getAnswer(block, label)
      return text === undefined ? list : setLabel(list, label, text, isAnswer)
    },
    [...before],
  )
  const written = [...(block.answers.get(DECIDED_LABEL) ?? []), ...block.others]
  const decisions = written.map(({ text }) => text).filter((text) => !answered.includes(text))
  const directives = [...answered, ...new Set(decisions)]
  const changed = directives.length === 0 ? page : { ...page, directives }
  return applyParts(changed, block, options)
}

/** Replaces the layout of a page if its parts have changed. */
function applyParts(page: Page, block: WorksheetBlock, { patterns, issues }: PageOptions): Page {
  const lines = block.answers.get(getPageLabel('parts')) ?? []
  const texts = lines.map(({ text }) => text)
  if (lines.length === 0 || isNone(texts) || texts.join('\n') === listParts(page).join('\n'))
    return page
  const [first] = lines
  if (first && page.layout.some((item) => typeof item === 'object' && 'cols' in item)) {
    issues.push({
      line: first.line,
      message: 'This page has columns, which a worksheet cannot change.',
      hint: `Change its layout in the essence.`,
    })
    return page
  }
  const parts = lines.flatMap((line) => toPart(line, { patterns, issues }) ?? [])
  if (parts.length === 0) return page
  const kept = (page.directives ?? []).filter((directive) => !isOwnPart(directive))
  const own = parts.flatMap(({ name, text, isOwn }) => (isOwn ? [describeOwnPart(name, text)] : []))
  const notes = parts.flatMap(({ name, alias, text, isOwn }) =>
    isOwn || text === '' ? [] : [`#${alias ?? name}: ${text}`],
  )
  return {
    ...page,
    layout: toLayout(parts),
    directives: [...new Set([...kept, ...own, ...notes])],
  }
}

/** `none` says that no pattern fits, so the page stays one part of its own. */
const isNone = (texts: readonly string[]): boolean =>
  texts.length === 1 && /^(?:none|keine?s?|-)(?:\b|$)/i.test(texts[0] ?? '')

/** Reads a part. A name that is nearly that of a pattern is an issue unless it is called `own`. */
function toPart(
  { text, line }: WrittenText,
  { patterns, issues }: PageOptions,
): PlannedPart | undefined {
  const part = parsePart(text)
  if (patterns.includes(part.name) && !part.isOwn) return part
  const [suggestion] = part.isOwn ? [] : nearest(part.name, patterns)
  if (suggestion !== undefined && ID_PATTERN.test(part.name) && part.text === '') {
    issues.push({
      line,
      message: `Unknown pattern ${quote(part.name)}.`,
      hint: `Did you mean ${suggestion}? For a part of your own, write what it shows: "${part.name}: ...".`,
    })
    return undefined
  }
  if (part.text !== '') return { ...part, isOwn: true }
  issues.push({
    line,
    message: `The part ${quote(part.name)} does not say what it shows.`,
    hint: `Write "${part.name}: ...", or the id of a pattern.`,
  })
  return undefined
}
