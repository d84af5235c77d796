import { Disable } from '@blueprintjs/icons'
import type { ReactNode } from 'react'
import type { Verdict } from '#src/access/verdict.ts'
import { EmptyState } from './EmptyState.tsx'

interface OrRefusedProps {
  readonly verdict: Verdict
  /** "You cannot see driver pay here". */
  readonly title: string
  readonly children: ReactNode
}

/** A side of the page for those who may see it, and for the others why they may not. */
export function OrRefused({ verdict, title, children }: OrRefusedProps) {
  if (verdict.allowed) return children
  return (
    <EmptyState icon={<Disable size={18} />} title={title}>
      {verdict.reason}
    </EmptyState>
  )
}
