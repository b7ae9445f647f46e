import { type Child, type Element, el } from './element.ts'

/** Creates a shape whose color the style sheet sets, from the picture's tint by its tone. */
export const shape = (
  name: string,
  tone: number,
  attributes: Readonly<Record<string, string>>,
): Element => el(name, { 'data-tone': String(tone), ...attributes })

export const rect = (tone: number, box: string, radius = 0): Element => {
  const [x = '', y = '', width = '', height = ''] = box.split(' ')
  return shape('rect', tone, { x, y, width, height, ...(radius ? { rx: String(radius) } : {}) })
}

export const circle = (tone: number, cx: number, cy: number, r: number): Element =>
  shape('circle', tone, { cx: String(cx), cy: String(cy), r: String(r) })

export const path = (tone: number, d: string): Element => shape('path', tone, { d })

/** A picture: its width, its height and its shapes. */
export type Picture = readonly [width: number, height: number, shapes: readonly Child[]]
