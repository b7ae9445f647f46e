import { toId } from '../essence/ids.ts'
import { capitalize, splitWords } from '../kernel/text.ts'
import { type BriefBlock, stripMarks } from './brief-blocks.ts'

// How a product and its pages are named in a brief. The words are English and German.

/** Headings that name a kind of text and no product. */
const GENERIC_HEADING =
  /^(?:(?:build|create|make|design|implement|write|redesign|develop|baue?|erstelle)\b|(?:\S+ )?(?:pages|screens|views|seiten|ansichten)\s+(?:of|for|from|in|für|von|einer|eines)\b|(?:the |a |our )?(?:product|project|design|website|app|client)?\s*(?:brief|briefing|spec|specification|overview|summary|background|context|introduction|requirements|pages|screens|description|idea|task)$|(?:projekt|produkt)?(?:beschreibung|briefing|aufgabe|überblick|hintergrund|idee|einleitung|anforderungen|seiten)$)/i

/** What stands in front of a name in a heading: `Brief: `, `Product brief - `. */
const HEADING_PREFIX =
  /^(?:(?:product|project|design)?\s*(?:brief|briefing|spec|specification|requirements(?: document)?|prd|anforderungen)|project|product|projekt|produkt|app|website)(?:\s+for)?\s*[:–—-]\s+/i

/** What stands in front of a description: `I want an app that`, `Bitte baue eine`. */
const REQUEST =
  /^(?:please|hi|hello|bitte)?[\s,]*(?:(?:i|we)(?:'d| would)? (?:want|need|like)(?: to (?:build|make|create))?|(?:build|make|create|design|develop)(?: (?:me|us))?|(?:ich|wir) (?:möchten?|brauchen?|wollen|will)|(?:baue?|erstelle|mache?)(?: mir| uns)?)\s+/i

/** What says how many pages there are: `Three screens for our food bank`. */
const PAGE_COUNT = /^(?:\S+\s+)?(?:pages|screens|views|seiten|ansichten)\s+(?:of|for|für)\s+/i

const ARTICLE =
  /^(?:the|a|an|our|my|one|der|die|das|den|ein|eine|einen|unser|unsere|mein|meine)\s+/i

/** Words that begin a sentence with a capital and are no name. */
const NO_NAME =
  /^(?:the|a|an|our|my|we|i|it|this|that|these|there|they|you|your|for|in|on|at|with|when|if|as|one|two|three|four|five|six|seven|eight|nine|ten|please|build|make|create|design|people|users|customers|staff|der|die|das|ein|eine|unser|unsere|wir|ich|es|dies|diese|für|mit|wenn|bitte|kunden|nutzer)$/i

const CAPITALIZED_RUN =
  /^(\p{Lu}[\p{L}\p{N}'’.-]*(?:\s+(?:(?:&|\+|and|und|of)\s+)?\p{Lu}[\p{L}\p{N}'’-]*)*)\s+(?:\p{Ll}|\()/u

/** What follows a name of one word; other sentences begin with a capital, too. */
const AFTER_NAME =
  /^\s+(?:\(|(?:is|was|are|has|helps?|lets?|gives?|makes?|runs?|sells?|rents?|offers?|delivers?|shows?|keeps?|tracks?|connects?|manages?|brings?|collects?|plans?|teaches|serves?|turns?|tells?|works?|does|will|can|ist|sind|hat|hilft|helfen|liefert|verkauft|bietet|zeigt|macht|verwaltet|bringt|vermietet|betreibt|est|aide|es|ayuda)\b)/u

const NAMED =
  /\b(?:called|named|namens|heißt|genannt)\s+["“„«']?(\p{Lu}[\p{L}\p{N}&'’ -]{0,40}?)["”“»']?(?=[\s.,;:)]|$)/u

/** A name in quotation marks: `Die Bäckerei "Kornblume" liefert`. */
const QUOTED = /["“„«](\p{Lu}[^"”“»]{1,40})["”“»]/u

/** Returns the name of the product of a brief: its own, else the first words about it. */
export function findProductName(blocks: readonly BriefBlock[]): string {
  const headings = blocks.filter(({ kind, level }) => kind === 'heading' && level === 1)
  for (const { text } of headings) {
    const name = stripMarks(text).replace(HEADING_PREFIX, '')
    if (!GENERIC_HEADING.test(name)) return name
  }
  const [opening = '', ...others] = blocks
    .filter(({ kind, text }) => kind !== 'heading' && !namesPages(text))
    .map(({ text }) => stripMarks(text))
  const name = NAMED.exec(opening)?.[1] ?? findSubject(opening) ?? QUOTED.exec(opening)?.[1]
  if (name) return name.trim()
  const isAboutProduct = blocks[0]?.kind !== 'numbered' && !namesPages(blocks[0]?.text ?? '')
  const first = isAboutProduct
    ? opening || stripMarks(headings[0]?.text ?? '')
    : findOwned([opening, ...others].join(' '))
  return toTitle(describeProduct(first)) || UNTITLED
}

/** The name of a product whose brief says nothing about it. */
const UNTITLED = 'Untitled product'

/** True for the words above a list of pages, and for a page with its route. */
const namesPages = (text: string): boolean =>
  /^(?:(?:the|all|main)\s+)?(?:pages|screens|views|seiten|ansichten)\s*:?$/i.test(text.trim()) ||
  /^`?\//.test(text)

/** Returns what a brief calls its own: `explains our note taker for therapists`. */
const findOwned = (text: string): string =>
  /\b(?:our|my|unsere?[mnrs]?|meine?[mnrs]?)\s+([^,;:.!?()]{3,80})/i.exec(text)?.[1] ?? ''

/** Returns the name that a sentence begins with: `Crumb & Rye is a bakery`. */
function findSubject(text: string): string | undefined {
  const [, name] = CAPITALIZED_RUN.exec(text) ?? []
  if (name === undefined || NO_NAME.test(name.split(/\s/)[0] ?? '')) return undefined
  return /\s/.test(name) || AFTER_NAME.test(text.slice(name.length)) ? name : undefined
}

/** Removes the request around what a product does: `I want an app where people share recipes`. */
const describeProduct = (text: string): string =>
  text
    .replace(REQUEST, '')
    .replace(PAGE_COUNT, '')
    .replace(ARTICLE, '')
    .replace(
      /^(?:simple |small |new |modern )*(?:web ?)?(?:app|application|site|website|tool|page|seite)\s+(?:that|where|which|to|for|in which|für|um|die|in der)\s+/i,
      '',
    )
    .replace(/^helps?\s+/i, '')
    .replace(ARTICLE, '')

/** Words that begin a clause, which a title does without, even if one word is left. */
const CLAUSE_START =
  /\s(?:after|before|when|while|until|because|since|once|as soon as|so that|that|which|who|where|but|aber|nachdem|sobald|wenn|während|bevor|damit)\s.*$/i

/** Words that begin a remark, which a title does without if two words are left. */
const REMARK = /\s(?:like|wie|with|without|on|in|at|by|mit|ohne|auf|bei|für|for|from)\s.*$/i

/** Words that no title ends with: what follows them was cut off. */
const OPEN_END =
  /\s(?:and|or|but|of|to|the|an?|in|on|at|by|for|from|with|as|into|is|are|was|has|have|had|will|can|that|which|who|what|und|oder|der|die|das|dem|den|des|ein|eine[mnrs]?|zu|zum|zur|im|am|von|vom|mit|für|auf|ist|sind|wird|werden|[&+])$/i

/** Shortens a text to a title: its first clause, whole if it is short, never cut inside a phrase. */
function toTitle(text: string): string {
  const [clause = ''] = stripMarks(text).split(/[,;:.!?()–—]|\s-\s/)
  const words = splitWords(clause)
  if (words.length <= MAX_TITLE_WORDS) return toHeading(clause)
  const main = clause.trim().replace(CLAUSE_START, '')
  const short = main.replace(REMARK, '')
  const subject = splitWords(short).length > 1 ? short : main
  return toHeading(splitWords(subject).length <= MAX_TITLE_WORDS + 1 ? subject : cutTitle(subject))
}

/** Cuts a text after its first words, or before a word that would be left without what it joins. */
function cutTitle(text: string): string {
  let title = splitWords(text).slice(0, MAX_TITLE_WORDS).join(' ')
  while (OPEN_END.test(title)) title = title.replace(OPEN_END, '')
  return title
}

const toHeading = (text: string): string =>
  capitalize(text.trim()).slice(0, MAX_TITLE_LENGTH).trim()

const MAX_TITLE_WORDS = 5
const MAX_TITLE_LENGTH = 60

/** A head that only says that it is a page: `the page that people open every few days`. */
const GENERIC_PAGE =
  /^(?:(?:the|a|our|main|first|second|third|last|die|eine|erste|zweite)\s+)*(?:page|screen|view|seite|ansicht)\b(?:\s+(?:that|which|where|for|people|die|auf der|für)\b|\s*\d*$)/i

/** A head that says who a page is for, or when it is used: `for subscribers`, `at the end of the shift`. */
const CIRCUMSTANCE =
  /^(?:for|at|in|on|after|before|during|when|while|für|am|im|bei|nach|vor|während|wenn)\s/i

/** What `the public home page` says about itself: it names the kind of page, too. */
const PAGE_SUFFIX = / (?:page|screen|view|seite)$/i

/** A head that is a question of the reader instead of a name: `what subscribers open`. */
const CLAUSE = /^(?:what|who|where|how|when|why|was|wer|wo|wie|wann|warum)\b/i

/** What a question is about: `what this month has cost` is about this month. */
const TOPIC =
  /^(?:what|how|why|when|where)\s+((?:(?:this|the|my|your|our)\s+)?\p{L}+(?:\s+\p{L}+)??)\s+(?:has|have|had|is|are|was|were|will|does|do|did|costs?|needs?|looks?|works?)\b/iu

/** Nouns of routes that name no page. */
const GENERIC_NOUN = /^(?:app|page|pages|index|main|web|view|screen|p|de|en)$/i

/** The words of a brief about a page, from which its title is made. */
export interface PageHead {
  /** The words before the colon. */
  readonly head: string
  /** The words after the colon. */
  readonly rest: string
  /** The route, or an empty text. */
  readonly route: string
  /** The name of the product, which its only unnamed page has. */
  readonly product: string
}

/** Returns the title of a page as a navigation shows it: the words of its head, else its noun. */
export function toPageTitle({ head, rest, route, product }: PageHead): string {
  const plain = stripMarks(head)
  const [sentence = ''] = plain.split(/[.!?](?:\s|$)/)
  const own = sentence.replace(ARTICLE, '').replace(/^(?:public|öffentliche)\s+/i, '')
  const name = own.replace(PAGE_SUFFIX, '')
  const noun = findRouteNoun(route)
  // `one animal` of a page for many of its kind is named by its route.
  if (noun && isDetailRoute(route) && /^(?:one|a|an|ein|eine)\s/i.test(sentence)) return noun
  const isCircumstance = CIRCUMSTANCE.test(own)
  if (name !== '' && !GENERIC_PAGE.test(plain) && !isCircumstance && !CLAUSE.test(own)) {
    const title = toTitle(name)
    return noun && isCut(title, name) ? noun : title
  }
  // A page for somebody says after the colon what it does.
  const text = rest.replace(ARTICLE, '')
  const task = toTitle(text)
  const topic = TOPIC.exec(stripMarks(text))?.[1] ?? TOPIC.exec(own)?.[1]
  if (task && !CLAUSE.test(task) && !(noun && isCut(task, text.split(/[,;:.!?()]/)[0] ?? '')))
    return task
  return noun ?? (topic && capitalize(topic)) ?? (isCircumstance ? product : task || toTitle(head))
}

/** True if a title leaves out words of its clause that are no remark. */
const isCut = (title: string, text: string): boolean =>
  splitWords(title).length >= 4 && splitWords(text.split(/[,;:.!?()–—]/)[0] ?? '').length > 6

/** True for the address of one of many: `/orders/:id`. */
export const isDetailRoute = (route: string): boolean => /\/[:*[{$][^/]*$/.test(route)

/** Returns the last word of a route as a title: that of `/orders/:id` is `Order`. */
function findRouteNoun(route: string): string | undefined {
  const noun = route.split('/').findLast((part) => /^\p{L}/u.test(part))
  if (noun === undefined || GENERIC_NOUN.test(noun)) return undefined
  const words = noun.replaceAll(/[-_]+/g, ' ')
  return capitalize(isDetailRoute(route) ? toSingularNoun(words) : words)
}

/** Turns the plural of an English noun into its singular: `properties` becomes `property`. */
export const toSingularNoun = (noun: string): string =>
  noun
    .replace(/(?<=\p{L}{2})ies$/iu, 'y')
    .replace(/(?<=ss|sh|ch|x)es$/i, '')
    .replace(/(?<=[^\Wsiu])s$/i, '')

/** Words without content, which ids leave out. */
const FUNCTION_WORD =
  /^(?:an?|the|and|or|of|for|to|in|on|at|by|with|from|our|my|your|is|are|was|were|has|have|had|it|its|that|which|who|what|how|when|where|why|will|can|us|we|der|die|das|den|dem|des|ein|eine[mnrs]?|und|oder|für|von|vom|mit|zu|zum|zur|im|am|in|auf|wer|was|wie|wo|wann|ist|sind|hat|haben|unser\w*|mein\w*|de|du|des|la|le|les|et|el|los|las|del)$/i

const MAX_ID_WORDS = 3

/** Makes an id of the words of a text that have content: `a tool for our depot` is `tool-depot`. */
export function toNameId(text: string): string | undefined {
  const words = text.normalize('NFC').match(/[\p{L}\p{N}]+/gu) ?? []
  const content = words.filter((word) => !FUNCTION_WORD.test(word))
  const chosen = (content.length > 0 ? content : words).slice(0, MAX_ID_WORDS).join(' ')
  return toId(chosen.replaceAll(/[äöüß]/gi, (letter) => GERMAN_LETTERS[letter.toLowerCase()] ?? ''))
}

const GERMAN_LETTERS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }
