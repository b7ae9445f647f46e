import type { Check } from './checks.ts'
import type { Context } from './context.ts'
import { paletteInWords } from './markdown/navigation.ts'
import { contrastInWords } from './markdown/values.ts'
import { modesOf } from './modes.ts'
import { hotkeysOf } from './navigation.ts'
import { firstOf, joined, NOTHING, say } from './say.ts'

/** What must be true of the whole app when its scaffold stands. */
export function appChecks(context: Context): Check[] {
  const keys = hotkeysOf(context).map(({ key }) => key)
  const [palette = NOTHING] = paletteInWords(context)
  return [
    [
      'routes',
      say`Every route (${context.pages.length}) answers in its shell with one \`h1\`; any other path shows that it does not exist.`,
    ],
    ['keys', say`Keys do what is declared: ${firstOf(keys)}.`],
    ['palette', palette],
    ...lookChecks(context),
  ]
}

/** What must be true of everything that is seen. */
export function lookChecks(context: Context): Check[] {
  const { theme, accessibility, motion } = context.essence.dna
  const { skip_nav, focus_visible } = accessibility
  const access = [
    skip_nav && say`The first Tab stop leads to \`main\`.`,
    focus_visible && say`Focus is visible on every control.`,
    motion.reduce_motion && say`Nothing moves under \`prefers-reduced-motion\`.`,
  ]
  return [
    ['access', joined(access) ?? NOTHING],
    [
      'tokens',
      say`Colours, sizes, radii, shadows and durations are variables of ${theme.id}; no literal value stands in a component.`,
    ],
    ['contrast', contrastInWords(context, modesOf(context))],
  ]
}
