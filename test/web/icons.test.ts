import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ROOT } from '../support/root.ts'

const read = (name: string): Buffer => readFileSync(`${ROOT}public/${name}`)

/** Reads the width of a PNG file, which is at a fixed place of its header. */
const readPngWidth = (png: Buffer): number => {
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  return png.readUInt32BE(16)
}

test('the web app manifest lists icons that exist in their sizes', () => {
  const { icons } = JSON.parse(String(read('app.webmanifest')))
  for (const { src, sizes } of icons) {
    if (src.endsWith('.png')) expect(`${readPngWidth(read(src))}`, src).toBe(sizes.split('x')[0])
    else expect(String(read(src))).toContain('<svg')
  }
})

test('favicon.ico holds three PNG files of the sizes that it lists', () => {
  const ico = read('favicon.ico')
  expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 3])
  for (const entry of [6, 22, 38]) {
    const [size, offset] = [ico.readUInt32LE(entry + 8), ico.readUInt32LE(entry + 12)]
    expect(readPngWidth(ico.subarray(offset, offset + size))).toBe(ico.readUInt8(entry))
  }
})
