import type { Hotkey, Navigation } from '../../generated/types/essence.v4.ts'
import { memoizeByObject } from '../../once-for-each.ts'
import type { System } from '../hotkey.ts'
import { identityOf, type Presses, pressesOf } from '../presses.ts'
import { type ChordTree, createChordTree } from './chord-tree.ts'
import type { Facts } from './facts.ts'

/** A key string at a place of the document, and what it asks people to press. */
export interface KeyPlace {
  readonly pointer: string
  readonly text: string
  readonly presses: Presses
}

/** A hotkey that the document declares. */
export interface DeclaredKey extends KeyPlace {
  readonly hotkey: Hotkey
  /** Where the hotkey stands; its `pointer` leads to the key. */
  readonly place: string
}

/** A hotkey that another key meets, and the systems on which it does in words (none: on all). */
export interface Meeting {
  readonly other: DeclaredKey
  readonly where: string
}

/** The keys of a document. */
export interface KeyTable {
  readonly declared: readonly DeclaredKey[]
  /** The shortcut that opens the palette. */
  readonly trigger: KeyPlace | undefined
  /** Hotkeys whose keys an earlier one has already. */
  readonly duplicates: ReadonlyMap<DeclaredKey, Meeting>
  /** The hotkey of the same, a shorter or a longer sequence that a key meets. */
  readonly meeting: (key: KeyPlace, by: 'owner' | 'shorter' | 'longer') => Meeting | undefined
  /** The first declared hotkey that a key string names. */
  readonly named: (text: string) => Hotkey | undefined
  /** The key of the first hotkey with the same route, else with the same action. */
  readonly leadingTo: (target: Pick<Hotkey, 'route' | 'action'>) => string | undefined
}

/** The keys of the document that facts are about. */
export const keysOf: (facts: Facts) => KeyTable = memoizeByObject(({ essence }) =>
  createKeyTable(essence.meta.navigation),
)

type Trees = Readonly<Record<System, ChordTree<DeclaredKey>>>

/** The hotkeys and the palette's trigger of a document, and how they meet. */
export function createKeyTable(navigation: Navigation = {}): KeyTable {
  const { hotkeys = [], command_palette, hotkey_semantics } = navigation
  const matchCase = hotkey_semantics?.match_case ?? false
  const declared = hotkeys.map((hotkey, index) => {
    const place = `/meta/navigation/hotkeys/${index}`
    const isExact = hotkey.semantics?.match_case ?? matchCase
    return { ...keyPlace(`${place}/key`, hotkey.key, isExact), hotkey, place }
  })
  const trees: Trees = { apple: createChordTree(), other: createChordTree() }
  const trigger = typeof command_palette === 'object' ? command_palette.trigger : undefined
  return {
    declared,
    trigger: trigger === undefined ? undefined : keyPlace(TRIGGER, trigger, matchCase),
    duplicates: claimAll(declared, trees),
    meeting: (key, by) => meet((system) => trees[system][by](key.presses[system])),
    leadingTo: createTargets(hotkeys),
    named: createNames(declared, matchCase),
  }
}

const TRIGGER = '/meta/navigation/command_palette/trigger'

const keyPlace = (pointer: string, text: string, matchCase: boolean): KeyPlace => ({
  pointer,
  text,
  presses: pressesOf(text, matchCase),
})

function createNames(declared: readonly DeclaredKey[], matchCase: boolean): KeyTable['named'] {
  const keys = declared.toReversed()
  const byText = new Map(keys.map(({ text, hotkey }) => [text, hotkey]))
  const byPresses = new Map(keys.map(({ presses, hotkey }) => [identityOf(presses), hotkey]))
  return (text) => byText.get(text) ?? byPresses.get(identityOf(pressesOf(text, matchCase)))
}

function claimAll(keys: readonly DeclaredKey[], trees: Trees): Map<DeclaredKey, Meeting> {
  const duplicates = new Map<DeclaredKey, Meeting>()
  for (const key of keys) {
    const meeting = meet((system) => trees[system].claim(key.presses[system], key))
    if (meeting) duplicates.set(key, meeting)
  }
  return duplicates
}

function createTargets(hotkeys: readonly Hotkey[]): KeyTable['leadingTo'] {
  const keys = hotkeys.toReversed()
  const byRoute = new Map(keys.map(({ route, key }) => [route, key]))
  const byAction = new Map(keys.map(({ action, key }) => [action, key]))
  return ({ route, action }) =>
    (route === undefined ? undefined : byRoute.get(route)) ??
    (action === undefined ? undefined : byAction.get(action))
}

function meet(ask: (system: System) => DeclaredKey | undefined): Meeting | undefined {
  const [apple, other] = [ask('apple'), ask('other')]
  if (apple !== undefined) {
    return { other: apple, where: apple === other ? '' : ' on Apple systems' }
  }
  return other === undefined ? undefined : { other, where: ' outside Apple systems' }
}
