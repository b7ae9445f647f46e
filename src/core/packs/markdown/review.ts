import type { Assertion } from '../../generated/types/review-pack.v1.ts'
import type { Context } from '../context.ts'
import { said } from '../inert.ts'
import { type Block, fact, rule } from '../lines.ts'
import { say } from '../say.ts'
import { counted } from '../words.ts'
import { stepLines } from './steps.ts'
import { accessInWords } from './values.ts'

/** The parts of a review and the kinds of assertion that they hold. */
const PARTS: readonly (readonly [title: string, kinds: RegExp])[] = [
  ['Frames', /landmark/],
  ['Keys', /key/],
  ['Palette', /palette|command/],
  ['Look and access', /access|token|contrast|constraint/],
  ['Features', /feature/],
]

/** A review pack, block by block in its fixed order. */
export function reviewBlocks(
  context: Context,
  assertions: readonly Assertion[],
  workflow: readonly string[],
): Block[] {
  const { essence, sections, pages } = context
  const { mode, dna_enforcement, blueprint_enforcement } = essence.meta.guard
  const aliases = assertions.filter(({ kind }) => kind === 'alias').length
  // How much there is to open; the paths themselves stand in the scaffold only.
  const paths = `${counted(pages.length, 'route')} and ${counted(aliases, 'further path')}`
  const where = `in ${counted(sections.length, 'section')} (scaffold pack)`
  return [
    [
      '',
      [
        fact(accessInWords(context)),
        fact(
          say`Guard ${mode}. Theme and access fail as ${dna_enforcement}, structure as ${blueprint_enforcement}.`,
        ),
      ],
    ],
    ['## Steps', stepLines(workflow)],
    [
      '## Routes',
      [
        fact(said(`${paths} ${where}: each shows its page.`)),
        fact(
          said(
            'Each page meets "Done when" of its page pack: patterns in order, states, keys, reload.',
          ),
        ),
      ],
    ],
    ...PARTS.map(([title, kinds]): Block => {
      const held = assertions.filter(({ kind }) => kinds.test(kind))
      return [
        `## ${title}`,
        held.map(({ id, label }) => rule(said(`${id}: ${label}`), 'assertions', said(title))),
      ]
    }),
  ]
}
