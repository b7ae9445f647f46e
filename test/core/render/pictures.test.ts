import { expect, test } from 'vitest'
import { parseHtml } from '../../../src/core/kernel/html/parse.ts'
import { drawElement } from '../../../src/core/render/drawings.ts'
import { type Element, listElements, serializeNodes } from '../../../src/core/render/element.ts'

/** Draws an example; returns its pictures. */
const draw = (html: string): Element[] =>
  listElements([drawElement(parseHtml(html).nodes[0] as Element)]).filter(
    ({ name }) => name === 'svg',
  )

const getShapes = ({ children }: Element): string => serializeNodes(children)

const drawItem = (name: string): Element =>
  draw(`<ul><li><img data-image="product" alt=""><a data-field="name">${name}</a></li></ul>`)[0] ??
  expect.unreachable()

test('the picture of a product has the shape that its name says', () => {
  const names = [
    'Carbon steel pan',
    'Stockpot, enameled pot',
    'Stoneware bowls, set of 4',
    'Dinner plate',
    'Linen tea towels',
    'Linen apron',
    'Linen bread bag',
    'Oak cutting board',
    'Bread knife',
    'Milk jug',
    'Kettle',
    'Mug',
    'Water glass',
    'Walnut salad servers',
    'Desk lamp',
  ]
  expect(new Set(names.map((name) => getShapes(drawItem(name)))).size).toBe(names.length)
  expect(getShapes(drawItem('Cast iron pan'))).toBe(getShapes(drawItem('Carbon steel pan')))
})

test('the first product in a name counts, and a word inside another word does not', () => {
  expect(getShapes(drawItem('Board for a knife'))).toBe(getShapes(drawItem('Board')))
  expect(getShapes(drawItem('Panel'))).toBe(getShapes(drawItem('Desk lamp')))
})

test('a product looks the same in every list', () => {
  const alone = drawItem('Oak cutting board')
  const [, second] = draw(
    '<ul><li><img data-image="product" alt=""><h3>Kettle</h3></li><li><img data-image="product" alt=""><h3>Oak cutting board</h3></li></ul>',
  )
  expect(second && getShapes(second)).toBe(getShapes(alone))
  expect(second?.attributes.get('data-tint')).toBe(alone.attributes.get('data-tint'))
})

test('views of a product without its name in the text alternative show that product', () => {
  const [view] = draw(
    '<section><ul><li><button><img data-image="product" alt="From above"></button></li></ul><h2>Kettle</h2></section>',
  )
  expect(view && getShapes(view)).toBe(getShapes(drawItem('Kettle')))
  expect(view?.attributes.get('aria-label')).toBe('From above')
})

test('a photo that names a product is no landscape', () => {
  const [pan, hill] = draw(
    '<div><img data-image="photo" alt="A pan on a stove"><img data-image="photo" alt="A hill"></div>',
  )
  expect(pan && getShapes(pan)).not.toBe(hill && getShapes(hill))
})
