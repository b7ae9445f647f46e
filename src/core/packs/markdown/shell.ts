import type { PackContext } from '../context.ts'
import { unresolvedNote } from './app-facts.ts'
import { essentialLine, extraLine, type Line, paragraph } from './lines.ts'
import { escapeInline, formatName, md, quoteInline, type SafeMarkdown } from './sentence.ts'

/** A shell by its name, marked when no record has it. */
export const describeShellName = ({ getShellContract }: PackContext, id: string): SafeMarkdown =>
  md`shell ${id}${unresolvedNote('shell', getShellContract(id))}`

/** The contract of a shell: a line a region, then its guidance. */
export function shellLines({ getShellContract }: PackContext, id: string): Line[] {
  const name = formatName(id)
  const contract = getShellContract(id)
  if (!contract)
    return [paragraph(md`**${name}**${unresolvedNote('shell')}: keep the frame where it exists.`)]
  const { regions, guidance, skip_target, scroll_owner } = contract
  return [
    paragraph(md`**${name}**: skip target ${skip_target}, scroll owner ${scroll_owner}.`),
    ...regions.map(({ id, element, label, size, isSticky, scrolls, below, becomes, patterns }) => {
      const facts = [
        md`${formatName(element)}${md` ${quoteInline(label)}`}`,
        escapeInline(size),
        isSticky && md`sticky`,
        scrolls && md`scrolls`,
        md`${escapeInline(becomes ?? 'collapses')} below ${below}`,
      ]
      return essentialLine(md`${id} ${facts}${md`: ${patterns.map(formatName)}`}`, 'regions', name)
    }),
    ...Object.entries(guidance).map(([topic, text]) =>
      extraLine(md`${formatName(topic)}: ${escapeInline(text)}`, 'guidance', name),
    ),
  ]
}
