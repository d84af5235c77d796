import type { ReactNode } from 'react'
import './facts.css'

/** What is known about something, fact under fact. */
export function Facts({ children }: { readonly children: ReactNode }) {
  return <dl className="wb-fact-list">{children}</dl>
}

interface FactProps {
  readonly label: string
  /** null or undefined: not given. */
  readonly value: ReactNode
}

/** One fact; what was not given is said quietly, so that nobody looks for it elsewhere. */
export function Fact({ label, value }: FactProps) {
  return (
    <div className="wb-fact-row">
      <dt>{label}</dt>
      <dd>{value ?? <span className="wb-not-given">Not given</span>}</dd>
    </div>
  )
}
