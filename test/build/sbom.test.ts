import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, test } from 'vitest'
import { createSbom } from '../../build/sbom.ts'
import { ROOT } from '../support/root.ts'

const MODULES = ['zod/mini/index.js', '@vue/compiler-core/dist/x.js', 'svelte/src/x.js']
const sbom = createSbom(
  ROOT,
  MODULES.map((path) => `${ROOT}node_modules/${path}`),
)

/** The rules of CycloneDX 1.6 for the fields that are used. */
const COMPONENT = {
  type: 'object',
  required: ['type', 'name', 'bom-ref', 'version', 'purl', 'licenses'],
  additionalProperties: false,
  properties: {
    type: { enum: ['library'] },
    'bom-ref': { type: 'string', minLength: 1 },
    name: { type: 'string', minLength: 1 },
    version: { type: 'string', maxLength: 1024 },
    purl: { type: 'string', pattern: '^pkg:npm/(%40[\\w.-]+/)?[\\w.-]+@\\d+\\.\\d+\\.\\d+' },
    scope: { enum: ['required', 'optional', 'excluded'] },
    licenses: {
      type: 'array',
      maxItems: 1,
      items: {
        type: 'object',
        required: ['expression'],
        additionalProperties: false,
        properties: { expression: { type: 'string', pattern: '^[\\w.+() -]+$' } },
      },
    },
    hashes: {
      type: 'array',
      items: {
        type: 'object',
        required: ['alg', 'content'],
        additionalProperties: false,
        properties: {
          alg: { const: 'SHA-512' },
          content: { type: 'string', pattern: '^[a-f0-9]{128}$' },
        },
      },
    },
  },
}

test('the bill of materials has the shape of CycloneDX', () => {
  const validate = new Ajv2020({ strict: false }).compile({ type: 'array', items: COMPONENT })
  validate([sbom.metadata.component, ...sbom.components])
  expect(validate.errors).toBeNull()
  expect(sbom).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6', version: 1 })
})

test('it names every bundled and every installed package once, with its scope', () => {
  const names = sbom.components.map((component) => `${component?.name} ${component?.scope}`)
  expect(names).toEqual(
    expect.arrayContaining([
      ...['@vue/compiler-core required', 'svelte required', 'zod required'],
      ...['oxc-parser optional', 'ajv required', 'lucide-static required'],
    ]),
  )
  expect(new Set(names).size).toBe(names.length)
  expect(sbom.dependencies).toEqual([
    {
      ref: sbom.metadata.component.purl,
      dependsOn: sbom.components.map((component) => component?.['bom-ref']),
    },
  ])
})

test('the hash of a package is that of the lock file', () => {
  const lock = JSON.parse(readFileSync(`${ROOT}package-lock.json`, 'utf8'))
  const { integrity } = lock.packages['node_modules/zod']
  const zod = sbom.components.find((component) => component?.name === 'zod')
  const base64 = Buffer.from(zod?.hashes?.[0]?.content ?? '', 'hex').toString('base64')
  expect(`sha512-${base64}`).toBe(integrity)
})

test('the package is published with provenance', () => {
  const { publishConfig } = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8'))
  expect(publishConfig).toEqual({ provenance: true })
})
