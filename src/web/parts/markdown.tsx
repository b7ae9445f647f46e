import type { Token, Tokens } from 'marked'
import type { ComponentChildren } from 'preact'
import { CodeBlock } from './code-block.tsx'
import { Copy } from './copy.tsx'

/** Markdown of our own as elements. It holds no HTML: what looks like it is text. */
export const Markdown = ({ tokens }: { readonly tokens: readonly Token[] }) => (
  <>{tokens.map(blockOf)}</>
)

/** The address of a heading inside its page. */
export const headingId = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')

function blockOf(token: Token): ComponentChildren {
  switch (token.type) {
    case 'heading':
      return headingOf(token as Tokens.Heading)
    case 'paragraph':
      return <p>{inline(token.tokens)}</p>
    case 'code':
      return codeOf(token as Tokens.Code)
    case 'list':
      return listOf(token as Tokens.List)
    case 'table':
      return tableOf(token as Tokens.Table)
    case 'space':
      return null
    default:
      throw new Error(`No page shows the Markdown of a ${token.type}: ${token.raw}`)
  }
}

function headingOf({ depth, text, tokens }: Tokens.Heading): ComponentChildren {
  const id = headingId(text)
  const link = <a href={`#${id}`}>{inline(tokens)}</a>
  return depth === 2 ? <h2 id={id}>{link}</h2> : <h3 id={id}>{link}</h3>
}

/** Code with the file that it is, if it is one; what a command prints is not copied. */
function codeOf({ text, lang = '' }: Tokens.Code): ComponentChildren {
  const [language, file] = lang.split(' ')
  const isOutput = language === 'text'
  return (
    <figure class={isOutput ? 'code output' : 'code'}>
      {isOutput || (
        <figcaption>
          <span class="name">{file?.includes('=') ? language : (file ?? language)}</span>
          <Copy of={{ text }} what={file ?? 'these lines'} />
        </figcaption>
      )}
      <CodeBlock text={text} />
    </figure>
  )
}

function listOf({ ordered, items }: Tokens.List): ComponentChildren {
  const entries = items.map(({ tokens }) => (
    <li>{tokens.map((token) => (token.type === 'text' ? inline([token]) : blockOf(token)))}</li>
  ))
  return ordered ? <ol>{entries}</ol> : <ul>{entries}</ul>
}

const tableOf = ({ header, rows }: Tokens.Table): ComponentChildren => (
  <table>
    <thead>
      <tr>
        {header.map(({ tokens }) => (
          <th scope="col">{inline(tokens)}</th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((cells) => (
        <tr>
          {cells.map(({ tokens }) => (
            <td>{inline(tokens)}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)

const inline = (tokens: readonly Token[] = []): ComponentChildren => tokens.map(spanOf)

function spanOf(token: Token): ComponentChildren {
  switch (token.type) {
    case 'text':
      return 'tokens' in token && token.tokens ? inline(token.tokens) : textOf(token)
    case 'escape':
      return textOf(token)
    case 'codespan':
      return <code>{textOf(token)}</code>
    case 'strong':
      return <strong>{inline(token.tokens)}</strong>
    case 'em':
      return <em>{inline(token.tokens)}</em>
    case 'link':
      return <a href={(token as Tokens.Link).href}>{inline(token.tokens)}</a>
    default:
      throw new Error(`No page shows the Markdown of a ${token.type}: ${token.raw}`)
  }
}

const textOf = (token: Token): string => (token as Tokens.Text).text
