import type { Rgba, ViewFacts } from '../types.ts'

/** Facts about a page that belong to no element. */
export type PageFacts = Pick<ViewFacts, 'title' | 'screen' | 'document' | 'canvas' | 'missingFonts'>

/** Reads the size, the color and the missing fonts of a page. Runs in the page. */
export function readPage(): PageFacts {
  const { list } = globalThis.svcElements
  const root = document.documentElement
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  // The color also follows a meta tag, so only an element that has it knows it.
  const readCanvas = (): Rgba => {
    const probe = document.createElement('i')
    probe.style.backgroundColor = 'Canvas'
    root.append(probe)
    const [red = 255, green = 255, blue = 255] = (
      getComputedStyle(probe).backgroundColor.match(/[\d.]+/g) ?? []
    ).map(Number)
    probe.remove()
    return [red, green, blue, 1]
  }
  const SAMPLE = 'mmMwWLliI0fiH&1'
  const measure = (font: string): number => {
    if (context === null) return 0
    context.font = `32px ${font}`
    return context.measureText(SAMPLE).width
  }
  const GENERIC =
    /^(serif|sans-serif|monospace|cursive|fantasy|math|emoji|system-ui|ui-\w+|-apple-system|blinkmacsystemfont|inherit)$/i
  const isAvailable = (family: string): boolean =>
    ['monospace', 'serif', 'sans-serif'].some(
      (generic) => measure(`"${family}", ${generic}`) !== measure(generic),
    )
  const elements = new Map<string, number>()
  for (const [index, element] of list.entries()) {
    const hasText = [...element.childNodes].some(
      (node) => node instanceof Text && node.data.trim() !== '',
    )
    if (!hasText) continue
    const [first = ''] = getComputedStyle(element).fontFamily.split(',')
    const family = first.trim().replace(/^["']|["']$/g, '')
    if (family !== '' && !GENERIC.test(family) && !elements.has(family)) elements.set(family, index)
  }
  return {
    title: document.title.trim().slice(0, 120),
    screen: { width: innerWidth, height: innerHeight },
    document: {
      width: Math.max(root.scrollWidth, document.body?.scrollWidth ?? 0),
      height: Math.max(root.scrollHeight, document.body?.scrollHeight ?? 0),
    },
    canvas: readCanvas(),
    missingFonts: [...elements]
      .filter(([family]) => !isAvailable(family))
      .map(([family, element]) => ({ family, element })),
  }
}
