import { expect, test } from 'vitest'
import { EXIT } from '../../src/project/errors.ts'
import { createTestFolder, runCli } from '../support/package/run-cli.ts'

test.each([['verify'], ['repair'], ['ci'], ['baseline save'], ['state'], ['graph']])(
  'svc %s rejects a wrong --file-timeout',
  async (command) => {
    const cwd = await createTestFolder({
      'package.json': '{ "dependencies": { "react": "19.0.0" } }',
      'src/main.ts': 'export const a = 1\n',
    })
    const args = [...command.split(' '), '--offline', '--file-timeout', '2s']
    const { exit, err } = await runCli(cwd, args)
    expect(err).toContain('Invalid value "2s" for --file-timeout.')
    expect(exit).toBe(EXIT.usage)
  },
)
