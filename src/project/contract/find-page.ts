import type { Essence } from '../../essence.ts'
import { nearest } from '../../internal.ts'
import { EXIT, OperationError } from '../errors.ts'

type Section = Essence['blueprint']['sections'][number]

/** A section and its index. */
export interface SectionMatch {
  readonly index: number
  readonly section: Section
}

/** A page, its section and their indexes. */
export interface PageMatch {
  readonly sectionIndex: number
  readonly pageIndex: number
  readonly section: Section
  readonly page: Section['pages'][number]
  readonly pointer: string
}

/** Finds a section by its id. Without an id, the essence must have only one. */
export function findSection({ blueprint }: Essence, id: string | undefined): SectionMatch {
  const ids = blueprint.sections.map((section) => section.id)
  if (id === undefined && ids.length > 1) {
    throw new OperationError('usage', 'The payload has no "section_id".', {
      hint: `Use one of ${ids.join(', ')}.`,
    })
  }
  const index = id === undefined ? 0 : ids.indexOf(id)
  const section = blueprint.sections[index]
  if (section) return { index, section }
  throw notFound('section', id ?? '', ids)
}

/** Finds a page by its id, or by section and page id as in `orders/list`. */
export function findPage(essence: Essence, id: string, sectionId?: string): PageMatch {
  const pages = listPages(essence)
  const matches = pages.filter(
    ({ section, page }) =>
      (page.id === id || `${section.id}/${page.id}` === id) &&
      (sectionId === undefined || section.id === sectionId),
  )
  const [match] = matches
  if (match && matches.length === 1) return match
  const names = (match ? matches : pages).map(({ section, page }) => `${section.id}/${page.id}`)
  if (match === undefined) throw notFound('page', sectionId ? `${sectionId}/${id}` : id, names)
  throw new OperationError('id-ambiguous', `${matches.length} pages have the id "${id}".`, {
    hint: `Use one of ${names.join(', ')}.`,
  })
}

const listPages = ({ blueprint }: Essence): PageMatch[] =>
  blueprint.sections.flatMap((section, sectionIndex) =>
    section.pages.map((page, pageIndex) => ({
      sectionIndex,
      pageIndex,
      section,
      page,
      pointer: `/blueprint/sections/${sectionIndex}/pages/${pageIndex}`,
    })),
  )

const MAX_NAMES = 12

function notFound(kind: string, id: string, known: readonly string[]): OperationError {
  const suggestions = nearest(id, [...new Set([...known, ...known.map(dropSection)])])
  const more = known.length > MAX_NAMES ? ` and ${known.length - MAX_NAMES} more` : ''
  return new OperationError(`${kind}-not-found`, `Unknown ${kind} "${id}".`, {
    exit: EXIT.notFound,
    suggestions,
    hint:
      suggestions.length > 0
        ? `Did you mean ${suggestions.join(' or ')}?`
        : `Known: ${known.slice(0, MAX_NAMES).join(', ')}${more}.`,
  })
}

const dropSection = (name: string): string => name.replace(/^.*\//, '')
