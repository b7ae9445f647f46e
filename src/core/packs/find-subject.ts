import { nearest } from '../nearest.ts'
import { Problem } from '../problem.ts'
import type { PackKind } from './envelope.ts'
import { said } from './inert.ts'
import { firstOf, say } from './say.ts'
import type { Subject } from './subjects.ts'

/** Which pack is asked for: `id` is needed where a kind has several. */
export interface PackSelector {
  readonly pack_type: PackKind
  readonly id?: string | null
}

/** The pack that a selector names; a wrong or ambiguous one is a problem that lists the ids. */
export function findSubject(all: readonly Subject[], { pack_type, id }: PackSelector): Subject {
  const subjects = all.filter(({ kind }) => kind === pack_type)
  if (subjects.length === 0) {
    const kinds = new Set(all.map(({ kind }) => kind))
    throw new Problem(
      'body-invalid',
      `There is no pack of the kind ${JSON.stringify(pack_type)}.`,
      {
        hint: listed('pack_type is one of', [...kinds]),
      },
    )
  }
  const available = idsOf(subjects)
  const hint = listed('id is one of', available)
  // A kind that has one pack only is its id.
  const wanted = id ?? (/scaffold|review/.test(pack_type) ? pack_type : undefined)
  if (wanted === undefined) {
    throw new Problem('body-invalid', `A ${pack_type} pack is selected by its id.`, { hint })
  }
  const exact = subjects.filter((subject) => subject.id === wanted)
  const found = exact.length > 0 ? exact : subjects.filter(({ names }) => names?.includes(wanted))
  const [subject, ...others] = found
  const name = JSON.stringify(wanted)
  if (others.length > 0) {
    const candidates = idsOf(found)
    throw new Problem('id-ambiguous', `${name} names ${found.length} packs.`, {
      hint: listed('id is one of', candidates),
      extensions: { candidates },
    })
  }
  if (subject) return subject
  const near = nearest(wanted, available)
  throw new Problem('pack-not-found', `There is no pack with the id ${name}.`, {
    hint: near.length > 0 ? `Did you mean ${near.join(', ')}?` : hint,
    extensions: { available, nearest: near },
  })
}

const idsOf = (subjects: readonly Subject[]): string[] => subjects.map(({ id }) => id)

/** More ids than this are counted. */
const MOST = 12

const listed = (words: string, ids: readonly string[]): string =>
  say`${said(words)} ${firstOf(ids.map(said), MOST)}.`.said
