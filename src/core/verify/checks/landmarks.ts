import { memoizeByObject } from '../../kernel/memoize.ts'
import type { ProjectCheck } from '../check.ts'
import { editRepair, insertAttribute, manualRepair, replaceText, reportElement } from '../edits.ts'
import {
  findAncestor,
  getExplicitRole,
  getStaticValue,
  isDynamic,
  isHidden,
  listDescendants,
} from '../elements.ts'
import type { SourceDraft } from '../finding.ts'
import type { Snapshot } from '../snapshot.ts'
import type { MarkupElement, SourceFile } from '../source-file.ts'

/** Finds pages without exactly one main landmark, and missing or broken skip links. */
export const landmarks: ProjectCheck = {
  code: 'A11Y034',
  check: 'landmarks',
  family: 'accessibility',
  layer: 'dna',
  severity: 'warn',
  summary: 'a page does not have exactly one main landmark and its skip link',
  scope: 'project',
  *run(snapshot) {
    const files = snapshot.files.filter(({ role }) => role === 'production')
    for (const file of files) if (file.syntax === 'html') yield* checkDocument(file)
    yield* checkLayouts(snapshot, files)
    yield* checkSkipLinks(snapshot, files)
  },
}

const isMain = (element: MarkupElement): boolean =>
  !isHidden(element) &&
  (getExplicitRole(element) === 'main' ||
    (element.tag === 'main' && getExplicitRole(element) === undefined))

const findElement = ({ elements }: SourceFile, tag: string): MarkupElement | undefined =>
  elements.find((element) => element.tag === tag)

function* checkDocument(file: SourceFile): Generator<SourceDraft> {
  const body = findElement(file, 'body')
  if (body === undefined || findElement(file, 'html') === undefined) return
  const mains = file.elements.filter(isMain)
  const [first, second] = mains
  if (second !== undefined) yield reportSecondMain(file, second)
  if (first !== undefined || !hasContent(body)) return
  yield reportElement(file, body, {
    message: 'The page has no main landmark, so its content cannot be reached directly.',
    detail: 'main',
    repair: manualRepair('Wrap the content of the page in <main id="main">.', [
      'Leave out the header, the navigation and the footer.',
    ]),
  })
}

const reportSecondMain = (file: SourceFile, element: MarkupElement): SourceDraft =>
  reportElement(file, element, {
    message: 'The page has more than one main landmark.',
    detail: 'main',
    repair: manualRepair('Keep one <main>, and use <section> or <div> for the others.'),
  })

/** True if a document has content of its own; a script fills all others. */
const hasContent = (body: MarkupElement): boolean => {
  const nodes = [...listDescendants(body)]
  const isUnknown = nodes.some(
    (node) => node.kind === 'dynamic' || (node.kind === 'element' && node.isComponent),
  )
  const texts = nodes.filter(
    (node) => node.kind === 'element' && /^(?:h1|p|form|section|article)$/.test(node.tag),
  )
  return !isUnknown && texts.length > 0
}

/** The layout files of conventions where a layout is around every page below its folder. */
const LAYOUT = /(?:^|\/)(?:layout\.[jt]sx|\+layout\.svelte)$/

/** Finds pages with a main landmark inside a layout that has one already. */
function* checkLayouts({ routes }: Snapshot, files: readonly SourceFile[]): Generator<SourceDraft> {
  const pages = new Set(routes.items.map(({ file }) => file))
  const layouts = files.filter(({ path, elements }) => LAYOUT.test(path) && elements.some(isMain))
  for (const file of files) {
    if (!pages.has(file.path)) continue
    const main = file.elements.find(isMain)
    const layout = layouts.find(({ path }) =>
      file.path.startsWith(path.replace(/(?<![^/])[^/]*$/, '')),
    )
    if (main === undefined || layout === undefined) continue
    yield {
      ...reportSecondMain(file, main),
      evidence: [
        { kind: 'layout', text: `${layout.path} has a main landmark.`, file: layout.path },
      ],
    }
  }
}

const isFragmentLink = (element: MarkupElement): boolean =>
  /^#./.test(getStaticValue(element, 'href') ?? '')

const isSkipLink = (element: MarkupElement): boolean =>
  (element.isComponent && /^Skip/.test(element.tag)) ||
  (isFragmentLink(element) &&
    [...listDescendants(element)].some(
      (node) => node.kind === 'text' && /skip|jump/i.test(node.text),
    ))

/** Reads what skip links depend on; a file that has not changed is read once. */
const readLinksAndIds = memoizeByObject(({ elements }: SourceFile) => ({
  skipLinks: elements.filter(isSkipLink),
  ids: elements.flatMap((element) => getStaticValue(element, 'id') ?? []),
  hasDynamicIds: elements.some((element) => isDynamic(element, 'id')),
}))

function* checkSkipLinks(
  { contract }: Snapshot,
  files: readonly SourceFile[],
): Generator<SourceDraft> {
  const facts = files.map((file) => ({ file, ...readLinksAndIds(file) }))
  const links = facts.flatMap(({ file, skipLinks }) =>
    skipLinks.map((element) => ({ file, element })),
  )
  const ids = new Set(facts.flatMap(({ ids: own }) => own))
  const hasDynamicIds = facts.some((file) => file.hasDynamicIds)
  for (const { file, element } of links)
    if (isFragmentLink(element) && !hasDynamicIds) yield* checkSkipTarget(file, element, ids)
  const isRequired = contract?.essence.dna.accessibility?.skip_nav === true
  if (isRequired && links.length === 0) yield* reportMissingSkipLink(files)
}

function* checkSkipTarget(
  file: SourceFile,
  link: MarkupElement,
  ids: ReadonlySet<string>,
): Generator<SourceDraft> {
  const id = (getStaticValue(link, 'href') ?? '').slice(1)
  if (ids.has(id)) return
  const main = file.elements.find((element) => isMain(element) && !element.hasSpread)
  const canFix = main !== undefined && getStaticValue(main, 'id') === undefined
  yield reportElement(file, link, {
    message: `The skip link leads to "#${id}", but no element has this id.`,
    detail: 'target',
    confidence: 'likely',
    repair: editRepair(
      'suggest',
      `Add id="${id}" to the main landmark.`,
      canFix ? [insertAttribute(file, main, `id="${id}"`)] : [],
    ),
  })
}

/** Reports one missing skip link in the document or layout that every page has. */
function* reportMissingSkipLink(files: readonly SourceFile[]): Generator<SourceDraft> {
  for (const file of files) {
    const body = findElement(file, 'body')
    if (body === undefined || findAncestor(body, ({ tag }) => tag === 'html') === undefined)
      continue
    const { end } = body.tagRange
    const id = file.elements.filter(isMain).flatMap((main) => getStaticValue(main, 'id') ?? [])[0]
    yield reportElement(file, body, {
      message: 'The contract requires a link that skips to the main content, but there is none.',
      detail: 'skip link',
      repair: editRepair(
        'suggest',
        'Add a skip link as the first element of the page.',
        id === undefined
          ? []
          : [replaceText(file, { start: end, end }, `\n<a href="#${id}">Skip to main content</a>`)],
      ),
    })
    return
  }
}
