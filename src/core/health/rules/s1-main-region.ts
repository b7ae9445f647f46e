import { getOwn } from '../../content/fields.ts'
import { findingAt } from '../finding-at.ts'
import { type Region, regionsOf } from '../regions-of.ts'
import type { RecordRule } from '../rule.ts'

interface Fault {
  readonly path: readonly (string | number)[]
  readonly message: string
  readonly remedy: string
}

/** One main area, one part that scrolls the page, and a way to skip to the content. */
export const mainRegion: RecordRule<'shells'> = {
  id: 'S1',
  asks: 'A shell has one main region, one scroll owner among its regions, and skips to main.',
  severity: 'error',
  source: 'quality',
  types: ['shells'],
  check({ authored, data }) {
    const regions = regionsOf(data)
    const mains = regions.filter(({ element }) => element === 'main')
    const faults = [
      ...(mains.length === 1 ? [] : [mainCount(mains.length)]),
      ...idFaults(regions),
      ...ownerFaults(regions, getOwn(data, 'scroll_owner')),
      ...skipFaults(mains, getOwn(data, 'skip_target')),
    ]
    return faults.map(({ path, ...words }) => findingAt(authored, path, words))
  },
}

const mainCount = (found: number): Fault => ({
  path: ['regions'],
  message: `There are ${found} main regions.`,
  remedy: 'Give exactly one region the element "main".',
})

const idFaults = (regions: readonly Region[]): Fault[] =>
  regions
    .filter(
      ({ id }, at) => id === undefined || regions.findIndex((region) => region.id === id) !== at,
    )
    .map(({ id, at }) => ({
      path: ['regions', at, 'id'],
      message: id === undefined ? 'The region has no id.' : `A region before has the id "${id}".`,
      remedy: 'Give each region an id of its own.',
    }))

function ownerFaults(regions: readonly Region[], name: unknown): Fault[] {
  const owner = regions.find(({ id }) => id !== undefined && id === name)
  const path = ['scroll_owner']
  const remedy = 'Name the one region whose content scrolls.'
  if (owner === undefined)
    return [
      { path, message: `The scroll owner ${JSON.stringify(name) ?? ''} is no region.`, remedy },
    ]
  return owner.scroll === false
    ? [{ path, message: `The region "${owner.id}" does not scroll.`, remedy }]
    : []
}

const skipFaults = (mains: readonly Region[], target: unknown): Fault[] =>
  mains.some(({ id }) => id !== undefined && id === target)
    ? []
    : [
        {
          path: ['skip_target'],
          message: 'The skip link does not lead to the main region.',
          remedy: 'Set skip_target to the id of the main region.',
        },
      ]
