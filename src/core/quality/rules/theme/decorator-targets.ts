import type { ContentRecord } from '../../../content/assemble-content.ts'
import { type HtmlElement, parseHtml } from '../../../kernel/html/parse.ts'
import { asArray, asString, asStrings, getOwn } from '../../../kernel/json/value.ts'
import { el, serializeNodes } from '../../../render/element.ts'
import { createThemeSample } from '../../../render/theme.ts'
import { decoratorDeclarations, listDecorators } from '../../../theme/decorators.ts'
import { parseSelector } from '../../../theme/selector.ts'
import { type ContextRule, type Corpus, createFindings, type PathFinding } from '../../rule.ts'

/** Requires decorators that change what people see. */
export const decoratorTargetsRule: ContextRule<'themes'> = {
  id: 'T10',
  requirement: 'Every decorator has targets, and changes an element of the sample page.',
  severity: 'error',
  source: 'quality',
  scope: 'context',
  types: ['themes'],
  check(record, corpus) {
    const elements = listSampleElements(record, corpus)
    return createFindings(
      record.authored,
      listDecorators(record.data).flatMap(({ name }) => checkDecorator(record, name, elements)),
    )
  },
}

/**
 * True if the corpus has every pattern that a theme prefers. Without one of them, as in a folder
 * that holds only a theme, the sample page cannot show what the theme decorates.
 */
const hasPreferredPatterns = (
  { data }: ContentRecord<'themes'>,
  { records: { patterns } }: Corpus,
): boolean =>
  asStrings(data.pattern_preferences?.prefer).every((name) =>
    patterns.some(({ slug }) => slug === name),
  )

/** Lists the elements of the page that shows a theme; undefined if its patterns are missing. */
function listSampleElements(
  record: ContentRecord<'themes'>,
  corpus: Corpus,
): readonly HtmlElement[] | undefined {
  if (!hasPreferredPatterns(record, corpus)) return undefined
  const { data } = record
  const { patterns } = corpus.records
  const getPattern = (slug: string) => patterns.find((pattern) => pattern.slug === slug)?.data
  return parseHtml(serializeNodes([el('body', {}, [createThemeSample(data, getPattern)])])).elements
}

function checkDecorator(
  { data }: ContentRecord<'themes'>,
  name: string,
  elements: readonly HtmlElement[] | undefined,
): PathFinding[] {
  const path = ['decorator_definitions', name, 'targets']
  const targets = asArray(getOwn(getOwn(data.decorator_definitions, name), 'targets'))
  if (targets.length === 0 || decoratorDeclarations(data, name).length === 0) {
    return [
      {
        path,
        message: `The decorator "${name}" applies to no element.`,
        hint: 'List selectors in "targets" and CSS in "suggested_properties".',
      },
    ]
  }
  const matchers = targets.map((target) => parseSelector(asString(target) ?? ''))
  const invalid = matchers.flatMap((match, index) =>
    match === undefined
      ? [
          {
            path: [...path, String(index)],
            message: `Decorators cannot use the selector "${targets[index]}".`,
            hint: 'Combine type and attribute selectors, such as [data-component="Card"] or [data-pattern] > h2.',
          },
        ]
      : [],
  )
  if (elements === undefined || invalid.length > 0) return invalid
  if (matchers.some((match) => match !== undefined && elements.some(match))) return []
  return [
    {
      path,
      message: `No element of the sample page matches the decorator "${name}".`,
      hint: 'Name elements of a pattern that the theme prefers, or remove the decorator.',
    },
  ]
}
