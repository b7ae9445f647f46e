import { isPathPrefix } from '../../essence/diagnostics/navigation.ts'
import type { Command, HotkeySemantics, NavigationItem } from '../../generated/types/essence.v4.ts'
import type { Context } from '../context.ts'
import { quoted, type Said, said } from '../inert.ts'
import { type Block, type Line, must, rule } from '../lines.ts'
import { hotkeysOf, paletteOf } from '../navigation.ts'
import { joined, say } from '../say.ts'
import { counted } from '../words.ts'

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
  const hotkeys = hotkeysOf(context)
  if (hotkeys.length === 0) return []
  const usual = { ...DEFAULTS, ...context.essence.meta.navigation?.hotkey_semantics }
  return [
    rule(say`Each key: ${semanticsInWords(usual)}.`, 'semantics'),
    ...hotkeys.map(({ key, label, semantics = {}, ...lead }) => {
      const own = say`(its own: ${semanticsInWords(semantics)})`
      const name = say`${keyInWords(key)} ${quoted(label)}`
      return rule(joined([name, leadInWords(context, lead), own]), 'keys', key)
    }),
  ]
}

interface Semantics extends Omit<HotkeySemantics, 'chord_window_ms'> {
  readonly chord_window_ms?: number | Said
}

const DEFAULTS: Semantics = {
  input_guard: true,
  modifier_suppression: true,
  match_case: false,
  show_chord_indicator: true,
  chord_window_ms: say`typically 900`,
}

/** Where something leads: a route, an action, both or nothing. */
export function leadInWords(
  { mark }: Context,
  { route, action }: Pick<Command, 'route' | 'action'>,
): Said {
  const leads = [say`→ ${route}${mark(route ?? '')}`, say`runs ${action}`]
  return joined(leads, ', ') ?? say`→ nowhere`
}

function semanticsInWords(semantics: Semantics): Said | undefined {
  const { input_guard, modifier_suppression, match_case, show_chord_indicator } = semantics
  return joined(
    [
      say`${either(input_guard, 'silent', 'also')} in editable fields`,
      say`${either(modifier_suppression, 'silent', 'also')} under undeclared modifiers`,
      either(match_case, 'case matters', 'a capital means Shift'),
      either(show_chord_indicator, 'a badge shows an armed chord', 'chords arm silently'),
      say`chords within ${semantics.chord_window_ms} ms`,
    ],
    '; ',
  )
}

/** Yes or no in words; undefined when nothing is said. */
const either = (value: boolean | undefined, yes: string, no: string): Said | undefined =>
  value === undefined ? undefined : said(value ? yes : no)

/** What is to be seen of the palette, first whether there is one. */
export function paletteInWords(context: Context): Said[] {
  const palette = paletteOf(context)
  if (!palette) return [say`No command palette opens: none is declared.`]
  const { trigger, placeholder, width, styling, commands, isDerived } = palette
  const key = say` on ${keyInWords(trigger)}`
  const count = counted(commands.length, 'command')
  const source = said(isDerived ? ', derived from the routes' : '')
  return [
    say`The palette opens${key} with exactly ${count}${source}.`,
    say`Placeholder ${quoted(placeholder)}.`,
    say`Width ${width}.`,
    say`Styling ${styling}.`,
  ]
}

function paletteLines(context: Context): Line[] {
  const { commands = [] } = paletteOf(context) ?? {}
  return [
    must(joined([...paletteInWords(context), commands.length > 0 && say`In this order:`])),
    ...commands.map((command) => rule(commandInWords(context, command), 'commands', command.id)),
  ]
}

/** One command of a palette. */
export const commandInWords = (
  context: Context,
  { id, label, section, hotkey, ...lead }: Command,
): Said =>
  say`${id} ${quoted(label)}${say` in ${quoted(section)}`}${say` key ${hotkey}`} ${leadInWords(context, lead)}`

/** Navigation, keys and palette of the whole app. */
export const navigationBlocks = (context: Context): Block[] => [
  [
    '## Navigation',
    context.navigationItems.map(({ section, item }) =>
      rule(itemInWords(context, item), 'navigation', section.id),
    ),
  ],
  ['## Keys', keyLines(context)],
  ['## Palette', paletteLines(context)],
]
