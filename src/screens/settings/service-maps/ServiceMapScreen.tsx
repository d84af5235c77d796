import { useParams } from 'react-router-dom'
import { useGetServiceMap } from '#generated/client/services/services.ts'
import { statusOf } from '#src/http/errors.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { PageHeader } from '#src/ui/PageHeader.tsx'
import { SkeletonLines } from '#src/ui/Skeleton.tsx'
import { ZoneEditor } from './ZoneEditor.tsx'

/** A service map: its zones on the map, what each costs, and which one a place is in. */
export function ServiceMapScreen() {
  const { id = '' } = useParams()
  const { data, error, refetch } = useGetServiceMap(Number(id))
  if (data !== undefined) {
    return <ZoneEditor key={data.id} map={data} refetch={async () => (await refetch()).data} />
  }
  return (
    <div className="wb-page">
      <PageHeader title="Service map" back={{ to: paths.serviceMaps.list(), label: 'Service maps' }} isBlank />
      {error === null ? (
        <SkeletonLines count={8} what="the service map" />
      ) : statusOf(error) === 404 || statusOf(error) === 400 ? (
        <EmptyState
          title="No such service map"
          actions={<ButtonLink to={paths.serviceMaps.list()}>All service maps</ButtonLink>}
        >
          It is not one of your service maps, or the address of this page was mistyped.
        </EmptyState>
      ) : (
        <ErrorState title="The service map could not be loaded" error={error} retry={() => void refetch()} />
      )}
    </div>
  )
}
