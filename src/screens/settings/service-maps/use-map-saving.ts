import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { longestMapBody } from '#domain/zone-files/zone-file.ts'
import { updateServiceMap } from '#generated/client/services/services.ts'
import type { ServiceMap } from '#generated/model/index.ts'
import { serviceMapActs, serviceMapContract } from '#generated/screens/serviceMap.ts'
import { apiErrorOf, formErrorOf } from '#src/http/errors.ts'
import { EditConflict } from '#src/resources/edit-conflict.ts'
import { takeRow } from '#src/resources/resource-cache.ts'
import { filledIn } from '#src/resources/use-acts.ts'
import { useSession } from '#src/session/session.ts'
import { showError } from '#src/ui/error-dialog.ts'
import { showSuccess } from '#src/ui/snackbar.ts'
import { faultOf, type MapEdits } from './use-map-edits.ts'
import type { Corner } from './zone-corners.ts'
import { type EditedZone, sentZones } from './zone-edits.ts'

const { publishServiceMap: publishing } = serviceMapActs.acts

interface MapSavingOptions {
  readonly map: ServiceMap
  readonly refetch: () => Promise<ServiceMap | undefined>
  readonly state: MapEdits
  /** Shows the zone that cannot be saved, and where in it the fault lies if that is known. */
  readonly onRefused: (zone: EditedZone, at: Corner | null) => void
}

interface MapSaving {
  /** The one that the next change names. */
  readonly version: number
  readonly setVersion: (version: number) => void
  readonly busy: boolean
  /** Why these zones were not saved; null once they are changed. */
  readonly refusal: string | null
  readonly save: () => void
  /** Saves first what is not saved. */
  readonly publish: () => void
}

/** Saves and publishes the zones of a map, one at a time. */
export function useMapSaving({ map, refetch, state, onRefused }: MapSavingOptions): MapSaving {
  const { tenant } = useSession()
  const client = useQueryClient()
  const { edits, dirty } = state
  const { zones } = edits
  const [version, setVersion] = useState(map.version)
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<{ zones: readonly EditedZone[]; message: string } | null>(null)
  // What somebody else saves is taken over for as long as nothing is changed here.
  if (!dirty && map.version !== version) {
    setVersion(map.version)
    state.takeOver(map)
  }

  const refuse = (message: string, zone?: EditedZone, at: Corner | null = null) => {
    if (zone !== undefined) onRefused(zone, at)
    setRefusal({ zones, message: zone === undefined ? message : `${zone.name}: ${message}.` })
  }

  const send = async (): Promise<ServiceMap | null> => {
    for (const zone of zones) {
      const fault = faultOf(zone)
      if (fault === null) continue
      refuse(fault.message, zone, fault.at && [fault.at.lat, fault.at.lng])
      return null
    }
    const body = { version, serviceZones: sentZones(zones) }
    const { length } = JSON.stringify(body)
    if (length > longestMapBody) {
      refuse(`The zones are too long to be saved: ${(length / 1e6).toFixed(1)} MB of 1 MB. Simplify their outlines.`)
      return null
    }
    const stored = await updateServiceMap(map.id, body)
    setVersion(stored.version)
    state.markSaved(zones, stored)
    void takeRow(client, serviceMapContract.calls, tenant.id, stored)
    return stored
  }

  const run = async (action: string, act: () => Promise<string | null>) => {
    if (busy) return
    setBusy(true)
    try {
      const done = await act()
      if (done !== null) showSuccess(done)
    } catch (error) {
      const [pointer = '', messages] = Object.entries(formErrorOf(error)?.errors ?? {})[0] ?? []
      const [, at] = /^\/serviceZones\/(\d+)/.exec(pointer) ?? []
      if (at !== undefined && messages !== undefined) return refuse(messages[0] ?? '', zones[Number(at)])
      const isConflict = apiErrorOf(error)?.code === 'edit_conflict'
      if (isConflict) setVersion((await refetch())?.version ?? version)
      showError(isConflict ? new EditConflict('this service map', error) : error, { action })
    } finally {
      setBusy(false)
    }
  }

  const publish = async () => {
    const stored = dirty ? await send() : map
    if (stored === null) return null
    const published = await publishing.call(map.id)
    // Had somebody else saved in between, theirs would be taken over.
    if (published.version === stored.version + 1) setVersion(published.version)
    void takeRow(client, serviceMapContract.calls, tenant.id, published)
    return filledIn(publishing.said, published)
  }

  return {
    version,
    setVersion,
    busy,
    refusal: refusal?.zones === zones ? refusal.message : null,
    save: () => void run('save the zones', async () => ((await send()) === null ? null : `Saved ${map.name}`)),
    publish: () => void run('publish the service map', publish),
  }
}
