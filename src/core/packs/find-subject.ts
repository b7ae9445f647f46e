import { createSuggestion } from '../essence/suggestions.ts'
import { nearest } from '../nearest.ts'
import { Problem } from '../problem.ts'
import { quote, quoteList } from '../text.ts'
import type { PackKind } from './envelope.ts'
import type { PackPlan } from './subjects.ts'

/** Which pack is asked for: `id` is needed where a kind has several. */
export interface PackSelector {
  readonly pack_type: PackKind
  readonly id?: string | null
}

/** The pack that a selector names; a wrong or ambiguous one is a problem that lists the ids. */
export function findPackPlan(all: readonly PackPlan[], { pack_type, id }: PackSelector): PackPlan {
  const subjects = all.filter(({ kind }) => kind === pack_type)
  if (subjects.length === 0) {
    const kinds = new Set(all.map(({ kind }) => kind))
    throw new Problem('body-invalid', `There is no pack of the kind ${quote(String(pack_type))}.`, {
      hint: `pack_type is one of ${quoteList([...kinds])}.`,
    })
  }
  const available = listPackIds(subjects)
  const hint = describeChoices(available)
  // A kind that has one pack only is its id.
  const wanted = id ?? (/scaffold|review/.test(pack_type) ? pack_type : undefined)
  if (wanted === undefined) {
    throw new Problem('body-invalid', `A ${pack_type} pack is selected by its id.`, { hint })
  }
  const exact = subjects.filter((subject) => subject.id === wanted)
  const found =
    exact.length > 0 ? exact : subjects.filter(({ aliases }) => aliases?.includes(wanted))
  const [subject, ...others] = found
  if (others.length > 0) {
    const candidates = listPackIds(found)
    throw new Problem('id-ambiguous', `${quote(wanted)} names ${found.length} packs.`, {
      hint: describeChoices(candidates),
      extensions: { candidates },
    })
  }
  if (subject) return subject
  const near = nearest(wanted, available)
  throw new Problem('pack-not-found', `There is no pack with the id ${quote(wanted)}.`, {
    hint: createSuggestion(wanted, near).hint ?? hint,
    extensions: { available, nearest: near },
  })
}

const listPackIds = (subjects: readonly PackPlan[]): string[] => subjects.map(({ id }) => id)

const describeChoices = (ids: readonly string[]): string => `id is one of ${quoteList(ids)}.`
