import { Button, Callout, ProgressBar } from '@blueprintjs/core'
import { Tick } from '@blueprintjs/icons'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { type LeakKind, leakKinds, leakMends } from '#domain/accounting/leaks.ts'
import { countText } from '#domain/amounts/count-text.ts'
import {
  acceptRevenueLeaks,
  getGetRevenueLeaksQueryKey,
  getRevenueLeaks,
  reopenRevenueLeaks,
} from '#generated/client/accounting/accounting.ts'
import type { GetRevenueLeaksParams } from '#generated/model/index.ts'
import { checkPermission } from '#src/access/can.ts'
import { billingRights } from '#src/billing/billing-rights.ts'
import { drawerState, useOrderDrawerPath } from '#src/orders/acts/use-order-drawer.ts'
import { useSession } from '#src/session/session.ts'
import { ChoiceFilter } from '#src/tables/ChoiceFilter.tsx'
import { ColumnMenu } from '#src/tables/ColumnMenu.tsx'
import { DataList } from '#src/tables/DataList.tsx'
import { ListCount } from '#src/tables/ListCount.tsx'
import { SelectionBar } from '#src/tables/SelectionBar.tsx'
import { useListState } from '#src/tables/use-list-state.ts'
import { usePagedRows } from '#src/tables/use-paged-rows.ts'
import { useRowSelection } from '#src/tables/use-row-selection.ts'
import { useTableLayout } from '#src/tables/use-table-layout.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { showError } from '#src/ui/error-dialog.ts'
import { showSuccess } from '#src/ui/snackbar.ts'
import { VerdictButton } from '#src/ui/VerdictButton.tsx'
import { ReasonDialog } from '#src/ui/ReasonDialog.tsx'
import { refreshBilling } from '../refresh-billing.ts'
import { orderWords } from '../words.ts'
import { LeakActsContext, leakRow, type LeakRow } from './leak-acts.ts'
import { acceptedColumns, type LeakSort, leakSorts, openColumns } from './leak-columns.tsx'
import { leakTitles } from './leak-words.ts'
import { PriceOfOrder } from './PriceOfOrder.tsx'
import { addressOf, type RunDraft } from './run-draft.ts'
import { type RefusedOrder, useComplete } from './use-complete.ts'
import styles from './wizard.module.css'

/** Of so many customers leaks can be asked for at once. */
export const mostFiltered = 100

const listOptions = {
  sortFields: leakSorts,
  defaultSort: { field: 'cents', direction: 'desc' } as const,
  filterNames: [],
}

interface LeakListProps {
  readonly kind: LeakKind
  readonly draft: RunDraft
  readonly customerIds: readonly number[] | null
}

/** The leaks of a kind, each with its money, to be mended where they stand or accepted with a reason. */
export function LeakList({ kind, draft, customerIds }: LeakListProps) {
  const session = useSession()
  const navigate = useNavigate()
  const [params, setParams] = useSearchParams()
  const { state: from } = useLocation()
  const client = useQueryClient()
  const state = useListState<LeakSort>(listOptions)
  const isAccepted = state.filter('accepted') === 'yes'
  const tableId = isAccepted ? 'accepted-leaks' : 'revenue-leaks'
  const columns = isAccepted ? acceptedColumns : openColumns
  const remembered = useTableLayout(tableId)
  const selection = useRowSelection<LeakRow>()
  const drawerPath = useOrderDrawerPath()
  const completing = useComplete()
  const [accepting, setAccepting] = useState<readonly LeakRow[]>([])
  const [isBusy, setBusy] = useState(false)
  const filtered = customerIds !== null && customerIds.length <= mostFiltered
  const query: GetRevenueLeaksParams = {
    until: draft.until,
    pagination: {
      sort: [state.sort],
      filter: { leaks: [kind], isAccepted, ...(filtered && { customerIds: [...customerIds] }) },
    },
  }
  const paged = usePagedRows<LeakRow>({
    queryKey: getGetRevenueLeaksQueryKey(session.tenant.id, query),
    fetchPage: async (request, signal) => {
      const asked = { ...query, pagination: { ...query.pagination, ...request } }
      const answer = await getRevenueLeaks(session.tenant.id, asked, undefined, signal)
      return { ...answer, data: answer.data.map(leakRow) }
    },
    startPage: state.page,
  })

  const complete = async (leaks: readonly LeakRow[]) => {
    await completing.complete(leaks.map(({ orderId }) => orderId))
    selection.clear()
  }
  const accept = async (reason: string) => {
    const { changed } = await acceptRevenueLeaks(session.tenant.id, { leaks: refsOf(accepting), reason })
    showSuccess(`Accepted ${countText(changed, orderWords)}`)
    selection.clear()
    await refreshBilling(client)
  }
  const reopen = async (leaks: readonly LeakRow[]) => {
    setBusy(true)
    try {
      const { changed } = await reopenRevenueLeaks(session.tenant.id, { leaks: refsOf(leaks) })
      showSuccess(`${countText(changed, orderWords)} not accepted any more`)
      selection.clear()
      await refreshBilling(client)
    } catch (error) {
      showError(error, { action: 'open them again', retry: () => void reopen(leaks) })
    }
    setBusy(false)
  }
  const priced = Number(params.get('price'))
  const showPrice = (orderId: number | null) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        if (orderId === null) next.delete('price')
        else next.set('price', String(orderId))
        return next
      },
      { replace: orderId === null, state: from },
    )
  const acts = {
    complete: (leaks: readonly LeakRow[]) => void complete(leaks),
    editPrice: ({ orderId }: LeakRow) => showPrice(orderId),
    accept: setAccepting,
    reopen: (leaks: readonly LeakRow[]) => void reopen(leaks),
    isBusy: isBusy || completing.progress !== null,
  }
  const accepts = billingRights.accept(session)

  return (
    <LeakActsContext value={acts}>
      <div className="wb-filter-bar">
        <ButtonLink to={addressOf(draft, 'leaks')} text="All kinds" />
        <ChoiceFilter
          label="Kind"
          isSingle
          choices={leakKinds.map((value) => ({ value, text: leakTitles[value] }))}
          chosen={[kind]}
          onChoose={([leak = kind]) => void navigate(addressOf(draft, 'leaks', { leak }))}
        />
        <ChoiceFilter
          label="Accepted"
          isSingle
          choices={[{ value: 'yes', text: 'Yes' }]}
          chosen={isAccepted ? ['yes'] : []}
          onChoose={([chosen = null]) => {
            selection.clear()
            state.setFilters({ accepted: chosen })
          }}
        />
        <div className="wb-filter-tail">
          <ListCount paged={paged} words={orderWords} />
          <ColumnMenu columns={columns} layout={remembered.layout} onChange={remembered.change} />
        </div>
        <p className="wb-filter-note">
          {leakTitles[kind]}. {leakMends[kind]}
        </p>
      </div>
      <SelectionBar selection={selection} words={orderWords}>
        {isAccepted ? (
          <VerdictButton
            verdict={accepts}
            text="Do not accept"
            loading={isBusy}
            onClick={() => void reopen(selection.rows)}
          />
        ) : (
          <>
            {kind === 'notCompleted' && (
              <VerdictButton
                intent="primary"
                verdict={checkPermission(session, 'delivery-orders.update', 'complete orders')}
                text="Complete"
                loading={completing.progress !== null}
                onClick={() => void complete(selection.rows)}
              />
            )}
            <VerdictButton verdict={accepts} text="Accept…" onClick={() => setAccepting(selection.rows)} />
          </>
        )}
      </SelectionBar>
      {completing.progress !== null && completing.progress.total > 1 && (
        <div className={styles.working}>
          <p role="status">
            Completing {completing.progress.done + 1} of {completing.progress.total}
          </p>
          <ProgressBar
            intent="primary"
            stripes={false}
            value={completing.progress.done / completing.progress.total}
            aria-label="Completing"
          />
          <Button text="Cancel" onClick={completing.stop} />
        </div>
      )}
      {completing.refused.length > 0 && <Refused refused={completing.refused} />}
      <DataList
        key={tableId}
        label="Leaks"
        tableId={tableId}
        columns={columns}
        state={state}
        paged={paged}
        remembered={remembered}
        rowLabel={({ orderId }) => `Order ${orderId}`}
        rowPath={({ orderId }) => drawerPath(orderId)}
        rowState={drawerState}
        selection={selection}
        empty={
          <EmptyState
            icon={<Tick size={18} />}
            title={isAccepted ? 'None is accepted' : 'None is left'}
            actions={<ButtonLink to={addressOf(draft, 'leaks')} text="All kinds" />}
          >
            {isAccepted
              ? 'What somebody accepts with a reason stands here, and can be opened again.'
              : 'Of this kind every order is mended or accepted.'}
          </EmptyState>
        }
      />
      {accepting.length > 0 && (
        <ReasonDialog
          title={`Accept ${countText(accepting.length, orderWords)}?`}
          text="The run asks no more about them, for as long as it is the same money."
          help="It is kept with your name."
          confirmLabel="Accept"
          onConfirm={accept}
          onClose={() => setAccepting([])}
        />
      )}
      {priced > 0 && <PriceOfOrder key={priced} orderId={priced} onClose={() => showPrice(null)} />}
    </LeakActsContext>
  )
}

function refsOf(leaks: readonly LeakRow[]) {
  return leaks.map(({ orderId, leak }) => ({ orderId, leak }))
}

function Refused({ refused }: { readonly refused: readonly RefusedOrder[] }) {
  return (
    <Callout intent="danger" role="alert" className={styles.refused}>
      {countText(refused.length, { one: 'order stays as it is', many: 'orders stay as they are' })}:
      <ul>
        {refused.map(({ orderId, message }) => (
          <li key={orderId}>
            #{orderId}: {message}
          </li>
        ))}
      </ul>
    </Callout>
  )
}
