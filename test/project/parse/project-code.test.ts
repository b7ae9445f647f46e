import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readSources } from '../../../src/project/parse/read-sources.ts'
import { createPlantedProject, SOURCE_PATHS } from '../../support/project/planted-project.ts'

test('planted packages leave a mark when they run', async () => {
  const { folder, listMarks } = await createPlantedProject()
  createRequire(join(folder, 'package.json'))('@vue/compiler-sfc')
  expect(await listMarks()).toEqual(['@vue/compiler-sfc/index.js'])
})

test('components are read without the compilers of the project', async () => {
  const { folder, listMarks } = await createPlantedProject()
  const { files, limitations } = await readSources(folder, SOURCE_PATHS)
  expect(await listMarks()).toEqual([])
  expect(limitations).toEqual([])
  const images = files.filter(({ elements }) => elements.some(({ tag }) => tag === 'img'))
  expect(images.map(({ path }) => path)).toEqual(SOURCE_PATHS.slice(0, 5))
})
