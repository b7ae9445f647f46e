import { getHotkeys, resolvePalette } from '../../essence/app/app-navigation.ts'
import { isPathPrefix } from '../../essence/model/route-matching.ts'
import type { Command, Hotkey, HotkeySemantics, NavigationItem } from '../../essence/version.ts'
import type { PackContext } from '../context.ts'
import { essentialLine, type Line, type MarkdownBlock, paragraph } from './lines.ts'
import {
  EMPTY,
  joinMarkdown,
  md,
  pluralize,
  quoteInline,
  raw,
  type SafeMarkdown,
  toVerbatimCode,
} from './sentence.ts'

/** Returns a key, with the Ctrl equivalent for other systems if it names Cmd. */
export function formatKey(key?: string): SafeMarkdown | undefined {
  if (key === undefined) return undefined
  const withCtrl = key.replace(CMD_MODIFIER, 'Ctrl')
  return md`${key}${md` (${withCtrl !== key && withCtrl} outside macOS)`}`
}

const CMD_MODIFIER = /(?<![^\s+])(cmdorctrl|command|cmd|mod|⌘)(?=\+\S)/gi

/** Describes a navigation item as declared; its `active_match` is copied exactly. */
export function describeNavigationItem(
  { getRouteNote }: PackContext,
  item: NavigationItem,
): SafeMarkdown {
  const { label, route, icon, hotkey, active_match, badge } = item
  const matchType = raw(isPathPrefix(active_match ?? '') ? 'prefix' : 'regex')
  const facts = [
    md`${quoteInline(label)} ${route}${getRouteNote(route)}`,
    md`icon ${icon}`,
    md`key ${hotkey}`,
    md`active on ${matchType} ${toVerbatimCode(active_match)}`,
    md`badge ${quoteInline(badge)}`,
  ]
  return md`${facts}`
}

/** Creates the lines about hotkeys: how they behave, then each key with its target. */
function hotkeyLines(context: PackContext): Line[] {
  const hotkeys = getHotkeys(context)
  if (hotkeys.length === 0) return []
  const semantics = { ...DEFAULT_SEMANTICS, ...context.essence.meta.navigation?.hotkey_semantics }
  return [
    essentialLine(md`All keys: ${describeSemantics(semantics)}.`, 'semantics'),
    ...hotkeys.map((hotkey) =>
      essentialLine(describeHotkey(context, hotkey), 'keys', { subject: hotkey.key }),
    ),
  ]
}

function describeHotkey(
  context: PackContext,
  { key, label, semantics = {}, route, action }: Hotkey,
): SafeMarkdown | undefined {
  return joinMarkdown([
    md`${formatKey(key)} ${quoteInline(label)}`,
    describeLinkTarget(context, { route, action }),
    md`(here: ${describeSemantics(semantics)})`,
  ])
}

interface KeySemantics extends Omit<HotkeySemantics, 'chord_window_ms'> {
  readonly chord_window_ms?: number | SafeMarkdown
}

const DEFAULT_SEMANTICS: KeySemantics = {
  input_guard: true,
  modifier_suppression: true,
  match_case: false,
  show_chord_indicator: true,
  chord_window_ms: md`900 (typical)`,
}

interface LinkTarget {
  readonly route?: string | undefined
  readonly action?: string | undefined
}

/** Describes the target of a key or command: a route, an action, both or nothing. */
export function describeLinkTarget(
  { getRouteNote }: PackContext,
  { route, action }: LinkTarget,
): SafeMarkdown {
  const targets = [md`→ ${route}${getRouteNote(route ?? '')}`, md`runs ${action}`]
  return joinMarkdown(targets, ', ') ?? md`does nothing`
}

function describeSemantics(semantics: KeySemantics): SafeMarkdown | undefined {
  const { input_guard, modifier_suppression, match_case, show_chord_indicator } = semantics
  return joinMarkdown(
    [
      yesOrNo(input_guard, 'ignored in editable fields', 'active in editable fields'),
      yesOrNo(modifier_suppression, 'ignored with other modifiers', 'active with other modifiers'),
      yesOrNo(match_case, 'case-sensitive', 'a capital letter means Shift'),
      yesOrNo(show_chord_indicator, 'a badge shows a pending key', 'no badge'),
      md`at most ${semantics.chord_window_ms} ms between two keys`,
    ],
    '; ',
  )
}

/** Returns the words for true or false; undefined if the value is not set. */
const yesOrNo = (value: boolean | undefined, yes: string, no: string): SafeMarkdown | undefined =>
  value === undefined ? undefined : raw(value ? yes : no)

/** Describes the palette: first whether there is one, then its properties. */
export function describePalette(context: PackContext): SafeMarkdown[] {
  const palette = resolvePalette(context)
  if (!palette) return [md`There is no command palette.`]
  const { trigger, placeholder, width, styling, commands, isDerived } = palette
  const key = md` on ${formatKey(trigger)}`
  const count = pluralize(commands.length, 'command')
  const source = raw(isDerived ? ', derived from the routes' : '')
  return [
    md`The command palette opens${key} and has exactly ${count}${source}.`,
    md`Placeholder ${quoteInline(placeholder)}.`,
    md`Width ${width}.`,
    md`Shown as ${styling}.`,
  ]
}

function paletteLines(context: PackContext): Line[] {
  const { commands = [] } = resolvePalette(context) ?? {}
  return [
    paragraph(
      joinMarkdown([...describePalette(context), commands.length > 0 && md`In this order:`]),
    ),
    ...commands.map((command) =>
      essentialLine(describeCommand(context, command), 'commands', { subject: command.id }),
    ),
  ]
}

/** Describes a command of the palette. */
export const describeCommand = (
  context: PackContext,
  { id, label, section, hotkey, route, action }: Command,
): SafeMarkdown =>
  md`${id} ${quoteInline(label)}${md` in ${quoteInline(section)}`}${md` key ${hotkey}`} ${describeLinkTarget(context, { route, action })}`

const ACTIVE_RULE = md`An item is active on its exact path unless it says otherwise.`

/** Creates the blocks about navigation, keys and palette of the whole app. */
export const navigationBlocks = (context: PackContext): MarkdownBlock[] => [
  [
    '## Navigation',
    [
      paragraph(context.navigationItems.length > 0 ? ACTIVE_RULE : EMPTY),
      ...context.navigationItems.map(({ section, item }) =>
        essentialLine(describeNavigationItem(context, item), 'navigation', { subject: section.id }),
      ),
    ],
  ],
  ['## Keys', hotkeyLines(context)],
  ['## Command palette', paletteLines(context)],
]
