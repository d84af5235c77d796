import { Button, Callout } from '@blueprintjs/core'
import { Refresh, Tick } from '@blueprintjs/icons'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { countText } from '#domain/amounts/count-text.ts'
import { createBillingExport, getGetBillingExportQueryKey } from '#generated/client/accounting/accounting.ts'
import type {
  BillingDraft,
  BillingFile,
  BillingRunFault,
  BillingRunInput,
  BillingRunPreview,
} from '#generated/model/index.ts'
import { formErrorOf } from '#src/http/errors.ts'
import { useOnce } from '#src/http/idempotency.ts'
import { paths } from '#src/paths.ts'
import { tellRefusal } from '#src/resources/tell-refusal.ts'
import { useSession } from '#src/session/session.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { SkeletonLines } from '#src/ui/Skeleton.tsx'
import { refreshBilling, refreshRuns } from '../refresh-billing.ts'
import { Sums } from '../Sums.tsx'
import { dayText, madeText, orderWords } from '../words.ts'
import { DraftTable } from './DraftTable.tsx'
import { faultLinks, isOfOrders } from './fault-links.ts'
import { Faults } from './Faults.tsx'
import { usePreview } from './preview-query.ts'
import { addressOf, inputOf, type RunDraft } from './run-draft.ts'
import shared from '../billing.module.css'

interface PreviewStepProps {
  readonly draft: RunDraft
  /** Null: all. */
  readonly customerIds: readonly number[] | null
}

/** What the run would make, with all that keeps it from being made, and the button that makes it. */
export function PreviewStep({ draft, customerIds }: PreviewStepProps) {
  const input = inputOf(draft, customerIds)
  const { data, error, isFetching, refetch } = usePreview(input)
  const again = () => void refetch()
  const refusal = formErrorOf(error)
  return (
    <>
      {refusal !== null ? (
        <Callout intent="danger" role="alert">
          {[refusal.message, ...Object.values(refusal.errors).flat()].join(' ')}{' '}
          <Link to={addressOf(draft, 'what')}>Change it</Link>
        </Callout>
      ) : error !== null ? (
        <ErrorState title="The dry run could not be made" what="billing runs" error={error} retry={again} />
      ) : data === undefined ? (
        <SkeletonLines count={10} what="what it would make" />
      ) : data.orders === 0 && data.faults.length === 0 ? (
        <EmptyState
          icon={<Tick size={18} />}
          title="Nothing is to be billed"
          actions={<ButtonLink to={addressOf(draft, 'what')} text="Choose otherwise" />}
        >
          Up to {dayText(draft.until)} everything of these customers is billed
          {data.leftOut > 0 &&
            `, but for ${countText(data.leftOut, orderWords)} without a price that somebody accepted`}
          .
        </EmptyState>
      ) : (
        <Result preview={data} draft={draft} />
      )}
      <div className={shared.foot}>
        <ButtonLink to={addressOf(draft, 'leaks')} text="Back" />
        <span className={shared.acts}>
          <Button icon={<Refresh />} text="Try again" loading={isFetching && data !== undefined} onClick={again} />
          {data !== undefined && error === null && data.orders > 0 && (
            <Make input={input} preview={data} isStale={isFetching} retry={again} />
          )}
        </span>
      </div>
    </>
  )
}

interface ResultProps {
  readonly preview: BillingRunPreview
  readonly draft: RunDraft
}

function Result({ preview, draft }: ResultProps) {
  const { faults, openLeaks, leftOut, drafts, files } = preview
  const errors = faults.filter(({ severity }) => severity === 'error')
  const warnings = faults.filter(({ severity }) => severity === 'warning')
  const linksOf = (fault: BillingRunFault) => faultLinks(fault, draft)
  return (
    <>
      <section className="wb-card" aria-label="Sums">
        <Sums of={preview} />
      </section>
      {errors.length === 0 && (
        <Callout intent="success" role="status">
          Nothing keeps it from being made. Until then no number is taken and no order is marked.
        </Callout>
      )}
      <Faults title="What is to be mended first" faults={errors} linksOf={linksOf} isOfOrders={isOfOrders} />
      <Faults title="What is to be read first" faults={warnings} linksOf={linksOf} isOfOrders={isOfOrders} />
      {(openLeaks > 0 || leftOut > 0) && (
        <Callout intent="warning">
          <p className={shared.note}>
            {openLeaks > 0 && (
              <>
                {countText(openLeaks, { one: 'leak is', many: 'leaks are' })} still open.{' '}
                <Link to={addressOf(draft, 'leaks')}>Look at them</Link>
                {'. '}
              </>
            )}
            {leftOut > 0 &&
              `${countText(leftOut, { one: 'order stays', many: 'orders stay' })} unbilled: without a price, as somebody accepted.`}
          </p>
        </Callout>
      )}
      <Drafts drafts={drafts} preview={preview} />
      <Files files={files} />
    </>
  )
}

interface DraftsProps extends Pick<ResultProps, 'preview'> {
  readonly drafts: readonly BillingDraft[]
}

/** Drawn at once; the others are a press away. */
const fewDrafts = 50

function Drafts({ drafts, preview }: DraftsProps) {
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? drafts : drafts.slice(0, fewDrafts)
  const all = preview.invoices + preview.creditNotes
  return (
    drafts.length > 0 && (
      <section className={`wb-card ${shared.part}`} aria-label="Invoices">
        <h2>{madeText(preview)}</h2>
        <DraftTable drafts={shown} />
        {shown.length < drafts.length && (
          <div className={shared.more}>
            <Button text={`Show ${drafts.length - shown.length} more`} onClick={() => setWhole(true)} />
          </div>
        )}
        {isWhole && all > drafts.length && (
          <p className="wb-muted">These are the first {drafts.length}. The run makes all of them.</p>
        )}
      </section>
    )
  )
}

function Files({ files }: { readonly files: readonly BillingFile[] }) {
  return (
    files.length > 0 && (
      <section className={`wb-card ${shared.part}`} aria-label="Files">
        <h2>{countText(files.length, { one: 'file', many: 'files' })}</h2>
        <table className={shared.table} aria-label="Files that it would write">
          <thead>
            <tr>
              <th scope="col">File</th>
              <th scope="col" data-number>
                Invoices or credit notes
              </th>
              <th scope="col" data-number>
                Rows
              </th>
            </tr>
          </thead>
          <tbody>
            {files.map(({ position, name, kind, invoices, rows }) => (
              <tr key={position}>
                <th scope="row">{name === '' ? (kind === 'invoices' ? 'Invoices' : 'Credit notes') : name}</th>
                <td data-number data-label={kind === 'invoices' ? 'Invoices' : 'Credit notes'}>
                  {invoices}
                </td>
                <td data-number data-label="Rows">
                  {rows}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    )
  )
}

interface MakeProps {
  readonly input: BillingRunInput
  readonly preview: BillingRunPreview
  readonly isStale: boolean
  readonly retry: () => void
}

function Make({ input, preview, isStale, retry }: MakeProps) {
  const { tenant } = useSession()
  const navigate = useNavigate()
  const client = useQueryClient()
  const { optionsFor, settle } = useOnce()
  const isFaulty = preview.faults.some(({ severity }) => severity === 'error')
  // What has become of it since the dry run makes the server refuse it: nobody bills what nobody has seen.
  const body = { ...input, expected: { orders: preview.orders, totalCadCents: preview.totalCadCents } }
  const make = useMutation({
    mutationFn: () => createBillingExport(tenant.id, body, optionsFor(body)),
    onSuccess(run) {
      client.setQueryData(getGetBillingExportQueryKey(run.id), run)
      void refreshRuns(client)
      void refreshBilling(client)
      void navigate(paths.billingRun(run.id))
    },
    onError(error) {
      tellRefusal(error, 'make the billing run')
      retry()
    },
    onSettled: (_run, error) => settle(error),
  })
  return (
    <Button
      intent="primary"
      disabled={isFaulty || isStale}
      title={isFaulty ? 'Mend what is to be mended first' : undefined}
      loading={make.isPending}
      text={`Make ${madeText(preview)}`}
      onClick={() => make.mutate()}
    />
  )
}
