import { h } from 'preact'
import { renderToString } from 'preact-render-to-string'
import { expect, test } from 'vitest'
import { corpusClient } from '../../src/site.ts'
import { agentsView } from '../../src/web/docs/agents-view.tsx'
import { QuickStarts } from '../../src/web/home/home-view.tsx'
import { officialCorpus } from '../support/corpus/official-corpus.ts'
import { createTestFolder, runCli } from '../support/package/run-cli.ts'

/** Returns the commands that a page shows, split into arguments like a shell does. */
const listCommands = (html: string): string[][] =>
  [...html.matchAll(/(?<!`)npx @svc\/content ([^<`\n]+)(?=<\/code>|\n)/g)].map(([, line = '']) =>
    [...line.replaceAll('&quot;', '"').matchAll(/"([^"]*)"|(\S+)/g)].map(
      ([, quoted, plain]) => quoted ?? plain ?? '',
    ),
  )

test('every command that the explorer shows works, in this order', async () => {
  const { main } = await agentsView(corpusClient(officialCorpus))
  const commands = listCommands(renderToString(h('div', {}, main)))
  expect(commands.map(([name]) => name)).toEqual(['init', 'pack', 'search', 'validate', 'compile'])
  expect(listCommands(renderToString(h(QuickStarts, {})))).toEqual([commands[0]])
  const folder = await createTestFolder()
  for (const args of commands) {
    const { exit, err, out } = await runCli(folder, args)
    expect({ exit, err }, args.join(' ')).toEqual({ exit: 0, err: '' })
    expect(out).not.toBe('')
  }
})
