import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { beforeAll, expect, test } from 'vitest'
import { getLanguageService, type JSONDocument, TextDocument } from 'vscode-json-languageservice'
import { createSuiteFolder, runCli } from '../support/package/run-cli.ts'

// What VS Code does with the file that `svc init` writes.

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
  const held = await readFile(file, 'utf8')
  text = TextDocument.create(pathToFileURL(file).href, 'json', 1, held)
  document = service.parseJSONDocument(text)
})

test('the schema is found and loaded, and nothing is wrong', async () => {
  expect(await service.doValidation(text, document)).toEqual([])
})

/** The property nodes of the document. */
function listProperties(parsed: JSONDocument): { key: string; offset: number; value: number }[] {
  const found: { key: string; offset: number; value: number }[] = []
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
      found.push({ key, offset, value: node.valueNode.offset })
    }
    for (const child of node.children ?? []) walk(child)
  }
  walk(root)
  return found
}

test('every field has a text to show', async () => {
  const silent: string[] = []
  for (const { key, offset } of listProperties(document)) {
    const hover = await service.doHover(text, text.positionAt(offset + 1), document)
    const shown = JSON.stringify(hover?.contents ?? [])
    if (!/[a-z]{3,} [a-z]/i.test(shown)) silent.push(key)
  }
  expect(silent).toEqual([])
})

/** What is offered in place of a value that is being typed. */
async function listCompletions(path: string): Promise<string[]> {
  const keys = path.split('.')
  const properties = listProperties(document)
  let from = -1
  for (const key of keys) from = properties.findIndex((one, at) => at > from && one.key === key)
  const { value = 0 } = properties[from] ?? {}
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
])('%s is completed', async (path, values) => {
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
)('the known values of %s are completed', async (path, known) => {
  const place = path.startsWith('meta.') ? path : `dna.${path}`
  expect(await listCompletions(place)).toEqual(
    expect.arrayContaining(known.map(({ value }) => value)),
  )
})
