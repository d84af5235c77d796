import { type DragEvent, useState } from 'react'

/** What makes an element take what is dragged: the attributes of a place that would, and is over which, and the events of the drag. */
export function useDropTarget(accepts: boolean, onDrop: () => void) {
  const [over, setOver] = useState(false)
  return {
    'data-accepts': accepts || undefined,
    'data-over': (accepts && over) || undefined,
    onDragOver: (event: DragEvent) => {
      if (!accepts) return
      event.preventDefault()
      event.dataTransfer.dropEffect = 'move'
      setOver(true)
    },
    onDragLeave: (event: DragEvent) => {
      if (leavesFor(event)) setOver(false)
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setOver(false)
      onDrop()
    },
  }
}

/** Leaving for a child is not leaving. */
function leavesFor({ currentTarget, relatedTarget }: DragEvent): boolean {
  return !(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))
}
