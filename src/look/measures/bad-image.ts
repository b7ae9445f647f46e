import { px } from '../geometry.ts'
import type { Draft, Measure, ViewFacts } from '../types.ts'
import { isShown, quote } from '../view.ts'

/** Images that are missing, distorted or blurred. */
export const badImage: Measure = {
  code: 'image-broken',
  level: 'error',
  why: 'A broken or distorted picture is the first thing that people see.',
  fix: 'Check the address and the size of the file, and set `object-fit: cover` or `contain`.',
  measure: (view) => view.elements.flatMap((_, index) => measureImage(view, index)),
}

function measureImage(view: ViewFacts, index: number): Draft[] {
  const element = view.elements[index]
  const image = element?.image
  if (!element || !image || (!isShown(element) && !image.isBroken)) return []
  const { box, label } = element
  const name = quote(image.source.replace(/^data:.*/, 'data: …').replace(/.*\//, '') || label)
  const key = `image-broken ${image.source}`
  if (image.isBroken) return [{ message: `The image ${name} does not load.`, element: index, key }]
  const { naturalWidth: width, naturalHeight: height } = image
  if (!image.isLoaded || box.width < 24 || width === 0 || height === 0) return []
  const stretch = box.width / box.height / (width / height)
  // A vector keeps its proportions in any box, unless it says otherwise.
  if (image.isVector) return []
  if (image.fit === 'fill' && (stretch > 1.12 || stretch < 0.89)) {
    const message = `The image ${name} is distorted: ${width} × ${height} shown as ${px(box.width)} × ${px(box.height)}.`
    return [{ message, element: index, key }]
  }
  const scale = Math.max(box.width / width, box.height / height)
  if (scale < 2 || box.width < 80) return []
  const message = `The image ${name} is blurred: ${width} px wide, shown at ${px(box.width)}.`
  return [{ message, element: index, key }]
}
