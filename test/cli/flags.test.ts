import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import {
  booleanOption,
  flagHelp,
  listFlags,
  negatedOption,
  parseOptions,
  repeatableOption,
  textOption,
  wholeNumber,
} from '../../src/cli/flags.ts'

const options = z.object({
  dryRun: booleanOption('write nothing'),
  color: negatedOption('print without colors'),
  out: textOption('file', 'output file'),
  tag: repeatableOption('name', 'a tag'),
  size: z.optional(wholeNumber(9, 'Use a digit.')).register(flagHelp, { summary: 'a size' }),
  level: z._default(z.enum(['low', 'high']), 'low').register(flagHelp, {
    valueName: 'level',
    summary: 'low or high',
  }),
  css: z
    .optional(z.union([z.string(), z.literal(false)]))
    .register(flagHelp, { valueName: 'file', summary: 'a style sheet', negation: 'none' }),
})

test('each kind of option has its flags', () => {
  expect(
    listFlags(options).map(({ flags, summary, repeatable }) => [flags, summary, repeatable]),
  ).toEqual([
    ['--dry-run', 'write nothing', false],
    ['--no-color', 'print without colors', false],
    ['--out <file>', 'output file', false],
    ['--tag <name>', 'a tag', true],
    ['--size <value>', 'a size', false],
    ['--level <level>', 'low or high', false],
    ['--css <file>', 'a style sheet', false],
    ['--no-css', 'none', false],
  ])
})

test('options are converted and completed; those of other commands are left out', () => {
  const values = { size: '7', css: false, other: 'x' }
  expect(parseOptions(options, values)).toEqual({
    color: true,
    tag: [],
    size: 7,
    level: 'low',
    css: false,
  })
})

test.each([
  [{ size: '12' }, 'Invalid value "12" for --size.', 'Use a digit.'],
  [{ size: '-1' }, 'Invalid value "-1" for --size.', 'Use a digit.'],
  [{ level: 'hgh' }, 'Invalid value "hgh" for --level.', 'Did you mean high? Use low or high.'],
])('%j is a usage error', (values, message, hint) => {
  expect(() => parseOptions(options, values)).toThrow(
    expect.objectContaining({ code: 'usage', message, hint }),
  )
})

test('an option without a help text is a bug', () => {
  expect(() => listFlags(z.object({ out: z.string() }))).toThrow('"out" has no help text')
})
