import { useEffect, useEffectEvent } from 'react'
import { Media } from '@blueprintjs/icons'
import type { WidgetProps } from '@rjsf/utils'
import { libraryImageTakes } from '#domain/files/library-images.ts'
import type { LibraryImage } from '#generated/model/index.ts'
import { libraryImageContract } from '#generated/screens/libraryImage.ts'
import { paths } from '#src/paths.ts'
import { defineResource } from '#src/resources/define-resource.ts'
import { sizeText } from '#src/uploads/media-facts.ts'
import { Thumbnail } from '#src/resources/Thumbnail.tsx'
import { UsedBy } from '#src/resources/UsedBy.tsx'
import { servicesRights } from '#src/resources/services-rights.ts'
import { Fact, Facts } from '#src/ui/Facts.tsx'
import { SideDrawerPart } from '#src/ui/SideDrawer.tsx'
import { UploadField } from '#src/uploads/UploadField.tsx'
import { useUpload } from '#src/uploads/use-upload.ts'
import styles from './images.module.css'

const { calls } = libraryImageContract
type ListCall = typeof calls.list
type Query = Parameters<ListCall>[0]

/** The pictures of an organization. Its calls name no organization: they are about the one that one works in. */
export const images = defineResource({
  contract: {
    ...libraryImageContract,
    calls: {
      ...calls,
      list: (_tenantId: number, query: Query, options?: undefined, signal?: AbortSignal) =>
        calls.list(query, options, signal),
      listKey: (_tenantId: number, query?: Query) => calls.listKey(query),
      create: (_tenantId: number, input: Parameters<typeof calls.create>[0]) => calls.create(input),
    },
  },
  paths: paths.images,
  nameOf: ({ name }) => name,
  icon: <Media size={18} />,
  empty: 'Pictures that belong to you, such as your logo, each at an address that your tags and mails can show.',
  emptyArchived: 'Pictures that are no longer offered are kept here.',
  archivedNote: 'It is no longer offered; what shows it already still does.',
  search: 'Name',
  rights: servicesRights,
  columns: [
    { field: 'name', cell: NameWithPicture, width: 260 },
    { field: 'contentType', cell: kindText },
    { field: 'sizeBytes', cell: ({ sizeBytes }) => sizeText(sizeBytes) },
    { id: 'usedBy', title: 'Used by', width: 220, cell: usedBy },
    'updatedAt',
  ],
  Detail,
  fields: { url: { Widget: PictureWidget } },
})

/** "PNG" */
function kindText({ contentType }: LibraryImage): string {
  return contentType.replace('image/', '').toUpperCase()
}

/** What shows it, each a link to where that can be changed; null where nothing does. */
function usedBy({ usedBy: places }: LibraryImage) {
  return places.length === 0 ? null : <UsedBy places={places} />
}

function NameWithPicture({ name, url }: LibraryImage) {
  return (
    <span className={styles.name}>
      <Thumbnail address={url} />
      {name}
    </span>
  )
}

function Detail({ row }: { readonly row: LibraryImage }) {
  return (
    <SideDrawerPart>
      <img className={styles.picture} src={row.url} alt={row.name} />
      <Facts>
        <Fact label="Kind">{kindText(row)}</Fact>
        <Fact label="Size">{sizeText(row.sizeBytes)}</Fact>
        <Fact label="Address">
          <a href={row.url} target="_blank" rel="noreferrer">
            {new URL(row.url, window.location.origin).href}
          </a>
        </Fact>
      </Facts>
    </SideDrawerPart>
  )
}

/** Brings a picture; its value is the address of the finished upload. */
function PictureWidget({ id, onChange, options }: WidgetProps) {
  const upload = useUpload()
  const { state } = upload
  const url = state.phase === 'done' ? state.url : undefined
  const tell = useEffectEvent(() => onChange(url ?? options.emptyValue))
  useEffect(() => tell(), [url])
  return <UploadField id={id} upload={upload} onChoose={(file) => upload.start(file)} takes={libraryImageTakes} />
}
