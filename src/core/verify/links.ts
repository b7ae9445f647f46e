import { getAttribute } from './elements.ts'
import type { Attribute, MarkupElement, SourceFile, Value } from './source-file.ts'

const LINK_COMPONENT = /^(?:\w+\.)?(?:Nav|Router|Nuxt|Inertia|Next)?-?Link$|^(?:router|nuxt)-link$/i

/** Returns the attribute with the address of a link: `href`, or `to` of a link component. */
export function getLinkTarget(element: MarkupElement): Attribute | undefined {
  const { tag, isComponent } = element
  if (!isComponent) return tag === 'a' ? getAttribute(element, 'href') : undefined
  if (!LINK_COMPONENT.test(tag)) return undefined
  return getAttribute(element, 'to') ?? getAttribute(element, 'href')
}

const NAVIGATION_FUNCTION = /^(?:navigate|redirect|permanentRedirect|goto|navigateTo)$/
const NAVIGATION_METHOD =
  /(?:^|\.)\$?(?:router|history|navigation|useRouter\(\)|navigator)\.(?:push|replace|navigate|prefetch)$/i

/** Lists the addresses that a file leads to: links, and calls of a router. */
export function listLinkTargets({ elements, script }: SourceFile): (Value & { kind: 'static' })[] {
  const values = [
    ...elements.map((element) => getLinkTarget(element)?.value),
    ...(script?.calls ?? []).map(({ callee, args: [address] }) =>
      NAVIGATION_FUNCTION.test(callee) || NAVIGATION_METHOD.test(callee) ? address : undefined,
    ),
  ]
  return values.flatMap((value) => (value?.kind === 'static' ? [value] : []))
}
