import type { Frame, Region } from '../frame.ts'
import { inert, named, quoted, word } from '../inert.ts'
import { bullet, type Line, may } from '../lines.ts'

/** The contract of a shell: a line a region, then its guidance. */
export const shellLines = ({ shell, regions, guidance, ...frame }: Frame): Line[] => [
  may(
    'rule',
    `**${word(shell)}**: skip target ${named(frame.skip_target)}, ` +
      `scroll owner ${named(frame.scroll_owner)}.`,
    'shells',
  ),
  ...regions.map((region) => bullet(may('rule', regionInWords(region), 'regions', word(shell)))),
  ...Object.entries(guidance).map(([topic, rule]) =>
    bullet(may('extra', `${word(topic)}: ${inert(rule)}`, 'guidance', word(shell))),
  ),
]

function regionInWords(region: Region): string {
  const { id, element, label, size, isSticky, scrolls, below, becomes, patterns } = region
  const facts = [
    `${word(element)}${label === undefined ? '' : ` ${quoted(label)}`}`,
    size && inert(size),
    isSticky && 'sticky',
    scrolls && 'scrolls',
    below && `${inert(becomes ?? 'collapses')} below ${named(below)}`,
  ].filter(Boolean)
  const held = patterns.length === 0 ? '' : `: ${patterns.map(word).join(', ')}`
  return `${named(id)} ${facts.join(', ')}${held}`
}
