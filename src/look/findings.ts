import { FAILED_STEP } from './failed-steps.ts'
import { area, bottom, intersect, right, unite } from './geometry.ts'
import type { MeasuredDraft, Sight } from './look-at-page.ts'
import { MEASURES } from './measures/index.ts'
import { type Box, LEVELS, type Level, type View, type ViewFacts } from './types.ts'
import { getElement, getVisibleBox, isPainted } from './view.ts'

/** Something that a designer would notice. */
export interface LookFinding {
  readonly code: string
  readonly level: Level
  /** What is seen. */
  readonly message: string
  readonly why: string
  readonly fix: string
  /** The page and the view that show it. */
  readonly page: string
  readonly view: View
  readonly selector: string
  /** The region on the page, in CSS pixels, which are the pixels of its picture. */
  readonly box: Box
  /** The part of the picture to look at: the region and what is around it. */
  readonly crop: Box
  /** How many pages and views show it, this one included. */
  readonly places: number
  /** The names of the other pages that show it. */
  readonly also: readonly string[]
}

/** What findings are about, the most important first. */
const RULES = [FAILED_STEP, ...MEASURES]

/** Collects the findings of all sights, the most important ones first. */
export function collectFindings(sights: readonly Sight[]): LookFinding[] {
  const found = new Map<string, { finding: LookFinding; pages: Set<string>; places: number }>()
  for (const { sight, draft } of listDrafts(sights)) {
    const key = `${draft.code} ${draft.key ?? getKey(sight, draft)}`
    const entry = found.get(key)
    if (entry) {
      entry.pages.add(sight.page)
      entry.places++
    } else {
      const finding = toFinding(sight, draft)
      found.set(key, { finding, pages: new Set([sight.page]), places: 1 })
    }
  }
  const findings = [...found.values()].map(({ finding, pages, places }) => ({
    ...finding,
    places,
    also: [...pages].filter((page) => page !== finding.page),
  }))
  return findings.toSorted((a, b) => rank(a) - rank(b) || b.places - a.places)
}

interface DraftOfSight {
  readonly sight: Sight
  readonly draft: MeasuredDraft
}

/** Lists the drafts of each sight, and those that compare the sights. */
function listDrafts(sights: readonly Sight[]): DraftOfSight[] {
  const own = sights.flatMap((sight) => sight.drafts.map((draft) => ({ sight, draft })))
  const compared = MEASURES.flatMap(({ code, compare }) =>
    (compare?.(sights.map(({ facts }) => facts)) ?? []).flatMap(({ view, ...draft }) => {
      const sight = sights.find(({ facts }) => facts === view)
      return sight ? [{ sight, draft: { ...draft, code } }] : []
    }),
  )
  return [...own, ...compared]
}

/** Returns what makes the same element on several pages or views one finding. */
const getKey = ({ facts, selectors }: Sight, { element, message }: MeasuredDraft): string =>
  getElement(facts, element).label || selectors.get(element) || message

const rank = ({ code, level }: LookFinding): number =>
  LEVELS.indexOf(level) * 1000 + RULES.findIndex((rule) => rule.code === code)

function toFinding(
  { page, view, facts, picture, selectors }: Sight,
  draft: MeasuredDraft,
): LookFinding {
  const { level = 'info', why = '', fix = '' } = RULES.find(({ code }) => code === draft.code) ?? {}
  const box = round(draft.box ?? getSeenBox(facts, draft.element))
  return {
    ...{ code: draft.code, level, message: draft.message, why, fix, page, view },
    selector: selectors.get(draft.element) ?? '',
    box,
    crop: getCrop(box, picture),
    ...{ places: 1, also: [] },
  }
}

/** Returns the lines of a text, which may be much narrower than their element, or the element. */
function getSeenBox(facts: ViewFacts, index: number): Box {
  const element = getElement(facts, index)
  const block = facts.blocks.find((other) => other.element === index)
  const hasOnlyText = block !== undefined && !isPainted(facts, index)
  const seen = getVisibleBox(element)
  if (!hasOnlyText) return seen
  const lines = intersect(unite(block.lines.map(({ box }) => box)), seen)
  return area(lines) > 0 ? lines : seen
}

const round = ({ x, y, width, height }: Box): Box => ({
  x: Math.round(x),
  y: Math.round(y),
  width: Math.round(width),
  height: Math.round(height),
})

/** The room around a region in its crop, and the smallest and largest crop, in pixels. */
const CROP = { around: 64, minWidth: 560, minHeight: 200, maxWidth: 760, maxHeight: 560 }

/** Returns the part of a picture that shows a region and what is around it. */
function getCrop(box: Box, picture: { readonly width: number; readonly height: number }): Box {
  const fit = (length: number, min: number, max: number): number =>
    Math.min(max, Math.max(min, length + 2 * CROP.around))
  const width = Math.min(picture.width, fit(box.width, CROP.minWidth, CROP.maxWidth))
  const height = Math.min(picture.height, fit(box.height, CROP.minHeight, CROP.maxHeight))
  // A region that is too large for a crop is shown from its start.
  const start = (from: number, length: number, room: number): number =>
    Math.max(0, length + CROP.around > room ? from - CROP.around : from + length / 2 - room / 2)
  const startX = start(box.x, box.width, width)
  const startY = start(box.y, box.height, height)
  const crop = {
    x: Math.min(startX, picture.width - width),
    y: Math.min(startY, picture.height - height),
    width,
    height,
  }
  const whole = { x: 0, y: 0, width: picture.width, height: picture.height }
  const inside = intersect(crop, whole)
  return round({ ...inside, width: right(inside) - inside.x, height: bottom(inside) - inside.y })
}

/** How many findings to list by default. */
const MAX_FINDINGS = 15

/** How many findings of one code come before those of other codes. */
const MAX_OF_CODE = 3

/** Chooses the findings to list: of each code a few, then the rest, in their order. */
export function chooseFindings(
  findings: readonly LookFinding[],
  max = MAX_FINDINGS,
): LookFinding[] {
  const counts = new Map<string, number>()
  const isFirst = findings.map(({ code }) => {
    const count = (counts.get(code) ?? 0) + 1
    counts.set(code, count)
    return count <= MAX_OF_CODE
  })
  const first = findings.filter((_, index) => isFirst[index])
  const rest = findings.filter((_, index) => !isFirst[index])
  const chosen = new Set([...first, ...rest].slice(0, max))
  return findings.filter((finding) => chosen.has(finding))
}
