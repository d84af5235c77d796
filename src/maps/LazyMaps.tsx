import { type ComponentProps, lazy, Suspense } from 'react'
import { orMissing } from '#src/ui/missing-part.tsx'
import { OnItsWay } from '#src/ui/OnItsWay.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'

const StopsMap = lazy(() => orMissing('The map', async () => (await import('./StopsMap.tsx')).StopsMap))
const PinMap = lazy(() => orMissing('The map', async () => (await import('./PinMap.tsx')).PinMap))
const AreasMap = lazy(() => orMissing('The map', async () => (await import('./AreasMap.tsx')).AreasMap))

/** `StopsMap`, whose code comes when it is first shown: most screens need no map. */
export function LazyStopsMap(props: ComponentProps<typeof StopsMap>) {
  return (
    <Suspense fallback={<MapComing height={props.height} />}>
      <StopsMap {...props} />
    </Suspense>
  )
}

/** `PinMap`, whose code comes when it is first shown. */
export function LazyPinMap(props: ComponentProps<typeof PinMap>) {
  return (
    <Suspense fallback={<MapComing height={props.height} />}>
      <PinMap {...props} />
    </Suspense>
  )
}

/** `AreasMap`, whose code comes when it is first shown. */
export function LazyAreasMap(props: ComponentProps<typeof AreasMap>) {
  return (
    <Suspense fallback={<MapComing height={props.height} />}>
      <AreasMap {...props} />
    </Suspense>
  )
}

function MapComing({ height }: { readonly height: number | string }) {
  return (
    <OnItsWay label="Loading the map" out={null}>
      <Skeleton height={height} />
    </OnItsWay>
  )
}
