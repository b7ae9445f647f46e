import { createCorpusLookup } from '../../../src/core/content/corpus.ts'
import {
  type HtmlElement,
  type HtmlFragment,
  parseHtml,
} from '../../../src/core/kernel/html/parse.ts'
import { officialContent } from '../corpus/official-content.ts'

/** Attributes whose values are ids of other elements. */
const ID_REFERENCE_ATTRIBUTES = [
  'for',
  'form',
  'list',
  'headers',
  'popovertarget',
  'aria-activedescendant',
  'aria-controls',
  'aria-describedby',
  'aria-details',
  'aria-errormessage',
  'aria-labelledby',
  'aria-owns',
]

/** Finds errors that any rendered document may have, whatever its content. */
export function findDocumentErrors(html: string, parsed: HtmlFragment = parseHtml(html)): string[] {
  const { elements, errors } = parsed
  const ids = elements.flatMap(({ attributes }) => attributes.get('id') ?? [])
  const uniqueIds = new Set(ids)
  const elementsNamed = (name: string) => elements.filter((element) => element.name === name)
  const attributeValues = (name: string) =>
    elements.flatMap(({ attributes }) => attributes.get(name) ?? [])
  return [
    ...errors.map(({ message }) => message),
    ...(html.startsWith('<!doctype html>\n<html lang="en"')
      ? []
      : ['The doctype or the language is missing.']),
    ...['main', 'h1', 'title'].flatMap((name) =>
      elementsNamed(name).length === 1
        ? []
        : [`There are ${elementsNamed(name).length} <${name}>.`],
    ),
    ...elementsNamed('h1').flatMap(({ text }) => (text === '' ? ['The h1 is empty.'] : [])),
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `Duplicate id "${id}".`),
    ...ID_REFERENCE_ATTRIBUTES.flatMap((name) =>
      attributeValues(name)
        .flatMap((value) => value.split(/\s+/))
        .filter((id) => !uniqueIds.has(id))
        .map((id) => `${name} refers to the unknown id "${id}".`),
    ),
    ...attributeValues('href')
      .filter((href) => href.startsWith('#') && !uniqueIds.has(href.slice(1)))
      .map((href) => `The link ${href} has no target.`),
    ...elements.flatMap(findActiveContent),
  ]
}

/** Finds inline scripts, styles and event handlers, which the security policy forbids. */
const findActiveContent = ({ name, attributes }: HtmlElement): string[] => [
  ...(name === 'script' && !attributes.has('src') ? ['The page has an inline script.'] : []),
  ...[...attributes.keys()]
    .filter((key) => key === 'style' || key.startsWith('on'))
    .map((key) => `<${name}> has "${key}".`),
]

/** A lookup over the official corpus, including examples. */
export const officialLookup = createCorpusLookup(officialContent.content)
