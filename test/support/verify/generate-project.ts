import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Writes the text of a generated file; the number makes every file different. */
type Template = (number: number) => string

const repeat = (count: number, line: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => line(index)).join('\n')

const page: Template = (n) => `import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { formatMoney, formatDate } from '@/lib/format${n % 7}'

interface Order { readonly id: string; readonly total: number; readonly date: string }

export function Orders${n}({ orders }: { orders: readonly Order[] }) {
  const [query, setQuery] = useState('')
  const visible = orders.filter((order) => order.id.includes(query))
  if (visible.length === 0) return <p className="text-muted">No orders</p>
  return (
    <section className="grid gap-4 p-6" aria-label="Orders ${n}">
      <label>Search <input value={query} onChange={(event) => setQuery(event.target.value)} /></label>
      <ul className="divide-y">
        {visible.map((order) => (
          <li key={order.id} className={order.total > 100 ? 'font-bold' : ''}>
            <a href={\`/orders/\${order.id}\`}>{formatDate(order.date)}</a> {formatMoney(order.total)}
          </li>
        ))}
      </ul>
      <Button type="button" onClick={() => setQuery('')}>Reset</Button>
${repeat(12, (i) => `      <p className="mt-${i}">Paragraph ${i} with <strong>text</strong> and {visible.length} orders</p>`)}
      <button onClick={() => save(${n})}><svg aria-hidden="true" /></button>
    </section>
  )
}
`

const vuePage: Template = (n) => `<script setup lang="ts">
import { computed, ref } from 'vue'
const query = ref('')
const orders = ref<{ id: string; total: number }[]>([])
const visible = computed(() => orders.value.filter(({ id }) => id.includes(query.value)))
</script>

<template>
  <section class="orders-${n}">
    <label>Search <input v-model="query" /></label>
    <ul><li v-for="order in visible" :key="order.id">{{ order.id }} {{ order.total }}</li></ul>
${repeat(20, (i) => `    <p :class="{ active: query === '${i}' }">Paragraph ${i} <a href="/orders/${i}">Open</a></p>`)}
    <div @click="query = ''">Reset</div>
  </section>
</template>

<style scoped>
.orders-${n} { padding: 16px; color: var(--color-text); }
</style>
`

const sveltePage: Template = (n) => `<script lang="ts">
  let { orders = [] }: { orders: { id: string }[] } = $props()
  let query = $state('')
  const visible = $derived(orders.filter(({ id }) => id.includes(query)))
</script>

<section class="orders-${n}">
  <label>Search <input bind:value={query} /></label>
  {#each visible as order (order.id)}<p>{order.id}</p>{:else}<p>No orders</p>{/each}
${repeat(20, (i) => `  <p class="row-${i}">Paragraph ${i} <a href="/orders/${i}">Open</a></p>`)}
  <img src="/chart-${n}.png" />
</section>
`

const module: Template = (n) => `import { request } from './request${n % 5}'
${repeat(
  12,
  (i) => `
export async function load${n}_${i}(id: string): Promise<Order${i}> {
  const response = await request(\`/api/orders/\${id}\`, { method: 'GET', retries: ${i} })
  if (!response.ok) throw new Error('The order could not be loaded.')
  return { ...(await response.json()), loadedBy: 'load${n}_${i}' }
}
interface Order${i} { readonly id: string }`,
)}
`

const styles: Template = (n) =>
  repeat(
    40,
    (i) => `.part-${n}-${i} { color: var(--color-text); padding: ${4 * (i % 8)}px; }
.part-${n}-${i}:hover { background: var(--color-surface); }`,
  )

const TEMPLATES: readonly (readonly [extension: string, template: Template])[] = [
  ['tsx', page],
  ['tsx', page],
  ['ts', module],
  ['vue', vuePage],
  ['svelte', sveltePage],
  ['css', styles],
]

const TOKENS = `:root { --color-text: #111; --color-surface: #fff; }`

/** Returns the text of a generated file. */
export const generateFile = (number: number): { path: string; text: string } => {
  const [extension, template] = TEMPLATES[number % TEMPLATES.length] as (typeof TEMPLATES)[number]
  return { path: `src/part${number % 40}/file${number}.${extension}`, text: template(number) }
}

/** Writes a project with so many source files of all kinds. */
export function generateProject(root: string, count: number): void {
  const files = Array.from({ length: count }, (_, number) => generateFile(number))
  const all = [
    ...files,
    { path: 'src/tokens.css', text: TOKENS },
    { path: 'package.json', text: '{}' },
  ]
  for (const { path, text } of all) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
}
