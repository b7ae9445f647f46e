import type { FileCheck } from '../check.ts'
import {
  editRepair,
  insertAttribute,
  quoteAttribute,
  replaceText,
  reportElement,
} from '../edits.ts'
import { couldHave, getAttribute, getStaticValue, listDescendants } from '../elements.ts'
import type { SourceDraft } from '../finding.ts'
import type { MarkupElement, SourceFile } from '../source-file.ts'

/** Parts of documents and mails are no pages. */
const NO_PAGE = /(?:^|\/)(?:e?mails?|newsletters?|partials?|fragments?|includes?)(?:\/|\.)/i

/** Finds documents without a language, a title or a viewport, or whose viewport blocks zooming. */
export const documentBasics: FileCheck = {
  code: 'A11Y033',
  check: 'document-basics',
  family: 'accessibility',
  layer: 'intrinsic',
  severity: 'error',
  summary: 'a document has no language, title or viewport, or cannot be zoomed',
  scope: 'file',
  *run(file) {
    if (NO_PAGE.test(file.path)) return
    for (const element of file.elements) {
      if (element.tag === 'html') yield* checkLanguage(file, element)
      if (element.tag === 'head' && file.syntax === 'html') yield* checkHead(file, element)
      if (element.tag === 'meta') yield* checkZoom(file, element)
    }
  },
}

function* checkLanguage(file: SourceFile, element: MarkupElement): Generator<SourceDraft> {
  if (couldHave(element, 'lang')) return
  const empty = getAttribute(element, 'lang')
  yield reportElement(file, element, {
    message: 'The document has no language, so screen readers may pronounce it wrongly.',
    detail: 'lang',
    repair: editRepair('suggest', 'Add lang, such as lang="en".', [
      empty
        ? replaceText(file, empty.range, 'lang="en"')
        : insertAttribute(file, element, 'lang="en"'),
    ]),
  })
}

function* checkHead(file: SourceFile, head: MarkupElement): Generator<SourceDraft> {
  const nodes = [...listDescendants(head)]
  // A template of a framework or server adds the rest.
  const source = file.text.slice(head.range.start, head.range.end)
  const isTemplate =
    nodes.some((node) => node.kind === 'dynamic') ||
    /%[\w.-]+%|<!--\s*[\w:-]*(?:head|title|meta|inject|outlet)[\w:-]*\s*-->/i.test(source)
  if (isTemplate) return
  const elements = nodes.filter((node) => node.kind === 'element')
  const title = elements.find(({ tag }) => tag === 'title')
  if (title === undefined || title.children.length === 0) yield createTitleDraft(file, head, title)
  const viewport = elements.find((element) => getStaticValue(element, 'name') === 'viewport')
  if (viewport === undefined)
    yield reportElement(file, head, {
      message: 'The document has no viewport, so phones show it as a small desktop page.',
      detail: 'viewport',
      repair: editRepair('safe', 'Add the viewport.', [
        insertAfter(
          file,
          head,
          '<meta name="viewport" content="width=device-width, initial-scale=1">',
        ),
      ]),
    })
}

function createTitleDraft(
  file: SourceFile,
  head: MarkupElement,
  title: MarkupElement | undefined,
): SourceDraft {
  const heading = file.elements.find(({ tag }) => tag === 'h1')
  const text = heading?.children.map((child) => (child.kind === 'text' ? child.text : '')).join('')
  const name = text?.trim() ?? ''
  const edit = title
    ? replaceText(file, title.range, `<title>${name}</title>`)
    : insertAfter(file, head, `<title>${name}</title>`)
  return reportElement(file, title ?? head, {
    message: 'The document has no title.',
    detail: 'title',
    repair: editRepair(
      'suggest',
      name === '' ? 'Add a <title> that names the page.' : `Add <title>${name}</title>.`,
      name === '' ? [] : [edit],
    ),
  })
}

const insertAfter = (file: SourceFile, { tagRange: { end } }: MarkupElement, markup: string) =>
  replaceText(file, { start: end, end }, `\n    ${markup}`)

/** Parts of a viewport that keep people from zooming. */
const BLOCKS_ZOOM =
  /^\s*(?:user-scalable\s*=\s*(?:no|0)|maximum-scale\s*=\s*(?:0|1(?:\.\d+)?))\s*$/i

function* checkZoom(file: SourceFile, element: MarkupElement): Generator<SourceDraft> {
  const content = getAttribute(element, 'content')
  if (getStaticValue(element, 'name') !== 'viewport' || content?.value?.kind !== 'static') return
  const parts = content.value.text.split(',')
  const allowed = parts.filter((part) => !BLOCKS_ZOOM.test(part)).map((part) => part.trim())
  if (allowed.length === parts.length) return
  yield reportElement(file, element, {
    message: 'The viewport keeps people from zooming.',
    detail: 'zoom',
    repair: editRepair('safe', 'Allow zooming.', [
      replaceText(file, content.range, quoteAttribute('content', allowed.join(', '))),
    ]),
  })
}
