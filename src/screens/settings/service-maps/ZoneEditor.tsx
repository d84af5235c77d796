import { useQueryClient } from '@tanstack/react-query'
import type { Map as LeafletMap } from 'leaflet'
import { type KeyboardEvent, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { writeGeoJsonZones } from '#domain/zone-files/geojson-zones.ts'
import { writeKmlZones } from '#domain/zone-files/kml-zones.ts'
import { longestMapBody, type ReadZone } from '#domain/zone-files/zone-file.ts'
import { updateServiceMap } from '#generated/client/services/services.ts'
import type { ServiceMap } from '#generated/model/index.ts'
import { serviceMapActs, serviceMapContract } from '#generated/screens/serviceMap.ts'
import { apiErrorOf, formErrorOf } from '#src/http/errors.ts'
import { DiscardAlert } from '#src/forms/DiscardAlert.tsx'
import { useLeaveGuard } from '#src/forms/use-leave-guard.ts'
import { paths } from '#src/paths.ts'
import { EditConflict } from '#src/resources/edit-conflict.ts'
import { takeRow } from '#src/resources/resource-cache.ts'
import { servicesRights } from '#src/resources/services-rights.ts'
import { filledIn } from '#src/resources/use-acts.ts'
import { useSession } from '#src/session/session.ts'
import { saveFile } from '#src/tables/save-file.ts'
import { PageHeader } from '#src/ui/PageHeader.tsx'
import { showError } from '#src/ui/error-dialog.ts'
import { showSuccess } from '#src/ui/snackbar.ts'
import { TitledCallout } from '#src/ui/TitledCallout.tsx'
import { ImportZones } from './ImportZones.tsx'
import { MapActs, MapBar, MapNotes } from './MapActs.tsx'
import { MapDetails } from './MapDetails.tsx'
import { PinPanel } from './PinPanel.tsx'
import { MapStatus } from './service-maps.tsx'
import { faultOf, useMapEdits } from './use-map-edits.ts'
import { drawCornerAgain, newDrawing, takeCornerBack, withNextCorner } from './drawing.ts'
import type { ZoneScene } from './zone-drawing.ts'
import { type Corner, cornersOf, middleAfter } from './zone-corners.ts'
import {
  addCorner,
  addOutline,
  addZone,
  changeZone,
  deleteCorner,
  deleteOutline,
  deleteZone,
  type EditedZone,
  importZones,
  moveCorner,
  nextId,
  priceZones,
  redo,
  sentZones,
  topZoneAt,
  undo,
} from './zone-edits.ts'
import { ZoneList } from './ZoneList.tsx'
import { ZoneMap } from './ZoneMap.tsx'
import { ZonePanel } from './ZonePanel.tsx'
import { ZoneTools } from './ZoneTools.tsx'
import styles from './service-maps.module.css'

interface ZoneEditorProps {
  readonly map: ServiceMap
  readonly refetch: () => Promise<ServiceMap | undefined>
}

const { publishServiceMap: publishing } = serviceMapActs.acts

/** Pixels that an arrow key moves a corner; with Shift ten times as far. */
const arrowStep = 2

const directions: Readonly<Record<string, readonly [number, number] | undefined>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Zones are drawn and priced here; nothing is stored until they are saved, and no service takes them until they are published. */
export function ZoneEditor({ map, refetch }: ZoneEditorProps) {
  const session = useSession()
  const client = useQueryClient()
  const verdict = servicesRights.update(session)
  const mayEdit = verdict.allowed && !map.archived
  const state = useMapEdits(map)
  const { edits, dirty, overlaps, selected, corner, pin, change, select, setCorner, setPin } = state
  const { zones } = edits
  const [version, setVersion] = useState(map.version)
  const [mode, setMode] = useState<'select' | 'draw' | 'pin'>(pin === null ? 'select' : 'pin')
  const [drawing, setDrawing] = useState(newDrawing(false))
  const [lookAt, setLookAt] = useState<{ readonly corners: readonly Corner[] } | null>(
    selected && { corners: cornersOf(selected) },
  )
  const [dialog, setDialog] = useState<'import' | 'details' | null>(null)
  const [busy, setBusy] = useState(false)
  /** Why these zones were not saved; it has had its day once they are changed. */
  const [refusal, setRefusal] = useState<{ zones: readonly EditedZone[]; message: string } | null>(null)
  const leaving = useLeaveGuard()
  const { onDirtyChange } = leaving
  useEffect(() => onDirtyChange(dirty), [dirty, onDirtyChange])
  // What somebody else saves is taken over for as long as nothing is changed here.
  if (!dirty && map.version !== version) {
    setVersion(map.version)
    state.takeOver(map)
  }

  const fault = selected && faultOf(selected)
  const scene = useMemo<ZoneScene>(
    () => ({
      zones,
      overlaps,
      selected,
      corner,
      fault: fault?.at ?? null,
      drawn: mode === 'draw' ? drawing.corners : null,
      mayEdit: mayEdit && mode === 'select',
    }),
    [zones, overlaps, selected, corner, fault, mode, drawing, mayEdit],
  )

  const open = (id: number, at: number | null = null) => {
    setMode('select')
    select(id, at)
    const zone = zones.find((each) => each.id === id)
    if (zone === undefined) return
    const corners = cornersOf(zone)
    setLookAt({ corners: at === null ? corners : corners.slice(at, at + 1) })
  }

  const finish = () => {
    const { isPart, corners } = drawing
    if (corners.length < 3) return
    const of = isPart ? selected : null
    const id = of?.id ?? nextId(edits)
    change((before) => (of === null ? addZone(before, corners) : addOutline(before, id, corners)))
    setMode('select')
    select(id)
  }
  const startDrawing = (isPart: boolean) => {
    if (isPart) setCorner(null)
    else select(null)
    setDrawing(newDrawing(isPart))
    setMode('draw')
  }
  const stop = () => setMode('select')

  const press = (at: Corner) => {
    if (mode === 'draw') setDrawing(withNextCorner(drawing, at))
    else if (mode === 'pin') setPin(at)
    else select(topZoneAt(zones, at))
  }

  const closePin = () => {
    setPin(null)
    setMode('select')
  }

  const refuse = (message: string, zone?: EditedZone) => {
    if (zone !== undefined) open(zone.id)
    setRefusal({ zones, message: zone === undefined ? message : `${zone.name}: ${message}.` })
  }

  const save = async (): Promise<ServiceMap | null> => {
    const wrong = zones.find((zone) => faultOf(zone) !== null)
    if (wrong !== undefined) {
      const { message = '', at = null } = faultOf(wrong) ?? {}
      refuse(message, wrong)
      if (at !== null) setLookAt({ corners: [[at.lat, at.lng]] })
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
    void takeRow(client, serviceMapContract.calls, session.tenant.id, stored)
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
  const saveDraft = () => run('save the zones', async () => ((await save()) === null ? null : `Saved ${map.name}`))
  const publish = () =>
    run('publish the service map', async () => {
      const stored = dirty ? await save() : map
      if (stored === null) return null
      const published = await publishing.call(map.id)
      // Had somebody else saved in between, theirs would be taken over.
      if (published.version === stored.version + 1) setVersion(published.version)
      void takeRow(client, serviceMapContract.calls, session.tenant.id, published)
      return filledIn(publishing.said, published)
    })

  const exportAs = (kind: 'geojson' | 'kml') => {
    const read = zones.map(({ description = '', ...zone }): ReadZone => ({ ...zone, description }))
    const text = kind === 'kml' ? writeKmlZones(map.name, read) : writeGeoJsonZones(read)
    saveFile(new Blob([text], { type: 'application/octet-stream' }), `${map.name}.${kind}`)
  }

  const takeKey = (event: KeyboardEvent, leaflet: LeafletMap): boolean => {
    if (event.target !== leaflet.getContainer() || event.ctrlKey || event.metaKey || event.altKey) return false
    if (event.key === 'Escape') {
      if (mode === 'draw') stop()
      else if (mode === 'pin') closePin()
      else if (corner !== null) setCorner(null)
      else if (selected !== null) select(null)
      else return false
      return true
    }
    if (event.key === 'Enter' && mode !== 'select') {
      const { lat, lng } = leaflet.getCenter()
      press([lat, lng])
      return true
    }
    if (mode === 'draw' && event.key === 'Backspace') {
      setDrawing(takeCornerBack)
      return true
    }
    if (selected === null || !mayEdit || mode !== 'select') return false
    const { id } = selected
    const corners = cornersOf(selected)
    if (event.key === '[' || event.key === ']') {
      const next = corner === null ? 0 : corner + (event.key === ']' ? 1 : -1)
      setCorner((next + corners.length) % corners.length)
      return true
    }
    if (event.key === 'Delete' && corner === null) {
      change((before) => deleteZone(before, id))
      return true
    }
    const at = corner === null ? undefined : corners[corner]
    if (at === undefined || corner === null) return false
    if (event.key === 'Delete' || event.key === 'Backspace') {
      change((before) => deleteCorner(before, id, corner))
      return true
    }
    if (event.key === 'Insert') {
      addAfter(corner)
      return true
    }
    const direction = directions[event.key]
    if (direction === undefined) return false
    const step = arrowStep * (event.shiftKey ? 10 : 1)
    const point = leaflet.latLngToContainerPoint([...at]).add([direction[0] * step, direction[1] * step])
    const { lat, lng } = leaflet.containerPointToLatLng(point)
    change((before) => moveCorner(before, id, corner, [lat, lng], true))
    return true
  }

  const addAfter = (after: number) => {
    if (selected === null) return
    const middle = middleAfter(selected, after)
    if (middle === undefined) return
    change((before) => addCorner(before, selected.id, after, middle))
    setCorner(after + 1)
  }

  const byKey = useEffectEvent((event: globalThis.KeyboardEvent) => {
    const isTyping = event.target instanceof Element && event.target.closest('input, textarea, select') !== null
    if (!(event.ctrlKey || event.metaKey) || dialog !== null) return
    const key = event.key.toLowerCase()
    if (key === 's') {
      event.preventDefault()
      if (dirty && mayEdit) void saveDraft()
    } else if (!isTyping && mayEdit && (key === 'z' || key === 'y')) {
      event.preventDefault()
      const again = key === 'y' || event.shiftKey
      // Of what is being drawn nothing is in the zones yet: undoing those would change something else, unseen.
      if (mode === 'draw') setDrawing(again ? drawCornerAgain : takeCornerBack)
      else change(again ? redo : undo)
    }
  })
  useEffect(() => {
    const listener = (event: globalThis.KeyboardEvent) => byKey(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])

  return (
    <div className={`wb-page ${styles.page}`}>
      <PageHeader
        title={map.name}
        aside={<MapStatus status={dirty && map.status === 'published' ? 'changed' : map.status} />}
        subtitle={map.description ?? undefined}
        back={{ to: paths.serviceMaps.list(), label: 'Service maps' }}
        actions={
          <MapActs
            map={map}
            count={zones.length}
            isTesting={mode === 'pin'}
            onTest={() => (mode === 'pin' ? closePin() : setMode('pin'))}
            onDialog={setDialog}
            onExport={exportAs}
          />
        }
      />
      <MapBar map={map} dirty={dirty} busy={busy} onSave={() => void saveDraft()} onPublish={() => void publish()} />
      <MapNotes map={map} />
      {refusal?.zones === zones && (
        <TitledCallout intent="danger" role="alert" title="Nothing was saved">
          {refusal.message}
        </TitledCallout>
      )}
      <div className={styles.room}>
        <div className={styles.editor}>
          <ZoneMap
            scene={scene}
            label={`Zones of ${map.name}`}
            pin={mode === 'pin' ? pin : null}
            lookAt={lookAt}
            onPress={press}
            onPinMove={setPin}
            onClose={finish}
            onCorner={setCorner}
            onDragged={({ kind, index }, to) => {
              if (selected === null) return
              const { id } = selected
              change((before) =>
                kind === 'corner' ? moveCorner(before, id, index, to) : addCorner(before, id, index, to),
              )
              setCorner(kind === 'corner' ? index : index + 1)
            }}
            onKey={takeKey}
          >
            <ZoneTools
              drawing={mode === 'draw' ? drawing : null}
              mayEdit={mayEdit}
              isZoneOpen={selected !== null}
              canUndo={edits.past.length > 0}
              canRedo={edits.future.length > 0}
              onDraw={startDrawing}
              onFinish={finish}
              onTakeBack={() => setDrawing(takeCornerBack)}
              onCancel={stop}
              onUndo={() => change(undo)}
              onRedo={() => change(redo)}
            />
            {mode !== 'select' && <span className={styles.cross} aria-hidden />}
          </ZoneMap>
          <div className={styles.side}>
            {mode === 'pin' ? (
              <PinPanel
                pin={pin}
                zones={zones}
                fallbackFeeCadCents={map.fallbackFeeCadCents}
                onPin={(at) => {
                  setPin(at)
                  setLookAt({ corners: [at] })
                }}
                onZone={open}
                onClose={closePin}
              />
            ) : selected !== null ? (
              <ZonePanel
                key={selected.id}
                zone={selected}
                zones={zones}
                overlaps={overlaps}
                disabled={!mayEdit}
                corner={corner}
                fault={fault?.message ?? null}
                onChange={(changed) => change((before) => changeZone(before, selected.id, changed))}
                onCorner={(at) => open(selected.id, at)}
                onMove={(at, to) => change((before) => moveCorner(before, selected.id, at, to))}
                onAdd={addAfter}
                onDeleteCorner={(at) => change((before) => deleteCorner(before, selected.id, at))}
                onDeleteOutline={(at) => {
                  change((before) => deleteOutline(before, selected.id, at))
                  setCorner(null)
                }}
                onDelete={() => {
                  change((before) => deleteZone(before, selected.id))
                  select(null)
                }}
                onZone={open}
                onClose={() => select(null)}
              />
            ) : (
              <ZoneList
                zones={zones}
                overlaps={overlaps}
                onZone={open}
                onImport={mayEdit ? () => setDialog('import') : null}
                onDraw={mayEdit ? () => startDrawing(false) : null}
                onPrice={mayEdit ? (fees) => change((before) => priceZones(before, fees)) : null}
              />
            )}
          </div>
        </div>
      </div>
      {dialog === 'import' && (
        <ImportZones
          count={zones.length}
          onImport={(read, replaces) => {
            change((before) => importZones(before, read, replaces))
            select(null)
            setLookAt({ corners: read.flatMap(cornersOf) })
          }}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog === 'details' && (
        <MapDetails
          map={map}
          version={version}
          onSaved={(stored) => setVersion(stored.version)}
          onClose={() => setDialog(null)}
        />
      )}
      <DiscardAlert guard={leaving.guard} />
    </div>
  )
}
