import { Button, Callout } from '@blueprintjs/core'
import { Refresh, Tick } from '@blueprintjs/icons'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { countText } from '#domain/amounts/count-text.ts'
import { createInvoiceExport, getGetInvoiceExportQueryKey } from '#generated/client/accounting/accounting.ts'
import type { PayDraft, PayFile, PayRunInput, PayRunPreview } from '#generated/model/index.ts'
import { Faults } from '#src/billing/wizard/Faults.tsx'
import { dayText } from '#src/billing/words.ts'
import { formErrorOf } from '#src/http/errors.ts'
import { useOnce } from '#src/http/idempotency.ts'
import { paths } from '#src/paths.ts'
import { tellRefusal } from '#src/resources/tell-refusal.ts'
import { useSession } from '#src/session/session.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { SkeletonLines } from '#src/ui/Skeleton.tsx'
import { PaySums } from '../PaySums.tsx'
import { refreshPay } from '../refresh-pay.ts'
import { usePayPreview } from '../use-pay-preview.ts'
import { madeText } from '../words.ts'
import { addressOf, inputOf, type PayRunDraft } from './pay-draft.ts'
import { isMendedOnOrders, payFaultLinks } from './pay-fault-links.ts'
import { PayDraftTable } from './PayDraftTable.tsx'
import shared from '#src/billing/billing.module.css'

/** What the pay run would make, with all that keeps it from being made, and the button that makes it. */
export function PayPreviewStep({ draft }: { readonly draft: PayRunDraft }) {
  const input = useMemo(() => inputOf(draft), [draft])
  const { data, error, isFetching, refetch } = usePayPreview(input)
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
        <ErrorState title="The dry run could not be made" what="pay runs" error={error} retry={again} />
      ) : data === undefined ? (
        <SkeletonLines count={10} what="what it would make" />
      ) : data.drafts.length === 0 && data.faults.length === 0 ? (
        <EmptyState
          icon={<Tick size={18} />}
          title="Nothing is due"
          actions={<ButtonLink to={addressOf(draft, 'what')} text="Choose otherwise" />}
        >
          Up to {dayText(draft.until)} everything of these drivers is paid out.
        </EmptyState>
      ) : (
        <Result preview={data} />
      )}
      <div className={shared.foot}>
        <ButtonLink to={addressOf(draft, 'what')} text="Back" />
        <span className={shared.acts}>
          <Button icon={<Refresh />} text="Try again" loading={isFetching && data !== undefined} onClick={again} />
          {data !== undefined && error === null && data.statements > 0 && (
            <Make input={input} preview={data} isStale={isFetching} retry={again} />
          )}
        </span>
      </div>
    </>
  )
}

function Result({ preview }: { readonly preview: PayRunPreview }) {
  const { faults, waiting, drafts, files } = preview
  const errors = faults.filter(({ severity }) => severity === 'error')
  const warnings = faults.filter(({ severity }) => severity === 'warning')
  const shown = { linksOf: payFaultLinks, isOfOrders: isMendedOnOrders }
  return (
    <>
      <section className="wb-card" aria-label="Sums">
        <PaySums of={preview} />
      </section>
      {errors.length === 0 && (
        <Callout intent="success" role="status">
          Nothing keeps it from being made. Until then no number is taken and no order is marked.
        </Callout>
      )}
      <Faults title="What is to be mended first" faults={errors} {...shown} />
      <Faults title="What is to be read first" faults={warnings} {...shown} />
      {waiting > 0 && (
        <Callout intent="warning">
          {countText(waiting, { one: 'order stays', many: 'orders stay' })} due: without a rate or a price, or on a
          statement that would be below zero.
        </Callout>
      )}
      <Drafts drafts={drafts} preview={preview} />
      <Files files={files} />
    </>
  )
}

interface DraftsProps {
  readonly drafts: readonly PayDraft[]
  readonly preview: PayRunPreview
}

/** Drawn at once; the others are a press away. */
const fewDrafts = 50

function Drafts({ drafts, preview }: DraftsProps) {
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? drafts : drafts.slice(0, fewDrafts)
  return (
    drafts.length > 0 && (
      <section className={`wb-card ${shared.part}`} aria-label="Statements">
        <h2>{madeText(preview)}</h2>
        <PayDraftTable drafts={shown} />
        {shown.length < drafts.length && (
          <div className={shared.more}>
            <Button text={`Show ${drafts.length - shown.length} more`} onClick={() => setWhole(true)} />
          </div>
        )}
        {isWhole && preview.statements > drafts.length && (
          <p className="wb-muted">These are the first {drafts.length}. The run makes all of them.</p>
        )}
      </section>
    )
  )
}

function Files({ files }: { readonly files: readonly PayFile[] }) {
  return (
    files.length > 0 && (
      <section className={`wb-card ${shared.part}`} aria-label="Files">
        <h2>{countText(files.length, { one: 'file', many: 'files' })}</h2>
        <table className={shared.table} aria-label="Files that it would write">
          <thead>
            <tr>
              <th scope="col">File</th>
              <th scope="col" data-number>
                Statements
              </th>
              <th scope="col" data-number>
                Rows
              </th>
            </tr>
          </thead>
          <tbody>
            {files.map(({ position, name, statements, rows }) => (
              <tr key={position}>
                <th scope="row">{name === '' ? `File ${position}` : name}</th>
                <td data-number data-label="Statements">
                  {statements}
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
  readonly input: PayRunInput
  readonly preview: PayRunPreview
  readonly isStale: boolean
  readonly retry: () => void
}

function Make({ input, preview, isStale, retry }: MakeProps) {
  const { tenant } = useSession()
  const navigate = useNavigate()
  const client = useQueryClient()
  const { optionsFor, settle } = useOnce()
  const isFaulty = preview.faults.some(({ severity }) => severity === 'error')
  const { orders, corrections, totalCadCents } = preview
  // What has become of it since the dry run makes the server refuse it: nobody pays what nobody has seen.
  const body = { ...input, expected: { orders: orders + corrections, totalCadCents } }
  const make = useMutation({
    mutationFn: () => createInvoiceExport(tenant.id, body, optionsFor(body)),
    onSuccess(run) {
      client.setQueryData(getGetInvoiceExportQueryKey(run.id), run)
      void refreshPay(client)
      void navigate(paths.payRun(run.id))
    },
    onError(error) {
      tellRefusal(error, 'make the pay run')
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
