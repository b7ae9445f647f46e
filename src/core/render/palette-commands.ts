import { deriveCommands } from '../essence/app/app-navigation.ts'
import type { AppPlan } from '../essence/app/app-plan.ts'
import type { Command, CommandPalette } from '../essence/version.ts'
import { asString } from '../kernel/json/value.ts'
import { toCssValue } from '../theme/css-value.ts'
import {
  type Element,
  el,
  getAttribute,
  mapElements,
  type Node,
  withAttributes,
  withChildren,
} from './element.ts'
import { createIcon } from './icons.ts'

/** A command palette with the defaults of the renderer filled in. */
export interface RenderedPalette extends Pick<CommandPalette, 'trigger' | 'styling'> {
  readonly commands: readonly Command[]
  readonly placeholder: string
}

/** Returns the command palette that an essence declares; undefined if it declares none. */
export function getCommandPalette(plan: AppPlan): RenderedPalette | undefined {
  const palette = getDeclaredPalette(plan)
  return (
    palette && {
      ...palette,
      commands: palette.commands ?? deriveCommands(plan) ?? [],
      placeholder: palette.placeholder ?? 'Find or run',
    }
  )
}

function getDeclaredPalette({ essence }: AppPlan): CommandPalette | undefined {
  const declared = essence.meta.navigation?.command_palette
  return declared === true ? {} : declared || undefined
}

/**
 * Returns the rule that sets the width of the command palette; empty if the essence declares no
 * valid width. It is part of a style sheet because previews forbid inline styles.
 */
export function paletteCss(plan: AppPlan): string {
  const width = toCssValue(getDeclaredPalette(plan)?.width)
  return width !== undefined && CSS_LENGTH.test(width)
    ? `:root {\n  --palette-width: ${width};\n}\n`
    : ''
}

/** Matches a number with a unit, or a math function; invalid arguments mean an automatic width. */
const CSS_LENGTH =
  /^(?:\d*\.?\d+(?:rem|em|ch|px|%|[dls]?v[wi])|(?:min|max|clamp|calc)\([-\w.%+*/,() ]+\))$/i

/** Creates the content of the button that opens a command palette. */
export const createPaletteLabel = ({ placeholder, trigger }: RenderedPalette): Node[] => [
  createIcon('search'),
  el('span', {}, [placeholder]),
  ...(trigger === undefined ? [] : [createKbd(trigger)]),
]

/** Shows Ctrl for Cmd, because a rendered page cannot tell which system it is read on. */
const createKbd = (trigger: string): Element =>
  el('kbd', { 'data-component': 'Kbd' }, [trigger.replace(/\bCmd\b/, 'Ctrl').replaceAll('+', ' ')])

/** Fills the dialog of the pattern's example with the commands of an app. */
export function fillCommandPalette(
  dialog: Element,
  palette: RenderedPalette,
  idPrefix: string,
): Element {
  const { commands, placeholder, styling } = palette
  const groups = createCommandGroups(commands, idPrefix)
  const firstId = commands.length === 0 ? undefined : `${idPrefix}-command-1`
  const [filled] = mapElements([dialog], (element) => {
    if (getAttribute(element, 'role') === 'listbox')
      return withAttributes(withChildren({ ...element, name: 'div' }, groups), DEFAULT_LABEL)
    if (getAttribute(element, 'role') === 'combobox')
      return withAttributes(element, {
        placeholder,
        value: undefined,
        'aria-activedescendant': firstId,
      })
    if (getAttribute(element, 'data-slot') === 'status')
      return withChildren(element, [`${commands.length} commands`])
    return element
  })
  return withAttributes(filled as Element, { 'aria-label': placeholder, 'data-styling': styling })
}

const DEFAULT_LABEL = { 'aria-label': 'Commands' }

function createCommandGroups(commands: readonly Command[], idPrefix: string): Element[] {
  const sections = [...new Set(commands.map(({ section = '' }) => section))]
  return sections.map((name, index) => {
    const id = `${idPrefix}-group-${index + 1}`
    const options = commands.flatMap((command, position) =>
      (command.section ?? '') === name
        ? [createOption(command, `${idPrefix}-command-${position + 1}`, position === 0)]
        : [],
    )
    return el('ul', { role: 'group', ...(name ? { 'aria-labelledby': id } : DEFAULT_LABEL) }, [
      name !== '' && el('li', { role: 'presentation', id }, [name]),
      ...options,
    ])
  })
}

/** Creates an option: a link if the command has a route. `rewriteLinks` disables dead links. */
function createOption(
  { label, hotkey, route, action }: Command,
  id: string,
  isFirst: boolean,
): Element {
  const attributes = {
    'data-slot': 'option',
    'data-component': 'ListItem',
    'data-action': route === undefined ? asString(action) : undefined,
    role: 'option',
    id,
    'aria-selected': isFirst ? 'true' : 'false',
    ...(isFirst ? { 'data-selected': 'true' } : {}),
  }
  const content = [
    el('span', {}, [label]),
    hotkey !== undefined && el('kbd', { 'data-component': 'Kbd' }, [hotkey]),
  ]
  if (route === undefined) return el('li', attributes, content)
  return el('li', { role: 'none' }, [el('a', { ...attributes, href: route }, content)])
}
