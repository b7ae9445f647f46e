import type { ShellV1 } from '../../generated/types/shell.v1.ts'
import { bullets, fact, part, table } from '../../markdown/blocks.ts'
import { name } from '../../markdown/escape.ts'
import { fieldsOf, listOf, textsOf } from '../fields.ts'
import { members, pairs, reference, said, saidCode, words } from './said.ts'

/** What a reader of a shell wants to know, part by part. */
export const shellParts = (shell: ShellV1): string[] => [
  part(2, 'When to use', [
    bullets([
      fact('Best for', words(shell.best_for)),
      fact('Avoid for', words(shell.avoid_for)),
      fact('Layout', saidCode(shell.layout)),
      fact('Scrolls', saidCode(shell.scroll_owner)),
      fact('Skip link leads to', saidCode(shell.skip_target)),
    ]),
  ]),
  part(2, 'Regions', [regions(shell.regions)]),
  part(2, 'Grid', [
    bullets(members(shell.grid).map(([width, rows]) => `${width}: ${areas(rows)}`)),
  ]),
  part(2, 'Guidance', [bullets(pairs(shell.guidance))]),
  part(2, 'Parts', [
    bullets([
      fact('Root', said(shell.root)),
      fact('Header', said(shell.header)),
      fact('Navigation', said(shell.nav)),
      fact('Entries', said(shell.nav_style)),
    ]),
  ]),
]

const regions = (value: unknown): string =>
  table(
    ['Region', 'Element', 'Label', 'Size', 'Stays', 'Scrolls', 'Patterns'],
    listOf(value).map((region) => {
      const { id, element, landmark_label, size, sticky, scroll, patterns } = fieldsOf(region)
      return [
        saidCode(id) ?? '',
        saidCode(element) ?? '',
        said(landmark_label) ?? '',
        saidCode(size) ?? '',
        sticky === true ? 'yes' : '',
        scroll === true ? 'yes' : '',
        listOf(patterns).map(reference).join(', '),
      ]
    }),
  )

/** Rows of a grid from top to bottom, each with its areas. */
const areas = (rows: unknown): string =>
  listOf(rows)
    .map((row) => textsOf(row).map(name).join(' '))
    .join(' / ')
