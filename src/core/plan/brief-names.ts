import { capitalize } from '../kernel/text.ts'
import { type BriefBlock, stripMarks } from './brief-blocks.ts'

// How a product and its pages are named in a brief. The words are English and German.

/** Headings that name a kind of text and no product. */
const GENERIC_HEADING =
  /^(?:(?:build|create|make|design|implement|write|redesign|develop)\b|(?:the |a |our )?(?:product|project|design|website|app|client)?\s*(?:brief|briefing|spec|specification|overview|summary|background|context|introduction|requirements|pages|screens|description|idea|task)$|(?:projekt|produkt)?(?:beschreibung|briefing|aufgabe|überblick|hintergrund|idee|einleitung|anforderungen|seiten)$)/i

/** The words before a name in a heading: `Brief: `, `Product brief - `. */
const HEADING_PREFIX =
  /^(?:(?:product|project|design)?\s*(?:brief|briefing|spec)|project|product|projekt|produkt|app|website)(?:\s+for)?\s*[:–—-]\s+/i

/** The words before a description: `I want an app that`, `Bitte baue eine`. */
const REQUEST =
  /^(?:please|hi|hello|bitte)?[\s,]*(?:(?:i|we)(?:'d| would)? (?:want|need|like)(?: to (?:build|make|create))?|(?:build|make|create|design|develop)(?: (?:me|us))?|(?:ich|wir) (?:möchten?|brauchen?|wollen|will)|(?:baue?|erstelle|mache?)(?: mir| uns)?)\s+/i

const ARTICLE =
  /^(?:the|a|an|our|my|one|der|die|das|den|ein|eine|einen|unser|unsere|mein|meine)\s+/i

/** Words that begin a sentence with a capital and are no name. */
const NO_NAME =
  /^(?:the|a|an|our|my|we|i|it|this|that|these|there|they|you|your|for|in|on|at|with|when|if|as|please|build|make|create|design|people|users|customers|staff|der|die|das|ein|eine|unser|unsere|wir|ich|es|dies|diese|für|mit|wenn|bitte|kunden|nutzer)$/i

const CAPITALIZED_RUN =
  /^(\p{Lu}[\p{L}\p{N}'’.-]*(?:\s+(?:(?:&|\+|and|und|of)\s+)?\p{Lu}[\p{L}\p{N}'’-]*)*)\s+(?:\p{Ll}|\()/u

const NAMED =
  /\b(?:called|named|namens|heißt|genannt)\s+["“„«']?(\p{Lu}[\p{L}\p{N}&'’ -]{0,40}?)["”“»']?(?=[\s.,;:)]|$)/u

/** A name in quotation marks: `Die Bäckerei "Kornblume" liefert`. */
const QUOTED = /["“„«](\p{Lu}[^"”“»]{1,40})["”“»]/u

const MAX_NAME_WORDS = 6

/** Returns the name of the product of a brief: its own, else the first words about it. */
export function findProductName(blocks: readonly BriefBlock[]): string {
  const headings = blocks.filter(({ kind, level }) => kind === 'heading' && level === 1)
  for (const { text } of headings) {
    const name = stripMarks(text).replace(HEADING_PREFIX, '')
    if (!GENERIC_HEADING.test(name)) return name
  }
  const texts = blocks.filter(({ kind }) => kind !== 'heading').map(({ text }) => stripMarks(text))
  const [opening = ''] = texts
  const name = NAMED.exec(opening)?.[1] ?? findSubject(opening) ?? QUOTED.exec(opening)?.[1]
  if (name) return name.trim()
  const [first = ''] = [...texts, ...headings.map(({ text }) => stripMarks(text))]
  return toTitle(describeProduct(first)) || 'Untitled product'
}

/** Returns the name that a sentence begins with: `Crumb & Rye is a bakery`. */
function findSubject(text: string): string | undefined {
  const [, name] = CAPITALIZED_RUN.exec(text) ?? []
  return name && !NO_NAME.test(name.split(/\s/)[0] ?? '') ? name : undefined
}

/** Removes the request around what a product does: `I want an app where people share recipes`. */
const describeProduct = (text: string): string =>
  text
    .replace(REQUEST, '')
    .replace(ARTICLE, '')
    .replace(
      /^(?:simple |small |new |modern )*(?:web ?)?(?:app|application|site|website|tool|page|seite)\s+(?:that|where|which|to|for|in which|für|um|die|in der)\s+/i,
      '',
    )

/** Words that begin a clause or a remark, which a title does without. */
const REMARK =
  /\s(?:after|before|when|while|until|because|so|that|which|who|where|with|without|on|in|at|by|nachdem|wenn|während|bevor|damit|mit|ohne|auf|bei|für|for|from)\s.*$/i

/** Shortens a text to a title: its first clause, of at most six words. */
function toTitle(text: string): string {
  const [clause = ''] = stripMarks(text).split(/[,;:.!?()–—]|\s-\s/)
  const words = clause.trim().split(/\s+/)
  const isLong = words.length > MAX_TITLE_WORDS
  const short = isLong ? clause.trim().replace(REMARK, '').split(/\s+/) : words
  const enough = short.length > 1 ? short : words
  return capitalize(enough.slice(0, MAX_NAME_WORDS).join(' ')).slice(0, MAX_TITLE_LENGTH).trim()
}

const MAX_TITLE_WORDS = 4
const MAX_TITLE_LENGTH = 60

/** A head that only says that it is a page: `the page that people open every few days`. */
const GENERIC_PAGE =
  /^(?:(?:the|a|our|main|first|second|third|last)\s+)*(?:page|screen|view|seite|ansicht)\b(?:\s+(?:that|which|where|for|people|die|auf der|für)\b|\s*\d*$)/i

/** What `the public home page` says about itself: it names the kind of page, too. */
const PAGE_SUFFIX = / (?:page|screen|view|seite)$/i

/** A head that is a question of the reader instead of a name: `what subscribers open`. */
const CLAUSE = /^(?:what|who|where|how|when|why|was|wer|wo|wie|wann|warum)\b/i

/** Nouns of routes that name no page. */
const GENERIC_NOUN = /^(?:app|page|pages|index|main|web|view|screen|p|de|en)$/i

/** Returns the title of a page: its own words before the colon, else the noun of its route. */
export function toPageTitle(head: string, rest: string, route: string): string {
  const own = stripMarks(head)
    .replace(ARTICLE, '')
    .replace(/^public\s+/i, '')
  const name = /^(?:home|start|landing)\s?page$/i.test(own) ? own : own.replace(PAGE_SUFFIX, '')
  const noun = findRouteNoun(route)
  const isName = name !== '' && !GENERIC_PAGE.test(stripMarks(head))
  if (isName && !(CLAUSE.test(name) && noun)) return toTitle(name)
  // If a heading names the people that a page is for, its purpose follows the colon.
  const said = toTitle(rest.replace(ARTICLE, ''))
  if (said && !(noun && CLAUSE.test(said))) return said
  return noun ?? (said || toTitle(head))
}

/** Returns the last word of a route as a title: that of `/orders/:id/history` is `History`. */
function findRouteNoun(route: string): string | undefined {
  const noun = route.split('/').findLast((part) => /^\p{L}/u.test(part))
  return noun === undefined || GENERIC_NOUN.test(noun)
    ? undefined
    : capitalize(noun.replaceAll(/[-_]+/g, ' '))
}
