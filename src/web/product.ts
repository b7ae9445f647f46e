import type { Essence, Issue, ValidationResult } from '../essence.ts'
import { type ListedPack, listPacks, type PackBundle } from '../packs.ts'

/** What comes of an archetype or a blueprint: an essence with its packs, or why there is none. */
export type Product =
  | { readonly essence: Essence; readonly packs: readonly ListedPack[] }
  | { readonly issues: readonly Issue[] }

/** Compiles an essence. */
export type Compile = (essence: Essence) => Promise<PackBundle>

/** Compiles what was made of a record; a third party's may lack what an essence needs. */
export async function productOf(
  made: ValidationResult<Essence>,
  compile: Compile,
): Promise<Product> {
  if (!made.ok) return { issues: made.issues }
  return { essence: made.value, packs: listPacks(await compile(made.value)) }
}

/** A page of an essence, by what it is called, where it is and what is on it. */
export interface Stop {
  readonly section: string
  readonly page: string
  readonly route: string
  readonly shell: string
  readonly patterns: readonly string[]
}

/** The pages of an essence in the order of its sections. */
export const stopsOf = ({ blueprint }: Essence): Stop[] =>
  blueprint.sections.flatMap(({ id, shell, pages }) =>
    pages.map((page) => ({
      ...{
        section: id,
        page: page.id,
        route: page.route ?? routeTo(blueprint.routes, id, page.id),
      },
      shell: page.shell_override ?? shell,
      patterns: patternsIn(page.layout),
    })),
  )

const routeTo = (routes: Essence['blueprint']['routes'], section: string, page: string): string =>
  Object.entries(routes ?? {}).find(([, to]) => to.section === section && to.page === page)?.[0] ??
  `/${page}`

type Layout = Essence['blueprint']['sections'][number]['pages'][number]['layout']

/** The patterns of a page from top to bottom, each once. */
function patternsIn(layout: Layout): string[] {
  const items = layout.flatMap((item) =>
    typeof item === 'object' && 'cols' in item ? item.cols : [item],
  )
  return [...new Set(items.map((item) => (typeof item === 'string' ? item : item.pattern)))]
}
