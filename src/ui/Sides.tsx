import { Tab, Tabs } from '@blueprintjs/core'
import { useEffect, useRef } from 'react'
import { Outlet, useLocation, useNavigate } from 'react-router-dom'
import './sides.css'

/** One side of a thing's page, with an address of its own. */
export interface Side {
  readonly id: string
  readonly title: string
  readonly path: string
}

/** Which of the sides the address names; the first lies at the address of the thing itself. */
export function useSide<Of extends Side>(sides: readonly [Of, ...Of[]]): Of {
  const { pathname } = useLocation()
  return sides.findLast(({ path }) => pathname === path || pathname.startsWith(`${path}/`)) ?? sides[0]
}

/** What stays to be seen of the tab before the chosen one. Pixels. */
const tabMargin = 48

interface SidesProps {
  /** Whose: `driver-7`. */
  readonly id: string
  /** "About the driver". */
  readonly label: string
  readonly sides: readonly [Side, ...Side[]]
  readonly chosen: Side
}

/** The sides of a thing's page as tabs, over the one that the address names. */
export function Sides({ id, label, sides, chosen }: SidesProps) {
  const navigate = useNavigate()
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    // On a phone the row of tabs is longer than the screen is wide; the page itself stays where it is.
    const tab = section.current?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')
    tab?.parentElement?.scrollTo({ left: tab.offsetLeft - tabMargin })
  }, [chosen.id])
  return (
    <section className="wb-sides" aria-label={label} ref={section}>
      <Tabs
        id={id}
        className="wb-sides-tabs"
        selectedTabId={chosen.id}
        renderActiveTabPanelOnly
        // Looking at another side is no step that Back should take again.
        onChange={(tab) => void navigate((sides.find((side) => side.id === tab) ?? sides[0]).path, { replace: true })}
      >
        {sides.map((side) => (
          // Blueprint's arrow keys know only tabs that say they are not disabled.
          <Tab key={side.id} id={side.id} disabled={false} title={side.title} panel={<Outlet />} />
        ))}
      </Tabs>
    </section>
  )
}
