import type { MarkupElement, SourceFile } from '../../internal/verify.ts'

/** A longer text is no title. */
const MAX_TITLE_LENGTH = 60

/** Returns the title that a page shows: that of its heading, its document or its settings. */
export function findPageTitle(source: SourceFile | undefined): string | undefined {
  if (source === undefined) return undefined
  const { elements, text } = source
  const find = (tag: string): string | undefined =>
    elements
      .filter((element) => element.tag === tag)
      .map(getStaticText)
      .find(isTitle)
  return find('h1') ?? find('title') ?? [SETTING.exec(text)?.[1]].find(isTitle)
}

const isTitle = (text: string | undefined): text is string =>
  text !== undefined && /\p{L}/u.test(text) && text.length <= MAX_TITLE_LENGTH

/** Matches the title in the settings of a page: `metadata = { title: 'Orders' }`. */
const SETTING =
  /\b(?:metadata\b[^={}]{0,40}=|definePageMeta\(|useHead\(|useSeoMeta\(|head:\s?\(\)\s?=>\s?\()\s?\{[^{}]{0,300}?\btitle:\s?["'`]([^"'`${}\n]{1,80})["'`]/

/** Returns the text of an element if all of it is written out; else an empty text. */
function getStaticText({ children }: MarkupElement): string {
  const texts = children.map((child) => {
    if (child.kind === 'text') return child.text
    return child.kind === 'element' && !child.isComponent
      ? getStaticText(child) || undefined
      : undefined
  })
  return texts.includes(undefined) ? '' : texts.join(' ').replaceAll(/\s+/g, ' ').trim()
}
