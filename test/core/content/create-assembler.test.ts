import fc from 'fast-check'
import { expect, test } from 'vitest'
import { assembleContent, createAssembler } from '../../../src/core/content/assemble-content.ts'
import { CONTENT_TYPES } from '../../../src/core/content/content-types.ts'
import { listRecords } from '../../../src/core/content/corpus.ts'
import type { ContentFolder } from '../../../src/core/content/folder.ts'
import { WORDS } from '../../../src/core/generated/words.ts'
import { checkContent } from '../../../src/core/quality/check.ts'
import { runs } from '../../support/arbitrary.ts'
import { readFixtureRecords } from '../../support/corpus/fixture-lookup.ts'

const createFolder = (
  files: Iterable<readonly [string, string]>,
  name = 'content',
): ContentFolder => ({
  name,
  files: new Map(files),
})

const FILES = CONTENT_TYPES.flatMap((type) =>
  Object.entries(readFixtureRecords()[type]).map(([slug, record]): [string, string] => [
    `${type}/${slug}.json`,
    JSON.stringify(record),
  ]),
)

/** Replaces text in one of the files. */
const editFile = (path: string, before: string, after: string): ContentFolder =>
  createFolder(
    FILES.map(([file, text]) => [file, file === path ? text.replace(before, after) : text]),
  )

test('a record whose files have not changed is the same object', () => {
  const assemble = createAssembler()
  const before = listRecords(assemble([createFolder(FILES)]))
  const after = listRecords(assemble([editFile('patterns/hero.json', '"id"', ' "id"')]))
  const changed = after.filter((record, index) => record !== before[index])
  expect(changed.map(({ slug }) => slug)).toEqual(['hero'])
})

test('a changed example yields a new record', () => {
  const assemble = createAssembler()
  const withExample = (html: string) => [
    createFolder([...FILES, ['patterns/hero/standard.html', html]]),
  ]
  const [before, after] = ['<p>1', '<p>2'].map((html) => listRecords(assemble(withExample(html))))
  const changed = after?.filter((record, index) => record !== before?.[index])
  expect(changed?.map(({ slug }) => slug)).toEqual(['hero'])
})

test.each(['style.css', 'behavior.js', 'queries.json'])(
  'a changed %s yields a new record',
  (name) => {
    const assemble = createAssembler()
    const texts =
      name === 'behavior.js'
        ? ['export default {}', 'export default { click: {} }']
        : ['/* 1 */', '/* 2 */']
    const [before, after] = texts.map((text) =>
      listRecords(assemble([createFolder([...FILES, [`patterns/hero/${name}`, text]])])),
    )
    const changed = after?.filter((record, index) => record !== before?.[index])
    expect(changed?.map(({ slug }) => slug)).toEqual(['hero'])
  },
)

/** Any of the files, unchanged, truncated, edited or overridden in a second folder. */
const anyFolders = fc
  .subarray(FILES, { minLength: 1 })
  .chain((files) =>
    fc.tuple(
      fc.constant(files),
      fc.array(fc.constantFrom('same', 'torn', 'other', 'mine'), {
        minLength: files.length,
        maxLength: files.length,
      }),
    ),
  )
  .map(([files, changes]) => {
    const changed = files.map(([path, text], index): [string, string] => [
      path,
      changes[index] === 'torn'
        ? text.slice(1)
        : changes[index] === 'other'
          ? text.replace('"description":"', '"description":"Other. ')
          : text,
    ])
    const mine = changed.filter((_, index) => changes[index] === 'mine')
    return [createFolder(changed), ...(mine.length > 0 ? [createFolder(mine, 'mine')] : [])]
  })

test('earlier content does not affect the result', () => {
  const assemble = createAssembler()
  fc.assert(
    fc.property(anyFolders, (folders) => {
      expect(assemble(folders)).toEqual(assembleContent(folders))
    }),
    runs(200),
  )
})

test('rules find the same in reused records as in new ones', async () => {
  const assemble = createAssembler()
  const check = (content: ReturnType<typeof assemble>) =>
    checkContent(content, WORDS, { pairwise: true })
  await check(assemble([createFolder(FILES)]))
  const paths = FILES.map(([path]) => path).filter((_, index) => index % 4 === 0)
  for (const path of paths) {
    const folders = [editFile(path, '"description":"', '"description":"Lorem ipsum. ')]
    expect(await check(assemble(folders))).toEqual(await check(assembleContent(folders)))
  }
})
