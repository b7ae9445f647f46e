import { judge } from '../result.ts'
import { openRevealed } from '../reveal.ts'
import type { PageCheck } from '../types.ts'

/** Checks that each part has an accessible name or a heading; without ids, each region. */
export const checkNames: PageCheck = async (opened) => {
  const { ids } = opened.expected
  await openRevealed(opened)
  const { count, unnamed, headings } = await opened.page.evaluate(findUnnamedParts, ids)
  const subject = ids.length > 0 ? 'parts' : 'regions'
  const none = { message: `expected named ${subject} in main; found none`, selector: 'main' }
  if (count + headings === 0) return judge({ wrong: [none] }, '')
  const wrong = unnamed.map(({ name, selector }) => ({
    message: `expected a name or heading for ${name}; found neither`,
    selector,
  }))
  return judge({ wrong }, `${count} ${subject} have a name or heading, with ${headings} h2`)
}

/** Lists the parts without a name. Runs in the page. */
function findUnnamedParts(ids: readonly string[]) {
  const REGIONS =
    'section, article, aside, nav, form, table, fieldset, figure, [role=region], [role=search], search'
  const NAMED_ROLES = `${REGIONS}, [role=toolbar], [role=group], [role=tablist], [role=grid], ul, ol, dl`
  const HEADINGS = 'h1, h2, h3, h4, caption, figcaption, legend, [role=heading]'
  const hasLabel = (element: Element): boolean => {
    const labels = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? []
    const text = labels.map((id) => document.getElementById(id)?.textContent ?? '').join('')
    return `${element.getAttribute('aria-label') ?? ''}${text}`.trim() !== ''
  }
  const isNamed = (part: Element): boolean =>
    [part, ...part.querySelectorAll(NAMED_ROLES)].some(hasLabel) ||
    [...part.querySelectorAll(HEADINGS)].some((heading) => heading.textContent?.trim())
  const regions = [...document.querySelectorAll(REGIONS.replaceAll(/(^|, )/g, '$1main '))].filter(
    (region) => region.checkVisibility() && !region.parentElement?.closest(REGIONS),
  )
  const parts =
    ids.length > 0
      ? ids.flatMap((id) => document.querySelector(`main [id="${id}"]`) ?? [])
      : regions
  const describe = (part: Element): string =>
    part.id ? `#${part.id}` : `<${part.localName} class="${part.getAttribute('class') ?? ''}">`
  return {
    count: parts.length,
    unnamed: parts
      .filter((part) => !isNamed(part))
      .map((part) => ({ name: describe(part), selector: svcSelector(part) })),
    headings: document.querySelectorAll('main h2').length,
  }
}
