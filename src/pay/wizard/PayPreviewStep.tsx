import { Callout } from '@blueprintjs/core'
import { Tick } from '@blueprintjs/icons'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { countText } from '#domain/amounts/count-text.ts'
import { createInvoiceExport, getGetInvoiceExportQueryKey } from '#generated/client/accounting/accounting.ts'
import type { PayExport, PayFile, PayRunInput, PayRunPreview } from '#generated/model/index.ts'
import { DraftFiles, Drafts, DryRun, Findings, MakeRun } from '#src/billing/wizard/DryRun.tsx'
import { dayText } from '#src/billing/words.ts'
import { paths } from '#src/paths.ts'
import { useSession } from '#src/session/session.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { PaySums } from '../PaySums.tsx'
import { refreshPay } from '../refresh-pay.ts'
import { usePayPreview } from '../use-pay-preview.ts'
import { madeText } from '../words.ts'
import { addressOf, inputOf, type PayRunDraft } from './pay-draft.ts'
import { isMendedOnOrders, payFaultLinks } from './pay-fault-links.ts'
import { PayDraftTable } from './PayDraftTable.tsx'

/** What the pay run would make, with all that keeps it from being made, and the button that makes it. */
export function PayPreviewStep({ draft }: { readonly draft: PayRunDraft }) {
  const input = useMemo(() => inputOf(draft), [draft])
  const what = addressOf(draft, 'what')
  return (
    <DryRun
      asked={usePayPreview(input)}
      what="pay runs"
      changePath={what}
      backPath={what}
      renderMake={(preview, isStale, again) =>
        preview.statements > 0 && <Make input={input} preview={preview} isStale={isStale} retry={again} />
      }
    >
      {(preview) =>
        preview.drafts.length === 0 && preview.faults.length === 0 ? (
          <EmptyState
            icon={<Tick size={18} />}
            title="Nothing is due"
            actions={<ButtonLink to={what} text="Choose otherwise" />}
          >
            Up to {dayText(draft.until)} everything of these drivers is paid out.
          </EmptyState>
        ) : (
          <Result preview={preview} />
        )
      }
    </DryRun>
  )
}

function Result({ preview }: { readonly preview: PayRunPreview }) {
  const { faults, waiting, drafts, files } = preview
  return (
    <>
      <section className="wb-card" aria-label="Sums">
        <PaySums of={preview} />
      </section>
      <Findings faults={faults} linksOf={payFaultLinks} isOfOrders={isMendedOnOrders} />
      {waiting > 0 && (
        <Callout intent="warning">
          {countText(waiting, { one: 'order stays', many: 'orders stay' })} due: without a rate or a price, or on a
          statement that would be below zero.
        </Callout>
      )}
      <Drafts
        label="Statements"
        title={madeText(preview)}
        drafts={drafts}
        total={preview.statements}
        renderTable={(shown) => <PayDraftTable drafts={shown} />}
      />
      <DraftFiles files={files.map(fileOf)} counted="Statements" />
    </>
  )
}

function fileOf({ position, name, statements: count, rows }: PayFile) {
  return { position, name: name === '' ? `File ${position}` : name, title: 'Statements', count, rows }
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
  const { orders, corrections, totalCadCents } = preview
  const show = (run: PayExport) => {
    client.setQueryData(getGetInvoiceExportQueryKey(run.id), run)
    void refreshPay(client)
    void navigate(paths.payRun(run.id))
  }
  return (
    <MakeRun
      body={{ ...input, expected: { orders: orders + corrections, totalCadCents } }}
      create={(body, options) => createInvoiceExport(tenant.id, body, options)}
      onMade={show}
      faults={preview.faults}
      isStale={isStale}
      what="the pay run"
      text={`Make ${madeText(preview)}`}
      retry={retry}
    />
  )
}
