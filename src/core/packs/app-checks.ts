import type { Check } from './checks.ts'
import type { PackContext } from './context.ts'
import { describePalette } from './markdown/navigation.ts'
import { describeContrast } from './markdown/values.ts'
import { getAppModes } from './modes.ts'
import { getHotkeys } from './navigation.ts'
import { EMPTY, joinMarkdown, md, truncateList } from './say.ts'

/** What must be true of the whole app when its scaffold stands. */
export function appChecks(context: PackContext): Check[] {
  const keys = getHotkeys(context).map(({ key }) => key)
  const [palette = EMPTY] = describePalette(context)
  return [
    [
      'routes',
      md`Every route (${context.pages.length}) answers in its shell with one \`h1\`; any other path shows that it does not exist.`,
    ],
    ['keys', md`Keys do what is declared: ${truncateList(keys)}.`],
    ['palette', palette],
    ...appearanceChecks(context),
  ]
}

/** What must be true of everything that is seen. */
export function appearanceChecks(context: PackContext): Check[] {
  const { theme, accessibility, motion } = context.essence.dna
  const { skip_nav, focus_visible } = accessibility
  const access = [
    skip_nav && md`The first Tab stop leads to \`main\`.`,
    focus_visible && md`Focus is visible on every control.`,
    motion.reduce_motion && md`Nothing moves under \`prefers-reduced-motion\`.`,
  ]
  return [
    ['access', joinMarkdown(access) ?? EMPTY],
    [
      'tokens',
      md`Colours, sizes, radii, shadows and durations are variables of ${theme.id}; no literal value stands in a component.`,
    ],
    ['contrast', describeContrast(context, getAppModes(context))],
  ]
}
