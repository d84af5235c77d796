import type { ComponentProps } from 'react'
import { lazy, Suspense } from 'react'
import { Skeleton } from '#src/ui/Skeleton.tsx'

const StopsMap = lazy(() => import('./StopsMap.tsx'))
const PinMap = lazy(() => import('./PinMap.tsx'))

/** `StopsMap`, whose code comes when it is first shown: most screens need no map. */
export function LazyStopsMap(props: ComponentProps<typeof StopsMap>) {
  return (
    <Suspense fallback={<Skeleton height={props.height} />}>
      <StopsMap {...props} />
    </Suspense>
  )
}

/** `PinMap`, whose code comes when it is first shown. */
export function LazyPinMap(props: ComponentProps<typeof PinMap>) {
  return (
    <Suspense fallback={<Skeleton height={props.height} />}>
      <PinMap {...props} />
    </Suspense>
  )
}
