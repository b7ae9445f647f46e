import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { beforeAll, expect, test } from 'vitest'
import { getLanguageService, type JSONDocument, TextDocument } from 'vscode-json-languageservice'
import { createSuiteFolder, runCli } from '../support/package/run-cli.ts'

// Checks what VS Code does with the essence that `svc init` writes.

const service = getLanguageService({
  schemaRequestService: (uri) => readFile(fileURLToPath(uri), 'utf8'),
  workspaceContext: {
    resolveRelativePath: (path, resource) => new URL(path, resource).href,
  },
})

const folder = await createSuiteFolder()
let text: TextDocument
let document: JSONDocument

beforeAll(async () => {
  await runCli(folder, ['init', '--blueprint', 'internal-admin'])
  const file = join(folder, 'svc.essence.json')
  const content = await readFile(file, 'utf8')
  text = TextDocument.create(pathToFileURL(file).href, 'json', 1, content)
  document = service.parseJSONDocument(text)
})

test('the schema is loaded, and the essence has no errors', async () => {
  expect(await service.doValidation(text, document)).toEqual([])
})

/** Returns the properties of the document with their offsets. */
function listProperties(parsed: JSONDocument): { key: string; offset: number; value: number }[] {
  const properties: { key: string; offset: number; value: number }[] = []
  const { root } = parsed as unknown as { root: Node }
  interface Node {
    type: string
    offset: number
    children?: Node[]
    keyNode?: Node & { value: string }
    valueNode?: Node
  }
  const walk = (node: Node): void => {
    if (node.type === 'property' && node.keyNode && node.valueNode) {
      const { value: key, offset } = node.keyNode
      properties.push({ key, offset, value: node.valueNode.offset })
    }
    for (const child of node.children ?? []) walk(child)
  }
  walk(root)
  return properties
}

test('every property has a hover text', async () => {
  const withoutText: string[] = []
  for (const { key, offset } of listProperties(document)) {
    const hover = await service.doHover(text, text.positionAt(offset + 1), document)
    const contents = JSON.stringify(hover?.contents ?? [])
    if (!/[a-z]{3,} [a-z]/i.test(contents)) withoutText.push(key)
  }
  expect(withoutText).toEqual([])
})

/** Returns the completions for the value of a property. */
async function listCompletions(path: string): Promise<string[]> {
  const keys = path.split('.')
  const properties = listProperties(document)
  let index = -1
  for (const key of keys) {
    const start = index
    index = properties.findIndex((property, next) => next > start && property.key === key)
  }
  const { value = 0 } = properties[index] ?? {}
  const list = await service.doComplete(text, text.positionAt(value + 1), document)
  return (list?.items ?? []).map(({ label }) => label.replaceAll('"', ''))
}

test.each([
  ['dna.theme.mode', ['light', 'dark', 'auto']],
  ['dna.theme.id', ['slate', 'mono']],
  ['dna.accessibility.wcag_level', ['none', 'A', 'AA', 'AAA']],
  ['blueprint.sections.role', ['primary', 'gateway', 'public', 'auxiliary']],
  ['meta.platform.type', ['spa', 'ssr', 'static']],
  ['meta.guard.mode', ['creative', 'guided', 'strict']],
])('%s has completions', async (path, values) => {
  expect(await listCompletions(path)).toEqual(expect.arrayContaining(values))
})

interface Known {
  readonly value: string
}

test.each(
  Object.entries(
    JSON.parse(
      await readFile(new URL('../../content/vocabulary/dna.json', import.meta.url), 'utf8'),
    ) as Record<string, Known[]>,
  ),
)('the known values of %s are offered as completions', async (path, known) => {
  const fullPath = path.startsWith('meta.') ? path : `dna.${path}`
  expect(await listCompletions(fullPath)).toEqual(
    expect.arrayContaining(known.map(({ value }) => value)),
  )
})
