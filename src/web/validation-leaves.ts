import type { OutputUnit } from '@cfworker/json-schema'

/**
 * The rules that really broke, out of all that a validator reports: it also names every keyword
 * on the way down, and every form of a union that the value was never meant to have.
 */
export const leavesOf = (units: readonly OutputUnit[]): OutputUnit[] =>
  // What `then` reports follows `if`, which says nothing more.
  reduce(located(units.filter(({ keyword }) => keyword !== 'if')))

/** The validator gives `false` the place of the value; it stands below the keyword before it. */
const located = (units: readonly OutputUnit[]): OutputUnit[] =>
  units.map((unit, index) =>
    unit.keyword === 'false'
      ? { ...unit, keywordLocation: `${units[index - 1]?.keywordLocation}/false` }
      : unit,
  )

function reduce(units: readonly OutputUnit[]): OutputUnit[] {
  const leaves: OutputUnit[] = []
  let index = 0
  while (index < units.length) {
    const unit = units[index] as OutputUnit
    const below = belowOf(units, index)
    leaves.push(...settle(unit, below))
    index += 1 + below.length
  }
  return leaves
}

/** The units that follow one and stand below its keyword. */
function belowOf(units: readonly OutputUnit[], index: number): readonly OutputUnit[] {
  const prefix = `${units[index]?.keywordLocation}/`
  const rest = units.slice(index + 1)
  const end = rest.findIndex(({ keywordLocation }) => !keywordLocation.startsWith(prefix))
  return end < 0 ? rest : rest.slice(0, end)
}

function settle(unit: OutputUnit, below: readonly OutputUnit[]): OutputUnit[] {
  if (unit.keyword !== 'anyOf' && unit.keyword !== 'oneOf') {
    return below.length > 0 ? reduce(below) : [unit]
  }
  const meant = formsOf(unit, below).filter((form) => !isOther(form, unit.instanceLocation))
  const [only] = meant
  const matches = Number(/\((\d+) matches\)/.exec(unit.error)?.[1] ?? 0)
  return only && meant.length === 1 && matches === 0 ? reduce(only) : [unit]
}

/** What each form of a union reported, apart. */
function formsOf({ keywordLocation }: OutputUnit, below: readonly OutputUnit[]): OutputUnit[][] {
  const indexOf = (unit: OutputUnit): string =>
    unit.keywordLocation.slice(keywordLocation.length + 1).split('/')[0] ?? ''
  const indexes = [...new Set(below.map(indexOf))]
  return indexes.map((index) => below.filter((unit) => indexOf(unit) === index))
}

/** Whether a form is of another type than the value, or marked by a constant that it lacks. */
const isOther = (form: readonly OutputUnit[], place: string): boolean =>
  form.some(({ keyword, instanceLocation }) =>
    keyword === 'type'
      ? instanceLocation === place
      : keyword === 'const' && instanceLocation.lastIndexOf('/') === place.length,
  )
