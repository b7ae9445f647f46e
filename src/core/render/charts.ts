import {
  type Element,
  el,
  findElement,
  getAttribute,
  isElement,
  listElements,
  textContent,
} from './element.ts'

/** The numbers of a chart, read from a table. */
export interface ChartData {
  /** The labels of the horizontal axis: the first column. */
  readonly labels: readonly string[]
  readonly series: readonly ChartSeries[]
}

/** One column of numbers. A cell without a number is undefined and leaves a gap. */
export interface ChartSeries {
  readonly name: string
  readonly values: readonly (number | undefined)[]
  /** The last number as it is written. */
  readonly last: string
  /** The row of the selected cell. */
  readonly selected: number | undefined
}

/** The kinds of charts. */
export const CHART_KINDS = ['line', 'bar', 'area'] as const

type ChartKind = (typeof CHART_KINDS)[number]

const MAX_SERIES = 6

/**
 * Draws the chart of a figure with `data-chart` from its table. The drawing is hidden from
 * assistive technology, which reads the table. Returns undefined without numbers.
 */
export function createChart(figure: Element): Element | undefined {
  const data = readChartData(figure)
  const values = data.series.flatMap((series) =>
    series.values.filter((value) => value !== undefined),
  )
  if (values.length === 0) return undefined
  const requested = getAttribute(figure, 'data-chart')
  const kind = CHART_KINDS.find((name) => name === requested) ?? 'line'
  const ticks = getTicks(Math.min(...values), Math.max(...values), kind !== 'line')
  const unit = getAttribute(figure, 'data-unit')?.trim() ?? ''
  return el('div', { 'data-drawing': kind, 'aria-hidden': 'true' }, [
    data.series.length > 1 && createLegend(data.series, kind !== 'bar'),
    unit !== '' && !isAttachedUnit(unit) && el('p', { 'data-part': 'unit' }, [unit]),
    el('div', { 'data-part': 'plot' }, [
      el(
        'ol',
        { 'data-part': 'ticks' },
        ticks
          .toReversed()
          .map((tick) => el('li', {}, [el('span', {}, [formatTick(tick, ticks, unit)])])),
      ),
      drawSeries(data, kind, ticks),
    ]),
    el('ol', { 'data-part': 'labels' }, createLabels(data.labels)),
  ])
}

/** Reads the labels and numbers of the first table in a figure. */
export function readChartData(figure: Element): ChartData {
  const table = findElement([figure], ({ name }) => name === 'table')
  const rows = table
    ? listElements([table])
        .filter(({ name }) => name === 'tr')
        .map(listCells)
    : []
  const isHeader = (row: readonly Element[]): boolean =>
    row.slice(1).every((cell) => cell.name === 'th')
  const header = rows.find(isHeader)
  const body = rows.filter((row) => !isHeader(row) && row.length > 1)
  const count = Math.max(0, ...body.map((row) => row.length - 1))
  return {
    labels: body.map(([label]) => getText(label)),
    series: Array.from({ length: Math.min(count, MAX_SERIES) }, (_, index) => {
      const cells = body.map((row) => row[index + 1])
      const texts = cells.map(getText)
      const selected = cells.findIndex(
        (cell) => cell && getAttribute(cell, 'data-selected') === 'true',
      )
      const values = texts.map(parseNumber)
      return {
        name: getText(header?.[index + 1]),
        values,
        last: texts.findLast((_text, row) => values[row] !== undefined)?.trim() ?? '',
        selected: selected === -1 ? undefined : selected,
      }
    }).filter(({ values }) => values.some((value) => value !== undefined)),
  }
}

const getText = (cell: Element | undefined): string => (cell ? textContent(cell.children) : '')

const listCells = (row: Element): Element[] =>
  row.children.filter(isElement).filter(({ name }) => name === 'th' || name === 'td')

/** Parses the number in a text such as `$18,240`, `4.1 days` or `−3%`; undefined without one. */
export function parseNumber(text: string): number | undefined {
  const match =
    /([-−–])?\s*[^\d\s.,]{0,3}\s*(\d[\d,]*(?:\.\d+)?|\.\d+)\s*([kKmM](?![a-zA-Z]))?/.exec(text)
  if (!match) return undefined
  const [, sign, digits = '', scale = ''] = match
  const factor = { k: 1e3, m: 1e6 }[scale.toLowerCase()] ?? 1
  return (sign ? -1 : 1) * Number(digits.replaceAll(',', '')) * factor
}

/** The number of steps between ticks that an axis aims at. */
const TICK_STEPS = 4

/**
 * Returns the values of an axis at equal distances, in steps of 1, 2, 2.5 or 5 times a power of ten.
 * They cover the range from `min` to `max`; bars and areas start at zero, and lines do if the
 * values come close to it.
 */
export function getTicks(min: number, max: number, fromZero: boolean): number[] {
  const startsAtZero = fromZero || (min > 0 ? min < max / 2 : max > min / 2)
  const low = startsAtZero ? Math.min(0, min) : min
  const high = (startsAtZero ? Math.max(0, max) : max) || (low === 0 ? 1 : 0)
  const step = getNiceStep((high - low || Math.abs(high)) / TICK_STEPS)
  const first = Math.floor(low / step + TOLERANCE)
  const last = Math.max(first + 1, Math.ceil(high / step - TOLERANCE))
  return Array.from({ length: last - first + 1 }, (_, index) =>
    Number(((first + index) * step).toPrecision(12)),
  )
}

/** Keeps rounding errors from adding an empty step. */
const TOLERANCE = 1e-9

function getNiceStep(size: number): number {
  const power = 10 ** Math.floor(Math.log10(size))
  const factor = [1, 2, 2.5, 5].find((value) => value * power >= size * (1 - TOLERANCE)) ?? 10
  return factor * power
}

/** True if a unit is written next to each number: a currency sign or a percent sign. */
const isAttachedUnit = (unit: string): boolean => /^[$€£¥%]$/.test(unit)

/** Formats a tick; all ticks of an axis have the same scale and number of decimals. */
export function formatTick(value: number, ticks: readonly number[], unit: string): string {
  const largest = Math.max(...ticks.map(Math.abs))
  const [scale, suffix] = largest >= 1e6 ? [1e6, 'M'] : largest >= 1e4 ? [1e3, 'k'] : [1, '']
  const step = Math.abs((ticks[1] ?? 1) - (ticks[0] ?? 0)) / scale
  const decimals = [0, 1, 2, 3].find((count) => isWhole(step * 10 ** count)) ?? 3
  const [whole = '', fraction] = Math.abs(value / scale)
    .toFixed(decimals)
    .split('.')
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, ',')
  const number =
    (fraction === undefined ? grouped : `${grouped}.${fraction}`) + (value === 0 ? '' : suffix)
  const sign = value < 0 ? '−' : ''
  if (!isAttachedUnit(unit)) return sign + number
  return unit === '%' ? `${sign}${number}%` : `${sign}${unit}${number}`
}

const isWhole = (value: number): boolean => Math.abs(value - Math.round(value)) < 1e-6

/** The drawing area; the style sheet stretches it to the width of the figure. */
const SIZE = 100

function drawSeries(
  { labels, series }: ChartData,
  kind: ChartKind,
  ticks: readonly number[],
): Element {
  const low = ticks[0] ?? 0
  const range = (ticks.at(-1) ?? 1) - low
  const y = (value: number): number => round(SIZE - ((value - low) / range) * SIZE)
  const band = SIZE / Math.max(1, labels.length)
  const zero = y(Math.min(Math.max(0, low), low + range))
  const draw = kind === 'bar' ? drawBars : drawLines
  return el('svg', { viewBox: `0 0 ${SIZE} ${SIZE}`, preserveAspectRatio: 'none', fill: 'none' }, [
    el('path', { 'data-part': 'grid', d: ticks.map((tick) => `M0 ${y(tick)}h${SIZE}`).join('') }),
    ...draw(series, { band, y, zero, isFilled: kind === 'area' }),
    low < 0 && el('path', { 'data-part': 'zero', d: `M0 ${zero}h${SIZE}` }),
  ])
}

interface Scale {
  readonly band: number
  readonly y: (value: number) => number
  /** The vertical position of zero, or of the value closest to it. */
  readonly zero: number
  readonly isFilled: boolean
}

/** The share of a band that bars take up. */
const BAR_SHARE = 0.62

function drawBars(series: readonly ChartSeries[], { band, y, zero }: Scale): Element[] {
  const width = (band * BAR_SHARE) / series.length
  const start = (band * (1 - BAR_SHARE)) / 2
  return series.map(({ values }, seriesIndex) =>
    el('path', {
      'data-series': String(seriesIndex + 1),
      'data-part': 'bars',
      d: values
        .map((value, index) => {
          if (value === undefined) return ''
          const x = round(index * band + start + seriesIndex * width)
          return `M${x} ${zero}V${y(value)}h${round(width * (series.length > 1 ? 0.9 : 1))}V${zero}z`
        })
        .join(''),
    }),
  )
}

function drawLines(series: readonly ChartSeries[], { band, y, zero, isFilled }: Scale): Element[] {
  return series.flatMap(({ values, selected = -1 }, index) => {
    const points = values.map((value, position) =>
      value === undefined ? undefined : ([round((position + 0.5) * band), y(value)] as const),
    )
    const runs = splitRuns(points)
    const name = String(index + 1)
    const area = runs.map((run) => `${toLine(run)}V${zero}H${run[0]?.[0]}z`).join('')
    const mark = points[selected]
    return [
      ...(isFilled ? [el('path', { 'data-series': name, 'data-part': 'area', d: area })] : []),
      ...(mark
        ? [el('path', { 'data-series': name, 'data-part': 'selected', d: toDot(mark) })]
        : []),
      el('path', { 'data-series': name, 'data-part': 'line', d: runs.map(toLine).join('') }),
      el('path', { 'data-series': name, 'data-part': 'dot', d: toDot(runs.at(-1)?.at(-1)) }),
    ]
  })
}

/** A line without length and with round ends is a dot that the stretched drawing keeps round. */
const toDot = (point: Point | undefined): string | undefined =>
  point && `M${point[0]} ${point[1]}h0`

type Point = readonly [x: number, y: number]

const toLine = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${x} ${y}`).join('L')}`

/** Splits points at the gaps between them. */
function splitRuns(points: readonly (Point | undefined)[]): Point[][] {
  const runs: Point[][] = [[]]
  for (const point of points) {
    if (point) runs.at(-1)?.push(point)
    else runs.push([])
  }
  return runs.filter((run) => run.length > 0)
}

/** Names the series. Lines end in a dot, and the legend says what its value is. */
const createLegend = (series: readonly ChartSeries[], hasValues: boolean): Element =>
  el(
    'ul',
    { 'data-part': 'legend' },
    series.map(({ name, last }, index) =>
      el('li', { 'data-series': String(index + 1) }, [
        el('span', {}, [name]),
        hasValues && el('b', {}, [last]),
      ]),
    ),
  )

/** The numbers of labels that fit a wide and a narrow card. */
const MAX_LABELS = { wide: 12, narrow: 5 }

/** Creates a label for each band; those that would overlap are hidden, all or on narrow screens. */
const createLabels = (labels: readonly string[]): Element[] => {
  const isShown = (index: number, max: number): boolean =>
    (labels.length - 1 - index) % Math.ceil(labels.length / max) === 0
  return labels.map((label, index) => {
    const hidden = isShown(index, MAX_LABELS.wide)
      ? isShown(index, MAX_LABELS.narrow)
        ? undefined
        : 'narrow'
      : 'always'
    return el('li', { 'data-skip-label': hidden }, [el('span', {}, [label])])
  })
}

/** Draws the line of a `svg` with `data-sparkline`; its numbers are separated by spaces. */
export function createSparkline(svg: Element): Element {
  const numbers = (getAttribute(svg, 'data-sparkline') ?? '').split(/[\s,]+/).filter(Boolean)
  const values = numbers.map(Number).filter(Number.isFinite)
  const low = Math.min(...values)
  const range = Math.max(...values) - low || 1
  const points = values.map(
    (value, index): Point => [
      round((index / Math.max(1, values.length - 1)) * SIZE),
      round(SPARKLINE_HEIGHT - 2 - ((value - low) / range) * (SPARKLINE_HEIGHT - 4)),
    ],
  )
  const line = points.length === 0 ? undefined : toLine(points)
  const series = getAttribute(svg, 'data-series') ?? '1'
  return el(
    'svg',
    {
      ...Object.fromEntries(svg.attributes),
      viewBox: `0 0 ${SIZE} ${SPARKLINE_HEIGHT}`,
      preserveAspectRatio: 'none',
      fill: 'none',
    },
    line === undefined
      ? []
      : [
          el('path', {
            'data-series': series,
            'data-part': 'area',
            d: `${line}V${SPARKLINE_HEIGHT}H0z`,
          }),
          el('path', { 'data-series': series, 'data-part': 'line', d: line }),
        ],
  )
}

const SPARKLINE_HEIGHT = 24

const round = (value: number): number => Math.round(value * 100) / 100
