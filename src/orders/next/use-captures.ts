import { useRef } from 'react'
import type { StopType } from '#generated/model/index.ts'
import type { Capture, NextDraftState } from './next-draft.ts'
import { noPosition, type Position } from './position.ts'

export interface Captures {
  /**
   * Takes the time and place at which the answers of a stop, if it has any, are given to be saved. Pressed again, they stay
   * those of the first press.
   * @param occurredAt unix seconds
   */
  readonly take: (stop: StopType, occurredAt: number) => void
  /** Takes them anew for what is answered after that press. */
  readonly takeAnew: (stop: StopType, occurredAt: number) => void
  /** The time and place of the answers as they are, once the device has found where it is or has given up. */
  readonly taken: (stop: StopType, occurredAt: number) => Promise<Capture>
  /** What was refused is mended, and given to be saved again. */
  readonly drop: (stop: StopType) => void
}

/** When and where answers were given to be saved, kept with them on the device until they are. */
export function useCaptures(state: NextDraftState, position: Position): Captures {
  const running = useRef(new Map<StopType, Promise<Capture>>())

  const keep = (stop: StopType, capture: Capture) =>
    state.change(({ captures }) => ({ captures: { ...captures, [stop]: capture } }))
  const begin = (stop: StopType, occurredAt: number): Promise<Capture> => {
    const begun: Capture = { occurredAt, point: noPosition }
    // Kept first: a telephone may be put away while it looks for where it is.
    keep(stop, begun)
    const locate = async () => {
      const located = { occurredAt, point: await position.locate() }
      if (state.latest().captures[stop] === begun) keep(stop, located)
      return located
    }
    const locating = locate()
    running.current.set(stop, locating)
    return locating
  }
  const taken = async (stop: StopType, occurredAt: number): Promise<Capture> => {
    const kept = state.latest().captures[stop]
    return kept === undefined ? begin(stop, occurredAt) : (running.current.get(stop) ?? kept)
  }

  return {
    taken,
    take: (stop, occurredAt) => {
      if (Object.keys(state.latest().answers[stop]).length > 0) void taken(stop, occurredAt)
    },
    takeAnew: (stop, occurredAt) => {
      if (state.latest().captures[stop] !== undefined) void begin(stop, occurredAt)
    },
    drop: (stop) => {
      running.current.delete(stop)
      state.change(({ captures: { [stop]: _dropped, ...others } }) => ({ captures: others }))
    },
  }
}
