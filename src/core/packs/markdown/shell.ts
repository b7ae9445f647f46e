import type { Frame } from '../frame.ts'
import { inert, quoted, said, word } from '../inert.ts'
import { extra, type Line, must, rule } from '../lines.ts'
import { say } from '../say.ts'

/** The contract of a shell: a line a region, then its guidance. */
export function shellLines({ shell, regions, guidance, skip_target, scroll_owner }: Frame): Line[] {
  const name = word(shell)
  return [
    must(say`**${name}**: skip target ${skip_target}, scroll owner ${scroll_owner}.`),
    ...regions.map(({ id, element, label, size, isSticky, scrolls, below, becomes, patterns }) => {
      const facts = [
        say`${word(element)}${say` ${quoted(label)}`}`,
        inert(size),
        isSticky && said('sticky'),
        scrolls && said('scrolls'),
        say`${inert(becomes ?? 'collapses')} below ${below}`,
      ]
      return rule(say`${id} ${facts}${say`: ${patterns.map(word)}`}`, 'regions', name)
    }),
    ...Object.entries(guidance).map(([topic, text]) =>
      extra(say`${word(topic)}: ${inert(text)}`, 'guidance', name),
    ),
  ]
}
