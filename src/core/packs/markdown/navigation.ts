import { isPathPrefix } from '../../essence/model/route-matching.ts'
import type { Command, HotkeySemantics, NavigationItem } from '../../essence/version.ts'
import { getHotkeys, resolvePalette } from '../app-navigation.ts'
import type { PackContext } from '../context.ts'
import { essentialLine, type Line, type MarkdownBlock, paragraph } from './lines.ts'
import { joinMarkdown, md, pluralize, quoteInline, raw, type SafeMarkdown } from './sentence.ts'

/** A key string; where it names Cmd, also what is pressed off Apple systems. */
export function formatKey(key?: string): SafeMarkdown | undefined {
  if (key === undefined) return undefined
  const other = key.replace(/(?<![^\s+])(cmdorctrl|command|cmd|mod|⌘)(?=\+\S)/gi, 'Ctrl')
  return md`${key}${md` (${other !== key && other} off Apple systems)`}`
}

/** One entry of the navigation, exactly as declared. */
export function describeNavigationItem(
  { getRouteNote }: PackContext,
  item: NavigationItem,
): SafeMarkdown {
  const { label, route, icon, hotkey, active_match, badge } = item
  const way = raw(isPathPrefix(active_match ?? '') ? 'prefix' : 'regex')
  const facts = [
    md`${quoteInline(label)} ${route}${getRouteNote(route)}`,
    md`icon ${icon}`,
    md`key ${hotkey}`,
    md`active on ${way} ${active_match}`,
    md`badge ${quoteInline(badge)}`,
  ]
  return md`${facts}`
}

/** The keys of the app: how they behave, then each with where it leads. */
function hotkeyLines(context: PackContext): Line[] {
  const hotkeys = getHotkeys(context)
  if (hotkeys.length === 0) return []
  const usual = { ...DEFAULT_SEMANTICS, ...context.essence.meta.navigation?.hotkey_semantics }
  return [
    essentialLine(md`Each key: ${describeSemantics(usual)}.`, 'semantics'),
    ...hotkeys.map(({ key, label, semantics = {}, ...lead }) => {
      const own = md`(its own: ${describeSemantics(semantics)})`
      const name = md`${formatKey(key)} ${quoteInline(label)}`
      return essentialLine(
        joinMarkdown([name, describeLinkTarget(context, lead), own]),
        'keys',
        key,
      )
    }),
  ]
}

interface KeySemantics extends Omit<HotkeySemantics, 'chord_window_ms'> {
  readonly chord_window_ms?: number | SafeMarkdown
}

const DEFAULT_SEMANTICS: KeySemantics = {
  input_guard: true,
  modifier_suppression: true,
  match_case: false,
  show_chord_indicator: true,
  chord_window_ms: md`typically 900`,
}

/** Where something leads: a route, an action, both or nothing. */
export function describeLinkTarget(
  { getRouteNote }: PackContext,
  { route, action }: Pick<Command, 'route' | 'action'>,
): SafeMarkdown {
  const leads = [md`→ ${route}${getRouteNote(route ?? '')}`, md`runs ${action}`]
  return joinMarkdown(leads, ', ') ?? md`→ nowhere`
}

function describeSemantics(semantics: KeySemantics): SafeMarkdown | undefined {
  const { input_guard, modifier_suppression, match_case, show_chord_indicator } = semantics
  return joinMarkdown(
    [
      md`${yesOrNo(input_guard, 'silent', 'also')} in editable fields`,
      md`${yesOrNo(modifier_suppression, 'silent', 'also')} under undeclared modifiers`,
      yesOrNo(match_case, 'case matters', 'a capital means Shift'),
      yesOrNo(show_chord_indicator, 'a badge shows an armed chord', 'chords arm silently'),
      md`chords within ${semantics.chord_window_ms} ms`,
    ],
    '; ',
  )
}

/** Yes or no in words; undefined when nothing is said. */
const yesOrNo = (value: boolean | undefined, yes: string, no: string): SafeMarkdown | undefined =>
  value === undefined ? undefined : raw(value ? yes : no)

/** What is to be seen of the palette, first whether there is one. */
export function describePalette(context: PackContext): SafeMarkdown[] {
  const palette = resolvePalette(context)
  if (!palette) return [md`No command palette opens: none is declared.`]
  const { trigger, placeholder, width, styling, commands, isDerived } = palette
  const key = md` on ${formatKey(trigger)}`
  const count = pluralize(commands.length, 'command')
  const source = raw(isDerived ? ', derived from the routes' : '')
  return [
    md`The palette opens${key} with exactly ${count}${source}.`,
    md`Placeholder ${quoteInline(placeholder)}.`,
    md`Width ${width}.`,
    md`Styling ${styling}.`,
  ]
}

function paletteLines(context: PackContext): Line[] {
  const { commands = [] } = resolvePalette(context) ?? {}
  return [
    paragraph(
      joinMarkdown([...describePalette(context), commands.length > 0 && md`In this order:`]),
    ),
    ...commands.map((command) =>
      essentialLine(describeCommand(context, command), 'commands', command.id),
    ),
  ]
}

/** One command of a palette. */
export const describeCommand = (
  context: PackContext,
  { id, label, section, hotkey, ...lead }: Command,
): SafeMarkdown =>
  md`${id} ${quoteInline(label)}${md` in ${quoteInline(section)}`}${md` key ${hotkey}`} ${describeLinkTarget(context, lead)}`

/** Navigation, keys and palette of the whole app. */
export const navigationBlocks = (context: PackContext): MarkdownBlock[] => [
  [
    '## Navigation',
    context.navigationItems.map(({ section, item }) =>
      essentialLine(describeNavigationItem(context, item), 'navigation', section.id),
    ),
  ],
  ['## Keys', hotkeyLines(context)],
  ['## Palette', paletteLines(context)],
]
