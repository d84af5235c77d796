import { useEffect, useState } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { ArrivalContext } from './ui/arrival.ts'
import { ErrorDialogHost } from './ui/ErrorDialogHost.tsx'
import { StillAtWork } from './ui/StillAtWork.tsx'

/** What stands around every route: the generic error dialog and the count of navigations that moves the focus. */
export function Root() {
  const { pathname } = useLocation()
  const [arrivals, setArrivals] = useState({ pathname, count: 0 })
  // Adjusted while rendering, so that the screen that arrives already sees the new count.
  if (arrivals.pathname !== pathname) setArrivals({ pathname, count: arrivals.count + 1 })

  useEffect(() => {
    document.documentElement.lang = 'en'
  }, [])

  return (
    <ArrivalContext value={arrivals.count}>
      <Outlet />
      <ErrorDialogHost />
      <StillAtWork />
    </ArrivalContext>
  )
}
