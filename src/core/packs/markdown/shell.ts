import type { Frame } from '../frame.ts'
import { inert, quoted, said, word } from '../inert.ts'
import { extra, type Line, list, rule } from '../lines.ts'
import { joined, say } from '../say.ts'

/** The contract of a shell: a line a region, then its guidance. */
export function shellLines({ shell, regions, guidance, skip_target, scroll_owner }: Frame): Line[] {
  const name = word(shell)
  return [
    rule(say`**${name}**: skip target ${skip_target}, scroll owner ${scroll_owner}.`, 'shells'),
    ...list([
      ...regions.map(
        ({ id, element, label, size, isSticky, scrolls, below, becomes, patterns }) => {
          const facts = [
            say`${word(element)}${say` ${quoted(label)}`}`,
            inert(size),
            said(isSticky ? 'sticky' : ''),
            said(scrolls ? 'scrolls' : ''),
            say`${inert(becomes ?? 'collapses')} below ${below}`,
          ]
          const held = say`: ${joined(patterns.map(word), ', ')}`
          return rule(say`${id} ${joined(facts, ', ')}${held}`, 'regions', name.said)
        },
      ),
      ...Object.entries(guidance).map(([topic, text]) =>
        extra(say`${word(topic)}: ${inert(text)}`, 'guidance', name.said),
      ),
    ]),
  ]
}
