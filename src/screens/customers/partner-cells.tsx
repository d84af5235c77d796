import { Tag } from '@blueprintjs/core'
import { Star } from '@blueprintjs/icons'
import type { ReactNode } from 'react'
import { Moment } from '#src/resources/Moment.tsx'
import styles from './customers.module.css'

interface NamedPartner {
  readonly name: string
  readonly isFavorite: boolean
  readonly status: 'connected' | 'ended'
}

/** Its name, with what one should know before anything else. */
export function PartnerName({ of, children }: { readonly of: NamedPartner; readonly children?: ReactNode }) {
  return (
    <span className={styles.name}>
      <span>{of.name}</span>
      {of.isFavorite && <Star size={12} title="Favourite" className={styles.star} />}
      {children}
      {of.status === 'ended' && <Tag minimal>Ended</Tag>}
    </span>
  )
}

const none = <span className="wb-cell-none">—</span>

export function CountCell({ count }: { readonly count: number }) {
  return count === 0 ? none : count.toLocaleString('en-CA')
}

/** @param at unix seconds; null: never */
export function MomentCell({ at }: { readonly at: number | null }) {
  return at === null ? none : <Moment at={at} />
}

export function HoldCell({ isHeld }: { readonly isHeld: boolean }) {
  return isHeld ? <HoldTag /> : none
}

export function HoldTag() {
  return (
    <Tag minimal intent="danger">
      Credit hold
    </Tag>
  )
}
