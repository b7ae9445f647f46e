/** A published package whose source is verified. */
export interface SourcePackage {
  readonly name: string
  readonly version: string
  /** The folders that are verified as projects of their own; the package itself by default. */
  readonly roots?: readonly string[]
  /** Patterns of the files to read, as in `.gitignore`, relative to a root; all by default. */
  readonly include?: readonly string[]
}

/**
 * Real front-end source of different frameworks, at fixed versions. A package with more findings
 * than a person can look at is limited to some of its files.
 */
export const PACKAGES: readonly SourcePackage[] = [
  { name: '@astrojs/starlight', version: '0.42.4', roots: ['dist'] },
  { name: '@budibase/bbui', version: '3.45.0' },
  { name: '@docusaurus/theme-classic', version: '3.10.2', roots: ['src'] },
  { name: '@nuxt/ui', version: '4.11.2', roots: ['dist/runtime'] },
  { name: '@rancher/shell', version: '3.0.13' },
  { name: '@shopify/cli-hydrogen', version: '13.0.4', roots: ['dist/assets/hydrogen/starter'] },
  { name: '@slidev/client', version: '53.0.0' },
  { name: '@sveltestrap/sveltestrap', version: '7.1.0', roots: ['src'] },
  { name: '@vuepress/theme-default', version: '1.9.10' },
  { name: '@wordpress/block-library', version: '11.1.0', roots: ['src'] },
  { name: '@wordpress/components', version: '41.0.0', roots: ['src'] },
  {
    name: 'admin-lte',
    version: '3.2.0',
    include: [
      '/starter.html',
      '/pages/examples/login.html',
      '/pages/forms/general.html',
      '/build/scss',
    ],
  },
  { name: 'bits-ui', version: '2.19.5', roots: ['dist'] },
  { name: 'black-dashboard-react', version: '1.2.0' },
  { name: 'bulma', version: '1.0.4', include: ['/sass'] },
  { name: 'carbon-components-svelte', version: '0.112.1', roots: ['src'] },
  { name: 'create-eth', version: '0.0.65', roots: ['templates/base/packages/nextjs'] },
  {
    name: 'create-next-app',
    version: '16.4.3',
    roots: ['dist/templates/app/ts', 'dist/templates/app-tw/ts', 'dist/templates/default/ts'],
  },
  {
    name: 'create-onchain',
    version: '0.0.24',
    roots: ['templates/minikit-basic', 'templates/minikit-snake', 'templates/next'],
  },
  {
    name: 'create-vite',
    version: '9.3.0',
    roots: ['template-react-ts', 'template-svelte-ts', 'template-vanilla', 'template-vue-ts'],
  },
  { name: 'element-ui', version: '2.15.14', roots: ['packages'], include: ['*.vue', '*.scss'] },
  { name: 'flowbite-svelte', version: '1.33.1', roots: ['dist'] },
  { name: 'gatsby-theme-docz', version: '2.4.0', roots: ['src'] },
  { name: 'html5-boilerplate', version: '9.0.1', roots: ['dist'] },
  { name: 'notus-nextjs', version: '1.1.0' },
  { name: 'ra-ui-materialui', version: '5.15.4', roots: ['src'] },
  { name: 'reveal.js', version: '6.0.2' },
  { name: 'startbootstrap-creative', version: '7.0.7', roots: ['dist'], include: ['/index.html'] },
  {
    name: 'startbootstrap-sb-admin-2',
    version: '4.1.4',
    include: ['/404.html', '/index.html', '/login.html', '/register.html', '/scss'],
  },
  { name: 'vue-argon-dashboard', version: '0.1.0' },
  { name: 'vitepress', version: '1.6.4', roots: ['dist/client'] },
]
