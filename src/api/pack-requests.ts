import * as z from 'zod/mini'
import { NAMESPACE } from '../core/content/record.ts'
import type { Essence } from '../core/essence/version.ts'
import type { Diagnostic } from '../core/generated/types/execution-pack.common.v1.ts'
import type { ExecutionPackBundleV1 } from '../core/generated/types/execution-pack-bundle.v1.ts'
import type { RegistryIntelligenceSummaryV1 } from '../core/generated/types/registry-intelligence-summary.v1.ts'
import type { Sha256 } from '../core/kernel/hash.ts'
import { nearest } from '../core/kernel/nearest.ts'
import { isProblem, Problem } from '../core/kernel/problem.ts'
import type { SelectedPack } from '../core/packs/compile.ts'
import type { AppFiles, CompileOptions } from '../core/packs/context.ts'
import { SELECTABLE } from '../core/packs/manifest.ts'
import type { SelectableType } from '../core/packs/pack-plan.ts'
import { lookupFrom, type RecordReader } from './client-lookup.ts'
import type { Health } from './documents.ts'
import { resolveNamespace } from './parameters.ts'
import type { SourceOptions } from './source.ts'

/** Options of a compilation. */
export interface PackOptions extends SourceOptions {
  /** The namespace of the records. Any other than the official one is noted and ignored. */
  readonly namespace?: string | undefined
  /** The import of each component primitive in the project, by the name of the primitive. */
  readonly bindings?: Readonly<Record<string, string>> | undefined
  /** The style sheet that has the theme in the project; empty if none has. */
  readonly stylesheet?: string | undefined
  /** The folder of the pages in the project, such as `src/app`. */
  readonly pagesFolder?: string | undefined
  /** The files of the app, if it has any. */
  readonly app?: AppFiles | undefined
  /** Returns the theme with the names that its variables have in the project. */
  readonly adaptTheme?: CompileOptions['adaptTheme']
}

/** Options of a compilation by a client, which adds the SHA-256 of its host. */
interface ClientPackOptions extends PackOptions {
  readonly sha256?: Sha256 | undefined
}

/** The shape of the body of a request for one pack. The compiler validates the essence. */
export const packRequestShape = z.strictObject({
  essence: z.unknown().check(z.refine((essence) => essence !== undefined)),
  pack_type: z.enum(SELECTABLE),
  /** The id of a section, page or mutation pack. The other kinds have one pack each. */
  id: z.optional(z.nullable(z.string())),
})

/** The body of a request for one pack. */
export type PackRequest<T extends SelectableType = SelectableType> = Readonly<
  z.infer<typeof packRequestShape>
> & { readonly pack_type: T }

/** The part of a client that packs are compiled from: records and their release. */
export interface PackSource extends RecordReader {
  health(options?: SourceOptions): Promise<Health>
  summary(query?: object, options?: SourceOptions): Promise<RegistryIntelligenceSummaryV1>
}

/** Compiles every pack of an essence from the records of a client. */
export async function compileWithClient(
  client: PackSource,
  essence: unknown,
  options: ClientPackOptions = {},
): Promise<ExecutionPackBundleV1> {
  const [{ compilePacks }, compileOptions] = await Promise.all([
    import('../core/packs/compile.ts'),
    readCompileOptions(client, options),
  ])
  options.signal?.throwIfAborted()
  return withValidationErrors(() =>
    compilePacks(essence as Essence, lookupFrom(client), compileOptions),
  )
}

/** Compiles one pack of an essence. The request is validated before its essence. */
export async function selectWithClient<T extends SelectableType>(
  client: PackSource,
  request: PackRequest<T>,
  options: ClientPackOptions = {},
): Promise<SelectedPack<T>> {
  const { essence, ...selector } = parsePackRequest(request)
  const [{ selectPack }, compileOptions] = await Promise.all([
    import('../core/packs/compile.ts'),
    readCompileOptions(client, options),
  ])
  options.signal?.throwIfAborted()
  return withValidationErrors(() =>
    selectPack<T>(essence as Essence, lookupFrom(client), selector as never, compileOptions),
  )
}

/**
 * Returns a note for any other namespace than the official one: it is accepted for compatibility,
 * and packs are always compiled from the official records.
 */
function describeNamespace(namespace: string | undefined): Diagnostic[] {
  if (resolveNamespace(namespace) === NAMESPACE) return []
  return [
    {
      code: 'namespace-empty',
      severity: 'info',
      pointer: '',
      message: `The namespace "${namespace}" has no records; those of ${NAMESPACE} are used.`,
      hint: `Use ${NAMESPACE}, or leave the namespace out.`,
    },
  ]
}

async function readCompileOptions(client: PackSource, options: ClientPackOptions) {
  const { bindings, stylesheet, pagesFolder, app, adaptTheme, sha256, signal, namespace } = options
  const sourceOptions = signal ? { signal } : {}
  const [{ release }, { generated_at }, { DIAGNOSTICS }] = await Promise.all([
    client.health(sourceOptions),
    client.summary({}, sourceOptions),
    import('../core/essence/diagnose.ts'),
  ])
  return {
    release,
    rules: DIAGNOSTICS,
    notes: describeNamespace(namespace),
    generatedAt: toTimestamp(generated_at),
    stylesheet,
    pagesFolder,
    app,
    adaptTheme,
    ...(bindings ? { bindings } : {}),
    ...(sha256 ? { sha256 } : {}),
  }
}

/** Converts the date of a release to the timestamp of a pack. */
const toTimestamp = (date: string): string => (date.includes('T') ? date : `${date}T00:00:00.000Z`)

/** As many as a problem document has issues. */
const MAX_VALIDATION_ERRORS = 100

/** Adds `validationErrors` to a problem: 3.x clients read the issues of an essence as strings. */
async function withValidationErrors<T>(compute: () => Promise<T>): Promise<T> {
  try {
    return await compute()
  } catch (error) {
    if (!isProblem(error) || error.code !== 'essence-invalid') throw error
    const { message, issues, hint } = error
    const validationErrors = issues
      .slice(0, MAX_VALIDATION_ERRORS)
      .map((issue) => `${issue.pointer || '/'}: ${issue.message}`)
    throw new Problem('essence-invalid', message, {
      issues,
      ...(hint === undefined ? {} : { hint }),
      extensions: { ...error.extensions, validationErrors },
    })
  }
}

/** Validates the body of a request for one pack, except for its essence. */
function parsePackRequest(body: unknown): PackRequest {
  const parsed = packRequestShape.safeParse(body, { reportInput: true })
  if (!parsed.success) throw toRequestProblem(parsed.error.issues)
  const { essence, pack_type, id } = parsed.data
  const needsId = pack_type === 'section' || pack_type === 'page' || pack_type === 'mutation'
  if (needsId && !id) {
    throw invalidRequest(`A ${pack_type} pack is selected by its id.`, 'Add "id".')
  }
  return { essence, pack_type, ...(id ? { id } : {}) }
}

/** Converts the issues of a body to a problem: an unknown key comes first, then the first value. */
function toRequestProblem(issues: readonly z.core.$ZodIssue[]): Problem {
  const unknownKey = issues.find((issue) => issue.code === 'unrecognized_keys')?.keys[0]
  if (unknownKey !== undefined) return unknownKeyProblem(unknownKey)
  const [issue] = issues
  const key = issue?.path[0] as keyof PackRequest | undefined
  return key === undefined
    ? invalidRequest('The body must be an object.', listKeys())
    : VALUE_PROBLEMS[key](issue?.input)
}

const REQUEST_KEYS = Object.keys(packRequestShape.shape)

const listKeys = (): string => `Its keys are ${REQUEST_KEYS.join(', ')}.`

function unknownKeyProblem(key: string): Problem {
  const [near] = nearest(key, REQUEST_KEYS)
  const hint = near ? `Did you mean "${near}"?` : listKeys()
  return invalidRequest(`The body has an unknown key "${key}".`, hint)
}

function unknownKindProblem(kind: unknown): Problem {
  const [near] = typeof kind === 'string' ? nearest(kind, SELECTABLE) : []
  const hint = `"pack_type" is one of ${SELECTABLE.join(', ')}.${near ? ` Did you mean ${near}?` : ''}`
  return invalidRequest(`There is no kind of pack ${JSON.stringify(kind) ?? 'given'}.`, hint)
}

/** The problem of an invalid value, by its key. */
const VALUE_PROBLEMS: { readonly [Key in keyof PackRequest]-?: (value: unknown) => Problem } = {
  essence: () => invalidRequest('The body has no "essence".', 'Put the document there.'),
  pack_type: unknownKindProblem,
  id: () => invalidRequest('"id" must be a text.', 'A pack is named by its id, such as a page id.'),
}

const invalidRequest = (message: string, hint: string): Problem =>
  new Problem('body-invalid', message, { hint })
