import { getOwn } from '../../../json/value.ts'
import { listRegions, type Region } from '../../record-parts.ts'
import { createFinding, type RecordRule } from '../../rule.ts'

interface PathFinding {
  readonly path: readonly (string | number)[]
  readonly message: string
  readonly remedy: string
}

/** One main area, one part that scrolls the page, and a way to skip to the content. */
export const mainRegionRule: RecordRule<'shells'> = {
  id: 'S1',
  requirement:
    'A shell has one main region, one scroll owner among its regions, and skips to main.',
  severity: 'error',
  source: 'quality',
  scope: 'record',
  types: ['shells'],
  check({ authored, data }) {
    const regions = listRegions(data)
    const mains = regions.filter(({ element }) => element === 'main')
    const faults = [
      ...(mains.length === 1 ? [] : [mainCountFinding(mains.length)]),
      ...checkRegionIds(regions),
      ...checkScrollOwner(regions, getOwn(data, 'scroll_owner')),
      ...checkSkipTarget(mains, getOwn(data, 'skip_target')),
    ]
    return faults.map(({ path, ...words }) => createFinding(authored, path, words))
  },
}

const mainCountFinding = (found: number): PathFinding => ({
  path: ['regions'],
  message: `There are ${found} main regions.`,
  remedy: 'Give exactly one region the element "main".',
})

const checkRegionIds = (regions: readonly Region[]): PathFinding[] =>
  regions
    .filter(
      ({ id }, at) => id === undefined || regions.findIndex((region) => region.id === id) !== at,
    )
    .map(({ id, index }) => ({
      path: ['regions', index, 'id'],
      message: id === undefined ? 'The region has no id.' : `A region before has the id "${id}".`,
      remedy: 'Give each region an id of its own.',
    }))

function checkScrollOwner(regions: readonly Region[], name: unknown): PathFinding[] {
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

const checkSkipTarget = (mains: readonly Region[], target: unknown): PathFinding[] =>
  mains.some(({ id }) => id !== undefined && id === target)
    ? []
    : [
        {
          path: ['skip_target'],
          message: 'The skip link does not lead to the main region.',
          remedy: 'Set skip_target to the id of the main region.',
        },
      ]
