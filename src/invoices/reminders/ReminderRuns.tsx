import { Button } from '@blueprintjs/core'
import { Link } from 'react-router-dom'
import { getGetReminderRunsQueryKey, getReminderRuns } from '#generated/client/accounting/accounting.ts'
import type { ReminderRun } from '#generated/model/index.ts'
import shared from '#src/billing/billing.module.css'
import { RunState } from '#src/billing/RunState.tsx'
import { paths } from '#src/paths.ts'
import { Moment } from '#src/resources/Moment.tsx'
import { useSession } from '#src/session/session.ts'
import { usePagedRows } from '#src/tables/use-paged-rows.ts'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { SkeletonLines } from '#src/ui/Skeleton.tsx'

/** Reminders that were sent before, the newest first. */
export function ReminderRuns() {
  const { tenant } = useSession()
  const paged = usePagedRows<ReminderRun>({
    queryKey: getGetReminderRunsQueryKey(tenant.id, {}),
    fetchPage: (request, signal) => getReminderRuns(tenant.id, { pagination: request }, undefined, signal),
    startPage: 0,
  })
  return (
    <section className={`wb-card ${shared.part}`} aria-label="Sent before">
      <h2>Sent before</h2>
      {paged.error !== null ? (
        <ErrorState title="They could not be loaded" what="reminders" error={paged.error} retry={paged.retry} />
      ) : paged.isPending ? (
        <SkeletonLines count={3} what="what was sent before" />
      ) : paged.rows.length === 0 ? (
        <p className="wb-muted">None yet.</p>
      ) : (
        <table className={shared.table} aria-label="Sent before">
          <thead>
            <tr>
              <th scope="col">When</th>
              <th scope="col">State</th>
              <th scope="col" data-number>
                Sent
              </th>
              <th scope="col" data-number>
                Left out
              </th>
              <th scope="col">By</th>
            </tr>
          </thead>
          <tbody>
            {paged.rows.map(({ id, createdAt, state, sent, leftOut, madeByName }) => (
              <tr key={id}>
                <th scope="row">
                  <Link className="wb-lone-link" to={paths.reminders({ run: id })}>
                    <Moment at={createdAt} />
                  </Link>
                </th>
                <td data-label="State">
                  <RunState state={state} />
                </td>
                <td data-number data-label="Sent">
                  {sent}
                </td>
                <td data-number data-label="Left out">
                  {leftOut}
                </td>
                <td data-label="By">{madeByName}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {paged.hasMore && (
        <div className={shared.more}>
          <Button text="Show more" onClick={paged.loadMore} />
        </div>
      )}
    </section>
  )
}
