import type { Token, Tokens } from 'marked'
import type { ComponentChildren } from 'preact'
import { CopyButton } from '../ui/copy-button.tsx'
import { HighlightedCode } from '../ui/highlighted-code.tsx'

interface MarkdownProps {
  readonly tokens: readonly Token[]
  /** Precedes the ids of headings, where a page has several texts with the same headings. */
  readonly idPrefix?: string
}

/** Renders the tokens of our own Markdown. HTML in it is not supported and throws. */
export const Markdown = ({ tokens, idPrefix = '' }: MarkdownProps) => (
  <>
    {tokens.map((token) =>
      token.type === 'heading'
        ? renderHeading(token as Tokens.Heading, idPrefix)
        : renderBlock(token),
    )}
  </>
)

/** Returns the element id of a heading. */
export const toHeadingId = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')

function renderBlock(token: Token): ComponentChildren {
  switch (token.type) {
    case 'paragraph':
      return <p>{renderInline(token.tokens)}</p>
    case 'code':
      return renderCode(token as Tokens.Code)
    case 'list':
      return renderList(token as Tokens.List)
    case 'table':
      return renderTable(token as Tokens.Table)
    case 'space':
      return null
    default:
      throw new Error(`Unsupported Markdown token "${token.type}": ${token.raw}`)
  }
}

function renderHeading({ depth, text, tokens }: Tokens.Heading, prefix: string): ComponentChildren {
  const id = prefix + toHeadingId(text)
  const link = <a href={`#${id}`}>{renderInline(tokens)}</a>
  return depth === 2 ? <h2 id={id}>{link}</h2> : <h3 id={id}>{link}</h3>
}

/** Renders a code block with its file name. Command output has no copy button. */
function renderCode({ text, lang = '' }: Tokens.Code): ComponentChildren {
  const [language = 'text', file] = lang.split(' ')
  const isOutput = language === 'text'
  return (
    <figure class={isOutput ? 'code output' : 'code'}>
      {isOutput || (
        <figcaption>
          <span class="name">{file?.includes('=') ? language : (file ?? language)}</span>
          <CopyButton source={{ text }} label={file ?? 'these lines'} />
        </figcaption>
      )}
      <HighlightedCode text={text} language={language} />
    </figure>
  )
}

function renderList({ ordered, items }: Tokens.List): ComponentChildren {
  const entries = items.map(({ tokens }) => (
    <li>
      {tokens.map((token) => (token.type === 'text' ? renderInline([token]) : renderBlock(token)))}
    </li>
  ))
  return ordered ? <ol>{entries}</ol> : <ul>{entries}</ul>
}

const renderTable = ({ header, rows }: Tokens.Table): ComponentChildren => (
  <table>
    <thead>
      <tr>
        {header.map(({ tokens }) => (
          <th scope="col">{renderInline(tokens)}</th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((cells) => (
        <tr>
          {cells.map(({ tokens }) => (
            <td>{renderInline(tokens)}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)

const renderInline = (tokens: readonly Token[] = []): ComponentChildren => tokens.map(renderSpan)

function renderSpan(token: Token): ComponentChildren {
  switch (token.type) {
    case 'text':
      return 'tokens' in token && token.tokens ? renderInline(token.tokens) : getText(token)
    case 'escape':
      return getText(token)
    case 'codespan':
      return <code>{getText(token)}</code>
    case 'strong':
      return <strong>{renderInline(token.tokens)}</strong>
    case 'em':
      return <em>{renderInline(token.tokens)}</em>
    case 'link':
      return <a href={(token as Tokens.Link).href}>{renderInline(token.tokens)}</a>
    default:
      throw new Error(`Unsupported Markdown token "${token.type}": ${token.raw}`)
  }
}

const getText = (token: Token): string => (token as Tokens.Text).text
