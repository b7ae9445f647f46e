import { memoizeByObject } from '../../kernel/memoize.ts'
import type { Hotkey, Navigation } from '../version.ts'
import { type ChordTree, createChordTree } from './chord-tree.ts'
import type { EssenceFacts } from './facts.ts'
import {
  type OperatingSystem,
  type PressesBySystem,
  parsePresses,
  toPressesKey,
} from './hotkey-parser.ts'
import { getCommandPalette } from './outline.ts'

/** A key string of the document, its pointer and its presses. */
export interface KeyEntry {
  readonly pointer: string
  readonly text: string
  readonly presses: PressesBySystem
}

/** A hotkey that the document declares. */
export interface HotkeyEntry extends KeyEntry {
  readonly hotkey: Hotkey
  /** Points to the hotkey; `pointer` points to its key. */
  readonly hotkeyPointer: string
}

/** A hotkey that conflicts with another key, and on which systems (empty text: on all). */
export interface KeyConflict {
  readonly other: HotkeyEntry
  readonly systemSuffix: string
}

/** The hotkeys of a document and their conflicts. */
export interface HotkeyTable {
  readonly entries: readonly HotkeyEntry[]
  /** The shortcut that opens the palette. */
  readonly trigger: KeyEntry | undefined
  /** Hotkeys whose key an earlier hotkey already has. */
  readonly duplicates: ReadonlyMap<HotkeyEntry, KeyConflict>
  /** Finds a hotkey with the same (`owner`), a shorter or a longer sequence. */
  readonly findConflict: (
    key: KeyEntry,
    relation: 'owner' | 'shorter' | 'longer',
  ) => KeyConflict | undefined
  /** Finds the first hotkey that a key string names. */
  readonly findHotkey: (text: string) => Hotkey | undefined
  /** Finds the key of the first hotkey with the same route, else with the same action. */
  readonly findKeyForTarget: (target: Pick<Hotkey, 'route' | 'action'>) => string | undefined
}

/** Returns the hotkey table of an essence; rules share it, so it is built once. */
export const getHotkeyTable: (facts: EssenceFacts) => HotkeyTable = memoizeByObject(({ essence }) =>
  createHotkeyTable(essence.meta.navigation),
)

type ChordTrees = Readonly<Record<OperatingSystem, ChordTree<HotkeyEntry>>>

/** Creates the table of the hotkeys and the palette's trigger. */
export function createHotkeyTable(navigation: Navigation = {}): HotkeyTable {
  const { hotkeys = [], hotkey_semantics } = navigation
  const matchCase = hotkey_semantics?.match_case ?? false
  const entries = hotkeys.map((hotkey, index) => {
    const hotkeyPointer = `/meta/navigation/hotkeys/${index}`
    const isExact = hotkey.semantics?.match_case ?? matchCase
    return { ...createKeyEntry(`${hotkeyPointer}/key`, hotkey.key, isExact), hotkey, hotkeyPointer }
  })
  const trees: ChordTrees = { apple: createChordTree(), other: createChordTree() }
  const trigger = getCommandPalette(navigation)?.trigger
  return {
    entries,
    trigger:
      trigger === undefined ? undefined : createKeyEntry(TRIGGER_POINTER, trigger, matchCase),
    duplicates: findDuplicateKeys(entries, trees),
    findConflict: (key, relation) =>
      findConflictBySystem((system) => trees[system][relation](key.presses[system])),
    findKeyForTarget: createTargetFinder(hotkeys),
    findHotkey: createHotkeyFinder(entries, matchCase),
  }
}

const TRIGGER_POINTER = '/meta/navigation/command_palette/trigger'

const createKeyEntry = (pointer: string, text: string, matchCase: boolean): KeyEntry => ({
  pointer,
  text,
  presses: parsePresses(text, matchCase),
})

function createHotkeyFinder(
  entries: readonly HotkeyEntry[],
  matchCase: boolean,
): HotkeyTable['findHotkey'] {
  // Reversed, so that the first of equal keys is the last to be set.
  const keys = entries.toReversed()
  const byText = new Map(keys.map(({ text, hotkey }) => [text, hotkey]))
  const byPresses = new Map(keys.map(({ presses, hotkey }) => [toPressesKey(presses), hotkey]))
  return (text) => byText.get(text) ?? byPresses.get(toPressesKey(parsePresses(text, matchCase)))
}

function findDuplicateKeys(
  keys: readonly HotkeyEntry[],
  trees: ChordTrees,
): Map<HotkeyEntry, KeyConflict> {
  const duplicates = new Map<HotkeyEntry, KeyConflict>()
  for (const key of keys) {
    const conflict = findConflictBySystem((system) => trees[system].claim(key.presses[system], key))
    if (conflict) duplicates.set(key, conflict)
  }
  return duplicates
}

function createTargetFinder(hotkeys: readonly Hotkey[]): HotkeyTable['findKeyForTarget'] {
  const keys = hotkeys.toReversed()
  const byRoute = new Map(keys.map(({ route, key }) => [route, key]))
  const byAction = new Map(keys.map(({ action, key }) => [action, key]))
  return ({ route, action }) =>
    (route === undefined ? undefined : byRoute.get(route)) ??
    (action === undefined ? undefined : byAction.get(action))
}

function findConflictBySystem(
  findOwner: (system: OperatingSystem) => HotkeyEntry | undefined,
): KeyConflict | undefined {
  const [apple, other] = [findOwner('apple'), findOwner('other')]
  if (apple !== undefined) {
    return { other: apple, systemSuffix: apple === other ? '' : ' on Apple systems' }
  }
  return other === undefined ? undefined : { other, systemSuffix: ' outside Apple systems' }
}
