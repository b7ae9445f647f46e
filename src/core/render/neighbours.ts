import {
  type Element,
  el,
  findElement,
  getAttribute,
  isElement,
  listElements,
  textContent,
} from './node.ts'

/** A record that stands in a list: its name, where it is, and what is said beside it. */
export interface SiblingRecord {
  readonly name: string
  readonly route: string
  readonly detail: string
}

/** The records that a list or table of an example leads to, each once. */
export function findSiblingRecords(roots: readonly Element[]): SiblingRecord[] {
  const found = new Map<string, SiblingRecord>()
  for (const element of listElements(roots)) {
    if (element.name !== 'tr' && element.name !== 'li') continue
    const link = findElement([element], ({ name }) => name === 'a')
    const route = link && getAttribute(link, 'href')?.replace(/[?#].*$/, '')
    const isRow = element.name === 'li' || element.children.some(isRowHeader)
    if (!link || !route?.startsWith('/') || !isRow || found.has(route)) continue
    found.set(route, { name: textContent(link.children), route, detail: getRowDetail(element) })
  }
  return [...found.values()]
}

const isRowHeader = (node: Element['children'][number]): boolean =>
  isElement(node) && node.name === 'th' && getAttribute(node, 'scope') === 'row'

/** The first two values of a row. */
const getRowDetail = (row: Element): string =>
  row.children
    .filter(isElement)
    .filter((cell) => cell.name === 'td' && cell.attributes.has('data-label'))
    .slice(0, 2)
    .map((cell) => textContent(cell.children))
    .filter(Boolean)
    .join(', ')

/** The records around the one that a page shows, the shown one marked, with steps to the next. */
export function createSiblingList(neighbours: readonly SiblingRecord[], all: string): Element[] {
  const [current, next] = neighbours
  return [
    el(
      'ul',
      { 'data-slot': 'neighbours' },
      neighbours.map(({ name, route, detail }) =>
        el('li', {}, [
          el('a', { href: route, 'aria-current': route === current?.route ? 'true' : undefined }, [
            el('span', {}, [name]),
            detail !== '' && el('small', {}, [detail]),
          ]),
        ]),
      ),
    ),
    el('p', { 'data-slot': 'pager' }, [
      el('span', {}, [`1 of ${neighbours.length}`]),
      next && el('a', { href: next.route, rel: 'next' }, ['Next']),
      el('a', { href: all }, ['Whole list']),
    ]),
  ]
}
