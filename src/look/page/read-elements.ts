import type { Box, ElementFacts, ImageFacts, Rgba, StyleFacts } from '../types.ts'

/**
 * Reads the boxes and styles of the listed elements as JSON, because Playwright checks each value of
 * an object, which takes longer than all the rest. Runs in the page.
 */
export function readElements(): string {
  const { list, indexes, getParent } = globalThis.svcElements
  const EVERYWHERE: Box = { x: -1e6, y: -1e6, width: 2e6, height: 2e6 }
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  const colors = new Map<string, Rgba>()
  const readColor = (text: string): Rgba => {
    const known = colors.get(text)
    if (known || context === null) return known ?? [0, 0, 0, 0]
    context.clearRect(0, 0, 1, 1)
    context.fillStyle = '#000'
    context.fillStyle = text
    context.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data
    const color: Rgba = [red, green, blue, alpha / 255]
    colors.set(text, color)
    return color
  }
  const toBox = (rect: DOMRect): Box => ({
    x: rect.x + scrollX,
    y: rect.y + scrollY,
    width: rect.width,
    height: rect.height,
  })
  const intersect = (a: Box, b: Box): Box => {
    const x = Math.max(a.x, b.x)
    const y = Math.max(a.y, b.y)
    const width = Math.max(0, Math.min(a.x + a.width, b.x + b.width) - x)
    const height = Math.max(0, Math.min(a.y + a.height, b.y + b.height) - y)
    return { x, y, width, height }
  }
  /** Returns the ancestor whose box an element is placed in. */
  const getContainer = (element: Element): Element | null => {
    const { position } = getComputedStyle(element)
    if (position === 'fixed') return null
    if (position === 'absolute' && element instanceof HTMLElement) return element.offsetParent
    return getParent(element)
  }
  const clips = new Map<string, Box>()
  const clipOf = (element: Element, kinds: string): Box => {
    const container = getContainer(element)
    if (!container || /^(html|body)$/.test(container.localName)) return EVERYWHERE
    const index = indexes.get(container)
    const key = `${index}${kinds}`
    const known = index === undefined ? undefined : clips.get(key)
    if (known) return known
    const outer = clipOf(container, kinds)
    const { overflowX, overflowY } = getComputedStyle(container)
    const box = toBox(container.getBoundingClientRect())
    const cutsX = kinds.includes(overflowX)
    const cutsY = kinds.includes(overflowY)
    const inner = {
      x: cutsX ? box.x : EVERYWHERE.x,
      width: cutsX ? box.width : EVERYWHERE.width,
      y: cutsY ? box.y : EVERYWHERE.y,
      height: cutsY ? box.height : EVERYWHERE.height,
    }
    const clip = cutsX || cutsY ? intersect(outer, inner) : outer
    if (index !== undefined) clips.set(key, clip)
    return clip
  }
  const px = (text: string): number => Number.parseFloat(text) || 0
  const readOutline = ({
    outlineStyle,
    outlineWidth,
    outlineColor,
  }: CSSStyleDeclaration): number =>
    outlineStyle === 'none' || readColor(outlineColor)[3] < 0.1 ? 0 : px(outlineWidth)
  const readStyle = (element: Element): StyleFacts => {
    const style = getComputedStyle(element)
    return {
      display: style.display,
      position: style.position,
      float: style.float,
      overflowX: style.overflowX,
      overflowY: style.overflowY,
      whiteSpace: style.whiteSpace,
      textOverflow: style.textOverflow,
      textAlign: style.textAlign,
      flexDirection: style.flexDirection,
      flexWrap: style.flexWrap,
      lineClamp: style.webkitLineClamp,
      fontSize: px(style.fontSize),
      fontWeight: px(style.fontWeight),
      fontFamily: style.fontFamily,
      color: readColor(element instanceof SVGElement ? style.fill : style.color),
      background: readColor(style.backgroundColor),
      hasBackgroundImage: style.backgroundImage !== 'none',
      hasBlending:
        style.mixBlendMode !== 'normal' ||
        style.filter !== 'none' ||
        style.backgroundClip === 'text',
      opacity: Number(style.opacity),
      border: [
        px(style.borderTopWidth),
        px(style.borderRightWidth),
        px(style.borderBottomWidth),
        px(style.borderLeftWidth),
      ],
      borderColor: readColor(style.borderTopColor),
      padding: [
        px(style.paddingTop),
        px(style.paddingRight),
        px(style.paddingBottom),
        px(style.paddingLeft),
      ],
      radius: px(style.borderTopLeftRadius),
      shadow: style.boxShadow,
      outline: readOutline(style),
    }
  }
  const readImage = (element: Element): ImageFacts | null => {
    if (!(element instanceof HTMLImageElement)) return null
    const { complete, naturalWidth, naturalHeight, currentSrc } = element
    return {
      isLoaded: complete,
      isBroken: complete && naturalWidth === 0,
      naturalWidth,
      naturalHeight,
      fit: getComputedStyle(element).objectFit,
      isVector: /\.svg(\?|#|$)|^data:image\/svg/i.test(currentSrc),
      source: currentSrc.slice(0, 200),
    }
  }
  const getLabel = (element: Element): string => {
    const text = element.getAttribute('aria-label') ?? element.textContent ?? ''
    return text.replace(/\s+/g, ' ').trim().slice(0, 80)
  }
  const facts: ElementFacts[] = []
  for (const element of list) {
    let above = getParent(element)
    while (above && !indexes.has(above)) above = getParent(above)
    const parent = above ? (indexes.get(above) ?? -1) : -1
    const outer = facts[parent]
    const style = readStyle(element)
    const { transform, translate } = getComputedStyle(element)
    const field = element instanceof HTMLLabelElement ? element.control : null
    facts.push({
      parent,
      tag: element.localName,
      role: element.getAttribute('role') ?? '',
      className: element.getAttribute('class') ?? '',
      type: element.getAttribute('type') ?? '',
      box: toBox(element.getBoundingClientRect()),
      clip: clipOf(element, 'hidden clip auto scroll'),
      hardClip: clipOf(element, 'hidden clip'),
      isDecorative: outer?.isDecorative === true || element.getAttribute('aria-hidden') === 'true',
      isPinned:
        outer?.isPinned === true ||
        /fixed|sticky/.test(style.position) ||
        element.hasAttribute('data-svc-pinned'),
      isLifted:
        outer?.isLifted === true ||
        /absolute|fixed/.test(style.position) ||
        transform !== 'none' ||
        translate !== 'none',
      isDisabled: element.matches(':disabled, [aria-disabled=true], [inert], [inert] *'),
      isFocused: element.matches(':focus'),
      isTabStop: element instanceof HTMLElement && element.tabIndex >= 0,
      isChosen: element.matches(
        '[aria-pressed], [aria-selected], [aria-checked], [aria-current]:not([aria-current=false]), [role=tab], [role=radio], [role=option]',
      ),
      label: getLabel(element),
      style,
      image: readImage(element),
      field: field ? (indexes.get(field) ?? -1) : -1,
    })
  }
  return JSON.stringify(facts)
}
