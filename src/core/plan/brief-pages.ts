import { type BriefBlock, stripMarks } from './brief-blocks.ts'

/** The words of a brief about one page. */
export interface PageBlocks {
  /** The words before the colon, without the route. */
  readonly head: string
  readonly route: string | undefined
  /** The words after the head. */
  readonly rest: string
  /** All words about the page. */
  readonly source: string
  readonly group: string | undefined
}

/** The pages of a brief, and the blocks that are about no page. */
export interface FoundPages {
  readonly pages: readonly PageBlocks[]
  readonly others: readonly BriefBlock[]
}

/** Headings above a list of pages. */
const PAGES_HEADING =
  /^(?:(?:the|all|main|key|our)\s+)?(?:[\w-]+\s+)?(?:pages|screens|views|routes|sitemap|seiten|ansichten|bildschirme|unterseiten)\b/i

/** Headings whose text is about the product and no page. */
const PRODUCT_HEADING =
  /\b(?:brief|overview|background|context|goals?|objectives?|audience|users|requirements|constraints|technical|technology|notes?|style|brand|tone|design|content|data|scope|timeline|budget|about|introduction|summary|description|problem|solution|rules|features|success|questions|appendix|überblick|hintergrund|ziele?|zielgruppe|nutzer|anforderungen|technik|hinweise|stil|marke|inhalte?|daten|umfang|zeitplan|einleitung|beschreibung|regeln|funktionen|rahmen\w*|anhang)\b/i

/** Headings above lists that are no pages. */
const RULES_HEADING = PRODUCT_HEADING

/** Finds the pages: what has a route; else numbered items; else a list or headings of pages. */
export function findPageBlocks(blocks: readonly BriefBlock[]): FoundPages {
  const starts = findPageStarts(blocks)
  const pages: PageBlocks[] = []
  const others: BriefBlock[] = []
  let current:
    | { readonly start: BriefBlock; readonly texts: string[]; readonly group?: string }
    | undefined
  let group: string | undefined
  const close = (): void => {
    if (current) pages.push(toPageBlocks(current.start, current.texts, current.group))
    current = undefined
  }
  for (const block of blocks) {
    if (starts.has(block)) {
      close()
      current = { start: block, texts: [], ...(group === undefined ? {} : { group }) }
    } else if (current && belongsTo(block, current.start)) {
      current.texts.push(block.text)
    } else {
      close()
      if (block.kind === 'heading') group = isGroup(block) ? stripMarks(block.text) : undefined
      others.push(block)
    }
  }
  close()
  return { pages, others }
}

/** True for a heading that may stand above pages that belong together. */
const isGroup = ({ level, text }: BriefBlock): boolean =>
  level > 1 && !PAGES_HEADING.test(text) && !PRODUCT_HEADING.test(text)

/** True if a block is about the page that started: it is deeper, or follows its heading. */
function belongsTo(block: BriefBlock, start: BriefBlock): boolean {
  if (start.kind === 'heading') return block.kind !== 'heading' || block.level > start.level
  return block.kind !== 'heading' && block.kind !== 'paragraph' && block.level > start.level
}

function findPageStarts(blocks: readonly BriefBlock[]): ReadonlySet<BriefBlock> {
  const routed = blocks.filter((block) => splitRoute(block.text, block.kind) !== undefined)
  if (routed.length > 0) return new Set(routed)
  const listed = listItemsBelow(blocks, (heading) => PAGES_HEADING.test(heading))
  const below = listHeadingsBelow(blocks)
  const named = blocks.filter(({ kind, text }) => kind === 'paragraph' && NAMED_PAGE.test(text))
  const numbered = listFirstNumbered(blocks)
  const found = [below, listed, numbered].find(({ length }) => length > 0) ?? []
  if (found.length + named.length > 0) return new Set([...named, ...found])
  return new Set(listPageHeadings(blocks))
}

/** A paragraph that names its page: `Members page: who sings which voice`. */
const NAMED_PAGE = /^\*{0,2}\p{L}+(?:[ -]\p{L}+){0,2} (?:page|screen|view)\*{0,2}:\s/iu

/** Lists the headings below a heading of pages that are one level deeper. */
function listHeadingsBelow(blocks: readonly BriefBlock[]): BriefBlock[] {
  const start = blocks.findIndex(
    ({ kind, text }) => kind === 'heading' && PAGES_HEADING.test(stripMarks(text)),
  )
  const level = blocks[start]?.level ?? 0
  const rest = start === -1 ? [] : blocks.slice(start + 1)
  const end = rest.findIndex((block) => block.kind === 'heading' && block.level <= level)
  const inside = (end === -1 ? rest : rest.slice(0, end)).filter(({ kind }) => kind === 'heading')
  const top = Math.min(...inside.map((block) => block.level))
  return inside.filter((block) => block.level === top)
}

/** Lists the top items below a heading, or below a paragraph that ends with a colon. */
function listItemsBelow(
  blocks: readonly BriefBlock[],
  matches: (heading: string) => boolean,
): BriefBlock[] {
  const index = blocks.findIndex(
    ({ kind, text }) => (kind === 'heading' || /:$/.test(text)) && matches(stripMarks(text)),
  )
  if (index === -1) return []
  return takeTopItems(blocks.slice(index + 1), () => true)
}

/** Lists the items of the first numbered list that is no list of rules. */
function listFirstNumbered(blocks: readonly BriefBlock[]): BriefBlock[] {
  let isAllowed = true
  for (const [index, block] of blocks.entries()) {
    if (block.kind === 'heading') isAllowed = block.level === 1 || !RULES_HEADING.test(block.text)
    if (block.kind === 'numbered' && isAllowed) {
      return takeTopItems(blocks.slice(index), ({ kind }) => kind === 'numbered')
    }
  }
  return []
}

/** Takes the items up to the next heading or paragraph that are not inside another item. */
function takeTopItems(
  blocks: readonly BriefBlock[],
  isWanted: (block: BriefBlock) => boolean,
): BriefBlock[] {
  const end = blocks.findIndex(({ kind }) => kind === 'heading')
  const items = (end === -1 ? blocks : blocks.slice(0, end)).filter(
    ({ kind }) => kind === 'numbered' || kind === 'bullet',
  )
  const top = Math.min(...items.filter(isWanted).map(({ level }) => level))
  return items.filter((item) => isWanted(item) && item.level === top)
}

/** Lists the headings that name pages: those that say so, else those of the first level with several. */
function listPageHeadings(blocks: readonly BriefBlock[]): BriefBlock[] {
  const headings = blocks.filter(({ kind }) => kind === 'heading')
  const marked = headings.filter(({ text }) => PAGE_HEADING.test(stripMarks(text)))
  // A home page alone is called one by its name, and the other pages are not.
  const [first] = marked
  const isHomeAlone = marked.length === 1 && HOME_HEADING.test(stripMarks(first?.text ?? ''))
  if (marked.length > 0 && !isHomeAlone) return marked
  const candidates = headings.filter(({ level, text }) => level > 1 && !PRODUCT_HEADING.test(text))
  const top = Math.min(...candidates.map(({ level }) => level))
  return candidates.filter(({ level }) => level === top)
}

/** Headings such as `Page: Orders`, `Screen 2 - Orders`, `Orders page` or `Seite Aufträge`. */
const PAGE_HEADING =
  /^(?:page|screen|view|seite|ansicht)\b ?\d* ?[:–—-]? \S|\S (?:page|screen|view)$|\S ?(?:seite|ansicht)$/i

const HOME_HEADING = /^(?:the )?(?:home|landing|start|main|front) ?(?:page|screen)$|^startseite$/i

const PAGE_HEADING_PREFIX = /^(?:page|screen|view|seite|ansicht)\b ?\d* ?[:–—-]? /i

function toPageBlocks(
  start: BriefBlock,
  texts: readonly string[],
  group: string | undefined,
): PageBlocks {
  const { route, text } = splitRoute(start.text, start.kind) ?? {
    route: undefined,
    text: start.text,
  }
  const plain = stripMarks(text).replace(start.kind === 'heading' ? PAGE_HEADING_PREFIX : '', '')
  const bold = /^\*\*([^*]+)\*\*:?\s+(?=[^\s:–—-])(.*)$/.exec(text.trim())
  const [, head = plain, own = ''] =
    bold?.map(stripMarks) ?? /^(.*?)(?::\s|\s[–—-]\s)(.*)$/.exec(plain) ?? []
  const details = texts.map(stripMarks).join(' ')
  return {
    head: head.replace(/[:.]$/, ''),
    route,
    rest: [own, details].filter(Boolean).join(' '),
    source: [plain, details].filter(Boolean).join(start.kind === 'heading' ? ': ' : ' '),
    group,
  }
}

const LEADING_ROUTE = /^\*{0,2}`?(\/[\p{L}\p{N}_:.*~$[\]{}@/-]*)`?\*{0,2}(?=$|[\s:,(–—])/u
const MARKED_ROUTE =
  /`(\/[\p{L}\p{N}_:.*~$[\]{}@/-]*)`|\((?:route: ?)?(\/[\p{L}\p{N}_:.*~$[\]{}@/-]*)\)/iu
const LABELED_ROUTE = /\b(?:route|path|url|pfad|adresse): ?`?(\/[\p{L}\p{N}_:.*~$[\]{}@/-]*)`?/iu

/** The note about an address to try: ``(sample `/patients/biscuit`)``. */
const SAMPLE_NOTE = / ?\((?:open|sample|example|try|e\.g\.|beispiel|z\. ?b\.)(?=[:\s])[^()]*\)/i

/** Takes the route out of the beginning of an item or heading; undefined if it has none. */
function splitRoute(
  written: string,
  kind: BriefBlock['kind'],
): { readonly route: string; readonly text: string } | undefined {
  const text = written.replace(SAMPLE_NOTE, '')
  const leading = LEADING_ROUTE.exec(text)
  if (leading) return cutRoute(text, leading)
  if (kind === 'paragraph') return undefined
  const head = text.slice(0, HEAD_LENGTH)
  const found = MARKED_ROUTE.exec(head.split(': ')[0] ?? '') ?? LABELED_ROUTE.exec(head)
  return found ? cutRoute(text, found) : undefined
}

/** A route after this many characters is mentioned, and does not belong to the page. */
const HEAD_LENGTH = 120

function cutRoute(text: string, match: RegExpExecArray): { route: string; text: string } {
  const path = match[1] ?? match[2] ?? '/'
  const rest = `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`
  const route = path.replace(/(?<=.)[/.:]$/, '')
  return {
    route,
    text: rest
      .replace(/\(\s*\)/, '')
      .replace(/^[\s:,–—-]+/, '')
      .replace(/ (?=:)/, '')
      .trim(),
  }
}
