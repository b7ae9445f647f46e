import { expect, test } from 'vitest'
import {
  listPatternVariants,
  resolvePresetAspect,
} from '../../../src/core/content/pattern-presets.ts'

const pattern = {
  states: {
    loading: { when: 'It is on its way.', shows: 'Bars.' },
    empty: { when: 'There is none.', shows: 'A text.', pattern: 'empty-state' },
  },
  io: { consumes: ['rows'], produces: ['sort', 'page'] },
  responsive: { desktop: { layout: 'grid', columns: 2, notes: 'Two a row.' } },
  presets: {
    plain: {},
    own: {
      states: { loading: { shows: 'A line.' }, empty: null, error: { shows: 'A cause.' } },
      io: { produces: ['sort'] },
      responsive: { desktop: { columns: null } },
    },
  },
}

test('a preset without overrides equals its pattern', () => {
  for (const preset of ['plain', 'unknown', 'toString']) {
    expect(resolvePresetAspect(pattern, preset, 'states')).toEqual(pattern.states)
    expect(resolvePresetAspect(pattern, preset, 'io')).toEqual(pattern.io)
  }
})

test('a preset overrides parts of a state, null removes a state, and a list is replaced', () => {
  expect(resolvePresetAspect(pattern, 'own', 'states')).toEqual({
    loading: { when: 'It is on its way.', shows: 'A line.' },
    empty: null,
    error: { shows: 'A cause.' },
  })
  expect(resolvePresetAspect(pattern, 'own', 'io')).toEqual({
    consumes: ['rows'],
    produces: ['sort'],
  })
  expect(resolvePresetAspect(pattern, 'own', 'responsive')).toEqual({
    desktop: { layout: 'grid', columns: null, notes: 'Two a row.' },
  })
})

test('any record has a result', () => {
  for (const wrong of [{}, { presets: 3 }, { presets: { a: 'b' }, states: [] }]) {
    expect(resolvePresetAspect(wrong, 'a', 'states')).toEqual({})
    expect(listPatternVariants(wrong)[0]).toEqual([[], wrong])
  }
})
