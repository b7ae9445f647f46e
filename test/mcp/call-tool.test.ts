import { mkdir, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { callTool } from '../../src/mcp/call-tool.ts'
import { choice, detail, integer, limit, offset, path, text } from '../../src/mcp/parameters.ts'
import { defineAction, type Tool, toDescription, toInputSchema } from '../../src/mcp/tool.ts'
import { createTestFolder } from '../support/package/run-cli.ts'

const sample: Tool = {
  name: 'svc_sample',
  title: 'Sample',
  description: 'Shows how tools work.',
  annotations: { readOnlyHint: true, openWorldHint: false },
  actions: {
    count: defineAction({
      summary: 'counts',
      parameters: z.object({ to: integer(1, 100_000), detail, limit, offset }),
      list: 'items',
      run: async (_, { to }) => ({
        total: to,
        items: Array.from({ length: to }, (_, index) => ({ name: `Item ${index}` })),
      }),
    }),
    read: defineAction({
      summary: 'reads',
      parameters: z.object({ file: path(), color: z.optional(choice(['red', 'green'])) }),
      run: async (_, input) => input,
    }),
    fail: defineAction({
      summary: 'fails',
      parameters: z.object({ why: z.optional(text()) }),
      run: () => Promise.reject(new Error('a secret in a stack trace')),
    }),
  },
}

const call = (args: Record<string, unknown>, cwd = '/') =>
  callTool({ cwd, env: {}, settings: {}, note: () => {} }, { tool: sample, args })

test('the input schema is one flat object', () => {
  expect(toInputSchema(sample)).toMatchObject({
    type: 'object',
    required: ['action'],
    additionalProperties: false,
    properties: {
      action: { type: 'string', enum: ['count', 'read', 'fail'] },
      to: { type: 'integer', minimum: 1, maximum: 100_000 },
      color: { enum: ['red', 'green'] },
    },
  })
})

test('the description has a line for each action', () => {
  expect(toDescription(sample)).toBe(
    [
      'Shows how tools work.',
      'count(to): counts',
      'read(file, color?): reads',
      'fail(why?): fails',
    ].join('\n'),
  )
})

test('a parameter with two meanings is a mistake of ours', () => {
  const other = defineAction({
    summary: 'differs',
    parameters: z.object({ to: text() }),
    run: async () => null,
  })
  const tool = { ...sample, actions: { ...sample.actions, other } }
  expect(() => toInputSchema(tool)).toThrow('svc_sample declares the parameter "to" in two ways.')
})

/** Wrong arguments with the code, the message and the suggestions of the error. */
const WRONG: readonly (readonly [object, string, string, string[]?])[] = [
  [{}, 'action-unknown', 'svc_sample needs "action".'],
  [{ action: 'cont' }, 'action-unknown', 'svc_sample has no action "cont".', ['count']],
  [{ action: 7 }, 'action-unknown', 'svc_sample has no action 7.'],
  [{ action: '__proto__' }, 'action-unknown', 'svc_sample has no action "__proto__".'],
  [{ action: 'constructor' }, 'action-unknown', 'svc_sample has no action "constructor".'],
  [{ action: 'count' }, 'parameter-missing', '"count" needs "to".'],
  [{ action: 'count', too: 1 }, 'parameter-unknown', '"count" does not take "too".', ['to']],
  [
    { action: 'read', file: 'a', to: 1 },
    'parameter-unknown',
    '"read" does not take "to". It belongs to count.',
  ],
  [
    { action: 'count', to: '7' },
    'parameter-invalid',
    '"to" of "count" is "7", but must be a number.',
  ],
  [
    { action: 'count', to: 0 },
    'parameter-invalid',
    '"to" of "count" is 0, but must be at least 1.',
  ],
  [
    { action: 'read', file: 'a', color: 'gren' },
    'parameter-invalid',
    '"color" of "read" is "gren", but must be red, green.',
    ['green'],
  ],
  [
    { action: 'read', file: 'x'.repeat(5_000_000) },
    'input-too-large',
    'The arguments of the call are too large.',
  ],
]

test.each(WRONG.map((row, index) => [index, ...row] as const))(
  'wrong arguments %i',
  async (_, args, code, message, suggestions) => {
    const answer = await call(args as Record<string, unknown>)
    expect(answer).toMatchObject({ ok: false, error: { code, message } })
    expect('error' in answer ? answer.error.suggestions : []).toEqual(suggestions)
  },
)

test('a bug of ours says nothing about the inside', async () => {
  const answer = await call({ action: 'fail' })
  expect(answer).toMatchObject({ ok: false, error: { code: 'internal-error' } })
  expect(JSON.stringify(answer)).not.toContain('secret')
})

test('a list that is too long says how to get the rest', async () => {
  const answer = await call({ action: 'count', to: 5_000 })
  expect(JSON.stringify(answer).length).toBeLessThanOrEqual(12_000)
  if (!answer.ok) throw new Error(answer.error.message)
  const { items, next_offset } = answer.data as { items: unknown[]; next_offset: number }
  expect(next_offset).toBe(items.length)
  expect(answer.meta).toMatchObject({
    truncated: true,
    cut: [{ pointer: '/items', shown: items.length, total: 5_000, unit: 'items' }],
    next: { offset: items.length },
  })
  const full = await call({ action: 'count', to: 5_000, detail: 'full' })
  expect(JSON.stringify(full).length).toBeGreaterThan(40_000)
  expect(JSON.stringify(full).length).toBeLessThanOrEqual(60_000)
})

test('no path leads out of the root', async () => {
  const outside = await createTestFolder()
  await writeFile(join(outside, 'secret.txt'), 'secret')
  const root = await createTestFolder()
  await mkdir(join(root, 'inside'))
  await symlink(outside, join(root, 'link'))
  const read = async (file: string) => call({ action: 'read', file }, root)
  for (const file of [
    '..',
    '../x',
    join(outside, 'secret.txt'),
    'link/secret.txt',
    'link/new',
    'a\0b',
  ]) {
    expect(await read(file)).toMatchObject({ ok: false, error: { code: 'path-outside' } })
  }
  for (const file of ['inside', 'inside/new/file', join(root, 'inside'), '..x']) {
    expect(await read(file)).toMatchObject({ ok: true, data: { file } })
  }
})
