import type { Content } from '../../index.ts'
import { fieldsOf, listOf, textOf } from '../fields.ts'
import type { Region, ShellFrame } from '../shell-grid.ts'
import { type Linking, RecordLink } from './record-links.tsx'

interface ShellRegionsProps extends Linking {
  readonly shell: Content['shells']
  readonly frame: ShellFrame
}

/** The regions of a shell as a keyboard meets them, with what stands in each. */
export const ShellRegions = ({ shell, frame, ...linking }: ShellRegionsProps) => {
  const skip = textOf(shell.skip_target)
  return (
    <ol class="regions">
      {skip !== undefined && (
        <li>
          <span class="number">0</span>
          <div>
            <strong>Skip link</strong>
            <p>
              First in the page, seen when it has focus; leads to <code>{skip}</code>.
            </p>
          </div>
        </li>
      )}
      {frame.regions.map((region, at) => (
        <li key={region.id}>
          <span class="number">{at + 1}</span>
          <div>
            <strong>{region.id}</strong> <code>{`<${region.element}>`}</code>
            <p>{sentenceOf(region, shell.scroll_owner === region.id)}</p>
            <Patterns region={listOf(shell.regions).find(isOf(region))} {...linking} />
          </div>
        </li>
      ))}
    </ol>
  )
}

const isOf =
  ({ id }: Region) =>
  (value: unknown) =>
    fieldsOf(value).id === id

function sentenceOf({ label, size, isSticky, scrolls, collapse }: Region, isOwner: boolean) {
  return [
    label && `named “${label}”`,
    size && (size.endsWith('fr') ? 'takes what is left' : size),
    isSticky && 'stays in sight',
    isOwner ? 'scrolls for the page' : scrolls && 'scrolls by itself',
    collapse && `below ${collapse.below} px a ${collapse.to}`,
  ]
    .filter(Boolean)
    .join(', ')
}

const Patterns = ({ region, ...linking }: Linking & { readonly region: unknown }) => {
  const patterns = listOf(fieldsOf(region).patterns).flatMap((item) => {
    const slug = textOf(item) ?? textOf(fieldsOf(item).pattern)
    return slug === undefined ? [] : [{ slug, preset: textOf(fieldsOf(item).preset) }]
  })
  return patterns.length === 0 ? null : (
    <ul class="inline">
      {patterns.map(({ slug, preset }) => (
        <li key={slug}>
          <RecordLink type="patterns" slug={slug} {...linking} />{' '}
          {preset && <span class="muted">{preset}</span>}
        </li>
      ))}
    </ul>
  )
}
