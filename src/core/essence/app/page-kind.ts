import { getPlacement } from '../../content/placement.ts'
import { getShellPageKind } from '../../content/shell-fields.ts'
import type { ShellV1 } from '../../generated/types/shell.v1.ts'
import { asArray, getOwn } from '../../kernel/json/value.ts'
import { memoizeByObject } from '../../kernel/memoize.ts'
import { PAGE_KINDS, type PageKind } from '../model/label-vocabulary.ts'
import { getStatedKind } from '../model/section-brief.ts'
import type { Section } from '../version.ts'
import type { AppPage, GetRecord } from './app-plan.ts'

/**
 * Returns the kind of a page: the one that its directives or those of its section state, else that
 * of its first pattern or its shell that is made for a kind, else the one for the role of its
 * section. A shell with a footer frames a public site, whatever the role is.
 */
export function getPageKind(getRecord: GetRecord, page: AppPage): PageKind {
  const { section, instances } = page
  const stated = getStatedKind(section, page.page)
  if (stated !== undefined) return stated
  for (const { id } of instances) {
    const record = getRecord('patterns', id)
    const kind = record && toPageKind(getPlacement(record).pageKind)
    if (kind !== undefined) return kind
  }
  const shell = getRecord('shells', page.shell)
  const kind = shell && toPageKind(getShellPageKind(shell))
  return kind ?? (shell && hasFooter(shell) ? 'public' : KINDS_BY_ROLE[section.role])
}

const toPageKind = (name: string | undefined): PageKind | undefined =>
  PAGE_KINDS.find((kind) => kind === name)

const hasFooter = memoizeByObject((shell: ShellV1): boolean =>
  asArray(shell.regions).some((region) => getOwn(region, 'element') === 'footer'),
)

const KINDS_BY_ROLE: Readonly<Record<Section['role'], PageKind>> = {
  primary: 'app',
  auxiliary: 'app',
  gateway: 'flow',
  public: 'public',
}
