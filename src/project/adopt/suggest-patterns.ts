import { PATTERN_MARKUP } from '../../essence.ts'
import type { Client } from '../../index.ts'
import type { MarkupElement, SourceFile } from '../../internal/verify.ts'
import type { App, AppPage } from './read-app.ts'

/** A pattern that a page seems to have. */
export interface SuggestedPattern {
  readonly pattern: string
  /** `certain` if the page itself has its markup; `possible` if a part of the page has. */
  readonly confidence: 'certain' | 'possible'
  /** What shows it: `<table> in src/pages/orders.tsx`. */
  readonly reason: string
}

/** Returns a function that suggests patterns for pages, from the markup that records declare. */
export async function createPatternSuggester(
  client: Client,
): Promise<(app: App, page: AppPage) => SuggestedPattern[]> {
  const [patterns, frames] = await Promise.all([client.all('patterns'), listFramePatterns(client)])
  const slugs = new Set(patterns.items.map(({ slug }) => slug).filter((slug) => !frames.has(slug)))
  return (app, { source }) => {
    if (source === undefined) return []
    const parts = (source.script?.imports ?? []).flatMap(
      ({ specifier }) => app.modules.resolve(source, specifier) ?? [],
    )
    const found = new Map<string, SuggestedPattern>()
    for (const file of [source, ...new Set(parts)]) {
      const confidence = file === source ? 'certain' : 'possible'
      for (const { pattern, evidence, isSure } of readMarkup(file, slugs)) {
        if (found.has(pattern)) continue
        const reason = `${evidence} in ${file.path}`
        found.set(pattern, { pattern, confidence: isSure ? confidence : 'possible', reason })
      }
    }
    return [...found.values()]
  }
}

/** Returns the patterns in the regions of shells, which are no part of a page. */
async function listFramePatterns(client: Client): Promise<ReadonlySet<string>> {
  const { items } = await client.all('shells')
  const records = await Promise.all(items.map(({ slug }) => client.get('shells', slug)))
  const text = JSON.stringify(records.map(({ data }) => data))
  return new Set([...text.matchAll(/"pattern":"([^"]+)"/g)].map(([, name = '']) => name))
}

interface Evidence {
  readonly pattern: string
  readonly evidence: string
  readonly isSure: boolean
}

function readMarkup({ elements }: SourceFile, slugs: ReadonlySet<string>): Evidence[] {
  const byMarkup = PATTERN_MARKUP.flatMap(({ pattern, selectors, min, certain }): Evidence[] => {
    const selector = selectors.find(
      (item) => elements.filter((element) => matches(element, item)).length >= min,
    )
    return selector === undefined ? [] : [{ pattern, evidence: selector, isSure: certain }]
  })
  const byName = elements.flatMap(({ tag, isComponent }): Evidence[] => {
    const name = isComponent ? toKebab(tag) : ''
    return slugs.has(name) ? [{ pattern: name, evidence: `<${tag}>`, isSure: true }] : []
  })
  return [...byMarkup, ...byName]
}

const toKebab = (tag: string): string =>
  tag.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase()

/** True if an element has the tag and the attribute of a selector such as `input[type=password]`. */
function matches({ tag, isComponent, attributes }: MarkupElement, selector: string): boolean {
  const [, name, attribute, expected] = /^(\w*)(?:\[([\w-]+)=([\w-]+)\])?$/.exec(selector) ?? []
  if (
    name !== '' &&
    (isComponent ? tag.toLowerCase() !== name || expected === undefined : tag !== name)
  )
    return false
  if (attribute === undefined) return name !== ''
  const value = attributes.find((item) => item.name === attribute)?.value
  return value?.kind === 'static' && value.text.toLowerCase() === expected
}
