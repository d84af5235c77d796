import { Button, Dialog, DialogBody, DialogFooter, SegmentedControl } from '@blueprintjs/core'
import { CloudUpload } from '@blueprintjs/icons'
import { type DragEvent, useRef, useState } from 'react'
import type { ReadZone, ZoneFile } from '#domain/zone-files/zone-file.ts'
import { useFocusBack } from '#src/ui/use-focus-back.ts'
import { readZoneFile } from './read-zone-file.ts'
import '#src/ui/dialogs.css'
import { TitledCallout } from '#src/ui/TitledCallout.tsx'
import styles from './service-maps.module.css'

interface ImportZonesProps {
  /** How many zones there are already. */
  readonly count: number
  readonly onImport: (zones: readonly ReadZone[], replaces: boolean) => void
  readonly onClose: () => void
}

/** Takes the zones of a file into the draft: what is in it is said first, and nothing is stored. */
export function ImportZones({ count, onImport, onClose }: ImportZonesProps) {
  useFocusBack()
  const [file, setFile] = useState<File | null>(null)
  const [read, setRead] = useState<ZoneFile | null>(null)
  const [replaces, setReplaces] = useState(false)
  const [over, setOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const zones = read !== null && 'zones' in read ? read.zones : null

  const take = async (chosen: File | undefined) => {
    if (chosen === undefined) return
    setFile(chosen)
    setRead(null)
    setRead(await readZoneFile(chosen))
  }

  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    void take(event.dataTransfer.files[0])
  }

  return (
    <Dialog isOpen title="Import zones" className="wb-dialog-small" onClose={onClose}>
      <DialogBody>
        <div className={styles.import}>
          <p className="wb-dialog-message">
            A GeoJSON or KML file of areas, up to 10 MB. Their names, descriptions, colors and prices come with them.
          </p>
          <div
            className={styles.drop}
            data-over={over}
            onDragOver={(event) => {
              event.preventDefault()
              setOver(true)
            }}
            onDragLeave={() => setOver(false)}
            onDrop={drop}
          >
            <CloudUpload size={22} />
            <span>{file?.name ?? 'Drop a file here'}</span>
            <Button text="Choose file" onClick={() => input.current?.click()} />
            <input
              ref={input}
              className="wb-visually-hidden"
              type="file"
              accept=".geojson,.json,.kml"
              aria-label="File of zones"
              tabIndex={-1}
              onChange={({ target }) => {
                void take(target.files?.[0])
                // The same file, mended and chosen again, must be read again.
                target.value = ''
              }}
            />
          </div>
          {read !== null && 'fault' in read && (
            <TitledCallout intent="danger" role="alert" title="Nothing was imported">
              {read.fault}
            </TitledCallout>
          )}
          {file !== null && read !== null && 'question' in read && (
            <TitledCallout intent="warning" role="alert" title={`${read.question.asked} can be read two ways`}>
              <p>Which number is meant? All numbers of the file are read so.</p>
              <div className={styles.ways}>
                {read.question.ways.map(({ decimalSign, says }) => (
                  <Button
                    key={decimalSign}
                    text={says}
                    onClick={() => void readZoneFile(file, decimalSign).then(setRead)}
                  />
                ))}
              </div>
            </TitledCallout>
          )}
          {read !== null && 'zones' in read && (
            <>
              <TitledCallout
                intent="success"
                role="status"
                title={`${read.zones.length} ${read.zones.length === 1 ? 'zone' : 'zones'}`}
              >
                {read.notes.length > 0 && (
                  <ul className={styles.notes}>
                    {read.notes.map((note) => (
                      <li key={note}>{note}</li>
                    ))}
                  </ul>
                )}
              </TitledCallout>
              {count > 0 && (
                <SegmentedControl
                  fill
                  aria-label="What becomes of the zones of this map"
                  options={[
                    { label: count === 1 ? 'Add to the zone' : `Add to the ${count} zones`, value: 'add' },
                    { label: count === 1 ? 'Replace it' : 'Replace them', value: 'replace' },
                  ]}
                  value={replaces ? 'replace' : 'add'}
                  onValueChange={(next) => setReplaces(next === 'replace')}
                />
              )}
            </>
          )}
        </div>
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button text="Cancel" onClick={onClose} />
            <Button
              intent="primary"
              text="Import"
              disabled={zones === null}
              onClick={() => {
                if (zones !== null) onImport(zones, replaces)
                onClose()
              }}
            />
          </>
        }
      />
    </Dialog>
  )
}
