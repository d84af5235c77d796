import type { ReactNode } from 'react'
import './facts.css'

/** What is known about something, fact under fact. In a dense card the labels are narrower, and alike across the cards of a page. */
export function Facts({ children }: { readonly children: ReactNode }) {
  return <dl className="wb-facts">{children}</dl>
}

/** One fact; left out when there is nothing to say. */
export function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  if (isMissing(children)) return null
  return (
    <div className="wb-fact">
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** What a fact says of something that may be missing: that it was not given is said quietly, so that nobody looks for it elsewhere. */
export function orNotGiven(value: ReactNode): ReactNode {
  return isMissing(value) ? <span className="wb-not-given">Not given</span> : value
}

function isMissing(value: ReactNode): boolean {
  return value === null || value === undefined || value === ''
}
