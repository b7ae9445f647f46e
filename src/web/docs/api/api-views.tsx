import { type ApiOperation, listBodyProperties } from '../../api-operations.ts'
import { Island } from '../../islands.tsx'
import { getSchemaSlug } from '../../schemas/schema-links.ts'
import type { SiteData } from '../../site-data.ts'
import { HighlightedCode } from '../../ui/highlighted-code.tsx'
import { TextWithCode } from '../../ui/rich-text.tsx'
import { pathToRoot, type View } from '../../view.ts'
import type { ContentsEntry } from '../docs-layout.tsx'
import type { DocsLink } from '../docs-navigation.ts'
import type { ApiConsoleProps } from './api-console.tsx'
import { createRequestPath, REQUEST_LANGUAGES } from './request-samples.ts'
import { createSampleBody, createSampleValues, listSampleSlugs } from './sample-values.ts'

const getFolder = (slug: string): string => `docs/api/${slug}/`

/** Returns the links of the sidebar to the pages of the operations. */
export const toOperationLinks = (operations: readonly ApiOperation[]): readonly DocsLink[] =>
  operations.map(({ slug, path, method }) => ({
    path: getFolder(slug),
    label: `${method} ${path.replace(/^\/v1(?=\/)/, '')}`,
  }))

/** Creates the overview of the API reference. */
export const apiReferenceView = (operations: readonly ApiOperation[]): View => ({
  path: 'docs/api/index.html',
  title: 'API reference · svc',
  description: 'Every operation of the HTTP API, with a console that calls it in the page.',
  main: (
    <div class="doc">
      <h1>API reference</h1>
      <article>
        <p>
          The API is public and read-only: no key, no account, no rate limit. Each operation below
          has a console that runs in your browser.
        </p>
        <ul>
          <li>
            Base address: <code data-absolute="../../v1">/v1</code>
          </li>
          <li>
            Every operation answers <code>GET</code> and <code>HEAD</code> from any origin.
          </li>
          <li>
            Add <code>.json</code> to an address where only static files are served. Such a host
            ignores query parameters; follow the <code>next</code> links of lists instead.
          </li>
          <li>
            Every answer has an <code>ETag</code>: send it as <code>If-None-Match</code> to get a
            304 while nothing has changed.
          </li>
          <li>
            A request that fails gets a <a href="../../problem/">problem</a> with a code, a hint and
            the nearest right value.
          </li>
          <li>
            Tools read the same from <a href="../../v1/openapi.json">openapi.json</a> (OpenAPI 3.1).
          </li>
        </ul>
      </article>
      {listGroups(operations).map((group) => (
        <section key={group} class="operations" aria-labelledby={toGroupId(group)}>
          <h2 id={toGroupId(group)}>{group}</h2>
          <dl class="rows">
            {operations
              .filter((operation) => operation.group === group)
              .map(({ slug, method, path, summary }) => (
                <div class="row" key={slug}>
                  <dt>
                    <a class="name" href={`${slug}/`}>
                      {method} {path}
                    </a>
                  </dt>
                  <dd>{summary}</dd>
                </div>
              ))}
          </dl>
        </section>
      ))}
    </div>
  ),
})

const listGroups = (operations: readonly ApiOperation[]): readonly string[] => [
  ...new Set(operations.map(({ group }) => group)),
]

const toGroupId = (group: string): string => group.toLowerCase().replaceAll(' ', '-')

/** Lists the groups of the overview for its table of contents. */
export const listApiContents = (operations: readonly ApiOperation[]): readonly ContentsEntry[] =>
  listGroups(operations).map((group) => ({ id: toGroupId(group), label: group }))

/** Creates the page of an operation: its console, its parameters and its answers. */
export function operationView(operation: ApiOperation, site: SiteData): View {
  const { slug, method, path, summary } = operation
  const file = `${getFolder(slug)}index.html`
  const props = createConsoleProps(operation, site, pathToRoot(file))
  return {
    path: file,
    title: `${method} ${path} · svc`,
    description: `${summary} Operation ${method} ${path} of the API.`,
    data: { apiConsole: props },
    main: (
      <div class="doc operation">
        <h1>
          <span class="method">{method}</span> <code>{path}</code>
        </h1>
        <p class="lead">{summary}</p>
        <section aria-labelledby="try">
          <h2 id="try">Try it</h2>
          <Island name="apiConsole" props={props} />
          <StaticSamples {...props} />
        </section>
        <Parameters operation={operation} root={props.root} />
        <Responses operation={operation} root={props.root} />
      </div>
    ),
  }
}

/** Lists the sections of an operation for its table of contents. */
export const listOperationContents = (operation: ApiOperation): readonly ContentsEntry[] => [
  { id: 'try', label: 'Try it' },
  ...(hasInput(operation) ? [{ id: 'parameters', label: 'Parameters' }] : []),
  { id: 'responses', label: 'Responses' },
]

const hasInput = ({ parameters, body }: ApiOperation): boolean =>
  parameters.length > 0 || body !== undefined

function createConsoleProps(
  operation: ApiOperation,
  site: SiteData,
  root: string,
): ApiConsoleProps {
  const { method, path, parameters } = operation
  const slugs = listSampleSlugs(site)
  return {
    root,
    operation: { method, path, parameters },
    values: createSampleValues(operation, slugs),
    body: createSampleBody(operation),
    slugs: path.includes('{type}') && path.includes('{slug}') ? slugs : {},
  }
}

/** Shows the request in every language, for readers without scripts. */
const StaticSamples = ({ operation, values, body }: ApiConsoleProps) => {
  const url = `https://svc.example${createRequestPath(operation, values)}`
  return (
    <div class="without-script samples">
      {REQUEST_LANGUAGES.map(({ label, language, write }) => (
        <figure class="code" key={label}>
          <figcaption>{label}</figcaption>
          <HighlightedCode
            text={write({ method: operation.method, url, body })}
            language={language}
          />
        </figure>
      ))}
    </div>
  )
}

interface OperationSectionProps {
  readonly operation: ApiOperation
  readonly root: string
}

const Parameters = ({ operation, root }: OperationSectionProps) =>
  hasInput(operation) ? (
    <section aria-labelledby="parameters">
      <h2 id="parameters">Parameters</h2>
      <dl class="rows">
        {operation.parameters.map((parameter) => (
          <InputRow
            key={parameter.name}
            {...parameter}
            note={`${parameter.in}, ${parameter.type}`}
            root={root}
          />
        ))}
        {operation.body &&
          listBodyProperties(operation.body).map((property) => (
            <InputRow
              key={property.name}
              {...property}
              note={`body, ${property.type}${property.isRequired ? '' : ', optional'}`}
              root={root}
            />
          ))}
        {typeof operation.body?.$ref === 'string' && (
          <InputRow
            name="essence"
            note="the whole body"
            description=""
            values={[]}
            schema={operation.body.$ref.replace('../schemas/', '')}
            root={root}
          />
        )}
      </dl>
    </section>
  ) : null

interface InputRowProps {
  readonly name: string
  /** Where the value is, and its type. */
  readonly note: string
  readonly description: string
  readonly values: readonly string[]
  readonly default?: string | undefined
  readonly schema?: string | undefined
  readonly root: string
}

/** More values than this are not listed: the console has them all. */
const MAX_LISTED_VALUES = 12

const InputRow = ({ name, note, description, values, schema, root, ...rest }: InputRowProps) => (
  <div class="row">
    <dt>
      <code>{name}</code> <span class="muted">{note}</span>
    </dt>
    <dd>
      {description && (
        <p>
          <TextWithCode text={description} />
        </p>
      )}
      {schema && (
        <p>
          See <SchemaLink schema={schema} root={root} />.
        </p>
      )}
      {values.length > 0 && values.length <= MAX_LISTED_VALUES && (
        <p>
          One of{' '}
          {values.map((value, index) => (
            <>
              {index > 0 && ', '}
              <code>{value}</code>
            </>
          ))}
          .
        </p>
      )}
      {rest.default !== undefined && (
        <p>
          Default: <code>{rest.default}</code>
        </p>
      )}
    </dd>
  </div>
)

const SchemaLink = ({ schema, root }: { readonly schema: string; readonly root: string }) => (
  <a class="name" href={`${root}schema/${getSchemaSlug(schema)}/`}>
    {schema}
  </a>
)

const Responses = ({ operation: { responses, example }, root }: OperationSectionProps) => (
  <section aria-labelledby="responses">
    <h2 id="responses">Responses</h2>
    <dl class="rows">
      {responses.map(({ status, description, mediaType, schema }) => (
        <div class="row" key={status}>
          <dt>
            <code>{status === 'default' ? 'Other' : status}</code>{' '}
            {mediaType && <span class="muted">{mediaType}</span>}
          </dt>
          <dd>
            <p>
              <TextWithCode text={description} />
              {schema && (
                <>
                  {' '}
                  Schema: <SchemaLink schema={schema} root={root} />.
                </>
              )}
              {mediaType?.includes('problem') && (
                <>
                  {' '}
                  See <a href={`${root}problem/`}>all problems</a>.
                </>
              )}
            </p>
          </dd>
        </div>
      ))}
    </dl>
    {example !== undefined && (
      <figure class="code example">
        <figcaption>A real response</figcaption>
        <Example value={example} />
      </figure>
    )}
  </section>
)

const Example = ({ value }: { readonly value: unknown }) =>
  typeof value === 'string' ? (
    <HighlightedCode text={value} language="markdown" />
  ) : (
    <HighlightedCode text={JSON.stringify(value, null, 2)} language="json" />
  )
