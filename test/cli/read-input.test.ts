import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { readInput } from '../../src/cli/read-input.ts'

test('standard input is read as UTF-8, whatever its chunks are', async () => {
  const bytes = Buffer.from('{ "name": "Café" }')
  const chunks = Array.from(bytes, (byte) => Buffer.from([byte]))
  expect(await readInput(Readable.from(chunks))).toBe('{ "name": "Café" }')
})

test('standard input without an end is an error, and is closed', async () => {
  const chunk = Buffer.alloc(2 ** 20)
  const endless = new Readable({
    read() {
      this.push(chunk)
    },
  })
  await expect(readInput(endless)).rejects.toMatchObject({ code: 'file-too-large' })
  expect(endless.destroyed).toBe(true)
})
