import type { Assertion } from '../../generated/types/review-pack.v1.ts'
import type { Context } from '../context.ts'
import { named } from '../inert.ts'
import { type Block, bullet, type Line, may, must } from '../lines.ts'
import { counted } from '../words.ts'
import { accessInWords, EXACT } from './values.ts'

/** What the Markdown of a review is written from. */
export interface ReviewView {
  readonly assertions: readonly Assertion[]
  readonly workflow: readonly string[]
}

/** The parts of a review and the kinds of assertion that they hold. */
const PARTS = [
  ['Frames', ['landmark']],
  ['Keys', ['key']],
  ['Palette', ['palette', 'command']],
  ['Look and access', ['access', 'tokens', 'token', 'contrast', 'constraint']],
  ['Features', ['feature']],
] as const satisfies readonly (readonly [string, readonly string[]])[]

/** A review pack, block by block in its fixed order. */
export function reviewBlocks(context: Context, { assertions, workflow }: ReviewView): Block[] {
  return [
    { lines: [must(`# Review of the app for ${named(context.essence.meta.target)}`)] },
    { lines: [must(EXACT)] },
    { lines: [bullet(must(accessInWords(context.essence))), bullet(must(guardInWords(context)))] },
    { heading: '## Steps', lines: workflow.map((step, at) => must(`${at + 1}. ${step}`)) },
    { heading: '## Routes', lines: routeLines(context, assertions) },
    ...PARTS.map(([title, kinds]) => ({
      heading: `## ${title}`,
      lines: assertions
        .filter(({ kind }) => (kinds as readonly string[]).includes(kind))
        .map(({ id, label }) => bullet(may('rule', `${id}: ${label}`, 'assertions', title))),
    })),
  ]
}

const guardInWords = ({ essence: { meta } }: Context): string =>
  `Guard \`${meta.guard.mode}\`. Theme and access fail as \`${meta.guard.dna_enforcement}\`, ` +
  `structure as \`${meta.guard.blueprint_enforcement}\`.`

/** How much there is to open; the paths themselves stand in the scaffold only. */
function routeLines({ sections, pages }: Context, assertions: readonly Assertion[]): Line[] {
  const aliases = assertions.filter(({ kind }) => kind === 'alias').length
  const paths = `${counted(pages.length, 'route')} and ${counted(aliases, 'further path')}`
  return [
    must(
      `${paths} in ${counted(sections.length, 'section')} (scaffold pack): each shows its page.`,
    ),
    must('Each page meets "Done when" of its page pack: patterns in order, states, keys, reload.'),
  ].map(bullet)
}
