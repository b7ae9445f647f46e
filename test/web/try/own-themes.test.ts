import { expect, test } from 'vitest'
import { createClient, lookupFrom } from '../../../src/index.ts'
import { corpusSource } from '../../../src/site.ts'
import {
  createPlannedEssence,
  readPlan,
  renderThemeExample,
} from '../../../src/web/try/brief/brief-requests.ts'
import { compileEssenceText } from '../../../src/web/try/compile-essence.ts'
import { type OwnTheme, parseOwnTheme } from '../../../src/web/try/own-themes.ts'
import {
  createShareFragment,
  readLinkNotes,
  readShareFragment,
} from '../../../src/web/try/share-link.ts'
import { withOwnThemes } from '../../../src/web/try/theme-source.ts'
import { officialCorpus } from '../../support/corpus/official-corpus.ts'

const THEME: OwnTheme = {
  ...{ id: 'fernhill', name: 'Fernhill', color: '#0b7a5b', character: 'calm' },
  ...{ fonts: 'hanken', date: '2026-11-18' },
}
const official = corpusSource(officialCorpus)
const client = createClient(withOwnThemes(official, [THEME]))
const BRIEF =
  'Fernhill is a clinic in Leeds.\n1. `/` Today: who comes in today.\n2. `/book`: book a visit.'

test('the essence of a brief with a theme of its own compiles where the theme is known', async () => {
  const { answers } = await readPlan(BRIEF, client)
  const planned = await createPlannedEssence({ brief: BRIEF, answers, theme: THEME }, client)
  expect(planned.issues).toEqual([])
  const known = await compileEssenceText(planned.text, client)
  expect(known.outcome).toMatchObject({ kind: 'compiled', issues: { counts: { error: 0 } } })
  const unknown = await compileEssenceText(planned.text, createClient(official))
  expect(JSON.stringify(unknown.outcome)).toContain('fernhill')
  expect(unknown.outcome).not.toMatchObject({ issues: { counts: { error: 0 } } })
})

test('a part that cannot be used is reported', async () => {
  const { answers } = await readPlan(BRIEF, client)
  const pages = answers.pages.map((page) => ({ ...page, parts: ['data-tabel'] }))
  const planned = await createPlannedEssence(
    { brief: BRIEF, answers: { ...answers, pages }, theme: undefined },
    client,
  )
  expect(planned.issues[0]).toMatchObject({
    message: 'Unknown pattern "data-tabel".',
    hint: expect.stringContaining('data-table'),
  })
})

test('an example page has the colors of the theme', async () => {
  const { html } = await renderThemeExample(THEME, client, {})
  expect(html.toLowerCase()).toContain('#0b7a5b')
})

test('a published theme is never replaced, and a wrong one is not found', async () => {
  const themes = [
    { ...THEME, id: 'slate' },
    { ...THEME, id: 'odd', character: 'constructor' },
    { ...THEME, id: 'bare', fonts: 'comic' },
  ]
  const lookup = lookupFrom(createClient(withOwnThemes(official, themes)))
  expect((await lookup.get('themes', 'slate'))?.name).toBe('Slate')
  expect(await lookup.get('themes', 'odd')).toBeUndefined()
  expect(await lookup.get('themes', 'bare')).toBeUndefined()
})

test('a link brings the theme of its document', async () => {
  const link = await createShareFragment('{}', { theme: THEME, from: 'brief' })
  if (!link.ok) throw new Error(link.message)
  expect(await readShareFragment(link.text)).toEqual({ ok: true, text: '{}' })
  expect(readLinkNotes(link.text)).toEqual({ theme: THEME, from: 'brief' })
  const plain = await createShareFragment('{}')
  expect(readLinkNotes(plain.ok ? plain.text : '')).toEqual({})
})

test.each([
  '',
  'null',
  '{"id":"x"}',
  JSON.stringify({ ...THEME, color: 'red;}' }),
  JSON.stringify({ ...THEME, id: '../x' }),
  JSON.stringify({ ...THEME, name: 4 }),
])('%s is no theme', (text) => {
  expect(parseOwnTheme(text)).toBeUndefined()
})
