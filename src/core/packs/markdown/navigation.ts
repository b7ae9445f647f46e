import { isPathPrefix } from '../../essence/diagnostics/navigation.ts'
import type { Command, HotkeySemantics, NavigationItem } from '../../generated/types/essence.v4.ts'
import type { Context } from '../context.ts'
import { inert, quoted, type Said, said } from '../inert.ts'
import { type Block, type Line, must, rule } from '../lines.ts'
import { joined, say } from '../say.ts'

/** A key string; where it names Cmd, also what is pressed off Apple systems. */
export function keyInWords(key?: string): Said | undefined {
  if (key === undefined) return undefined
  const other = key.replace(/(?<![^\s+])(cmdorctrl|command|cmd|mod|⌘)(?=\+\S)/gi, 'Ctrl')
  return say`${key}${say` (${other !== key && other} off Apple systems)`}`
}

/** One entry of the navigation, exactly as declared. */
export function itemInWords({ mark }: Context, item: NavigationItem): Said {
  const { label, route, icon, hotkey, active_match, badge } = item
  const way = said(isPathPrefix(active_match ?? '') ? 'prefix' : 'regex')
  const facts = [
    say`${quoted(label)} ${route}${mark(route)}`,
    say`icon ${icon}`,
    say`key ${hotkey}`,
    say`active on ${way} ${active_match}`,
    say`badge ${quoted(badge)}`,
  ]
  return say`${facts}`
}

/** The keys of the app: how they behave, then each with where it leads. */
function keyLines(context: Context): Line[] {
  const { hotkeys = [], hotkey_semantics } = context.essence.meta.navigation ?? {}
  if (hotkeys.length === 0) return []
  const usual = semanticsInWords({ ...DEFAULTS, ...hotkey_semantics }, '900 ms, typical')
  return [
    rule(say`Each key: ${usual}.`, 'semantics of keys'),
    ...hotkeys.map(({ key, label, semantics, ...lead }) => {
      const own = semantics && semanticsInWords(semantics)
      const way = leadInWords(context, lead)
      return rule(
        joined([say`${keyInWords(key)} ${quoted(label)}`, way, say`(its own: ${own})`]),
        'keys',
        key,
      )
    }),
  ]
}

const DEFAULTS = {
  input_guard: true,
  modifier_suppression: true,
  match_case: false,
  show_chord_indicator: true,
}

/** Where something leads: a route, an action, both or nothing. */
export function leadInWords(
  { mark }: Context,
  { route, action }: Pick<Command, 'route' | 'action'>,
): Said | undefined {
  const leads = [say`→ ${route}${mark(route ?? '')}`, say`runs ${action}`]
  return joined(route === undefined && action === undefined ? [said('→ nowhere')] : leads, ', ')
}

/** Yes and no to each question about a key, in words. */
const CHOICES = {
  input_guard: ['silent in editable fields', 'also in editable fields'],
  modifier_suppression: ['silent under undeclared modifiers', 'also under any modifier'],
  match_case: ['case matters', 'a capital means Shift'],
  show_chord_indicator: ['a badge shows an armed chord', 'chords arm silently'],
} as const

function semanticsInWords(semantics: HotkeySemantics, usual?: string): Said | undefined {
  const { chord_window_ms: window } = semantics
  const choices = Object.entries(CHOICES).map(([key, [yes, no]]) => {
    const value = semantics[key as keyof typeof CHOICES]
    return say`${value !== undefined && said(value ? yes : no)}`
  })
  const time = window === undefined ? usual && said(usual) : say`${window} ms`
  return joined([...choices, say`chords within ${time || false}`], '; ')
}

/** The palette: its contract to the letter, or that there is none. */
function paletteLines(context: Context, derived: readonly Command[] = []): Line[] {
  const palette = context.essence.meta.navigation?.command_palette
  if (!palette) return [must(said('No command palette is declared: build none.'))]
  const contract = palette === true ? {} : palette
  const { trigger, placeholder, width, styling, commands = derived } = contract
  const note =
    commands === derived
      ? 'Commands derived from the routes, since none are declared:'
      : commands.length === 0
        ? 'No commands, as declared.'
        : 'Exactly these commands, in this order:'
  return [
    must(
      say`${say`Opens on ${keyInWords(trigger)}. `}${say`Placeholder ${quoted(placeholder)}. `}${say`Width ${width}. `}${say`Styling ${styling}. `}${said(note)}`,
    ),
    ...commands.map((command) =>
      rule(commandInWords(context, command), 'commands', inert(command.id)),
    ),
  ]
}

/** One command of a palette. */
export const commandInWords = (
  context: Context,
  { id, label, section, hotkey, ...lead }: Command,
): Said | undefined =>
  joined([
    say`${id} ${quoted(label)}`,
    say`in ${quoted(section)}`,
    say`key ${hotkey}`,
    leadInWords(context, lead),
  ])

/** Navigation, keys and palette of the whole app. */
export const navigationBlocks = (
  context: Context,
  derived: readonly Command[] | undefined,
): Block[] => [
  [
    '## Navigation',
    context.essence.blueprint.sections.flatMap(({ id, navigation_items = [] }) =>
      navigation_items.map((item) => rule(itemInWords(context, item), 'navigation', id)),
    ),
  ],
  ['## Keys', keyLines(context)],
  ['## Palette', paletteLines(context, derived)],
]
