import { nearest } from '../kernel/nearest.ts'
import { quote } from '../kernel/text.ts'
import { stripClosingMarks } from './brief-blocks.ts'
import {
  DECIDED_LABEL,
  getPageLabel,
  KIND_LABEL,
  PAGE_QUESTIONS,
  PRODUCT_QUESTIONS,
  TITLE_LABEL,
} from './questions.ts'
import { fromWorksheetText, stripComments } from './worksheet-text.ts'

/** A text of the worksheet, and the line that it starts on. */
export interface WrittenText {
  readonly text: string
  readonly line: number
}

/** A part of the worksheet: the product or a page. */
export interface WorksheetBlock {
  readonly heading: WrittenText
  /** The answers by label. An answer that is a list has several texts. */
  readonly answers: ReadonlyMap<string, readonly WrittenText[]>
  /** Lines without a label, and with labels that no question has. */
  readonly others: readonly WrittenText[]
}

/** A line of the worksheet that cannot be used as it is. */
export interface WorksheetIssue {
  readonly line: number
  readonly message: string
  readonly hint?: string
}

/** A worksheet that was read. */
export interface Worksheet {
  readonly product: WorksheetBlock | undefined
  readonly pages: readonly WorksheetBlock[]
  readonly issues: readonly WorksheetIssue[]
}

const PRODUCT_LABELS = PRODUCT_QUESTIONS.map(({ label }) => label)
const PAGE_LABELS = [
  ...[TITLE_LABEL, KIND_LABEL],
  ...PAGE_QUESTIONS.map(({ label }) => label),
  DECIDED_LABEL,
]

/** The labels whose answers are lists. */
const LIST_LABELS: ReadonlySet<string> = new Set([getPageLabel('parts'), DECIDED_LABEL])

/** An item of such a list, which may start with a label: `  - Errors: keep the draft`. */
const INDENTED_ITEM = /^\s+[-*+]\s/

const HEADING = /^#{1,6}\s+(.*)$/
const PRODUCT_HEADING = /^product$/i
const ITEM = /^\s*(?:[-*+]|\d{1,3}[.)])\s+(.*)$/
const LABELED =
  /^\s*(?:[-*+]\s+)?(?:\*\*([^*:]{1,40}):?\*\*:?|__([^_:]{1,40}):?__:?|([A-Za-z][A-Za-z ]{1,30}):)(?:\s+(.*))?$/

/** Reads the answers of a worksheet, however they are formatted. No answer is dropped. */
export function readWorksheet(text: string): Worksheet {
  const reader = new WorksheetReader()
  const lines = stripComments(text.replaceAll(/\r\n?/g, '\n')).split('\n')
  for (const [index, line] of lines.entries()) reader.readLine(line, index + 1)
  return reader.finish()
}

interface OpenBlock {
  readonly heading: WrittenText
  readonly isProduct: boolean
  readonly answers: Map<string, WrittenText[]>
  readonly others: WrittenText[]
}

class WorksheetReader {
  readonly #blocks: OpenBlock[] = []
  readonly #issues: WorksheetIssue[] = []
  /** The answer that the next line continues, and whether it is a list. */
  #open: WrittenText[] | undefined
  #isList = false

  readLine(line: string, number: number): void {
    const [, heading] = HEADING.exec(line) ?? []
    const block = this.#blocks.at(-1)
    if (heading !== undefined) this.#startBlock(heading, line.startsWith('# '), number)
    else if (line.trim() === '') return
    else if (block && !this.#readLabel(block, line, number)) this.#readText(block, line, number)
  }

  #close(): void {
    this.#open = undefined
    this.#isList = false
  }

  finish(): Worksheet {
    const blocks = this.#blocks.filter(({ heading }) => heading.text !== '')
    return {
      product: blocks.find(({ isProduct }) => isProduct),
      pages: blocks.filter(({ isProduct }) => !isProduct),
      issues: this.#issues,
    }
  }

  #startBlock(heading: string, isTitle: boolean, line: number): void {
    this.#close()
    const text =
      isTitle && this.#blocks.length === 0 ? '' : fromWorksheetText(stripClosingMarks(heading))
    const isProduct = PRODUCT_HEADING.test(text)
    this.#blocks.push({ heading: { text, line }, isProduct, answers: new Map(), others: [] })
  }

  /** Reads a line that starts with the label of a question. */
  #readLabel(block: OpenBlock, line: string, number: number): boolean {
    const [, bold, underlined, plain, text = ''] = LABELED.exec(line) ?? []
    const written = (bold ?? underlined ?? plain)?.trim()
    if (written === undefined || (this.#isList && INDENTED_ITEM.test(line))) return false
    const labels = block.isProduct ? PRODUCT_LABELS : PAGE_LABELS
    const label = labels.find((name) => name.toLowerCase() === written.toLowerCase())
    if (label === undefined) {
      this.#reportLabel(written, labels, number)
      return false
    }
    if (block.answers.has(label) && label !== DECIDED_LABEL) {
      const first = block.answers.get(label)?.[0]?.line ?? number
      this.#issues.push({
        line: number,
        message: `${quote(label)} is answered twice: here and on line ${first}.`,
        hint: 'Keep one of them. Until then both are one answer.',
      })
    }
    this.#isList = LIST_LABELS.has(label)
    this.#open = block.answers.get(label) ?? []
    block.answers.set(label, this.#open)
    if (text.trim() !== '') this.#open.push({ text: fromWorksheetText(text.trim()), line: number })
    return true
  }

  /** Reports a label that is probably a misspelled one. */
  #reportLabel(written: string, labels: readonly string[], line: number): void {
    const [suggestion] = nearest(written, labels)
    if (suggestion === undefined) return
    this.#issues.push({
      line,
      message: `Unknown label ${quote(written)}.`,
      hint: `Did you mean ${quote(suggestion)}? Until then the line is a decision.`,
    })
  }

  /** Reads an item or a line that continues an answer. */
  #readText(block: OpenBlock, line: string, number: number): void {
    const [, item] = ITEM.exec(line) ?? []
    const isQuote = line.startsWith('>')
    // The words of the brief below a heading are no answer.
    if (isQuote && this.#open === undefined) return
    const text = fromWorksheetText((item ?? line).trim())
    const isTop = item !== undefined && !/^\s/.test(line)
    if (isTop || this.#open === undefined) {
      block.others.push({ text, line: number })
      this.#close()
      return
    }
    const last = this.#open.at(-1)
    if (item !== undefined || last === undefined) this.#open.push({ text, line: number })
    else this.#open.splice(-1, 1, { ...last, text: `${last.text} ${text}` })
  }
}
