import { createChordTree } from '../diagnostics/chord-tree.ts'
import { findReservedPress } from '../diagnostics/reserved-keys.ts'
import { OPERATING_SYSTEMS } from '../hotkey.ts'
import { parsePresses } from '../presses.ts'

/** Gives a key out and tells whether it could: no reserved one, and none that meets another. */
export type ClaimKey = (key: string, matchCase: boolean) => boolean

/** A ring of keys, first come first served, none of which another hides on any system. */
export function createKeyAllocator(): ClaimKey {
  const trees = { apple: createChordTree<string>(), other: createChordTree<string>() }
  return (key, matchCase) => {
    const presses = parsePresses(key, matchCase)
    const isMet = OPERATING_SYSTEMS.some((system) => {
      const { owner, shorter, longer } = trees[system]
      return [owner, shorter, longer].some((ask) => ask(presses[system]) !== undefined)
    })
    if (isMet || findReservedPress(presses) !== undefined) return false
    for (const system of OPERATING_SYSTEMS) trees[system].claim(presses[system], key)
    return true
  }
}
