import type {
  Command,
  EssenceV4,
  HotkeySemantics,
  NavigationItem,
} from '../../generated/types/essence.v4.ts'
import { inert, named, quoted, type Said, said } from '../inert.ts'
import { type Block, type Line, list, must, rule } from '../lines.ts'
import { joined, say } from '../say.ts'

/** Says of a path that no page declares it. */
export type Mark = (path: string) => Said

/** A key string; where it names Cmd, also what is pressed off Apple systems. */
export function keyInWords(key?: string): Said | undefined {
  if (key === undefined) return undefined
  const other = key.replace(/(?<![^\s+])(cmdorctrl|command|cmd|mod|⌘)(?=\+\S)/gi, 'Ctrl')
  return say`${key}${say` (${other !== key && other} off Apple systems)`}`
}

/** One entry of the navigation, exactly as declared. */
export function itemInWords(item: NavigationItem, mark: Mark): Said | undefined {
  const { label, route, icon, hotkey, active_match, badge } = item
  const way = said(isPrefix(active_match) ? 'prefix' : 'regex')
  return joined(
    [
      say`${quoted(label)} ${route}${mark(route)}`,
      say`icon ${icon}`,
      say`key ${hotkey}`,
      say`active on ${way} ${active_match}`,
      say`badge ${quoted(badge)}`,
    ],
    ', ',
  )
}

/** A path without characters of a regular expression is a prefix, up to the end of a segment. */
const isPrefix = (match = ''): boolean => /^\/[^\\^$.*+?()[\]{}|]*$/.test(match)

/** The keys of the app: how they behave, then each with where it leads. */
function keyLines({ meta }: EssenceV4, mark: Mark): Line[] {
  const { hotkeys = [], hotkey_semantics } = meta.navigation ?? {}
  if (hotkeys.length === 0) return []
  const usual = semanticsInWords({ ...DEFAULTS, ...hotkey_semantics }, '900 ms, typical')
  return list([
    rule(say`Each key: ${usual}.`, 'semantics of keys'),
    ...hotkeys.map(({ key, label, semantics, ...lead }) => {
      const own = semantics && semanticsInWords(semantics)
      const way = leadInWords(lead, mark)
      return rule(
        joined([say`${keyInWords(key)} ${quoted(label)}`, way, say`(its own: ${own})`]),
        'keys',
        named(key),
      )
    }),
  ])
}

const DEFAULTS = {
  input_guard: true,
  modifier_suppression: true,
  match_case: false,
  show_chord_indicator: true,
}

/** Where something leads: a route, an action, both or nothing. */
export function leadInWords(
  { route, action }: Pick<Command, 'route' | 'action'>,
  mark: Mark,
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
function paletteLines({ meta }: EssenceV4, derived: readonly Command[] = [], mark: Mark): Line[] {
  const palette = meta.navigation?.command_palette
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
      joined([
        say`Opens on ${keyInWords(trigger)}.`,
        say`Placeholder ${quoted(placeholder)}.`,
        say`Width ${width}.`,
        say`Styling ${styling}.`,
        said(note),
      ]),
    ),
    ...list(
      commands.map((command) =>
        rule(commandInWords(command, mark), 'commands', inert(command.id).said),
      ),
    ),
  ]
}

/** One command of a palette. */
export const commandInWords = (
  { id, label, section, hotkey, ...lead }: Command,
  mark: Mark,
): Said | undefined =>
  joined([
    say`${id} ${quoted(label)}`,
    say`in ${quoted(section)}`,
    say`key ${hotkey}`,
    leadInWords(lead, mark),
  ])

/** Navigation, keys and palette of the whole app. */
export const navigationBlocks = (
  essence: EssenceV4,
  derived: readonly Command[] | undefined,
  mark: Mark,
): Block[] => [
  [
    '## Navigation',
    list(
      essence.blueprint.sections.flatMap(({ id, navigation_items = [] }) =>
        navigation_items.map((item) => rule(itemInWords(item, mark), 'navigation', named(id))),
      ),
    ),
  ],
  ['## Keys', keyLines(essence, mark)],
  ['## Palette', paletteLines(essence, derived, mark)],
]
