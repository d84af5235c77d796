import { Button, Callout, Menu, MenuItem } from '@blueprintjs/core'
import { Edit, Import, MapMarker, More } from '@blueprintjs/icons'
import type { ServiceMap } from '#generated/model/index.ts'
import { serviceMapActs } from '#generated/screens/serviceMap.ts'
import { denial } from '#src/access/verdict.ts'
import { ArchiveQuestionHost } from '#src/resources/archive-question.tsx'
import { servicesRights } from '#src/resources/services-rights.ts'
import { useArchive } from '#src/resources/use-archive.ts'
import { useSession } from '#src/session/session.ts'
import { LazyPopover } from '#src/ui/LazyPopover.tsx'
import { PageBar } from '#src/ui/PageBar.tsx'
import { VerdictButton } from '#src/ui/VerdictButton.tsx'
import { mapUsedBy, serviceMaps } from './service-maps.tsx'

interface MapActsProps {
  readonly map: ServiceMap
  /** Of the zones. */
  readonly count: number
  readonly isTesting: boolean
  readonly onTest: () => void
  readonly onDialog: (dialog: 'details' | 'import') => void
  readonly onExport: (kind: 'geojson' | 'kml') => void
}

/** What can be done with a map as a whole, besides saving and publishing it. */
export function MapActs(props: MapActsProps) {
  const { map, count, isTesting, onTest, onDialog, onExport } = props
  const verdict = servicesRights.update(useSession())
  const mayEdit = verdict.allowed && !map.archived
  const { setArchived } = useArchive(serviceMaps)
  return (
    <>
      <ArchiveQuestionHost />
      <Button icon={<MapMarker />} text="Test a pin" active={isTesting} aria-pressed={isTesting} onClick={onTest} />
      <LazyPopover
        kind="menu"
        placement="bottom-end"
        button={{ icon: <More />, 'aria-label': 'More acts' }}
        content={
          <Menu>
            {mayEdit && <MenuItem icon={<Edit />} text="Edit details" onClick={() => onDialog('details')} />}
            {mayEdit && <MenuItem icon={<Import />} text="Import zones" onClick={() => onDialog('import')} />}
            <MenuItem text="Export as GeoJSON" disabled={count === 0} onClick={() => onExport('geojson')} />
            <MenuItem text="Export as KML" disabled={count === 0} onClick={() => onExport('kml')} />
            {verdict.allowed && (
              <MenuItem
                text={map.archived ? 'Restore' : 'Archive'}
                onClick={() => void setArchived([map], !map.archived)}
              />
            )}
          </Menu>
        }
      />
    </>
  )
}

interface MapBarProps {
  readonly map: ServiceMap
  /** Whether there is something to be saved. */
  readonly dirty: boolean
  readonly busy: boolean
  readonly onSave: () => void
  readonly onPublish: () => void
}

/** Saves and publishes the zones, in sight however far one has scrolled; nothing for a map that is archived. */
export function MapBar({ map, dirty, busy, onSave, onPublish }: MapBarProps) {
  const verdict = servicesRights.update(useSession())
  if (map.archived) return null
  const isPublished = map.status === 'published' && !dirty
  return (
    <PageBar
      actions={
        <>
          <VerdictButton
            verdict={dirty ? verdict : denial('Nothing has changed')}
            text="Save draft"
            loading={busy && dirty}
            onClick={onSave}
          />
          <VerdictButton
            verdict={isPublished ? denial('Nothing has changed since it was published') : verdict}
            intent="primary"
            text={serviceMapActs.acts.publishServiceMap.label}
            onClick={onPublish}
          />
        </>
      }
    >
      {dirty ? 'Not everything is saved.' : barWords[map.status]}
    </PageBar>
  )
}

const barWords: Readonly<Record<ServiceMap['status'], string>> = {
  draft: 'No service takes these zones until they are published.',
  changed: 'Services take the zones as they were last published.',
  published: 'Nothing has changed since it was published.',
}

/** What one should know before one changes anything here. */
export function MapNotes({ map }: { readonly map: ServiceMap }) {
  const usedBy = mapUsedBy(map)
  if (map.archived) {
    return (
      <Callout>Archived{usedBy && <>, and still the prices of {usedBy}</>}. No draft of a service can take it.</Callout>
    )
  }
  const { publishedAt } = map
  const behind = map.usedBy.filter(({ takenAt }) => takenAt !== null && publishedAt !== null && takenAt < publishedAt)
  if (behind.length === 0) return usedBy && <p className="wb-muted">Used by {usedBy}</p>
  return (
    <Callout intent="warning">
      {behind.map(({ name }) => name).join(', ')} {behind.length === 1 ? 'prices' : 'price'} by zones from before this
      map was published. Publish {behind.length === 1 ? 'it' : 'them'} again to take these.
    </Callout>
  )
}
