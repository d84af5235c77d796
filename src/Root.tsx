import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { AddressSearchContext, type SearchAddresses } from './forms/address-search.tsx'
import { useIdle } from './lib/use-idle.ts'
import { IdentityHost } from './sign-in/IdentityHost.tsx'
import { ArrivalContext } from './ui/arrival.ts'
import { ErrorDialogHost } from './ui/ErrorDialogHost.tsx'
import { QuestionHost } from './ui/QuestionHost.tsx'
import { useHotkeys } from './ui/hotkeys.ts'
import { takeOffer } from './ui/snackbar.ts'

// Fetched ahead of the first long wait, for which it would come too late; without it nothing is said.
const WorkNotice = lazy(() =>
  import('./ui/WorkNotice.tsx').then(
    ({ WorkNotice: Part }) => ({ default: Part }),
    () => ({ default: () => null }),
  ),
)

/** What stands around every route: the generic error dialog, the address search and the count of navigations that moves the focus. */
export function Root() {
  const { pathname } = useLocation()
  const [arrivals, setArrivals] = useState({ pathname, count: 0 })
  // Adjusted while rendering, so that the screen that arrives already sees the new count.
  if (arrivals.pathname !== pathname) setArrivals({ pathname, count: arrivals.count + 1 })

  const isIdle = useIdle()
  const client = useQueryClient()
  // Wherever an address is typed; its code comes with the first one.
  const searchAddresses = useCallback<SearchAddresses>(
    async (query) => (await import('./find-addresses.ts')).findAddresses(client, query),
    [client],
  )
  useHotkeys({ undo: takeOffer })

  useEffect(() => {
    document.documentElement.lang = 'en'
  }, [])

  return (
    <ArrivalContext value={arrivals.count}>
      <AddressSearchContext value={searchAddresses}>
        <Outlet />
      </AddressSearchContext>
      <ErrorDialogHost />
      <IdentityHost />
      <QuestionHost />
      {isIdle && (
        <Suspense fallback={null}>
          <WorkNotice />
        </Suspense>
      )}
    </ArrivalContext>
  )
}
