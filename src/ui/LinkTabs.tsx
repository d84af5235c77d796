import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import './link-tabs.css'

export interface LinkTab {
  readonly id: string
  readonly title: string
  readonly to: string
  /** How many are there; left out where nobody counts them. */
  readonly count?: number | undefined
}

interface LinkTabsProps {
  /** "Billing". */
  readonly label: string
  readonly tabs: readonly LinkTab[]
  readonly chosen: string
  /** `pills` narrow down what is on the page, `tabs` are pages beside each other. */
  readonly look: 'tabs' | 'pills'
}

/** What stays to be seen of the link before the chosen one. Pixels. */
const margin = 48
const counts = new Intl.NumberFormat('en-CA')

/** Pages or filters side by side, each a link: the row scrolls where the screen is narrow. */
export function LinkTabs({ label, tabs, chosen, look }: LinkTabsProps) {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const link = list.current?.querySelector<HTMLElement>('[aria-current]')
    if (link) list.current?.scrollTo({ left: link.offsetLeft - margin })
  }, [chosen])
  return (
    <nav aria-label={label} className="wb-link-tabs wb-no-print" data-look={look}>
      <ul ref={list}>
        {tabs.map(({ id, title, to, count }) => (
          <li key={id}>
            <Link to={to} replace={look === 'pills'} aria-current={id === chosen ? 'page' : undefined}>
              {title}
              {count !== undefined && <span className="wb-link-tab-count">{counts.format(count)}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
