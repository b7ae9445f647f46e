import { memoizeByObject } from '../../memoize.ts'
import type { Hotkey, Navigation } from '../version.ts'
import { type ChordTree, createChordTree } from './chord-tree.ts'
import type { EssenceFacts } from './facts.ts'
import {
  type OperatingSystem,
  type PressesBySystem,
  parsePresses,
  toPressesKey,
} from './hotkey-parser.ts'

/** A key string at a place of the document, and what it asks people to press. */
export interface KeyEntry {
  readonly pointer: string
  readonly text: string
  readonly presses: PressesBySystem
}

/** A hotkey that the document declares. */
export interface HotkeyEntry extends KeyEntry {
  readonly hotkey: Hotkey
  /** Where the hotkey stands; its `pointer` leads to the key. */
  readonly hotkeyPointer: string
}

/** A hotkey that another key meets, and the systems on which it does in words (none: on all). */
export interface KeyConflict {
  readonly other: HotkeyEntry
  readonly systemSuffix: string
}

/** The keys of a document. */
export interface HotkeyTable {
  readonly entries: readonly HotkeyEntry[]
  /** The shortcut that opens the palette. */
  readonly trigger: KeyEntry | undefined
  /** Hotkeys whose keys an earlier one has already. */
  readonly duplicates: ReadonlyMap<HotkeyEntry, KeyConflict>
  /** The hotkey of the same, a shorter or a longer sequence that a key meets. */
  readonly findConflict: (
    key: KeyEntry,
    by: 'owner' | 'shorter' | 'longer',
  ) => KeyConflict | undefined
  /** The first declared hotkey that a key string names. */
  readonly findHotkey: (text: string) => Hotkey | undefined
  /** The key of the first hotkey with the same route, else with the same action. */
  readonly findKeyForTarget: (target: Pick<Hotkey, 'route' | 'action'>) => string | undefined
}

/** The keys of the document that facts are about. */
export const getHotkeyTable: (facts: EssenceFacts) => HotkeyTable = memoizeByObject(({ essence }) =>
  createHotkeyTable(essence.meta.navigation),
)

type ChordTrees = Readonly<Record<OperatingSystem, ChordTree<HotkeyEntry>>>

/** The hotkeys and the palette's trigger of a document, and how they meet. */
export function createHotkeyTable(navigation: Navigation = {}): HotkeyTable {
  const { hotkeys = [], command_palette, hotkey_semantics } = navigation
  const matchCase = hotkey_semantics?.match_case ?? false
  const declared = hotkeys.map((hotkey, index) => {
    const hotkeyPointer = `/meta/navigation/hotkeys/${index}`
    const isExact = hotkey.semantics?.match_case ?? matchCase
    return { ...createKeyEntry(`${hotkeyPointer}/key`, hotkey.key, isExact), hotkey, hotkeyPointer }
  })
  const trees: ChordTrees = { apple: createChordTree(), other: createChordTree() }
  const trigger = typeof command_palette === 'object' ? command_palette.trigger : undefined
  return {
    entries: declared,
    trigger:
      trigger === undefined ? undefined : createKeyEntry(TRIGGER_POINTER, trigger, matchCase),
    duplicates: findDuplicateKeys(declared, trees),
    findConflict: (key, by) =>
      findConflictBySystem((system) => trees[system][by](key.presses[system])),
    findKeyForTarget: createTargetFinder(hotkeys),
    findHotkey: createHotkeyFinder(declared, matchCase),
  }
}

const TRIGGER_POINTER = '/meta/navigation/command_palette/trigger'

const createKeyEntry = (pointer: string, text: string, matchCase: boolean): KeyEntry => ({
  pointer,
  text,
  presses: parsePresses(text, matchCase),
})

function createHotkeyFinder(
  declared: readonly HotkeyEntry[],
  matchCase: boolean,
): HotkeyTable['findHotkey'] {
  const keys = declared.toReversed()
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
    const meeting = findConflictBySystem((system) => trees[system].claim(key.presses[system], key))
    if (meeting) duplicates.set(key, meeting)
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
  ask: (system: OperatingSystem) => HotkeyEntry | undefined,
): KeyConflict | undefined {
  const [apple, other] = [ask('apple'), ask('other')]
  if (apple !== undefined) {
    return { other: apple, systemSuffix: apple === other ? '' : ' on Apple systems' }
  }
  return other === undefined ? undefined : { other, systemSuffix: ' outside Apple systems' }
}
