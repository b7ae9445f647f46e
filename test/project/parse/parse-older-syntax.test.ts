import { expect, test } from 'vitest'
import { parseText } from '../../support/verify/parse-snippet.ts'

/** Writes each element as its tag and the names of its attributes. */
const outline = (path: string, text: string): string[] =>
  parseText(path, text).elements.map(({ tag, attributes }) =>
    [tag, ...attributes.map(({ name }) => name)].join(' '),
  )

const VUE_2 = `<template functional>
  <div :class="{ open: isOpen }">
    <slot-list :items.sync="items" @select.native="select">
      <template slot="row" slot-scope="{ item }"><li :key="item.id">{{ item.price | currency('EUR') }}</li></template>
    </slot-list>
    <p v-for="(value, key, index) in total" v-once>{{ value | round | unit }}</p>
    <button v-on="$listeners" v-bind:disabled="busy" inline-template @keyup.13="save">Save &amp; close</button>
    <img src="a.png" alt="Fish &lt; chips">
  </div>
</template>
<script>
import Vue from 'vue'
export default Vue.extend({ props: ['items'], filters: { round: (value) => value } })
</script>
<style lang="scss" scoped>.open { color: red }</style>`

test('a component of Vue 2 is read', () => {
  const { errors, script } = parseText('a.vue', VUE_2)
  expect(errors).toEqual([])
  expect(script?.imports.map(({ specifier }) => specifier)).toEqual(['vue'])
  expect(outline('a.vue', VUE_2)).toEqual([
    'div class',
    'slot-list items onselect',
    'template slot slot-scope',
    'li key',
    'p v-for v-once',
    'button disabled inline-template onkeyup',
    'img src alt',
  ])
})

test('character references of Vue are decoded, in texts and in attributes', () => {
  const { elements } = parseText('a.vue', VUE_2)
  const button = elements.find(({ tag }) => tag === 'button')
  expect(button?.children).toMatchObject([{ kind: 'text', text: 'Save & close' }])
  const alt = elements.at(-1)?.attributes.at(-1)
  expect(alt?.value).toMatchObject({ kind: 'static', text: 'Fish < chips' })
})

const SVELTE_4 = `<script context="module">
  export const prerender = true
</script>
<script lang="ts">
  import { createEventDispatcher } from 'svelte'
  export let items: string[] = []
  $: total = items.length
</script>
<svelte:head><title>{total}</title></svelte:head>
<svelte:window on:keydown|preventDefault={save} bind:scrollY={y} />
<ul class:empty={!total} {...$$restProps} use:tooltip={'x'} transition:fade|local>
  {#each items as item, i (item)}
    <li on:click|once={() => open(item)} style:color={i ? 'red' : null}>{@html item}</li>
  {:else}
    <slot name="empty" {total}>Nothing</slot>
  {/each}
</ul>
{#await load() then rows}<p>{rows}</p>{:catch error}<p>{error}</p>{/await}
{#key total}<svelte:component this={Row} let:row><b slot="cell">{row}</b></svelte:component>{/key}
<svelte:self on:select /><svelte:fragment slot="foot"><i>x</i></svelte:fragment>
<input bind:value type=text on:input />`

test('a component of Svelte 4 is read', () => {
  const { errors, script } = parseText('a.svelte', SVELTE_4)
  expect(errors).toEqual([])
  expect(script?.imports.map(({ specifier }) => specifier)).toEqual(['svelte'])
  expect(script?.calls.map(({ callee }) => callee)).toContain('@html')
  expect(outline('a.svelte', SVELTE_4)).toEqual([
    'title',
    'ul class:empty transition:fade',
    'li onclick style:color',
    'p',
    'p',
    'svelte:component let:row',
    'b slot',
    'svelte:self onselect',
    'i',
    'input value type oninput',
  ])
})

test('a component of Vue may have two scripts and blocks of other tools', () => {
  const text = `<i18n>{"a": "b"}</i18n>
<script>export const a = 1</script>
<script setup lang="tsx">import b from './b'</script>
<template lang="html"><main/></template>`
  const { errors, script } = parseText('a.vue', text)
  expect(errors).toEqual([])
  expect(script?.declarations.map(({ name }) => name)).toEqual(['a'])
  expect(script?.imports.map(({ specifier }) => specifier)).toEqual(['./b'])
  expect(outline('a.vue', text)).toEqual(['main'])
})

test.each([
  ['<template lang="pug">p Hi</template>', 'The template is written in pug, which is not read.'],
  [
    '<template src="./a.html" />\n<template><p/></template>',
    'Only the first of several templates is read.',
  ],
  ['<template><p></template>', 'Element is missing end tag.'],
])('%s has an error that says what is not read', (text, message) => {
  const { elements, errors } = parseText('a.vue', text)
  expect(errors).toEqual([message])
  expect(elements.map(({ tag }) => tag)).toEqual(text.includes('<p></') ? ['p'] : [])
})
