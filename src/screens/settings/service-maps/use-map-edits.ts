import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type SavedDraft, useSavedDraft } from '#src/forms/saved-drafts.ts'
import type { LatLng } from '#domain/geo/geo.ts'
import { zoneFaults, type ZoneFault } from '#domain/pricing/zone-faults.ts'
import { type ZoneOverlap, zoneOverlaps } from '#domain/pricing/zone-overlaps.ts'
import { type Corner, cornersOf } from './zone-corners.ts'
import { afterSaving, type EditedZone, type Edits, editsOf } from './zone-edits.ts'
import type { ServiceMap } from '#generated/model/index.ts'

/** Why the outlines of a zone cannot be saved; null when they can. */
export function faultOf(zone: EditedZone): ZoneFault | null {
  return zoneFaults(zone)[0] ?? null
}

export interface MapEdits {
  readonly edits: Edits
  readonly dirty: boolean
  readonly overlaps: readonly ZoneOverlap[]
  /** The zone that the address names. */
  readonly selected: EditedZone | null
  readonly corner: number | null
  /** The pin that the address names. */
  readonly pin: LatLng | null
  readonly change: (edit: (edits: Edits) => Edits) => void
  readonly select: (id: number | null, corner?: number | null) => void
  readonly setCorner: (corner: number | null) => void
  readonly setPin: (at: Corner | null) => void
  /** The zones that were sent are stored; whatever was changed since then is not. */
  readonly markSaved: (sent: readonly EditedZone[], stored: ServiceMap) => void
  /** Takes what somebody else saved. */
  readonly takeOver: (map: ServiceMap) => void
}

/** The zones of a map while they are edited; which one is open, and where the pin is, stand in the address. */
export function useMapEdits(map: ServiceMap): MapEdits {
  // Which zone is open stands in the address as well; what is drawn belongs to the map.
  const { kept, keep } = useSavedDraft('zones', { ofPath: true })
  const [{ edits, saved }, setState] = useState(() => withKept(stateOf(map), kept, map.version))
  const dirty = edits.zones !== saved
  const remember = useEffectEvent(() => keep(dirty ? { base: map.version, data: edits.zones } : null))
  useEffect(() => remember(), [edits.zones, saved])
  const [params, setParams] = useSearchParams()
  const [corner, setCorner] = useState<number | null>(null)
  const overlaps = useMemo(() => zoneOverlaps(edits.zones), [edits.zones])
  const asked = Number(params.get('zone'))
  const selected = edits.zones.find(({ id }) => id === asked) ?? null
  const setParam = (name: string, value: string | null) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        if (value === null) next.delete(name)
        else next.set(name, value)
        return next
      },
      { replace: true },
    )
  return {
    edits,
    dirty,
    overlaps,
    selected,
    corner: selected !== null && corner !== null && corner < cornersOf(selected).length ? corner : null,
    pin: pinIn(params.get('pin')),
    change: (edit) => setState((before) => ({ ...before, edits: edit(before.edits) })),
    select: (id, at = null) => {
      setCorner(at)
      if (id !== asked) setParam('zone', id === null ? null : String(id))
    },
    setCorner,
    setPin: (at) => setParam('pin', at && at.map((degrees) => degrees.toFixed(6)).join(',')),
    markSaved: (sent, { serviceZones: stored }) => {
      setState((before) => afterSaving(before.edits, sent, stored))
      const at = sent.findIndex(({ id, isNew }) => isNew && id === asked)
      const number = stored[at]?.number
      if (number !== undefined) setParam('zone', String(number))
    },
    takeOver: (next) => setState(stateOf(next)),
  }
}

function stateOf({ serviceZones }: ServiceMap) {
  const edits = editsOf(serviceZones)
  return { edits, saved: edits.zones }
}

/** What was drawn when the session ended, if nobody has saved the map since; it was written by this editor. */
function withKept(state: ReturnType<typeof stateOf>, kept: SavedDraft | null, version: number) {
  if (kept?.base !== version || !Array.isArray(kept.data)) return state
  return { ...state, edits: { ...state.edits, zones: kept.data as EditedZone[] } }
}

function pinIn(text: string | null): LatLng | null {
  const [lat = NaN, lng = NaN] = (text ?? '').split(',').map(Number)
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 360 ? { lat, lng } : null
}
