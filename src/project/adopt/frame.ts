import { posix } from 'node:path'
import { DEFAULT_SHELLS } from '../../essence.ts'
import type { Client } from '../../index.ts'
import type { SourceFile } from '../../internal/verify.ts'
import { asArray, asObject, asStrings } from '../../internal.ts'
import type { App, AppPage } from './read-app.ts'

/** What surrounds a page. */
export interface Frame {
  readonly navigation: 'side' | 'top' | 'none'
  readonly hasFooter: boolean
}

/** Names of files and components that are part of a frame. */
const FRAME_NAME =
  /layout|shell|side-?(?:bar|nav)|nav|header|footer|app-?bar|top-?bar|drawer|__root/i
const SIDE_NAME = /side-?(?:bar|nav|menu)|(?:app|nav)-?drawer/i
const TOP_NAME =
  /^(?!.*side)(?:.*(?:nav-?bar|nav-?header|site-?header|app-?(?:bar|header)|top-?(?:bar|nav))|header|navigation|nav)$/i
const FOOTER_NAME = /footer/i

/** Reads what surrounds a page from its layouts, and from what these import. */
export function findFrame(app: App, page: AppPage): Frame {
  const layouts = listLayouts(app, page)
  const parts = [...new Set(layouts.flatMap((file) => [file, ...listParts(app, file)]))]
  const names = parts.flatMap(({ path, elements }) => [
    posix.basename(path).replace(/\..*$/, ''),
    ...elements.filter(({ isComponent }) => isComponent).map(({ tag }) => tag),
  ])
  const tags = new Set(parts.flatMap(({ elements }) => elements.map(({ tag }) => tag)))
  const isSide = names.some((name) => SIDE_NAME.test(name)) || tags.has('aside')
  const isTop = names.some((name) => TOP_NAME.test(name)) || tags.has('nav')
  return {
    navigation: isSide ? 'side' : isTop ? 'top' : 'none',
    hasFooter: names.some((name) => FOOTER_NAME.test(name)) || tags.has('footer'),
  }
}

const LAYOUT_FILE = /^(?:\+?_?layout|_app|__root|root)\.[\w.]+$/

/** Lists the files that lay out a page: those above it, those that it names, that of its router. */
function listLayouts(app: App, { file, source, declaration }: AppPage): SourceFile[] {
  const above = app.files.filter(({ path }) => {
    const folder = posix.dirname(path)
    return (
      LAYOUT_FILE.test(posix.basename(path)) && (folder === '.' || file.startsWith(`${folder}/`))
    )
  })
  const shared = app.files.filter(({ path }) =>
    /^(?:(?:app|src)\/)?(?:layouts\/default\.vue|app\.(?:vue|svelte|[jt]sx?))$/i.test(path),
  )
  const named = source ? listParts(app, source).filter(({ path }) => /layout/i.test(path)) : []
  return [...above, ...shared, ...named, ...(declaration ? [declaration] : [])]
}

/** Lists the files that a file imports and whose names are those of a frame. */
const listParts = ({ modules }: App, file: SourceFile): SourceFile[] =>
  (file.script?.imports ?? []).flatMap(({ specifier }) => {
    const imported = FRAME_NAME.test(specifier) ? modules.resolve(file, specifier) : undefined
    return imported && imported !== file ? [imported] : []
  })

/** Returns a function that chooses the shell that is most like a frame, by what records declare. */
export async function createShellChooser(client: Client): Promise<(frame: Frame) => string> {
  const { items } = await client.all('shells')
  const records = await Promise.all(items.map(({ slug }) => client.get('shells', slug)))
  const shells = records.map(({ slug, data }) => {
    const { roles, measure, regions } = asObject(data)
    const ids = asArray(regions).map((region) => String(asObject(region).id))
    const isMain = asStrings(roles).includes('primary')
    return { slug, isNarrow: measure === 'narrow', isMain, ids }
  })
  const main = shells.filter(({ isMain }) => isMain)
  const find = (hasFooter: boolean): string | undefined =>
    main.find(
      ({ isNarrow, ids }) =>
        !isNarrow && !ids.includes('nav') && ids.includes('footer') === hasFooter,
    )?.slug
  return ({ navigation, hasFooter }) => {
    if (navigation === 'side') return DEFAULT_SHELLS.primary
    if (navigation === 'top') return find(hasFooter) ?? DEFAULT_SHELLS.public
    return main.find(({ isNarrow }) => isNarrow)?.slug ?? DEFAULT_SHELLS.public
  }
}
