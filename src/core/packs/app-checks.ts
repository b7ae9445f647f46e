import { severityOf } from '../essence/diagnostics/severity.ts'
import type { ExecutionPackSuccessCheck } from '../generated/types/execution-pack.common.v1.ts'
import type { Context } from './context.ts'
import { named, namedAll } from './inert.ts'
import { keyInWords } from './markdown/navigation.ts'
import { modesOf } from './modes.ts'
import { derivedCommands } from './navigation.ts'
import { counted } from './words.ts'

/** What must be true of the whole app when its scaffold stands. */
export function appChecks(context: Context): ExecutionPackSuccessCheck[] {
  const { essence, pages } = context
  const { guard } = essence.meta
  const [dna, blueprint, interactions] = (['dna', 'blueprint', 'interactions'] as const).map(
    (layer) => severityOf(layer, guard),
  )
  const checks = [
    ['routes', blueprint, routesCheck(pages.length)],
    ['access', dna, accessCheck(context)],
    ['keys', interactions, keysCheck(context)],
    ['palette', interactions, paletteCheck(context)],
    ['tokens', dna, tokensCheck(context)],
    ['contrast', dna, contrastCheck(context)],
  ] as const
  return checks.flatMap(([id, severity, label]) =>
    label === undefined || severity === undefined ? [] : [{ id, label, severity }],
  )
}

function routesCheck(count: number): string {
  const all =
    count === 1 ? 'The route answers in its shell' : `All ${count} routes answer in their shells`
  return `${all} with one \`h1\` each; any other path shows that it does not exist.`
}

const tokensCheck = ({ essence }: Context): string =>
  `Colours, sizes, radii, shadows and durations are variables of ${named(essence.dna.theme.id)}; ` +
  'no literal value stands in a component.'

function accessCheck({ essence }: Context): string | undefined {
  const { skip_nav, focus_visible } = essence.dna.accessibility
  const parts = [
    skip_nav && 'the first Tab stop leads to `main`',
    focus_visible && 'focus is visible on every control',
    essence.dna.motion.reduce_motion && 'nothing moves under `prefers-reduced-motion`',
  ].filter((part) => typeof part === 'string')
  const text = parts.join('; ')
  return text === '' ? undefined : `${text.slice(0, 1).toUpperCase()}${text.slice(1)}.`
}

function keysCheck({ essence }: Context): string | undefined {
  const keys = (essence.meta.navigation?.hotkeys ?? []).map(({ key }) => key)
  if (keys.length === 0) return undefined
  const shown =
    keys.length > 8 ? `${namedAll(keys.slice(0, 8))} and ${keys.length - 8} more` : namedAll(keys)
  return `Keys do what is declared: ${shown}.`
}

function paletteCheck(context: Context): string {
  const palette = context.essence.meta.navigation?.command_palette
  if (palette === undefined || palette === false) return 'No command palette opens.'
  const { trigger, commands } = palette === true ? {} : palette
  const count = (commands ?? derivedCommands(context) ?? []).length
  const opens =
    trigger === undefined ? 'The palette opens' : `${keyInWords(trigger)} opens the palette`
  return `${opens} with exactly ${counted(count, 'command')}.`
}

function contrastCheck(context: Context): string | undefined {
  const { wcag_level } = context.essence.dna.accessibility
  if (wcag_level === 'none') return undefined
  return `Text passes WCAG \`${wcag_level}\` in ${modesOf(context).join(' and ')}.`
}
