import type { Box, TextBlock, TextLine, TextRun } from '../types.ts'

/** The text of a page. */
export interface PageText {
  readonly blocks: TextBlock[]
  readonly runs: TextRun[]
  readonly isPartial: boolean
}

/**
 * Reads the text of the listed elements, word by word, as lines and as runs. Returns `PageText` as
 * JSON, which arrives faster. Runs in the page.
 */
export function readText(maxWords: number): string {
  const { list, indexes, getParent } = globalThis.svcElements
  interface Word {
    readonly text: string
    readonly box: Box
  }
  const join = (a: Box, b: Box): Box => {
    const x = Math.min(a.x, b.x)
    const y = Math.min(a.y, b.y)
    const width = Math.max(a.x + a.width, b.x + b.width) - x
    return { x, y, width, height: Math.max(a.y + a.height, b.y + b.height) - y }
  }
  const range = document.createRange()
  const readWords = (node: Text): Word[] =>
    [...node.data.matchAll(/\S+/g)].flatMap(({ 0: text, index }) => {
      range.setStart(node, index)
      range.setEnd(node, index + text.length)
      return [...range.getClientRects()]
        .filter(({ width, height }) => width > 0 && height > 0)
        .map(({ x, y, width, height }, part) => ({
          text: part === 0 ? text : '',
          box: { x: x + scrollX, y: y + scrollY, width, height },
        }))
    })
  const isInline = (element: Element): boolean => getComputedStyle(element).display === 'inline'
  const getBlock = (element: Element): Element => {
    let block = element
    for (;;) {
      const parent = getParent(block)
      if (!isInline(block) || parent === null || block instanceof SVGElement) return block
      block = parent
    }
  }
  const isSameLine = (line: Box, box: Box): boolean => {
    const top = Math.max(line.y, box.y)
    const bottom = Math.min(line.y + line.height, box.y + box.height)
    return bottom - top > Math.min(line.height, box.height) * 0.5
  }
  const toLines = (words: readonly Word[]): TextLine[] => {
    const lines: TextLine[] = []
    for (const { text, box } of words) {
      const last = lines.at(-1)
      if (last && isSameLine(last.box, box) && box.x >= last.box.x) {
        const isPunctuation = !/[\p{L}\p{N}]/u.test(text)
        lines[lines.length - 1] = {
          text: `${last.text} ${text}`,
          words: last.words + (isPunctuation ? 0 : 1),
          box: join(last.box, box),
        }
      } else lines.push({ text, words: 1, box })
    }
    return lines
  }
  const wordsByBlock = new Map<Element, Word[]>()
  const runs: TextRun[] = []
  let count = 0
  for (const element of list) {
    // An option is drawn by the browser, and a text area is a field.
    if (/^(script|style|option|select|textarea|noscript|template)$/.test(element.localName))
      continue
    for (const node of element.childNodes) {
      if (!(node instanceof Text) || count > maxWords) continue
      const words = readWords(node)
      const [first] = words
      if (first === undefined) continue
      count += words.length
      const block = getBlock(element)
      wordsByBlock.set(block, [...(wordsByBlock.get(block) ?? []), ...words])
      const box = words.reduce((sum, word) => join(sum, word.box), first.box)
      const text = words.map((word) => word.text).join(' ')
      const last = words.at(-1) ?? first
      runs.push({
        element: indexes.get(element) ?? -1,
        text: text.length > 200 ? `${text.slice(0, 100)}…${text.slice(-99)}` : text,
        box,
        first: first.box,
        last: last.box,
      })
    }
  }
  const blocks = [...wordsByBlock].flatMap(([block, words]): TextBlock[] => {
    const element = indexes.get(block)
    if (element === undefined) return []
    return [{ element, lines: toLines(words), isGraphic: block instanceof SVGElement }]
  })
  const text: PageText = { blocks, runs, isPartial: count > maxWords }
  return JSON.stringify(text)
}
