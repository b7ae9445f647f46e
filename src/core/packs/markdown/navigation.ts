import type {
  Command,
  CommandPalette,
  EssenceV4,
  Hotkey,
  HotkeySemantics,
  NavigationItem,
} from '../../generated/types/essence.v4.ts'
import { inert, named, quoted } from '../inert.ts'
import { type Block, bullet, joined, type Line, may, must } from '../lines.ts'

/** Says of a path that no page declares it. */
export type Mark = (path: string) => string

/** A key string; where it names Cmd, also what is pressed off Apple systems. */
export function keyInWords(key: string): string {
  const other = key.replace(/(?<![^\s+])(cmdorctrl|command|cmd|mod|⌘)(?=\+\S)/gi, 'Ctrl')
  return other === key ? named(key) : `${named(key)} (${named(other)} off Apple systems)`
}

/** One entry of the navigation, exactly as declared. */
export function itemInWords(item: NavigationItem, mark: Mark): string {
  const { label, route, icon, hotkey, active_match, badge } = item
  return [
    `${quoted(label)} ${named(route)}${mark(route)}`,
    icon && `icon ${named(icon)}`,
    hotkey && `key ${named(hotkey)}`,
    active_match &&
      `active on ${isPrefix(active_match) ? 'prefix' : 'regex'} ${named(active_match)}`,
    badge && `badge ${quoted(badge)}`,
  ]
    .filter(Boolean)
    .join(', ')
}

/** A path without characters of a regular expression is a prefix, up to the end of a segment. */
const isPrefix = (match: string): boolean => /^\/[^\\^$.*+?()[\]{}|]*$/.test(match)

/** The keys of the app: how they behave, then each with where it leads. */
export function keyLines({ meta }: EssenceV4, mark: Mark): Line[] {
  const { hotkeys = [], hotkey_semantics } = meta.navigation ?? {}
  if (hotkeys.length === 0) return []
  const rule = `Each key: ${semanticsInWords({ ...DEFAULTS, ...hotkey_semantics }, true)}.`
  return [may('rule', rule, 'semantics of keys'), ...hotkeys.map((key) => keyLine(key, mark))].map(
    bullet,
  )
}

const DEFAULTS = {
  input_guard: true,
  modifier_suppression: true,
  match_case: false,
  show_chord_indicator: true,
}

const keyLine = ({ key, label, route, action, semantics }: Hotkey, mark: Mark): Line => {
  const own = semantics && semanticsInWords(semantics, false)
  const text = joined([
    `${keyInWords(key)} ${quoted(label)}`,
    leadInWords({ route, action }, mark),
    own && `(its own: ${own})`,
  ])
  return may('rule', text, 'keys', named(key))
}

/** Where something leads: a route, an action, both or nothing. */
export function leadInWords(
  { route, action }: { route?: string | undefined; action?: string | undefined },
  mark: Mark,
): string {
  const leads = [
    route !== undefined && `→ ${named(route)}${mark(route)}`,
    action !== undefined && `runs ${named(action)}`,
  ].filter(Boolean)
  return leads.length === 0 ? '→ nowhere' : leads.join(', ')
}

function semanticsInWords(semantics: HotkeySemantics, isGlobal: boolean): string {
  const { chord_window_ms, input_guard, modifier_suppression, match_case, show_chord_indicator } =
    semantics
  const choice = (value: boolean | undefined, yes: string, no: string) =>
    value === undefined ? [] : [value ? yes : no]
  return [
    ...choice(input_guard, 'silent in editable fields', 'also in editable fields'),
    ...choice(modifier_suppression, 'silent under undeclared modifiers', 'also under any modifier'),
    ...choice(match_case, 'case matters', 'a capital means Shift'),
    ...choice(show_chord_indicator, 'a badge shows an armed chord', 'chords arm silently'),
    ...(chord_window_ms === undefined
      ? isGlobal
        ? ['chords within 900 ms, typical']
        : []
      : [`chords within ${chord_window_ms} ms`]),
  ].join('; ')
}

/** The palette: its contract to the letter, or that there is none. */
export function paletteLines(
  { meta }: EssenceV4,
  derived: readonly Command[] | undefined,
  mark: Mark,
): Line[] {
  const palette = meta.navigation?.command_palette
  if (palette === undefined || palette === false)
    return [must('No command palette is declared: build none.')]
  const contract = palette === true ? {} : palette
  const commands = contract.commands ?? derived ?? []
  const note =
    contract.commands === undefined
      ? 'Commands derived from the routes, since none are declared:'
      : commands.length === 0
        ? 'No commands, as declared.'
        : 'Exactly these commands, in this order:'
  return [
    must(joined([contractInWords(contract), note])),
    ...commands.map((command) => commandLine(command, mark)),
  ]
}

/** Trigger, placeholder, width and styling of a palette, those that are declared. */
export function contractInWords({ trigger, placeholder, width, styling }: CommandPalette): string {
  return [
    trigger !== undefined && `Opens on ${keyInWords(trigger)}.`,
    placeholder !== undefined && `Placeholder ${quoted(placeholder)}.`,
    width !== undefined && `Width ${named(width)}.`,
    styling !== undefined && `Styling \`${styling}\`.`,
  ]
    .filter(Boolean)
    .join(' ')
}

/** One command of a palette. */
export const commandInWords = (command: Command, mark: Mark): string => {
  const { id, label, section, hotkey, route, action } = command
  return joined([
    `${named(id)} ${quoted(label)}`,
    section !== undefined && `in ${quoted(section)}`,
    hotkey !== undefined && `key ${named(hotkey)}`,
    leadInWords({ route, action }, mark),
  ])
}

const commandLine = (command: Command, mark: Mark): Line =>
  bullet(may('rule', commandInWords(command, mark), 'commands', inert(command.id)))

/** Navigation, keys and palette of the whole app. */
export function navigationBlocks(
  essence: EssenceV4,
  derived: readonly Command[] | undefined,
  mark: Mark,
): Block[] {
  const items = essence.blueprint.sections.flatMap(({ id, navigation_items = [] }) =>
    navigation_items.map((item) =>
      bullet(may('rule', itemInWords(item, mark), 'navigation', named(id))),
    ),
  )
  return [
    { heading: '## Navigation', lines: items },
    { heading: '## Keys', lines: keyLines(essence, mark) },
    { heading: '## Palette', lines: paletteLines(essence, derived, mark) },
  ]
}
