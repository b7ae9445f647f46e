import type { Context } from '../context.ts'
import { inert, quoted, type Said, word } from '../inert.ts'
import { extra, type Line, must, rule } from '../lines.ts'
import { say } from '../say.ts'
import { unresolved } from './values.ts'

/** A shell by its name, marked when no record has it. */
export const shellInWords = ({ frame }: Context, id: string): Said =>
  say`shell ${id}${unresolved('shell', frame(id))}`

/** The contract of a shell: a line a region, then its guidance. */
export function shellLines({ frame }: Context, id: string): Line[] {
  const name = word(id)
  const contract = frame(id)
  if (!contract)
    return [must(say`**${name}**${unresolved('shell')}: keep the frame where it exists.`)]
  const { regions, guidance, skip_target, scroll_owner } = contract
  return [
    must(say`**${name}**: skip target ${skip_target}, scroll owner ${scroll_owner}.`),
    ...regions.map(({ id, element, label, size, isSticky, scrolls, below, becomes, patterns }) => {
      const facts = [
        say`${word(element)}${say` ${quoted(label)}`}`,
        inert(size),
        isSticky && say`sticky`,
        scrolls && say`scrolls`,
        say`${inert(becomes ?? 'collapses')} below ${below}`,
      ]
      return rule(say`${id} ${facts}${say`: ${patterns.map(word)}`}`, 'regions', name)
    }),
    ...Object.entries(guidance).map(([topic, text]) =>
      extra(say`${word(topic)}: ${inert(text)}`, 'guidance', name),
    ),
  ]
}
