import type { ArchetypeV2 } from '../../generated/types/archetype.v2.ts'
import { bullets, fact, part, table } from '../../markdown/blocks.ts'
import { name } from '../../markdown/escape.ts'
import { type Fields, fieldsOf, isFields, listOf, own, textOf } from '../fields.ts'
import { members, names, pairs, reference, said, saidCode, sentences } from './said.ts'

/** What a reader of an archetype wants to know, part by part. */
export const archetypeParts = (archetype: ArchetypeV2): string[] => [
  part(2, 'When to use', [
    bullets([
      fact('Role', saidCode(archetype.role)),
      fact('Features', names(archetype.features)),
      fact('Themes', names(archetype.suggested_theme?.ids)),
      fact('Shells', pairs(archetype.shells).join('; ')),
      fact('Traits', names(archetype.personality)),
    ]),
  ]),
  part(2, 'Rules', [bullets(sentences(archetype.directives))]),
  part(
    2,
    'Pages',
    listOf(archetype.pages).map((page) => pagePart(fieldsOf(page), archetype.page_briefs)),
  ),
  part(2, 'Navigation', [navigation(archetype.navigation_items)]),
]

function pagePart(page: Fields, briefs: unknown): string {
  const id = textOf(page.id) ?? ''
  return part(3, [name(id), said(page.name)].filter(Boolean).join(' '), [
    said(own(briefs, id)) ?? said(page.description),
    bullets([fact('Path', saidCode(page.path)), fact('Shell', saidCode(page.shell))]),
    `Layout, from top to bottom:\n\n${bullets(listOf(page.default_layout).map(row))}`,
    table(
      ['State', 'What the page does'],
      members(page.states).map(([state, what]) => [state, said(what) ?? '']),
    ),
    bullets(sentences(page.directives)),
  ])
}

/** A row of a page: a pattern, or patterns side by side. */
function row(item: unknown): string {
  if (!isFields(item) || !Array.isArray(item.cols)) return reference(item)
  const { cols, at, span } = item
  const widths = pairs(span).join(', ')
  return [
    listOf(cols).map(reference).join(' + '),
    at === undefined ? undefined : `side by side from ${saidCode(at)}`,
    widths && `widths ${widths}`,
  ]
    .filter(Boolean)
    .join('; ')
}

const navigation = (items: unknown): string =>
  table(
    ['Label', 'Route', 'Icon', 'Key'],
    listOf(items).map((item) => [
      said(own(item, 'label')) ?? '',
      ...['route', 'icon', 'hotkey'].map((key) => saidCode(own(item, key)) ?? ''),
    ]),
  )
