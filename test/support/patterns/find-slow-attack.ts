import { type Attack, deriveAttacks, writeAttack } from './attack-texts.ts'
import { createStepCounter } from './step-counter.ts'

const LENGTH = 200

/** What a linear pattern may take: each character is looked at by a few parts of the pattern. */
const MAX_STEPS_PER_CHARACTER = 6

/** Twice the length takes a linear pattern twice the steps, and a quadratic one four times. */
const MAX_GROWTH = 2.6

/** Returns a text for which the steps of a pattern grow faster than its length, if there is one. */
export function findSlowAttack(pattern: RegExp): Attack | undefined {
  const count = createStepCounter(pattern)
  return deriveAttacks(pattern).find((attack) => {
    const text = writeAttack(attack, LENGTH)
    const steps = count(text, 100_000)
    if (steps < text.length * MAX_STEPS_PER_CHARACTER) return false
    const fixed = attack.prefix.length + attack.suffix.length
    const longer = writeAttack(attack, LENGTH * 2 + fixed)
    return count(longer, 1_000_000) > steps * MAX_GROWTH
  })
}
