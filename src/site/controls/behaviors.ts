import { createTools, toBehaviorEvent } from './behavior-tools.ts'
import { findAll, isHtml } from './elements.ts'

declare global {
  /** The behaviors of the patterns in the page, which their scripts add before this one runs. */
  var svcBehaviors: Readonly<Record<string, Behavior>> | undefined
}

type EventName = Exclude<keyof Behavior, 'start'>

const toolsByRoot = new WeakMap<HTMLElement, BehaviorTools>()

/** Starts the behaviors of the patterns in the page. One that fails does not stop the others. */
export function startBehaviors(): void {
  for (const root of findAll('[data-pattern]'))
    attempt(() => findBehavior(root)?.start?.(root, getTools(root)))
  for (const name of ['input', 'change', 'keydown'] as const)
    document.addEventListener(name, (event) => runHandler(name, event))
}

/**
 * Runs the function of a behavior that handles an event: of the innermost pattern around the target
 * that has one. True if there is one.
 */
export function runHandler(name: EventName, event: Event): boolean {
  const { target } = event
  if (!(target instanceof Element)) return false
  for (let root = closestPattern(target); root; root = closestPattern(root.parentElement)) {
    for (const [selector, run] of Object.entries(findBehavior(root)?.[name] ?? {})) {
      const element = findAll(selector, root).findLast((one) => one.contains(target))
      if (!element) continue
      const tools = getTools(root)
      attempt(() => run(element, tools, toBehaviorEvent(event)))
      return true
    }
  }
  return false
}

function closestPattern(element: Element | null): HTMLElement | undefined {
  const pattern = element?.closest('[data-pattern]')
  return isHtml(pattern) ? pattern : undefined
}

const findBehavior = ({ dataset: { pattern = '' } }: HTMLElement): Behavior | undefined =>
  globalThis.svcBehaviors && Object.hasOwn(globalThis.svcBehaviors, pattern)
    ? globalThis.svcBehaviors[pattern]
    : undefined

function getTools(root: HTMLElement): BehaviorTools {
  const tools = toolsByRoot.get(root) ?? createTools(root)
  toolsByRoot.set(root, tools)
  return tools
}

/** Runs a function of a behavior; the browser reports an error as one that nothing caught. */
function attempt(run: () => void): void {
  try {
    run()
  } catch (error) {
    reportError(error)
  }
}
