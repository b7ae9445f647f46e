import type { Random } from '../../../support/random.ts'

/** One value of a document, by the object or array that holds it. */
interface Slot {
  readonly holder: Record<string, unknown>
  readonly key: string
}

interface MutationContext extends Slot {
  readonly slots: readonly Slot[]
  readonly random: Random
}

const STRANGE_KEYS = ['', 'not-a-field', 'a/b~c', '0', '__proto__', 'constructor', 'toString']
const STRANGE_VALUES = [null, true, false, 0, -1, 0.5, 1e21, '', 'x', '𝒳', '\ud800', [], {}, [[]]]

/** Changes a document at one random place, to something that is right or wrong by chance. */
export function mutateDocument(document: object, random: Random): void {
  const slots = listSlots(document as Record<string, unknown>)
  if (slots.length > 0) random.pick(CHANGES)({ ...random.pick(slots), slots, random })
}

const CHANGES: readonly ((scene: MutationContext) => void)[] = [
  ({ holder, key }) => remove(holder, key),
  ({ holder, key, random }) => put(holder, key, copy(random.pick(STRANGE_VALUES))),
  ({ holder, key, slots, random }) => put(holder, key, copy(getSlotValue(random.pick(slots)))),
  ({ holder, slots, random }) =>
    put(holder, random.pick(slots).key, copy(getSlotValue(random.pick(slots)))),
  ({ holder, random }) => put(holder, random.pick(STRANGE_KEYS), copy(random.pick(STRANGE_VALUES))),
  ({ holder, key, random }) => put(holder, key, varyValue(holder[key], random)),
]

function listSlots(holder: Record<string, unknown>, found: Slot[] = []): Slot[] {
  for (const key of Object.keys(holder)) {
    found.push({ holder, key })
    const value = holder[key]
    if (typeof value === 'object' && value !== null) listSlots(value as typeof holder, found)
  }
  return found
}

const getSlotValue = ({ holder, key }: Slot): unknown => holder[key]

const copy = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

function remove(holder: Record<string, unknown>, key: string): void {
  if (Array.isArray(holder)) holder.splice(Number(key), 1)
  else delete holder[key]
}

/** Sets an own property, also when its name is `__proto__`; a list only grows. */
function put(holder: Record<string, unknown>, key: string, value: unknown): void {
  if (Array.isArray(holder) && !Object.hasOwn(holder, key)) holder.push(value)
  else {
    const own = { value, enumerable: true, configurable: true, writable: true }
    Object.defineProperty(holder, key, own)
  }
}

/** A neighbour of the value: of its kind, but perhaps outside what a rule allows. */
function varyValue(value: unknown, random: Random): unknown {
  if (typeof value === 'string') {
    return random.pick([
      `${value}x`,
      ` ${value}`,
      value.toUpperCase(),
      value.slice(1),
      `${value}\n`,
    ])
  }
  if (typeof value === 'number') return random.pick([value + 1, value - 1, value + 0.5, -value])
  if (typeof value === 'boolean') return !value
  return Array.isArray(value) ? [...value, ...value] : {}
}
