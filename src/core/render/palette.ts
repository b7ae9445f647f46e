import type { Command } from '../generated/types/essence.v4.ts'
import type { Plan } from '../packs/app.ts'
import { derivedCommands } from '../packs/navigation.ts'
import { icon } from './icons.ts'
import {
  attr,
  type Element,
  el,
  mapElements,
  type Node,
  withAttributes,
  withChildren,
} from './node.ts'

/** The palette of an app: what it lists and how it is opened. */
export interface Palette {
  readonly commands: readonly Command[]
  readonly placeholder: string
  readonly trigger: string | undefined
}

/** The palette that an essence declares; undefined when it has none. */
export function paletteOf(plan: Plan): Palette | undefined {
  const declared = plan.essence.meta.navigation?.command_palette
  if (declared === undefined || declared === false) return undefined
  const contract = declared === true ? {} : declared
  return {
    commands: contract.commands ?? derivedCommands(plan) ?? [],
    placeholder: contract.placeholder ?? 'Find or run',
    trigger: contract.trigger,
  }
}

/** What stands on the button that opens a palette. */
export const paletteLabel = ({ placeholder, trigger }: Palette): Node[] => [
  icon('search'),
  el('span', {}, [placeholder]),
  ...(trigger === undefined ? [] : [keys(trigger)]),
]

/** Cmd means Ctrl outside the Mac, and this is read everywhere. */
const keys = (trigger: string): Element =>
  el('kbd', { 'data-component': 'Kbd' }, [trigger.replace(/\bCmd\b/, 'Ctrl').replaceAll('+', ' ')])

/** The dialog of an example with the commands of the app in it. */
export function fillPalette(dialog: Element, palette: Palette, start: string): Element {
  const groups = groupsOf(palette.commands, start)
  const first = palette.commands.length === 0 ? undefined : `${start}-command-1`
  const [filled] = mapElements([dialog], (element) => {
    if (attr(element, 'role') === 'listbox') {
      const label = { 'aria-label': 'Commands' }
      return withAttributes(withChildren({ ...element, name: 'div' }, groups), label)
    }
    if (attr(element, 'role') === 'combobox') {
      const { placeholder } = palette
      const active = { 'aria-activedescendant': first }
      return withAttributes(element, { placeholder, value: undefined, ...active })
    }
    if (attr(element, 'data-slot') === 'status')
      return withChildren(element, [`${palette.commands.length} commands`])
    return element
  })
  return withAttributes(filled as Element, { 'aria-label': palette.placeholder })
}

function groupsOf(commands: readonly Command[], start: string): Element[] {
  const names = [...new Set(commands.map(({ section = '' }) => section))]
  return names.map((name, at) => {
    const id = `${start}-group-${at + 1}`
    const own = commands.filter(({ section = '' }) => section === name)
    return el('ul', { role: 'group', ...(name ? { 'aria-labelledby': id } : NO_NAME) }, [
      name !== '' && el('li', { role: 'presentation', id }, [name]),
      ...own.map((command) => option(command, `${start}-command-${commands.indexOf(command) + 1}`)),
    ])
  })
}

const NO_NAME = { 'aria-label': 'Commands' }

const option = ({ label, hotkey }: Command, id: string): Element => {
  const isFirst = id.endsWith('-command-1')
  const marks = { 'data-slot': 'option', 'data-component': 'ListItem', role: 'option', id }
  const selected = isFirst ? { 'data-selected': 'true' } : {}
  return el('li', { ...marks, 'aria-selected': isFirst ? 'true' : 'false', ...selected }, [
    el('span', {}, [label]),
    hotkey !== undefined && el('kbd', { 'data-component': 'Kbd' }, [hotkey]),
  ])
}
