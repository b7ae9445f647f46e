import type { FileCheck } from '../check.ts'
import { editRepair, insertAttribute, manualRepair, reportElement } from '../edits.ts'
import {
  couldDeclare,
  couldHave,
  getAttribute,
  getExplicitRole,
  getStaticValue,
  isHidden,
  isHiddenByStyle,
  isInHidden,
} from '../elements.ts'
import type { SourceDraft } from '../finding.ts'
import type { MarkupElement, SourceFile } from '../source-file.ts'

/** Modules whose `Image` component renders an `img` with the same attributes. */
const IMAGE_MODULES = new Set([
  'next/image',
  'next/legacy/image',
  'next/future/image',
  'astro:assets',
])

/** Finds images without a text alternative. */
export const imageAlt: FileCheck = {
  code: 'A11Y030',
  check: 'image-alt',
  family: 'accessibility',
  layer: 'intrinsic',
  severity: 'error',
  summary: 'an image has no text alternative',
  scope: 'file',
  *run(file) {
    const hasImageComponent = file.script?.imports.some(({ specifier }) =>
      IMAGE_MODULES.has(specifier),
    )
    for (const element of file.elements) {
      if (isIgnored(element)) continue
      const isImage =
        element.tag === 'img' || (hasImageComponent === true && element.tag === 'Image')
      if (isImage) yield* checkImage(file, element)
      else if (!element.isComponent) yield* checkOther(file, element)
    }
  },
}

const DECORATIVE_ROLES = ['presentation', 'none']

const isIgnored = (element: MarkupElement): boolean =>
  isHidden(element) ||
  isHiddenByStyle(element) ||
  getAttribute(element, 'role')?.value?.kind === 'dynamic' ||
  DECORATIVE_ROLES.includes(getExplicitRole(element) ?? '') ||
  isInHidden(element)

function* checkImage(file: SourceFile, element: MarkupElement): Generator<SourceDraft> {
  if (couldDeclare(element, 'alt') || couldHave(element, 'aria-label', 'aria-labelledby', 'title'))
    return
  yield reportElement(file, element, {
    message: `The image has no alt attribute, so screen readers read its address.`,
    repair: editRepair(
      'suggest',
      'Add alt="" if the image is decorative.',
      [insertAttribute(file, element, 'alt=""')],
      ['If the image tells something that the text does not, describe it in alt instead.'],
    ),
  })
}

function* checkOther(file: SourceFile, element: MarkupElement): Generator<SourceDraft> {
  const { tag } = element
  const isImageButton = tag === 'input' && getStaticValue(element, 'type') === 'image'
  const isArea = tag === 'area' && getAttribute(element, 'href') !== undefined
  const hasImageRole = getExplicitRole(element) === 'img'
  if (!isImageButton && !isArea && !hasImageRole) return
  if (couldHave(element, 'alt', 'aria-label', 'aria-labelledby', 'title')) return
  if (hasImageRole && couldHaveTitleElement(element)) return
  const attribute = hasImageRole ? 'aria-label' : 'alt'
  yield reportElement(file, element, {
    message: `The <${tag}>${hasImageRole ? ' with role="img"' : ''} has no text alternative.`,
    repair: manualRepair(`Describe what it shows or does in ${attribute}.`),
  })
}

/** True if a `title` element, or something unknown, may name a drawing. */
const couldHaveTitleElement = ({ children }: MarkupElement): boolean =>
  children.some(
    (child) =>
      child.kind === 'dynamic' ||
      (child.kind === 'element' && (child.isComponent || child.tag === 'title')),
  )
