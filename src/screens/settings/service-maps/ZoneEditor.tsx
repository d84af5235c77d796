import type { Map as LeafletMap } from 'leaflet'
import { type KeyboardEvent, useEffect, useMemo, useState } from 'react'
import { writeGeoJsonZones } from '#domain/zone-files/geojson-zones.ts'
import { writeKmlZones } from '#domain/zone-files/kml-zones.ts'
import type { ReadZone } from '#domain/zone-files/zone-file.ts'
import type { ServiceMap } from '#generated/model/index.ts'
import { DiscardAlert } from '#src/forms/DiscardAlert.tsx'
import { useLeaveGuard } from '#src/forms/use-leave-guard.ts'
import { paths } from '#src/paths.ts'
import { servicesRights } from '#src/resources/services-rights.ts'
import { useSession } from '#src/session/session.ts'
import { saveFile } from '#src/tables/save-file.ts'
import { PageHeader } from '#src/ui/PageHeader.tsx'
import { TitledCallout } from '#src/ui/TitledCallout.tsx'
import { ImportZones } from './ImportZones.tsx'
import { MapActs, MapBar, MapNotes } from './MapActs.tsx'
import { MapDetails } from './MapDetails.tsx'
import { PinPanel } from './PinPanel.tsx'
import { MapStatus } from './service-maps.tsx'
import { faultOf, useMapEdits } from './use-map-edits.ts'
import { useMapSaving } from './use-map-saving.ts'
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
  importZones,
  moveCorner,
  nextId,
  priceZones,
  redo,
  topZoneAt,
  undo,
} from './zone-edits.ts'
import { type MapMode, takeZoneKey, useMapKeys } from './zone-keys.ts'
import { ZoneList } from './ZoneList.tsx'
import { ZoneMap } from './ZoneMap.tsx'
import { ZonePanel } from './ZonePanel.tsx'
import { ZoneTools } from './ZoneTools.tsx'
import styles from './service-maps.module.css'

interface ZoneEditorProps {
  readonly map: ServiceMap
  readonly refetch: () => Promise<ServiceMap | undefined>
}

/** Zones are drawn and priced here; nothing is stored until they are saved, and no service takes them until they are published. */
export function ZoneEditor({ map, refetch }: ZoneEditorProps) {
  const session = useSession()
  const verdict = servicesRights.update(session)
  const mayEdit = verdict.allowed && !map.archived
  const state = useMapEdits(map)
  const { edits, dirty, overlaps, selected, corner, pin, change, select, setCorner, setPin } = state
  const { zones } = edits
  const [mode, setMode] = useState<MapMode>(pin === null ? 'select' : 'pin')
  const [drawing, setDrawing] = useState(newDrawing(false))
  const [lookAt, setLookAt] = useState<{ readonly corners: readonly Corner[] } | null>(
    selected && { corners: cornersOf(selected) },
  )
  const [dialog, setDialog] = useState<'import' | 'details' | null>(null)
  const leaving = useLeaveGuard()
  const { onDirtyChange } = leaving
  useEffect(() => onDirtyChange(dirty), [dirty, onDirtyChange])

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

  const saving = useMapSaving({
    map,
    refetch,
    state,
    onRefused: (zone, at) => {
      open(zone.id)
      if (at !== null) setLookAt({ corners: [at] })
    },
  })

  const exportAs = (kind: 'geojson' | 'kml') => {
    const read = zones.map(({ description = '', ...zone }): ReadZone => ({ ...zone, description }))
    const text = kind === 'kml' ? writeKmlZones(map.name, read) : writeGeoJsonZones(read)
    saveFile(new Blob([text], { type: 'application/octet-stream' }), `${map.name}.${kind}`)
  }

  const addAfter = (after: number) => {
    if (selected === null) return
    const middle = middleAfter(selected, after)
    if (middle === undefined) return
    change((before) => addCorner(before, selected.id, after, middle))
    setCorner(after + 1)
  }

  const takeKey = (event: KeyboardEvent, leaflet: LeafletMap): boolean =>
    takeZoneKey(event, leaflet, {
      mode,
      selected,
      corner,
      mayEdit,
      change,
      select,
      setCorner,
      press,
      addAfter,
      stopDrawing: stop,
      takeBack: () => setDrawing(takeCornerBack),
      closePin,
    })
  useMapKeys({
    isOff: dialog !== null,
    onSave: () => dirty && mayEdit && saving.save(),
    onUndo: (isRedo) => {
      if (!mayEdit) return false
      // Of what is being drawn nothing is in the zones yet: undoing those would change something else, unseen.
      if (mode === 'draw') setDrawing(isRedo ? drawCornerAgain : takeCornerBack)
      else change(isRedo ? redo : undo)
      return true
    },
  })

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
      <MapBar map={map} dirty={dirty} busy={saving.busy} onSave={saving.save} onPublish={saving.publish} />
      <MapNotes map={map} />
      {saving.refusal !== null && (
        <TitledCallout intent="danger" role="alert" title="Nothing was saved">
          {saving.refusal}
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
          version={saving.version}
          onSaved={(stored) => saving.setVersion(stored.version)}
          onClose={() => setDialog(null)}
        />
      )}
      <DiscardAlert guard={leaving.guard} />
    </div>
  )
}
