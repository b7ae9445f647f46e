import { readFile } from 'node:fs/promises'
import { ROOT } from '../../support/root.ts'

/** The paths of the three pages of each product, in the order of its brief. */
export const PRODUCTS = {
  clinic: ['/', '/patients/biscuit', '/book'],
  energy: ['/', '/start', '/app'],
  repairs: ['/', '/repairs/4417', '/report'],
  bakery: ['/', '/box', '/account'],
  sailing: ['/', '/courses/first-weekend', '/book'],
  handover: ['/', '/residents/margaret-okafor', '/handover'],
} as const satisfies Record<string, readonly string[]>

/** The name of a product. */
export type ProductName = keyof typeof PRODUCTS

/** The names of the products, in the order of a report. */
export const PRODUCT_NAMES = Object.keys(PRODUCTS) as ProductName[]

/** True for the name of a product. */
export const isProductName = (name: string | undefined): name is ProductName =>
  PRODUCT_NAMES.some((known) => known === name)

/** What an agent has in addition to the brief. */
export const ARMS = ['brief', 'svc', 'guide'] as const

/** The name of an arm of the trial. */
export type Arm = (typeof ARMS)[number]

/** True for the name of an arm. */
export const isArm = (name: string | undefined): name is Arm => ARMS.some((arm) => arm === name)

/** The folder with the briefs and the starter app. */
export const PRODUCTS_FOLDER = `${ROOT}test/outcome/products`

/** Reads the brief of a product. */
export const readBrief = (name: ProductName): Promise<string> =>
  readFile(`${PRODUCTS_FOLDER}/briefs/${name}.md`, 'utf8')
