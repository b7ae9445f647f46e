import type { Command } from '../essence/version.ts'
import { deriveCommands } from '../packs/app-navigation.ts'
import type { AppPlan } from '../packs/app-plan.ts'
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

/** The palette of an app: what it lists and how it is opened. */
export interface CommandPalette {
  readonly commands: readonly Command[]
  readonly placeholder: string
  readonly trigger: string | undefined
}

/** The palette that an essence declares; undefined when it has none. */
export function getCommandPalette(plan: AppPlan): CommandPalette | undefined {
  const declared = plan.essence.meta.navigation?.command_palette
  if (declared === undefined || declared === false) return undefined
  const contract = declared === true ? {} : declared
  return {
    commands: contract.commands ?? deriveCommands(plan) ?? [],
    placeholder: contract.placeholder ?? 'Find or run',
    trigger: contract.trigger,
  }
}

/** What stands on the button that opens a palette. */
export const createPaletteLabel = ({ placeholder, trigger }: CommandPalette): Node[] => [
  createIcon('search'),
  el('span', {}, [placeholder]),
  ...(trigger === undefined ? [] : [createKbd(trigger)]),
]

/** Cmd means Ctrl outside the Mac, and this is read everywhere. */
const createKbd = (trigger: string): Element =>
  el('kbd', { 'data-component': 'Kbd' }, [trigger.replace(/\bCmd\b/, 'Ctrl').replaceAll('+', ' ')])

/** The dialog of an example with the commands of the app in it. */
export function fillCommandPalette(
  dialog: Element,
  palette: CommandPalette,
  start: string,
): Element {
  const groups = createCommandGroups(palette.commands, start)
  const first = palette.commands.length === 0 ? undefined : `${start}-command-1`
  const [filled] = mapElements([dialog], (element) => {
    if (getAttribute(element, 'role') === 'listbox') {
      const label = { 'aria-label': 'Commands' }
      return withAttributes(withChildren({ ...element, name: 'div' }, groups), label)
    }
    if (getAttribute(element, 'role') === 'combobox') {
      const { placeholder } = palette
      const active = { 'aria-activedescendant': first }
      return withAttributes(element, { placeholder, value: undefined, ...active })
    }
    if (getAttribute(element, 'data-slot') === 'status')
      return withChildren(element, [`${palette.commands.length} commands`])
    return element
  })
  return withAttributes(filled as Element, { 'aria-label': palette.placeholder })
}

function createCommandGroups(commands: readonly Command[], start: string): Element[] {
  const names = [...new Set(commands.map(({ section = '' }) => section))]
  return names.map((name, at) => {
    const id = `${start}-group-${at + 1}`
    const own = commands.filter(({ section = '' }) => section === name)
    return el(
      'ul',
      { role: 'group', ...(name ? { 'aria-labelledby': id } : DEFAULT_GROUP_LABEL) },
      [
        name !== '' && el('li', { role: 'presentation', id }, [name]),
        ...own.map((command) =>
          createOption(command, `${start}-command-${commands.indexOf(command) + 1}`),
        ),
      ],
    )
  })
}

const DEFAULT_GROUP_LABEL = { 'aria-label': 'Commands' }

const createOption = ({ label, hotkey }: Command, id: string): Element => {
  const isFirst = id.endsWith('-command-1')
  const marks = { 'data-slot': 'option', 'data-component': 'ListItem', role: 'option', id }
  const selected = isFirst ? { 'data-selected': 'true' } : {}
  return el('li', { ...marks, 'aria-selected': isFirst ? 'true' : 'false', ...selected }, [
    el('span', {}, [label]),
    hotkey !== undefined && el('kbd', { 'data-component': 'Kbd' }, [hotkey]),
  ])
}
