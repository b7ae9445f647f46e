import type { ListedPack } from '../../../packs.ts'
import { CopyButton } from '../../ui/copy-button.tsx'
import { IssueList } from '../../ui/issue-list.tsx'
import type { CompiledProduct } from './product.tsx'

interface PackListProps {
  readonly product: CompiledProduct
  readonly slug: string
  /** The folder of the compiled files, relative to the page; undefined if there are none. */
  readonly folder?: string
}

/** Lists the essence of a record and its packs, to read, copy and download. */
export const PackList = ({ product, slug, folder }: PackListProps) => {
  if ('issues' in product) {
    return (
      <>
        <p>No valid essence comes of this record:</p>
        <IssueList issues={product.issues} />
      </>
    )
  }
  const total = product.packs.reduce((sum, { entry }) => sum + (entry.tokens ?? 0), 0)
  return (
    <>
      <EssencePanel text={JSON.stringify(product.essence, null, 2)} slug={slug} folder={folder} />
      <p>
        It compiles to {product.packs.length} packs of {total.toLocaleString('en')} tokens together.
        An agent reads one at a time: the one for what it is about to write.
      </p>
      <ul class="packs">
        {product.packs.map((item) => (
          <PackRow key={item.entry.markdown} item={item} folder={folder} />
        ))}
      </ul>
    </>
  )
}

interface EssencePanelProps {
  readonly text: string
  readonly slug: string
  readonly folder: string | undefined
}

const EssencePanel = ({ text, slug, folder }: EssencePanelProps) => (
  <div class="pack">
    <strong>Essence</strong>
    <span class="actions">
      <CopyButton source={{ from: 'essence' }} label="the essence" />
      {folder === undefined ? (
        <CopyButton
          source={{ from: 'essence' }}
          label="the essence"
          saveAs={`${slug}.essence.json`}
        />
      ) : (
        <DownloadLink href={`${folder}.essence.json`} name={`${slug}.essence.json`} />
      )}
    </span>
    <details class="disclosure">
      <summary>Read the essence</summary>
      <pre tabindex={0}>
        <code id="essence">{text}</code>
      </pre>
    </details>
  </div>
)

const DownloadLink = ({ href, name }: { readonly href: string; readonly name: string }) => (
  <a class="button small" href={href} download={name}>
    Download <span class="hidden">{name}</span>
  </a>
)

interface PackRowProps {
  readonly item: ListedPack
  readonly folder: string | undefined
}

const PackRow = ({ item: { kind, entry, pack }, folder }: PackRowProps) => (
  <li class="pack">
    <span class="muted">{kind}</span>
    {folder === undefined ? (
      <strong>{entry.id}</strong>
    ) : (
      <a href={`${folder}/${entry.markdown}`}>{entry.id}</a>
    )}
    <code>{entry.route}</code>
    <span class="tokens">{(entry.tokens ?? 0).toLocaleString('en')} tokens</span>
    <PackActions entry={entry} folder={folder} />
    {folder === undefined && (
      <details class="disclosure">
        <summary>Read the pack</summary>
        <pre tabindex={0}>
          <code id={entry.markdown}>{pack.renderedMarkdown}</code>
        </pre>
      </details>
    )}
  </li>
)

const PackActions = ({
  entry: { markdown },
  folder,
}: {
  readonly entry: ListedPack['entry']
  readonly folder: string | undefined
}) =>
  folder === undefined ? (
    <span class="actions">
      <CopyButton source={{ from: markdown }} label={markdown} />
      <CopyButton source={{ from: markdown }} label={markdown} saveAs={markdown} />
    </span>
  ) : (
    <span class="actions">
      <CopyButton source={{ file: `${folder}/${markdown}` }} label={markdown} />
      <DownloadLink href={`${folder}/${markdown}`} name={markdown} />
    </span>
  )
