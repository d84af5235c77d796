import { OnItsWay } from './OnItsWay.tsx'
import './page.css'

interface SkeletonProps {
  /** CSS width; by default as wide as its place. */
  readonly width?: number | string
  /** CSS height; by default one line of text. */
  readonly height?: number | string
}

/** A quiet block in the shape of what is coming. */
export function Skeleton({ width = '100%', height = 14 }: SkeletonProps) {
  return <span className="wb-skeleton" style={{ width, height }} aria-hidden="true" />
}

interface SkeletonLinesProps {
  readonly count?: number
  /** What comes, as a sentence goes on: `the comments`. */
  readonly what?: string
}

/** `count` lines of text to come; says once that something loads, and again what, if it takes long. */
export function SkeletonLines({ count = 3, what = '' }: SkeletonLinesProps) {
  return (
    <OnItsWay label={`Loading ${what}`.trim()} className="wb-skeleton-lines">
      {Array.from({ length: count }, (_, line) => (
        <Skeleton key={line} width={`${92 - ((line * 17) % 40)}%`} />
      ))}
    </OnItsWay>
  )
}
