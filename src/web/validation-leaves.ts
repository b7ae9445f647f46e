import type { OutputUnit } from '@cfworker/json-schema'

/**
 * The rules that really broke, out of all that a validator reports: it also names every keyword
 * on the way down, and every form of a union that the value was never meant to have.
 */
export const findRootCauses = (units: readonly OutputUnit[]): OutputUnit[] =>
  // What `then` reports follows `if`, which says nothing more.
  reduceToRootCauses(fixFalseLocations(units.filter(({ keyword }) => keyword !== 'if')))

/** The validator gives `false` the place of the value; it stands below the keyword before it. */
const fixFalseLocations = (units: readonly OutputUnit[]): OutputUnit[] =>
  units.map((unit, index) =>
    unit.keyword === 'false'
      ? { ...unit, keywordLocation: `${units[index - 1]?.keywordLocation}/false` }
      : unit,
  )

function reduceToRootCauses(units: readonly OutputUnit[]): OutputUnit[] {
  const leaves: OutputUnit[] = []
  let index = 0
  while (index < units.length) {
    const unit = units[index] as OutputUnit
    const below = listDescendants(units, index)
    leaves.push(...resolveUnit(unit, below))
    index += 1 + below.length
  }
  return leaves
}

/** The units that follow one and stand below its keyword. */
function listDescendants(units: readonly OutputUnit[], index: number): readonly OutputUnit[] {
  const prefix = `${units[index]?.keywordLocation}/`
  const rest = units.slice(index + 1)
  const end = rest.findIndex(({ keywordLocation }) => !keywordLocation.startsWith(prefix))
  return end < 0 ? rest : rest.slice(0, end)
}

function resolveUnit(unit: OutputUnit, below: readonly OutputUnit[]): OutputUnit[] {
  if (unit.keyword !== 'anyOf' && unit.keyword !== 'oneOf') {
    return below.length > 0 ? reduceToRootCauses(below) : [unit]
  }
  const meant = groupByBranch(unit, below).filter(
    (form) => !isMismatchedBranch(form, unit.instanceLocation),
  )
  const [only] = meant
  const matches = Number(/\((\d+) matches\)/.exec(unit.error)?.[1] ?? 0)
  return only && meant.length === 1 && matches === 0 ? reduceToRootCauses(only) : [unit]
}

/** What each form of a union reported, apart. */
function groupByBranch(
  { keywordLocation }: OutputUnit,
  below: readonly OutputUnit[],
): OutputUnit[][] {
  const indexOf = (unit: OutputUnit): string =>
    unit.keywordLocation.slice(keywordLocation.length + 1).split('/')[0] ?? ''
  const indexes = [...new Set(below.map(indexOf))]
  return indexes.map((index) => below.filter((unit) => indexOf(unit) === index))
}

/** Whether a form is of another type than the value, or marked by a constant that it lacks. */
const isMismatchedBranch = (form: readonly OutputUnit[], place: string): boolean =>
  form.some(({ keyword, instanceLocation }) =>
    keyword === 'type'
      ? instanceLocation === place
      : keyword === 'const' && instanceLocation.lastIndexOf('/') === place.length,
  )
