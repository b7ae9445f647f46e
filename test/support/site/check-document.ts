import { createCorpusLookup } from '../../../src/core/content/corpus.ts'
import { type HtmlElement, type HtmlFragment, parseHtml } from '../../../src/core/html/parse.ts'
import { officialContent } from '../corpus/official-content.ts'

/** Attributes that hold ids of other elements. */
const ID_REFERENCE_ATTRIBUTES = [
  ...['for', 'form', 'list', 'headers', 'popovertarget', 'aria-activedescendant'],
  ...['aria-controls', 'aria-describedby', 'aria-details', 'aria-errormessage'],
  ...['aria-labelledby', 'aria-owns'],
]

/** What is wrong with a rendered document, whatever it shows. */
export function findDocumentErrors(html: string, parsed: HtmlFragment = parseHtml(html)): string[] {
  const { elements, errors } = parsed
  const ids = elements.flatMap(({ attributes }) => attributes.get('id') ?? [])
  const known = new Set(ids)
  const named = (name: string) => elements.filter((element) => element.name === name)
  const attribute = (name: string) =>
    elements.flatMap(({ attributes }) => attributes.get(name) ?? [])
  return [
    ...errors.map(({ message }) => message),
    ...(html.startsWith('<!doctype html>\n<html lang="en"') ? [] : ['It begins otherwise.']),
    ...['main', 'h1', 'title'].flatMap((name) =>
      named(name).length === 1 ? [] : [`There are ${named(name).length} <${name}>.`],
    ),
    ...named('h1').flatMap(({ text }) => (text === '' ? ['The h1 is empty.'] : [])),
    ...ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `The id "${id}" stands twice.`),
    ...ID_REFERENCE_ATTRIBUTES.flatMap((name) =>
      attribute(name)
        .flatMap((value) => value.split(/\s+/))
        .filter((id) => !known.has(id))
        .map((id) => `${name} leads to no "${id}".`),
    ),
    ...attribute('href')
      .filter((href) => href.startsWith('#') && !known.has(href.slice(1)))
      .map((href) => `${href} leads nowhere.`),
    ...elements.flatMap(findActiveContent),
  ]
}

/** What would run, style or load something in a page that may do neither. */
const findActiveContent = ({ name, attributes }: HtmlElement): string[] => [
  ...(name === 'script' && !attributes.has('src') ? ['A script stands in the page.'] : []),
  ...[...attributes.keys()]
    .filter((key) => key === 'style' || key.startsWith('on'))
    .map((key) => `<${name}> has "${key}".`),
]

/** A lookup over the official corpus, examples and all. */
export const officialLookup = createCorpusLookup(officialContent.content)
