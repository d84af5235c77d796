import { Link } from 'react-router-dom'
import { formatCents } from '#domain/amounts/money.ts'
import { useGetBillingExportDifferences } from '#generated/client/accounting/accounting.ts'
import type { BillingDifference, BillingExport } from '#generated/model/index.ts'
import { paths } from '#src/paths.ts'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { SkeletonLines } from '#src/ui/Skeleton.tsx'
import shared from '../billing.module.css'
import styles from './run.module.css'

/** What each customer was billed otherwise than by the run before. */
export function RunDifferences({ run }: { readonly run: BillingExport }) {
  const { data, error, refetch } = useGetBillingExportDifferences(run.id)
  if (data?.before === null) return null
  return (
    <section className={`wb-card ${shared.part}`} aria-label="Difference to the run before">
      <h2>Difference to the run before</h2>
      {data === undefined ? (
        error === null ? (
          <SkeletonLines count={4} what="the difference" />
        ) : (
          <ErrorState title="The difference could not be loaded" error={error} retry={() => void refetch()} />
        )
      ) : data.data.length === 0 ? (
        <p className="wb-muted">There is none.</p>
      ) : (
        <>
          <p className="wb-no-print">
            <Link to={paths.billingRun(data.before)}>The run before</Link>
          </p>
          <DifferenceTable differences={data.data} />
        </>
      )}
    </section>
  )
}

function DifferenceTable({ differences }: { readonly differences: readonly BillingDifference[] }) {
  return (
    <table className={shared.table} aria-label="Difference to the run before">
      <thead>
        <tr>
          <th scope="col">Customer</th>
          <th scope="col" data-number>
            Before
          </th>
          <th scope="col" data-number>
            Now
          </th>
          <th scope="col" data-number>
            Difference
          </th>
          <th scope="col" data-number>
            Orders before
          </th>
          <th scope="col" data-number>
            Orders now
          </th>
        </tr>
      </thead>
      <tbody>
        {differences.map(({ customer, beforeCadCents, nowCadCents, beforeOrders, nowOrders }) => {
          const more = nowCadCents - beforeCadCents
          return (
            <tr key={customer.id}>
              <th scope="row">{customer.name}</th>
              <td data-number data-label="Before">
                {formatCents(beforeCadCents)}
              </td>
              <td data-number data-label="Now">
                {formatCents(nowCadCents)}
              </td>
              <td data-number data-label="Difference" className={styles.more} data-sign={Math.sign(more)}>
                {more > 0 ? '+' : ''}
                {formatCents(more)}
              </td>
              <td data-number data-label="Orders before">
                {beforeOrders}
              </td>
              <td data-number data-label="Orders now">
                {nowOrders}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
