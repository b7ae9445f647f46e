import type { Content } from '../../index.ts'
import { asArray, asObject, asString } from '../fields.ts'
import type { Region, ShellFrame } from '../shell-grid.ts'
import { type LinkContext, RecordLink } from './record-links.tsx'

interface ShellRegionsProps extends LinkContext {
  readonly shell: Content['shells']
  readonly frame: ShellFrame
}

/** The regions of a shell as a keyboard meets them, with what stands in each. */
export const ShellRegions = ({ shell, frame, ...linking }: ShellRegionsProps) => {
  const skip = asString(shell.skip_target)
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
            <p>{describeRegion(region, shell.scroll_owner === region.id)}</p>
            <RegionPatterns
              region={asArray(shell.regions).find(hasRegionId(region))}
              {...linking}
            />
          </div>
        </li>
      ))}
    </ol>
  )
}

const hasRegionId =
  ({ id }: Region) =>
  (value: unknown) =>
    asObject(value).id === id

function describeRegion({ label, size, isSticky, scrolls, collapse }: Region, isOwner: boolean) {
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

const RegionPatterns = ({ region, ...linking }: LinkContext & { readonly region: unknown }) => {
  const patterns = asArray(asObject(region).patterns).flatMap((item) => {
    const slug = asString(item) ?? asString(asObject(item).pattern)
    return slug === undefined ? [] : [{ slug, preset: asString(asObject(item).preset) }]
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
