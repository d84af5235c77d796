import { Button } from '@blueprintjs/core'
import { Refresh, Tick } from '@blueprintjs/icons'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { getFailedJobs, getGetFailedJobsQueryKey } from '#generated/client/jobs/jobs.ts'
import type { FailedJob, GetFailedJobsParams, JobQueue } from '#generated/model/index.ts'
import { paths } from '#src/paths.ts'
import { ChoiceFilter } from '#src/tables/ChoiceFilter.tsx'
import { ColumnMenu } from '#src/tables/ColumnMenu.tsx'
import { DataList } from '#src/tables/DataList.tsx'
import { ListCount } from '#src/tables/ListCount.tsx'
import { SelectionBar } from '#src/tables/SelectionBar.tsx'
import { useListState } from '#src/tables/use-list-state.ts'
import { usePagedRows } from '#src/tables/use-paged-rows.ts'
import { useRowSelection } from '#src/tables/use-row-selection.ts'
import { useTableLayout } from '#src/tables/use-table-layout.ts'
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { showError } from '#src/ui/error-dialog.ts'
import { failedJobColumns, type FailedJobSort, failedJobSorts, ownerOf } from './failed-job-columns.tsx'
import { failedWords, lookEvery } from './job-words.ts'
import { useRetry } from './use-retry.ts'

const tableId = 'failed-jobs'
const listOptions = {
  sortFields: failedJobSorts,
  defaultSort: { field: 'failedAt', direction: 'desc' } as const,
  filterNames: ['kind'],
}

/** What is not tried any more, until somebody lets it begin anew. */
export function FailedJobs({ queues }: { readonly queues: readonly JobQueue[] }) {
  const { search } = useLocation()
  const state = useListState<FailedJobSort>(listOptions)
  const remembered = useTableLayout(tableId)
  const selection = useRowSelection<FailedJob>()
  const retry = useRetry()
  const [isBusy, setBusy] = useState(false)
  const [asking, setAsking] = useState(false)
  const name = state.filter('kind').slice(0, 60)
  const query: GetFailedJobsParams = { pagination: { sort: [state.sort], ...(name !== '' && { filter: { name } }) } }
  const paged = usePagedRows<FailedJob>({
    queryKey: getGetFailedJobsQueryKey(query),
    fetchPage: (request, signal) =>
      getFailedJobs({ pagination: { ...query.pagination, ...request } }, undefined, signal),
    startPage: state.page,
    refetchInterval: lookEvery,
  })
  const kinds = queues.filter((queue) => queue.failed > 0 || queue.name === name)
  const kind = queues.find((queue) => queue.name === name)

  const retryChosen = async () => {
    setBusy(true)
    try {
      await retry({ ids: selection.rows.map(({ id }) => id) })
      selection.clear()
    } catch (error) {
      showError(error, { action: 'retry jobs', retry: () => void retryChosen() })
    }
    setBusy(false)
  }

  return (
    <>
      <div className="wb-filter-bar">
        <ChoiceFilter
          label="Kind"
          isSingle
          choices={kinds.map((queue) => ({ value: queue.name, text: queue.title }))}
          chosen={name === '' ? [] : [name]}
          onChoose={([chosen = null]) => {
            selection.clear()
            state.setFilters({ kind: chosen })
          }}
        />
        {name !== '' && paged.rows.length > 0 && (
          <Button icon={<Refresh />} text="Retry all of this kind" onClick={() => setAsking(true)} />
        )}
        <div className="wb-filter-tail">
          <ListCount paged={paged} words={failedWords} />
          <ColumnMenu columns={failedJobColumns} layout={remembered.layout} onChange={remembered.change} />
        </div>
      </div>
      <SelectionBar selection={selection} words={failedWords}>
        <Button intent="primary" loading={isBusy} text="Retry" onClick={() => void retryChosen()} />
      </SelectionBar>
      <DataList
        label={failedWords.title}
        tableId={tableId}
        columns={failedJobColumns}
        state={state}
        paged={paged}
        remembered={remembered}
        rowLabel={(job) => `${job.title} of ${ownerOf(job)}`}
        rowPath={({ id }) => paths.failedJob(id) + search}
        selection={selection}
        empty={
          <EmptyState icon={<Tick size={18} />} title="Nothing failed">
            A job that is not tried any more stands here for 90 days, with why it failed, and can begin anew.
          </EmptyState>
        }
      />
      <ConfirmDialog
        isOpen={asking}
        title={`Retry all failed jobs of the kind “${kind?.title ?? name}”?`}
        confirmLabel="Retry all"
        onConfirm={async () => {
          await retry({ kind: name })
          selection.clear()
        }}
        onClose={() => setAsking(false)}
      >
        <p className="wb-dialog-message">
          Each begins anew with all of its attempts. See to what made them fail first, or they fail again.
        </p>
      </ConfirmDialog>
    </>
  )
}
