import { openPage } from '../open-page.ts'
import { judge, skip } from '../report.ts'
import { revealParts } from '../reveal.ts'
import type { PageCheck } from '../types.ts'

/** Checks that `main` has each part once, by its id, in the order of the pack. */
export const checkIds: PageCheck = async (built) => {
  const { ids } = built.contract
  if (built.from === 'brief') return skip('a brief names no ids')
  await openPage(built)
  await revealParts(built)
  const actual = await built.page.evaluate(
    (names) =>
      [...document.querySelectorAll('main [id]')]
        .map(({ id }) => id)
        .filter((id) => names.includes(id)),
    ids,
  )
  const findings = ids
    .map((id) => [id, actual.filter((other) => other === id).length] as const)
    .filter(([, count]) => count !== 1)
    .map(([id, count]) => `expected one #${id} in main; found ${count}`)
  if (findings.length === 0 && actual.join() !== ids.join()) {
    findings.push(`expected the order ${ids.join(', ')}; found ${actual.join(', ')}`)
  }
  return judge(findings, `in order: ${ids.join(', ')}`)
}
