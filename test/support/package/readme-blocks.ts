import { readFileSync } from 'node:fs'
import { ROOT } from '../root.ts'

const README = readFileSync(`${ROOT}README.md`, 'utf8')

const MAX_LINES = 19

/** The code under a heading of the README, as somebody would copy it: short enough to be read. */
export function readReadmeBlock(heading: string, language: string): string {
  const [, section] = README.split(`\n### ${heading}\n`)
  if (section === undefined) throw new Error(`The README has no heading "${heading}".`)
  const block = new RegExp(`\n\`\`\`${language}\n([^]*?\n)\`\`\`\n`).exec(section)?.[1]
  if (block === undefined) throw new Error(`"${heading}" shows no ${language}.`)
  const lines = block.trimEnd().split('\n').length
  if (lines > MAX_LINES) throw new Error(`"${heading}" takes ${lines} lines to show.`)
  return block
}
