import { Button } from '@blueprintjs/core'
import { useEffect, useRef, useState } from 'react'
import type { Place } from '#src/maps/map-types.ts'
import { ownPosition } from '#src/maps/own-position.ts'

/** Sets the pin where the person is, to be moved from there. One that stands meanwhile, by an address, stays where it is. */
export function PinByHand({ onPlace }: { readonly onPlace: (place: Place) => void }) {
  const [isLooking, setIsLooking] = useState(false)
  const isShown = useRef(true)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])

  const place = async () => {
    setIsLooking(true)
    const here = await ownPosition()
    if (isShown.current) onPlace(here)
  }
  return (
    <Button
      size="small"
      text="Place it by hand"
      loading={isLooking}
      // Leaving a field first would show its error and move the button from under the pointer.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => void place()}
    />
  )
}
