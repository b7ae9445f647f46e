import { openPage } from '../open-page.ts'
import type { PageCheck } from '../types.ts'

/** Checks that each pattern has one root in `main`, in the order of the layout. */
export const checkPatterns: PageCheck = async (built) => {
  await openPage(built)
  const names = built.contract.parts.map(({ name }) => name)
  const ids = await built.page.evaluate(() =>
    [...document.querySelectorAll('main [id]')].map(({ id }) => id),
  )
  const actual = ids.filter((id) => names.includes(id))
  const findings = names.flatMap((name) => {
    const count = actual.filter((id) => id === name).length
    return count === 1
      ? []
      : [{ subject: name, message: `${count} elements with this id in main; there must be one.` }]
  })
  const expected = names.filter((name) => actual.includes(name))
  if (findings.length > 0 || actual.join() === expected.join()) return findings
  const message = `The order is ${actual.join(', ')}; expected ${expected.join(', ')}.`
  return [{ subject: 'order', message }]
}
