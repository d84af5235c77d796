import { useEffect, useRef, useSyncExternalStore } from 'react'
import UPlot from 'uplot'
import 'uplot/dist/uPlot.min.css'
import type { OrderStatus } from '#domain/orders/order-status.ts'
import type { SeriesLook } from './figure-columns.ts'

/** A series of a chart: its values in the order of the labels; null leaves a gap. */
export interface ChartSeries {
  readonly label: string
  readonly look: SeriesLook
  /** The colour of a status. */
  readonly color: OrderStatus
  readonly values: readonly (number | null)[]
}

export interface SeriesChartProps {
  readonly labels: readonly string[]
  readonly series: readonly ChartSeries[]
  readonly axisText: (value: number) => string
  /** In words, for those who do not see it; the numbers stand in its table. */
  readonly description: string
  /** The place that the pointer is over; null: none. */
  readonly onPoint: (index: number | null) => void
  readonly onPick: (index: number) => void
}

const height = 220
/** Pixels of a label under the chart, so that none runs into the next. */
const labelWidth = 76
const dash = [6, 5]

/** Bars and lines over days, weeks or months, drawn on a canvas: what it says in numbers stands in the table beside it. */
export function SeriesChart({ labels, series, axisText, description, onPoint, onPick }: SeriesChartProps) {
  const box = useRef<HTMLDivElement>(null)
  const handlers = useRef({ onPoint, onPick })
  useEffect(() => {
    handlers.current = { onPoint, onPick }
  }, [onPoint, onPick])
  const mode = useDrawnMode()

  useEffect(() => {
    const holder = box.current
    // Where nothing can be drawn the table says it all.
    if (holder === null || typeof Path2D === 'undefined') return undefined
    const colors = getComputedStyle(holder)
    const token = (name: string) => colors.getPropertyValue(`--wb-${name}`).trim()
    const axis = { stroke: token('text-muted'), font: `11px ${colors.fontFamily}`, ticks: { show: false } }
    const chart = new UPlot(
      {
        width: Math.max(holder.clientWidth, 1),
        height,
        legend: { show: false },
        cursor: { y: false, drag: { x: false, y: false }, points: { size: 7 } },
        scales: {
          x: { time: false, range: [-0.6, labels.length - 0.4] },
          y: { range: (_chart, min, max) => rangeOf(min, max) },
        },
        axes: [
          {
            ...axis,
            size: 30,
            grid: { show: false },
            space: labelWidth,
            incrs: [1, 2, 3, 4, 5, 7, 10, 14, 20, 30, 60, 90, 120],
            values: (_chart, places) => places.map((place) => labels[place] ?? ''),
          },
          {
            ...axis,
            size: 56,
            grid: { stroke: token('border'), width: 1 },
            values: (_chart, values) => values.map((value) => axisText(value)),
          },
        ],
        series: [{}, ...series.map((each) => optionsOf(each, token))],
        hooks: {
          setCursor: [({ cursor: { idx } }) => handlers.current.onPoint(idx ?? null)],
        },
      },
      [labels.map((_label, index) => index), ...series.map(({ values }) => [...values])],
      holder,
    )
    // By where it was pressed: before a finger does no pointer was there.
    const pick = ({ offsetX }: MouseEvent) => handlers.current.onPick(chart.posToIdx(offsetX))
    chart.over.addEventListener('click', pick)
    const watch = new ResizeObserver(() => {
      const { clientWidth } = holder
      if (clientWidth > 0 && clientWidth !== chart.width) chart.setSize({ width: clientWidth, height })
    })
    watch.observe(holder)
    return () => {
      watch.disconnect()
      chart.destroy()
    }
  }, [labels, series, axisText, mode])

  return <div ref={box} role="img" aria-label={description} style={{ height }} />
}

/** Zero is always in sight, with room above the highest; nothing but zeros is drawn along the ground. */
function rangeOf(min: number | null, max: number | null): [number, number] {
  const [low, high] = [Math.min(0, min ?? 0), Math.max(0, max ?? 0)]
  if (low === high) return [0, 1]
  const room = (high - low) * 0.08
  return [low < 0 ? low - room : 0, high + room]
}

function optionsOf({ label, look, color }: ChartSeries, token: (name: string) => string): UPlot.Series {
  const stroke = token(`status-${color.replace(/[A-Z]/, (letter) => `-${letter.toLowerCase()}`)}-mark`)
  if (look === 'bars') {
    const paths = UPlot.paths.bars?.({ size: [0.7, 42], radius: 0.12 })
    return { label, stroke, fill: `${stroke}59`, width: 1, points: { show: false }, ...(paths && { paths }) }
  }
  const points = { show: true, size: 6, stroke, fill: look === 'dashed' ? token('surface') : stroke }
  return { label, stroke, width: 2, points, ...(look === 'dashed' && { dash }) }
}

/** What the colours on the canvas depend on: it is drawn anew when that changes. */
function useDrawnMode(): string {
  return useSyncExternalStore(followTheme, () => {
    const { theme, mode } = document.documentElement.dataset
    return `${theme} ${mode}`
  })
}

function followTheme(listener: () => void): () => void {
  const observer = new MutationObserver(listener)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme', 'data-mode'] })
  return () => observer.disconnect()
}
