import { getOwn } from '../../../kernel/json/value.ts'
import { listRegions, type Region } from '../../record-parts.ts'
import { createFindings, type PathFinding, type RecordRule } from '../../rule.ts'

/** Requires one main region, one scroll owner (a region or the document) and a skip link to the main region. */
export const mainRegionRule: RecordRule<'shells'> = {
  id: 'S1',
  requirement:
    'A shell has one main region, one scroll owner (a region or `document`), and a skip link to main.',
  severity: 'error',
  source: 'quality',
  scope: 'record',
  types: ['shells'],
  check({ authored, data }) {
    const regions = listRegions(data)
    const mains = regions.filter(({ element }) => element === 'main')
    return createFindings(authored, [
      ...(mains.length === 1 ? [] : [mainCountFinding(mains.length)]),
      ...checkRegionIds(regions),
      ...checkScrollOwner(regions, getOwn(data, 'scroll_owner')),
      ...checkSkipTarget(mains, getOwn(data, 'skip_target')),
    ])
  },
}

const mainCountFinding = (count: number): PathFinding => ({
  path: ['regions'],
  message: `The shell has ${count} main regions.`,
  hint: 'Give exactly one region the element "main".',
})

const checkRegionIds = (regions: readonly Region[]): PathFinding[] =>
  regions
    .filter(
      ({ id, index }) =>
        id === undefined || regions.findIndex((region) => region.id === id) !== index,
    )
    .map(({ id, index }) => ({
      path: ['regions', index, 'id'],
      message:
        id === undefined ? 'The region has no id.' : `An earlier region has the same id "${id}".`,
      hint: 'Give each region a unique id.',
    }))

function checkScrollOwner(regions: readonly Region[], name: unknown): PathFinding[] {
  if (name === 'document') return []
  const owner = regions.find(({ id }) => id !== undefined && id === name)
  const path = ['scroll_owner']
  const hint = 'Name the region whose content scrolls, or `document`.'
  if (owner === undefined)
    return [
      { path, message: `The scroll owner ${JSON.stringify(name) ?? ''} is not a region.`, hint },
    ]
  return owner.scroll === false
    ? [{ path, message: `The region "${owner.id}" does not scroll.`, hint }]
    : []
}

const checkSkipTarget = (mains: readonly Region[], target: unknown): PathFinding[] =>
  mains.some(({ id }) => id !== undefined && id === target)
    ? []
    : [
        {
          path: ['skip_target'],
          message: 'The skip link does not point to the main region.',
          hint: 'Set skip_target to the id of the main region.',
        },
      ]
