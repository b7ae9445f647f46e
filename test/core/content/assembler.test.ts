import fc from 'fast-check'
import { expect, test } from 'vitest'
import { assembleContent, createAssembler } from '../../../src/core/content/assemble-content.ts'
import { CONTENT_TYPES } from '../../../src/core/content/content-types.ts'
import type { ContentFolder } from '../../../src/core/content/folder.ts'
import { WORDS } from '../../../src/core/generated/words.ts'
import { checkContent } from '../../../src/core/health/check.ts'
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

/** The files with another text in one of them. */
const editFile = (path: string, before: string, after: string): ContentFolder =>
  createFolder(FILES.map(([one, text]) => [one, one === path ? text.replace(before, after) : text]))

const listRecords = ({ records }: ReturnType<typeof assembleContent>) =>
  CONTENT_TYPES.flatMap((type) => [...records[type]])

test('a record whose files have not changed is the same object', () => {
  const assemble = createAssembler()
  const before = listRecords(assemble([createFolder(FILES)]))
  const after = listRecords(assemble([editFile('patterns/hero.json', '"id"', ' "id"')]))
  const changed = after.filter((record, at) => record !== before[at])
  expect(changed.map(({ slug }) => slug)).toEqual(['hero'])
})

test('an example that changes makes its record another', () => {
  const assemble = createAssembler()
  const withExample = (html: string) => [
    createFolder([...FILES, ['patterns/hero/standard.html', html]]),
  ]
  const [before, after] = ['<p>1', '<p>2'].map((html) => listRecords(assemble(withExample(html))))
  const changed = after?.filter((record, at) => record !== before?.[at])
  expect(changed?.map(({ slug }) => slug)).toEqual(['hero'])
})

/** Any of the files, whole, torn, renamed or with another description, in one folder or two. */
const anyFolders = fc
  .subarray(FILES, { minLength: 1 })
  .chain((files) =>
    fc.tuple(
      fc.constant(files),
      fc.array(fc.constantFrom('same', 'torn', 'other', 'mine'), {
        ...{ minLength: files.length, maxLength: files.length },
      }),
    ),
  )
  .map(([files, how]) => {
    const changed = files.map(([path, text], at): [string, string] => [
      path,
      how[at] === 'torn'
        ? text.slice(1)
        : how[at] === 'other'
          ? text.replace('"description":"', '"description":"Other. ')
          : text,
    ])
    const mine = changed.filter((_, at) => how[at] === 'mine')
    return [createFolder(changed), ...(mine.length > 0 ? [createFolder(mine, 'mine')] : [])]
  })

test('what was assembled before changes nothing about what is assembled now', () => {
  const assemble = createAssembler()
  fc.assert(
    fc.property(anyFolders, (folders) => {
      expect(assemble(folders)).toEqual(assembleContent(folders))
    }),
    runs(200),
  )
})

test('rules find in what is partly the same what they find in what is all new', async () => {
  const assemble = createAssembler()
  const check = (content: ReturnType<typeof assemble>) =>
    checkContent(content, WORDS, { pairwise: true })
  await check(assemble([createFolder(FILES)]))
  const paths = FILES.map(([path]) => path).filter((_, at) => at % 4 === 0)
  for (const path of paths) {
    const folders = [editFile(path, '"description":"', '"description":"Lorem ipsum. ')]
    expect(await check(assemble(folders))).toEqual(await check(assembleContent(folders)))
  }
})
