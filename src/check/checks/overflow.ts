import { WIDTHS } from '../open-page.ts'
import { readViews } from '../read-views.ts'
import { judge } from '../result.ts'
import type { PageCheck } from '../types.ts'

/** Checks that neither the document nor `main` scrolls sideways. */
export const checkOverflow: PageCheck = async (opened) => {
  const views = await readViews(opened)
  const wrong = views.flatMap(({ overflow }) => overflow ?? [])
  return judge({ wrong }, `no sideways scroll at ${WIDTHS.join(' and ')}px`)
}
