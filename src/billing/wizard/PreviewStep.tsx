import { Button, Callout } from '@blueprintjs/core'
import { Remove, Tick } from '@blueprintjs/icons'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from 'react-router-dom'
import { exclusionReason } from '#domain/accounting/exclusions.ts'
import { countText } from '#domain/amounts/count-text.ts'
import { createBillingExport, getGetBillingExportQueryKey } from '#generated/client/accounting/accounting.ts'
import type {
  BillingExport,
  BillingFile,
  BillingRunFault,
  BillingRunInput,
  BillingRunPreview,
} from '#generated/model/index.ts'
import { paths } from '#src/paths.ts'
import { useSession } from '#src/session/session.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { refreshBilling, refreshRuns } from '../refresh-billing.ts'
import { Sums } from '../Sums.tsx'
import { dayText, madeText, orderWords } from '../words.ts'
import { DraftTable } from './DraftTable.tsx'
import { DraftFiles, Drafts, DryRun, Findings, MakeRun } from './DryRun.tsx'
import { type DraftExclusion, isSame, withExcluded } from './excluded.ts'
import { ExcludedPart } from './ExcludedPart.tsx'
import { faultLinks, isOfOrders } from './fault-links.ts'
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
  const exclude = useExclude(draft)
  return (
    <DryRun
      asked={usePreview(input)}
      what="billing runs"
      changePath={addressOf(draft, 'what')}
      backPath={addressOf(draft, 'leaks')}
      renderMake={(preview, isStale, again) =>
        preview.orders > 0 && <Make input={input} preview={preview} isStale={isStale} retry={again} />
      }
    >
      {(preview) =>
        preview.orders === 0 && preview.faults.length === 0 ? (
          <Nothing preview={preview} draft={draft} exclude={exclude} />
        ) : (
          <Result preview={preview} draft={draft} exclude={exclude} />
        )
      }
    </DryRun>
  )
}

interface ResultProps {
  readonly preview: BillingRunPreview
  readonly draft: RunDraft
  readonly exclude: ReturnType<typeof useExclude>
}

/** Leaves customers and orders unbilled, lets them be billed after all, and says why: each gives the dry run another address. */
function useExclude(draft: RunDraft) {
  const navigate = useNavigate()
  const become = (excluded: readonly DraftExclusion[]) =>
    void navigate(addressOf({ ...draft, excluded }, 'preview'), { replace: true })
  const { excluded } = draft
  return {
    exclude: (...more: readonly DraftExclusion[]) => become(withExcluded(excluded, more)),
    include: (one: Pick<DraftExclusion, 'kind' | 'id'>) => become(excluded.filter((other) => !isSame(one, other))),
    explain: (one: DraftExclusion) => become(excluded.map((other) => (isSame(one, other) ? one : other))),
  }
}

function OfExcluded({ preview, exclude }: Omit<ResultProps, 'draft'>) {
  return (
    <ExcludedPart
      excluded={preview.excluded}
      orders={preview.excludedOrders}
      cents={preview.excludedCadCents}
      note="They stay unbilled, and the next run picks them up by itself. The reason is kept with the run."
      acts={exclude}
    />
  )
}

function Nothing({ preview, draft, exclude }: ResultProps) {
  const { leftOut, excluded } = preview
  if (excluded.length > 0) {
    return (
      <>
        <EmptyState icon={<Tick size={18} />} title="Nothing is left to bill">
          Everything that is due up to {dayText(draft.until)} is excluded. Include some of it to make a run.
        </EmptyState>
        <OfExcluded preview={preview} exclude={exclude} />
      </>
    )
  }
  return (
    <EmptyState
      icon={<Tick size={18} />}
      title="Nothing is to be billed"
      actions={<ButtonLink to={addressOf(draft, 'what')} text="Choose otherwise" />}
    >
      Up to {dayText(draft.until)} everything of these customers is billed
      {leftOut > 0 && `, but for ${countText(leftOut, orderWords)} without a price that somebody accepted`}.
    </EmptyState>
  )
}

function Result({ preview, draft, exclude }: ResultProps) {
  const { faults, openLeaks, leftOut, drafts, files } = preview
  return (
    <>
      <section className="wb-card" aria-label="Sums">
        <Sums of={preview} />
      </section>
      <OfExcluded preview={preview} exclude={exclude} />
      <Findings
        faults={faults}
        linksOf={(fault) => faultLinks(fault, draft)}
        isOfOrders={isOfOrders}
        renderActs={(fault) => <ExcludeFaulty fault={fault} onExclude={exclude.exclude} />}
        renderOrderAct={({ code }, orderId) => (
          <Button
            variant="minimal"
            size="small"
            icon={<Remove size={12} />}
            aria-label={`Exclude order ${orderId}`}
            title="Exclude this order"
            onClick={() => exclude.exclude({ kind: 'order', id: orderId, reason: exclusionReason(code) })}
          />
        )}
      />
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
      <Drafts
        label="Invoices"
        title={madeText(preview)}
        drafts={drafts}
        total={preview.invoices + preview.creditNotes}
        renderTable={(shown) => (
          <DraftTable
            drafts={shown}
            onExclude={({ id }) => exclude.exclude({ kind: 'customer', id, reason: exclusionReason() })}
          />
        )}
      />
      <DraftFiles files={files.map(fileOf)} counted="Invoices or credit notes" />
    </>
  )
}

interface ExcludeFaultyProps {
  readonly fault: BillingRunFault
  readonly onExclude: (...more: readonly DraftExclusion[]) => void
}

/** The press that lets the run go on without what a fault is about: its customer, or its orders. */
function ExcludeFaulty({ fault: { code, customerId, orderIds, count }, onExclude }: ExcludeFaultyProps) {
  const reason = exclusionReason(code)
  if (customerId !== null) {
    const exclude = () => onExclude({ kind: 'customer', id: customerId, reason })
    return <Button size="small" text="Exclude this customer" onClick={exclude} />
  }
  if (orderIds.length === 0) return null
  const text =
    orderIds.length < count
      ? `Exclude the first ${orderIds.length} orders`
      : orderIds.length === 1
        ? 'Exclude this order'
        : `Exclude these ${orderIds.length} orders`
  const exclude = () => onExclude(...orderIds.map((id) => ({ kind: 'order' as const, id, reason })))
  return <Button size="small" text={text} onClick={exclude} />
}

function fileOf({ position, name, kind, invoices: count, rows }: BillingFile) {
  const title = kind === 'invoices' ? 'Invoices' : 'Credit notes'
  return { position, name: name === '' ? title : name, title, count, rows }
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
  const show = (run: BillingExport) => {
    client.setQueryData(getGetBillingExportQueryKey(run.id), run)
    void refreshRuns(client)
    void refreshBilling(client)
    void navigate(paths.billingRun(run.id))
  }
  return (
    <MakeRun
      body={{
        ...input,
        expected: { orders: preview.orders, totalCadCents: preview.totalCadCents, version: preview.version },
      }}
      create={(body, options) => createBillingExport(tenant.id, body, options)}
      onMade={show}
      faults={preview.faults}
      isStale={isStale}
      what="the billing run"
      text={`Make ${madeText(preview)}`}
      retry={retry}
    />
  )
}
