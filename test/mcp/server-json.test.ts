import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { ROOT } from '../support/root.ts'

test('server.json describes the package as the MCP registry requires', async () => {
  const [server, manifest] = await Promise.all(
    ['server.json', 'package.json'].map(async (file) =>
      JSON.parse(await readFile(`${ROOT}${file}`, 'utf8')),
    ),
  )
  expect(server.name).toMatch(/^[a-zA-Z0-9.-]+\/[a-zA-Z0-9._-]+$/)
  expect(server.description.length).toBeLessThanOrEqual(100)
  expect(manifest.mcpName).toBe(server.name)
  expect(server.version).toBe(manifest.version)
  expect(server.packages).toMatchObject([
    {
      registryType: 'npm',
      identifier: manifest.name,
      version: manifest.version,
      transport: { type: 'stdio' },
      packageArguments: [{ type: 'positional', value: 'mcp' }],
    },
  ])
})
