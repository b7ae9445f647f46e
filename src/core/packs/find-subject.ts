import { nearest } from '../nearest.ts'
import { Problem } from '../problem.ts'
import type { AppPage, Plan } from './app.ts'
import type { PackKind } from './envelope.ts'
import { SUBJECTS, type Subject } from './subjects.ts'

/** Which pack is asked for: `id` is needed where a kind has several. */
export interface PackSelector {
  readonly pack_type: PackKind
  readonly id?: string | null
}

/** The pack that a selector names; a wrong or ambiguous one is a problem that lists the ids. */
export function findSubject(plan: Plan, { pack_type, id }: PackSelector): Subject {
  const kinds = Object.keys(SUBJECTS)
  if (!kinds.includes(pack_type)) {
    throw new Problem(
      'body-invalid',
      `There is no kind of pack called ${JSON.stringify(pack_type)}.`,
      {
        hint: `pack_type is one of ${kinds.join(', ')}.`,
      },
    )
  }
  const subjects: readonly Subject[] = SUBJECTS[pack_type](plan)
  const [only] = subjects
  if (id === undefined || id === null) {
    if (only !== undefined && only.id === pack_type) return only
    throw new Problem('body-invalid', `A ${pack_type} pack is selected by its id.`, {
      hint: idsInWords(subjects),
    })
  }
  const exact = subjects.find((subject) => subject.id === id)
  return exact ?? byName(subjects, pack_type === 'page' ? namedBy(plan, id) : [], id)
}

/** Ids of the pages that another form of their name means. */
const namedBy = ({ pages }: Plan, name: string): string[] =>
  pages.filter((page) => formsOf(page).includes(name)).map(({ id }) => id)

/** The page alone, with its section, and as version 3 wrote both. */
const formsOf = ({ owner: { section }, page }: AppPage): string[] => [
  page.id,
  `${section.id}/${page.id}`,
  `${section.id}-${page.id}`,
]

function byName(subjects: readonly Subject[], ids: readonly string[], name: string): Subject {
  const [first, second] = ids
  if (second !== undefined) {
    throw new Problem('id-ambiguous', `${JSON.stringify(name)} names ${ids.length} packs.`, {
      hint: `Use one of ${ids.slice(0, MOST).join(', ')}.`,
      extensions: { candidates: ids },
    })
  }
  const found = subjects.find(({ id }) => id === first)
  if (found !== undefined) return found
  const known = subjects.map(({ id }) => id)
  const near = nearest(name, known)
  throw new Problem('pack-not-found', `There is no pack with the id ${JSON.stringify(name)}.`, {
    hint: near.length > 0 ? `Did you mean ${near.join(', ')}?` : idsInWords(subjects),
    extensions: { available: known, nearest: near },
  })
}

const MOST = 12

function idsInWords(subjects: readonly Subject[]): string {
  const shown = subjects.slice(0, MOST).map(({ id }) => id)
  const rest = subjects.length > MOST ? ` and ${subjects.length - MOST} more` : ''
  return `The ids are ${shown.join(', ')}${rest}.`
}
