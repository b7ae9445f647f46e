import { Refusal } from '../exit.ts'
import { CONTEXT_FOLDER, ESSENCE_FILE } from '../project.ts'

/** What coding agents read first. */
export const AGENTS_FILE = 'AGENTS.md'

const BEGIN = '<!-- svc:begin -->'
const END = '<!-- svc:end -->'

/** What the block tells about a project. */
export interface AgentsFacts {
  /** The style sheet with the tokens, where the project has one. */
  readonly css: string | undefined
  /** How the command is called here: `svc` or `npx svc`. */
  readonly svc: string
}

/** What an agent without any other tool needs to know. */
export function agentsBlock({ css, svc }: AgentsFacts): string {
  const tokens = css === undefined ? `\`${svc} export\`` : `\`${css}\``
  return [
    BEGIN,
    '## Design contract',
    `\`${ESSENCE_FILE}\` decides pages, patterns and look. Never edit \`${CONTEXT_FOLDER}/\`.`,
    `- Before changing a page, read \`${CONTEXT_FOLDER}/page-<id>-pack.md\`; before adding one, \`mutation-add-page-pack.md\` there. \`manifest.json\` lists all packs.`,
    `- Use the tokens of ${tokens}, no other colours or sizes.`,
    `- Another pattern: \`${svc} search "<words>"\`.`,
    `- Afterwards run \`${svc} validate\` and \`${svc} compile --check\`.`,
    END,
  ].join('\n')
}

/**
 * A file with the block in it: in place of the one that it has, else at its end. Every other byte
 * stays, whatever the encoding: the file is never read as text.
 */
export function withBlock(file: Buffer | undefined, block: string): Buffer {
  const before = (file ?? Buffer.alloc(0)).toString('latin1')
  const newline = before.includes('\r\n') ? '\r\n' : '\n'
  const inside = Buffer.from(block.replaceAll('\n', newline)).toString('latin1')
  const [begin, end] = [before.indexOf(BEGIN), before.indexOf(END)]
  if (begin === -1 && end === -1) {
    const gap = before === '' ? '' : before.endsWith('\n') ? newline : newline + newline
    return Buffer.from(`${before}${gap}${inside}${newline}`, 'latin1')
  }
  const isOnly = begin === before.lastIndexOf(BEGIN) && end === before.lastIndexOf(END)
  if (begin === -1 || end < begin || !isOnly) {
    throw new Refusal('agents-marks', `${AGENTS_FILE} has marks of svc that do not match.`, {
      hint: `Leave one ${BEGIN} and one ${END} after it, or none.`,
    })
  }
  const after = before.slice(end + END.length)
  return Buffer.from(`${before.slice(0, begin)}${inside}${after}`, 'latin1')
}
