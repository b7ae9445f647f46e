import { expect, test } from 'vitest'
import type { Essence } from '../../../src/essence.ts'
import { compilePacks } from '../../../src/packs.ts'
import { officialPackLookup, storeOverview } from './official-bundles.ts'

const SHELL = 'sidebar-main'

const withDirectives = (...directives: string[]): Essence => {
  const essence = structuredClone(storeOverview)
  essence.blueprint.shell = SHELL
  for (const [index, section] of essence.blueprint.sections.entries()) {
    section.shell = SHELL
    if (index === 0) section.directives = [...(section.directives ?? []), ...directives]
  }
  return essence
}

const compileAll = async (...directives: string[]) => {
  const { scaffold, sections } = await compilePacks(
    withDirectives(...directives),
    officialPackLookup,
  )
  return [scaffold, ...sections].map(({ renderedMarkdown }) => renderedMarkdown).join('\n')
}

test('packs name no pattern of a shell that the app leaves out', async () => {
  const [all, few] = await Promise.all([
    compileAll(),
    compileAll('Leaves out: user-menu, workspace-switcher'),
  ])
  expect(all).toMatch(/user-menu[\s\S]*workspace-switcher/)
  expect(few).not.toMatch(/user-menu|workspace-switcher|Leaves out/)
  expect(few).toMatch(/notification-center[\s\S]*sidebar-nav/)
})
