import type { Draft } from '../../internal.ts'
import { judge, skip } from '../result.ts'
import { openRevealed } from '../reveal.ts'
import type { PageCheck } from '../types.ts'

/** Checks that `main` has each part once, by its id, in the order of the pack. */
export const checkIds: PageCheck = async (opened) => {
  const { ids } = opened.expected
  if (ids.length === 0) return skip('no ids are decided for this page')
  await openRevealed(opened)
  const actual = await opened.page.evaluate(
    (names) =>
      [...document.querySelectorAll('main [id]')]
        .map(({ id }) => id)
        .filter((id) => names.includes(id)),
    ids,
  )
  const wrong: Draft[] = ids
    .map((id) => [id, actual.filter((other) => other === id).length] as const)
    .filter(([, count]) => count !== 1)
    .map(([id, count]) => ({
      message: `expected one #${id} in main; found ${count}`,
      ...(count > 0 && { selector: `#${id}` }),
    }))
  if (wrong.length === 0 && actual.join() !== ids.join()) {
    const message = `expected the order ${ids.join(', ')}; found ${actual.join(', ')}`
    wrong.push({ message, selector: 'main' })
  }
  return judge({ wrong }, `the ids are in order: ${ids.join(', ')}`)
}
