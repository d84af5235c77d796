import { Callout } from '@blueprintjs/core'
import { Tick } from '@blueprintjs/icons'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from 'react-router-dom'
import { countText } from '#domain/amounts/count-text.ts'
import { createBillingExport, getGetBillingExportQueryKey } from '#generated/client/accounting/accounting.ts'
import type { BillingExport, BillingFile, BillingRunInput, BillingRunPreview } from '#generated/model/index.ts'
import { paths } from '#src/paths.ts'
import { useSession } from '#src/session/session.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { refreshBilling, refreshRuns } from '../refresh-billing.ts'
import { Sums } from '../Sums.tsx'
import { dayText, madeText, orderWords } from '../words.ts'
import { DraftTable } from './DraftTable.tsx'
import { DraftFiles, Drafts, DryRun, Findings, MakeRun } from './DryRun.tsx'
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
          <Nothing preview={preview} draft={draft} />
        ) : (
          <Result preview={preview} draft={draft} />
        )
      }
    </DryRun>
  )
}

interface ResultProps {
  readonly preview: BillingRunPreview
  readonly draft: RunDraft
}

function Nothing({ preview: { leftOut }, draft }: ResultProps) {
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

function Result({ preview, draft }: ResultProps) {
  const { faults, openLeaks, leftOut, drafts, files } = preview
  return (
    <>
      <section className="wb-card" aria-label="Sums">
        <Sums of={preview} />
      </section>
      <Findings faults={faults} linksOf={(fault) => faultLinks(fault, draft)} isOfOrders={isOfOrders} />
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
        renderTable={(shown) => <DraftTable drafts={shown} />}
      />
      <DraftFiles files={files.map(fileOf)} counted="Invoices or credit notes" />
    </>
  )
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
      body={{ ...input, expected: { orders: preview.orders, totalCadCents: preview.totalCadCents } }}
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
