import type * as z from 'zod/mini'
import { CONTENT_TYPES } from '../core/content/content-types.ts'
import { isObject } from '../core/kernel/json/value.ts'
import {
  cardsShape,
  corpusShape,
  recordShape,
  type Showcase,
  showcaseShapes,
  summaryShape,
} from './content-documents.ts'
import {
  changesShape,
  entryShape,
  healthShape,
  openapiShape,
  schemaListShape,
  schemaShape,
  unknownShape,
} from './documents.ts'
import { isTablePath, PATHS } from './paths.ts'

const SHAPES: Readonly<Record<string, z.ZodMiniType<unknown>>> = {
  [PATHS.entry]: entryShape,
  [PATHS.health]: healthShape,
  [PATHS.openapi]: openapiShape,
  [PATHS.changes]: changesShape,
  [PATHS.schemas]: schemaListShape,
  [PATHS.summary]: summaryShape,
  ...Object.fromEntries(
    (Object.keys(showcaseShapes) as (keyof Showcase)[]).map((name) => [
      PATHS.showcase(name),
      showcaseShapes[name],
    ]),
  ),
}

/** The shapes of documents of which there are many, by the pattern of their paths. */
const SHAPE_PATTERNS: readonly (readonly [pattern: RegExp, shape: z.ZodMiniType<unknown>])[] = [
  [/^schema\/[^/]+\.json$/, schemaShape],
  [/^_i\/cards\./, cardsShape],
  [/^_i\/corpus\./, corpusShape],
  [new RegExp(`^(${CONTENT_TYPES.join('|')})/@official/[a-z0-9-]+\\.json$`), recordShape],
]

const findShape = (path: string): z.ZodMiniType<unknown> | undefined =>
  (Object.hasOwn(SHAPES, path) ? SHAPES[path] : undefined) ??
  SHAPE_PATTERNS.find(([pattern]) => pattern.test(path))?.[1] ??
  (isTablePath(path) ? unknownShape : undefined)

/** True if a path below `/v1/` is that of a document that clients read. */
export const isDocumentPath = (path: string): boolean => findShape(path) !== undefined

/**
 * True if a value can be the document that the API publishes at a path below `/v1/`. A host may
 * answer with something else: the page of a captive portal, or a fallback for every address.
 *
 * @example
 * import { isPublishedDocument } from '@svc/content'
 *
 * isPublishedDocument('health.json', { error: 'Sign in first.' }) // => false
 */
export const isPublishedDocument = (path: string, value: unknown): boolean =>
  isObject(value) && (findShape(path)?.safeParse(value).success ?? true)
