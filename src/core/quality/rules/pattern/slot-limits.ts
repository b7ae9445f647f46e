import type { CountLimit } from '../../../generated/types/common.v1.ts'
import type { HtmlElement, HtmlFragment } from '../../../kernel/html/parse.ts'
import { pluralize } from '../../../kernel/text.ts'
import { createExampleFinding, type ExampleDraft, parseExample } from '../../example-checks.ts'
import type { RecordRule } from '../../rule.ts'
import {
  countWords,
  findSlotElements,
  listDetailedSlots,
  listSlotItems,
  type Slot,
} from '../../slot-content.ts'

/** Requires examples to keep the limits of their slots. */
export const slotLimitsRule: RecordRule<'patterns'> = {
  id: 'P22',
  requirement: 'The example of each slot has as many words and items as its limit allows.',
  severity: 'warn',
  source: 'quality',
  scope: 'record',
  types: ['patterns'],
  check: ({ authored, data }) =>
    Object.entries(data.presets).flatMap(([name, { layout, code = {} }]) => {
      const html = parseExample(code)
      return listDetailedSlots(layout).flatMap((slot) =>
        [...checkItems(slot, html), ...checkWords(slot, html)].map((issue) =>
          createExampleFinding(authored, ['presets', name, 'code', 'example'], issue),
        ),
      )
    }),
}

function checkItems({ name, details }: Slot, html: HtmlFragment): ExampleDraft[] {
  const limit = details.limit?.items
  if (limit === undefined) return []
  return listSlotItems(html, name)
    .filter((items) => !isWithin(items.length, limit))
    .map((items) => ({
      ...getLine(items[0]),
      message: `The slot "${name}" has ${pluralize(items.length, 'item')}.`,
      hint: `Show ${describeLimit(limit)} items, or change the limit.`,
    }))
}

/** Checks the words of a slot, or of each item if the slot is a list. */
function checkWords({ name, details: { limit, data } }: Slot, html: HtmlFragment): ExampleDraft[] {
  const words = limit?.words
  if (words === undefined) return []
  const isList = Array.isArray(data) || limit?.items !== undefined
  const elements = isList ? listSlotItems(html, name).flat() : findSlotElements(html, name)
  return elements
    .map((element) => ({ element, count: countWords(element) }))
    .filter(({ count }) => !isWithin(count, words))
    .map(({ element, count }) => ({
      line: element.line,
      message: `${isList ? 'An item of the' : 'The'} slot "${name}" has ${pluralize(count, 'word')}.`,
      hint: `Write ${describeLimit(words)} words, or change the limit.`,
    }))
}

const getLine = (element: HtmlElement | undefined): Pick<ExampleDraft, 'line'> =>
  element === undefined ? {} : { line: element.line }

/** Returns the minimum and maximum of a limit; a number is a maximum. */
const toRange = (limit: CountLimit): readonly [min: number, max: number] =>
  typeof limit === 'number' ? [0, limit] : [limit[0] ?? 0, limit[1] ?? Number.POSITIVE_INFINITY]

function isWithin(count: number, limit: CountLimit): boolean {
  const [min, max] = toRange(limit)
  return count >= min && count <= max
}

function describeLimit(limit: CountLimit): string {
  const [min, max] = toRange(limit)
  return min === 0 ? `at most ${max}` : `${min} to ${max}`
}
