import { type HtmlFragment, parseHtml } from '../../html/parse.ts'
import { memoizeByObject } from '../../memoize.ts'

/** The code that goes with a preset or a shell. */
interface ExampleCode {
  readonly example?: string
}

/** The elements of an example and its faults; several rules look at each. */
export const parseExample: (code: ExampleCode) => HtmlFragment = memoizeByObject(
  ({ example = '' }) => parseHtml(example),
)
