import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The test files that take longest, or that mostly wait, in the order in which they start. */
const HEAVY_FILES = [
  'built/docs',
  'built/site-commands',
  'built/cli',
  'built/package',
  'built/terminal',
  'built/conformance',
  'check/small-pages',
  'check/check-command',
  'build/codegen/generated-files',
  'schemas/invalid-documents',
  'site/optional-parts',
  'built/interrupted-writes',
  'built/registry-package',
  'built/mcp',
  'mcp/answer-budget',
  'conformance/hosts',
  'conformance/paging',
  'site/build-site',
  'cli/init/token-names',
  'cli/doctor',
  'cli/registry',
]

const getRank = ({ moduleId }: TestSpecification): number => {
  const index = HEAVY_FILES.findIndex((file) => moduleId.endsWith(`/test/${file}.test.ts`))
  return index === -1 ? HEAVY_FILES.length : index
}

/** Starts heavy files first, so that no worker is left alone with one of them at the end. */
export class HeavyFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.toSorted((a, b) => getRank(a) - getRank(b))
  }
}
