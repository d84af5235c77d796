import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { OrderStatus } from '#domain/orders/order-status.ts'
import { Skeleton } from './Skeleton.tsx'
import './figure-tile.css'

interface FigureTileProps {
  readonly label: string
  /** What it counts. */
  readonly to: string
  /** Undefined while it is on its way. */
  readonly value: string | undefined
  /** Under it, such as what it was before; left out where nothing is to be said. Undefined with the value. */
  readonly hint?: ReactNode
  /** It could not be loaded. */
  readonly isFaulty?: boolean
  /** Whose colour marks it. */
  readonly status?: OrderStatus
  /** Says what exactly is counted. */
  readonly title?: string
}

/** A figure that one looks for first, with the way to what it counts. */
export function FigureTile({ label, to, value, isFaulty = false, status, title, ...more }: FigureTileProps) {
  const below = isFaulty ? 'Could not be loaded' : (more.hint ?? <Skeleton width={96} height={14} />)
  return (
    <Link to={to} className="wb-figure-tile" data-status={status} title={title}>
      <span className="wb-figure-tile-words">{label}</span>
      <span className="wb-figure-tile-value">{isFaulty ? '–' : (value ?? <Skeleton width={72} height={24} />)}</span>
      {'hint' in more && <span className="wb-figure-tile-words">{below}</span>}
    </Link>
  )
}
