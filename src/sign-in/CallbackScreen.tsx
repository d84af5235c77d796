import { lazy, Suspense } from 'react'
import { useLoaderData } from 'react-router-dom'
import type { Offer } from '../session/offered-session.ts'
import { CallbackFailedScreen } from './SomethingWentWrong.tsx'
import { LoadingBar } from './LoadingBar.tsx'

const OfferedSessionScreen = lazy(async () => ({
  default: (await import('./OfferedSessionScreen.tsx')).OfferedSessionScreen,
}))

/** What `/cb` shows when it does not go on by itself: a sign-in that nobody here asked for, or none at all. */
export function CallbackScreen() {
  const offer = useLoaderData<Offer | null>()
  if (offer === null) return <CallbackFailedScreen />
  return (
    <Suspense fallback={<LoadingBar />}>
      <OfferedSessionScreen offer={offer} />
    </Suspense>
  )
}
