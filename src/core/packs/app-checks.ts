import type { Check } from './checks.ts'
import type { Context } from './context.ts'
import { said } from './inert.ts'
import { paletteInWords } from './markdown/navigation.ts'
import { modesOf } from './modes.ts'
import { hotkeysOf } from './navigation.ts'
import { firstOf, NOTHING, say } from './say.ts'
import { capital } from './words.ts'

/** What must be true of the whole app when its scaffold stands. */
export function appChecks(context: Context): Check[] {
  const count = context.pages.length
  const routes =
    count === 1 ? 'The route answers in its shell' : `All ${count} routes answer in their shells`
  const keys = hotkeysOf(context).map(({ key }) => key)
  const [palette = NOTHING] = paletteInWords(context)
  return [
    [
      'routes',
      say`${said(routes)} with one \`h1\` each; any other path shows that it does not exist.`,
    ],
    ['keys', say`Keys do what is declared: ${firstOf(keys)}.`],
    ['palette', palette],
    ...lookChecks(context),
  ]
}

/** What must be true of everything that is seen. */
export function lookChecks(context: Context): Check[] {
  const { theme, accessibility, motion } = context.essence.dna
  const { skip_nav, focus_visible, wcag_level } = accessibility
  const access = [
    skip_nav && 'the first Tab stop leads to `main`',
    focus_visible && 'focus is visible on every control',
    motion.reduce_motion && 'nothing moves under `prefers-reduced-motion`',
  ].filter(Boolean)
  const modes = said(modesOf(context).join(' and '))
  return [
    ['access', say`${access.length > 0 && said(capital(access.join('; ')))}.`],
    [
      'tokens',
      say`Colours, sizes, radii, shadows and durations are variables of ${theme.id}; no literal value stands in a component.`,
    ],
    ['contrast', say`Text passes WCAG ${wcag_level !== 'none' && wcag_level} in ${modes}.`],
  ]
}
