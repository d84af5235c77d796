import { SegmentedControl } from '@blueprintjs/core'
import { Dashboard } from '@blueprintjs/icons'
import { useSearchParams } from 'react-router-dom'
import { useGetFirstPaints } from '#generated/client/session/session.ts'
import { formatPaint } from '#domain/measures/paint-text.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { PageHeader } from '#src/ui/PageHeader.tsx'
import { SkeletonLines } from '#src/ui/Skeleton.tsx'
import styles from './administration.module.css'

/** As many pages and versions as are shown: those that are loaded most. */
const mostRows = 100

/** How long pages took until something of them was seen, by kind of page and version. */
export function FirstPaintsScreen() {
  const [params, setParams] = useSearchParams()
  const days = params.get('days') === '30' ? 30 : 7
  const { data, error, refetch } = useGetFirstPaints({ days, pagination: { page: 0, pageSize: mostRows } })
  return (
    <div className="wb-page">
      <PageHeader
        title="First paints"
        subtitle="From the beginning of a load until something was seen. The times are the upper bounds of classes."
      />
      <div className="wb-filter-bar">
        <SegmentedControl
          aria-label="Days"
          size="small"
          options={[
            { label: '7 days', value: '7' },
            { label: '30 days', value: '30' },
          ]}
          value={String(days)}
          onValueChange={(value) => setParams(value === '30' ? { days: value } : {})}
        />
      </div>
      {data === undefined ? (
        error === null ? (
          <SkeletonLines count={8} what="the first paints" />
        ) : (
          <ErrorState title="The first paints could not be loaded" error={error} retry={() => void refetch()} />
        )
      ) : data.data.length === 0 ? (
        <EmptyState icon={<Dashboard size={18} />} title="Nothing was measured">
          Browsers say how long each page took when they load the application.
        </EmptyState>
      ) : (
        <>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">Page</th>
                <th scope="col" data-words>
                  Version
                </th>
                <th scope="col">Loads</th>
                <th scope="col">Median</th>
                <th scope="col">90th percentile</th>
              </tr>
            </thead>
            <tbody>
              {data.data.map(({ route, version, loads, medianMs, ninetiethMs }) => (
                <tr key={`${route} ${version}`}>
                  <th scope="row">{route}</th>
                  <td data-words data-label="Version">
                    {version}
                  </td>
                  <td data-label="Loads">{loads.toLocaleString('en-CA')}</td>
                  <td data-label="Median">{formatPaint(medianMs)}</td>
                  <td data-label="90th percentile">{formatPaint(ninetiethMs)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {data.total > mostRows && (
            <p className="wb-muted">These {mostRows} are loaded most. The others are left out.</p>
          )}
        </>
      )}
    </div>
  )
}
