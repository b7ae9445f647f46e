import { nearest } from '../nearest.ts'
import { Problem } from '../problem.ts'
import type { Plan } from './app.ts'
import type { PackKind } from './envelope.ts'
import type { Subject } from './subjects.ts'

/** Which pack is asked for: `id` is needed where a kind has several. */
export interface PackSelector {
  readonly pack_type: PackKind
  readonly id?: string | null
}

/** The pack that a selector names; a wrong or ambiguous one is a problem that lists the ids. */
export function findSubject(
  plan: Plan,
  all: readonly Subject[],
  { pack_type, id }: PackSelector,
): Subject {
  const subjects = all.filter(({ kind }) => kind === pack_type)
  const [first] = subjects
  if (first === undefined) {
    const message = `There is no kind of pack called ${JSON.stringify(pack_type)}.`
    const hint = 'pack_type is one of scaffold, section, page, mutation, review.'
    throw new Problem('body-invalid', message, { hint })
  }
  const known = subjects.map((subject) => subject.id)
  const ids = `The ids are ${someOf(known)}.`
  if (id === undefined || id === null) {
    if (/scaffold|review/.test(pack_type)) return first
    throw new Problem('body-invalid', `A ${pack_type} pack is selected by its id.`, { hint: ids })
  }
  const candidates = pack_type === 'page' ? pagesNamed(plan, id) : []
  const wanted = known.includes(id) ? [id] : candidates
  const found = subjects.find((subject) => subject.id === wanted[0])
  const name = JSON.stringify(id)
  if (wanted.length > 1) {
    throw new Problem('id-ambiguous', `${name} names ${wanted.length} packs.`, {
      hint: `Use one of ${someOf(candidates)}.`,
      extensions: { candidates },
    })
  }
  if (found) return found
  const near = nearest(id, known)
  throw new Problem('pack-not-found', `There is no pack with the id ${name}.`, {
    hint: near.length > 0 ? `Did you mean ${near.join(', ')}?` : ids,
    extensions: { available: known, nearest: near },
  })
}

/** Ids of the packs of pages that are named alone, with their section, or as version 3 wrote both. */
const pagesNamed = ({ pages }: Plan, name: string): string[] =>
  pages.flatMap((page) =>
    [page.page.id, page.name, page.name.replace('/', '-')].includes(name) ? page.id : [],
  )

const MOST = 12

const someOf = (ids: readonly string[]): string =>
  ids.slice(0, MOST).join(', ') + (ids.length > MOST ? ` and ${ids.length - MOST} more` : '')
