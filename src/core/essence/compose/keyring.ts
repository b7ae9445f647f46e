import { createChordTree } from '../diagnostics/chord-tree.ts'
import { reservedPress } from '../diagnostics/reserved-keys.ts'
import { SYSTEMS } from '../hotkey.ts'
import { pressesOf } from '../presses.ts'

/** Gives a key out and tells whether it could: no reserved one, and none that meets another. */
export type TakeKey = (key: string, matchCase: boolean) => boolean

/** A ring of keys, first come first served, none of which another hides on any system. */
export function createKeyring(): TakeKey {
  const trees = { apple: createChordTree<string>(), other: createChordTree<string>() }
  return (key, matchCase) => {
    const presses = pressesOf(key, matchCase)
    const isMet = SYSTEMS.some((system) => {
      const { owner, shorter, longer } = trees[system]
      return [owner, shorter, longer].some((ask) => ask(presses[system]) !== undefined)
    })
    if (isMet || reservedPress(presses) !== undefined) return false
    for (const system of SYSTEMS) trees[system].claim(presses[system], key)
    return true
  }
}
