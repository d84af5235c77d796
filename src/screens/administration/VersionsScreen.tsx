import { Tag } from '@blueprintjs/core'
import { Application } from '@blueprintjs/icons'
import { useGetClientVersions } from '#generated/client/session/session.ts'
import { Moment } from '#src/resources/Moment.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { PageHeader } from '#src/ui/PageHeader.tsx'
import { SkeletonLines } from '#src/ui/Skeleton.tsx'
import styles from './administration.module.css'

/** Which versions of the application people run. */
export function VersionsScreen() {
  const { data, error, refetch } = useGetClientVersions()
  return (
    <div className="wb-page">
      <PageHeader title="Versions" subtitle="What browsers loaded in the last 90 days, and what people ran last." />
      {data === undefined ? (
        error === null ? (
          <SkeletonLines count={6} what="the versions" />
        ) : (
          <ErrorState title="The versions could not be loaded" error={error} retry={() => void refetch()} />
        )
      ) : data.data.length === 0 ? (
        <EmptyState icon={<Application size={18} />} title="No versions yet">
          Each browser says which version it runs when it loads the application.
        </EmptyState>
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Version</th>
              <th scope="col">People</th>
              <th scope="col">Loads</th>
              <th scope="col">First day</th>
              <th scope="col">Last seen</th>
            </tr>
          </thead>
          <tbody>
            {data.data.map(({ version, people, loads, firstDay, lastDay, lastSeenAt, isServers }) => (
              <tr key={version}>
                <th scope="row">
                  {version} {isServers && <Tag minimal>This server</Tag>}
                </th>
                <td data-label="People">{people.toLocaleString('en-CA')}</td>
                <td data-label="Loads">{loads.toLocaleString('en-CA')}</td>
                <td data-label="First day">{firstDay}</td>
                <td data-label="Last seen">{lastSeenAt === null ? lastDay : <Moment at={lastSeenAt} />}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  )
}
