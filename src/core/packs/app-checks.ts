import type { CommandPalette } from '../generated/types/essence.v4.ts'
import type { Check } from './checks.ts'
import type { Context } from './context.ts'
import { type Said, said } from './inert.ts'
import { keyInWords } from './markdown/navigation.ts'
import { modesOf } from './modes.ts'
import { derivedCommands } from './navigation.ts'
import { say } from './say.ts'
import { capital, counted } from './words.ts'

/** What must be true of the whole app when its scaffold stands. */
export function appChecks(context: Context): Check[] {
  const { essence, pages } = context
  const { theme, accessibility } = essence.dna
  const keys = (essence.meta.navigation?.hotkeys ?? []).map(({ key }) => key)
  const beyond = keys.length > 8 ? ` and ${keys.length - 8} more` : ''
  const count = pages.length
  const routes =
    count === 1 ? 'The route answers in its shell' : `All ${count} routes answer in their shells`
  const modes = said(modesOf(context).join(' and '))
  const level = accessibility.wcag_level
  return [
    [
      'routes',
      say`${said(routes)} with one \`h1\` each; any other path shows that it does not exist.`,
    ],
    ['access', accessCheck(context)],
    ['keys', say`Keys do what is declared: ${keys.slice(0, 8)}${said(beyond)}.`],
    ['palette', paletteCheck(context)],
    [
      'tokens',
      say`Colours, sizes, radii, shadows and durations are variables of ${theme.id}; no literal value stands in a component.`,
    ],
    ['contrast', say`Text passes WCAG ${level !== 'none' && level} in ${modes}.`],
  ]
}

function accessCheck({ essence: { dna } }: Context): Said {
  const asked = [
    [dna.accessibility.skip_nav, 'the first Tab stop leads to `main`'],
    [dna.accessibility.focus_visible, 'focus is visible on every control'],
    [dna.motion.reduce_motion, 'nothing moves under `prefers-reduced-motion`'],
  ] as const
  const text = asked.flatMap(([isAsked, words]) => (isAsked ? words : [])).join('; ')
  return said(text && `${capital(text)}.`)
}

function paletteCheck(context: Context): Said {
  const palette = context.essence.meta.navigation?.command_palette
  if (!palette) return said('No command palette opens.')
  const { trigger, commands = derivedCommands(context) ?? [] }: CommandPalette = Object(palette)
  const key = keyInWords(trigger)
  const opens = key ? say`${key} opens the palette` : said('The palette opens')
  return say`${opens} with exactly ${said(counted(commands.length, 'command'))}.`
}
