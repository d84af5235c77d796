import { useCallback, useEffect, useState } from 'react'

/** Degrees; null where the device did not know. */
export interface Point {
  readonly lat: number | null
  readonly lng: number | null
}

/** `refused`: the person or the browser does not share it; `unknown`: the device could not tell. */
export type PositionState = 'idle' | 'known' | 'refused' | 'unknown'

export const noPosition: Point = { lat: null, lng: null }
/** A stamp must not wait long for a satellite, and a fix of a moment ago is good enough. Milliseconds. */
const waitAtMostMs = 8_000
const oldestFixMs = 30_000

export interface Position {
  readonly state: PositionState
  /** Where the device is now; nowhere when it does not say, since nothing that a driver does depends on it. */
  readonly locate: () => Promise<Point>
}

/** The device's position, asked for when something is stamped with it. */
export function usePosition(): Position {
  const [state, setState] = useState<PositionState>('idle')

  useEffect(() => {
    // What was refused earlier is said before anything is stamped.
    const asked = navigator.permissions?.query({ name: 'geolocation' })
    void asked?.then(({ state: permission }) => permission === 'denied' && setState('refused')).catch(() => undefined)
  }, [])

  const locate = useCallback(async () => {
    if (!('geolocation' in navigator)) {
      setState('unknown')
      return noPosition
    }
    return new Promise<Point>((resolve) => {
      navigator.geolocation.getCurrentPosition(
        ({ coords }) => {
          setState('known')
          resolve({ lat: coords.latitude, lng: coords.longitude })
        },
        ({ code, PERMISSION_DENIED }) => {
          setState(code === PERMISSION_DENIED ? 'refused' : 'unknown')
          resolve(noPosition)
        },
        { enableHighAccuracy: true, timeout: waitAtMostMs, maximumAge: oldestFixMs },
      )
    })
  }, [])

  return { state, locate }
}

/** What the driver is told about it; null while there is nothing to say. */
export const positionWords: Readonly<Record<PositionState, string | null>> = {
  idle: null,
  known: null,
  refused: 'This device does not share its position. Times are saved without it; allow it in the browser’s settings.',
  unknown: 'The position could not be found. Times are saved without it.',
}
