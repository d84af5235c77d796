import { Button } from '@blueprintjs/core'
import { Add, Disable } from '@blueprintjs/icons'
import { type ReactNode, useMemo } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { wallTimeAt } from '#domain/time/zoned-time.ts'
import { useGetTenantUsersByRole } from '#generated/client/tenants/tenants.ts'
import { can } from '#src/access/can.ts'
import { startOfToday } from '#src/lib/today.ts'
import { useNow } from '#src/lib/use-now.ts'
import { paths } from '#src/paths.ts'
import { driverListParams } from '#src/orders/find/driver-list.ts'
import { useSession } from '#src/session/session.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { OnItsWay } from '#src/ui/OnItsWay.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { lazyComponent } from '#src/ui/lazy-component.tsx'
import { PageHeader } from '#src/ui/PageHeader.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { Board } from './Board.tsx'
import { BoardNews } from './BoardNews.tsx'
import { boardColumns, onlyTrouble, troubleCounts } from './board-columns.ts'
import { boardFilter, orderFilter } from './board-filter.ts'
import { TroubleLine } from './TroubleLine.tsx'
import { BoardToolbar } from './BoardToolbar.tsx'
import { useBoardOrders } from './use-board-orders.ts'
import { useMoves } from './use-moves.ts'
import dispatchStyles from './dispatch.module.css'
import stripStyles from './strip.module.css'

const aMinuteMs = 60_000
const exceptionsList = lazyComponent(async () => (await import('./ExceptionsList.tsx')).ExceptionsList)

/** What waits, who has what, and one gesture between the two. The filters stand in the address. */
export function DispatchBoardScreen() {
  const session = useSession()
  const [params, setParams] = useSearchParams()
  const { state } = useLocation()
  const now = useNow()
  const verdict = can.dispatch(session)
  const filter = boardFilter(params)
  const asked = orderFilter(filter, now, session.timeZone)
  const isBoard = verdict.allowed && filter.view !== 'exceptions'
  const orders = useBoardOrders(asked, isBoard)
  const drivers = useGetTenantUsersByRole(session.tenant.id, 'Driver', driverListParams(), {
    query: { enabled: isBoard, staleTime: aMinuteMs },
  })
  const board = useMoves()
  const { moves } = board
  const { view, trouble } = filter
  const today = startOfToday(now, session.timeZone)
  const { date } = wallTimeAt(now, session.timeZone)
  // The same as long as nothing changes: what is another than before has moved.
  const columns = useMemo(
    () =>
      orders.data && drivers.data
        ? boardColumns({ ...orders.data, drivers: drivers.data.data, moves, view, today, date })
        : null,
    [orders.data, drivers.data, moves, view, today, date],
  )
  const shown = useMemo(
    () => (columns === null || trouble === null ? columns : onlyTrouble(columns, trouble, now)),
    [columns, trouble, now],
  )

  const change = (name: string, value: string | null, replace = false) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        if (value === null) next.delete(name)
        else next.set(name, value)
        return next
      },
      { replace, state: replace ? state : undefined },
    )
  const isFiltered = filter.text !== '' || filter.customerId !== null || trouble !== null

  if (!verdict.allowed)
    return (
      <BoardPage>
        <EmptyState
          icon={<Disable size={18} />}
          title="You cannot dispatch here"
          actions={<ButtonLink to={paths.profileWhy({ permission: 'delivery-orders.assign' })}>Why?</ButtonLink>}
        >
          {verdict.reason}
        </EmptyState>
      </BoardPage>
    )
  const failed = [orders, drivers].filter(({ data, error }) => data === undefined && error !== null)
  return (
    <BoardPage
      aside={
        isBoard &&
        columns !== null && (
          <>
            <TroubleLine
              counts={troubleCounts(columns, now)}
              shown={trouble}
              onShow={(next) => change('trouble', next)}
            />
            <BoardNews
              columns={columns}
              moves={moves}
              question={`${JSON.stringify([view, asked])} ${orders.isPlaceholderData}`}
            />
          </>
        )
      }
    >
      <BoardToolbar filter={filter} onChange={change} />
      {!isBoard ? (
        <exceptionsList.Part />
      ) : failed.length > 0 ? (
        <ErrorState
          title="The board could not be loaded"
          error={failed[0]?.error}
          retry={() => failed.forEach((query) => void query.refetch())}
        />
      ) : shown === null ? (
        <BoardSkeleton />
      ) : (
        <Board
          key={view}
          columns={shown}
          view={view}
          board={board}
          now={now}
          stale={orders.isPlaceholderData}
          emptyText={isFiltered ? 'No order matches' : emptyTexts[filter.day]}
          clearFilters={
            isFiltered && (
              <Button
                variant="minimal"
                text="Clear filters"
                onClick={() => setParams((before) => withoutFilters(before))}
              />
            )
          }
        />
      )}
    </BoardPage>
  )
}

const emptyTexts = {
  today: 'Nothing waits for a driver',
  tomorrow: 'Nothing waits for tomorrow',
  all: 'Nothing waits for a driver',
} as const

function withoutFilters(before: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(before)
  next.delete('q')
  next.delete('customer')
  next.delete('trouble')
  return next
}

function BoardPage({ aside, children }: { readonly aside?: ReactNode; readonly children: ReactNode }) {
  const session = useSession()
  return (
    <div className={`wb-page ${dispatchStyles.dispatch}`}>
      <PageHeader
        title="Dispatch"
        aside={aside}
        actions={
          can.createOrder(session).allowed && (
            <ButtonLink to={paths.scheduler()} icon={<Add />}>
              New order
            </ButtonLink>
          )
        }
      />
      {children}
    </div>
  )
}

/** Strips to come, as many as a screen holds. */
function BoardSkeleton() {
  return (
    <OnItsWay label="Loading the board" className={`${dispatchStyles.board} ${dispatchStyles.byDriver}`}>
      {[24, 8].map((cards) => (
        <div key={cards} className={dispatchStyles.column}>
          <div className={dispatchStyles.head}>
            <Skeleton width={120} height={16} />
          </div>
          <div className={dispatchStyles.cards}>
            {Array.from({ length: cards }, (_, card) => (
              <div key={card} className={stripStyles.strip}>
                <Skeleton width={60} />
                <Skeleton width="80%" />
              </div>
            ))}
          </div>
        </div>
      ))}
    </OnItsWay>
  )
}
