import { openPage } from '../open-page.ts'
import type { PageCheck } from '../types.ts'

/** Each pattern of the pack has one root in `main`, and they follow each other as in the layout. */
export const checkPatterns: PageCheck = async (built) => {
  await openPage(built)
  const names = built.contract.parts.map(({ name }) => name)
  const ids = await built.page.evaluate(() =>
    [...document.querySelectorAll('main [id]')].map(({ id }) => id),
  )
  const found = ids.filter((id) => names.includes(id))
  const wrong = names.flatMap((name) => {
    const count = found.filter((id) => id === name).length
    return count === 1
      ? []
      : [{ subject: name, message: `${count} elements with this id in main; there must be one.` }]
  })
  const wanted = names.filter((name) => found.includes(name))
  if (wrong.length > 0 || found.join() === wanted.join()) return wrong
  return [{ subject: 'order', message: `Stands as ${found.join(', ')}; not ${wanted.join(', ')}.` }]
}
