import { expect, test } from 'vitest'
import { findNeighbors, listDocsGroups } from '../../../src/web/docs/docs-navigation.ts'

const GROUPS = listDocsGroups([
  { path: 'docs/api/get-a/', label: 'GET /a' },
  { path: 'docs/api/get-b/', label: 'GET /b' },
])

test('the neighbors of a page are those of the sidebar, without links to sections', () => {
  const { previous, next } = findNeighbors(GROUPS, 'docs/commands/')
  expect([previous?.path, next?.path]).toEqual(['agents/', 'docs/api/'])
  expect(findNeighbors(GROUPS, 'docs/').previous).toBeUndefined()
})

test('a page of an operation has other operations as neighbors', () => {
  const { previous, next } = findNeighbors(GROUPS, 'docs/api/get-b/')
  expect([previous?.path, next]).toEqual(['docs/api/get-a/', undefined])
})

test('a page that is not in the sidebar has no neighbors', () => {
  expect(findNeighbors(GROUPS, 'schema/essence.v4/')).toEqual({
    previous: undefined,
    next: undefined,
  })
})
