import { Button, Menu, MenuItem, PopupKind } from '@blueprintjs/core'
import { Edit, More, Repeat } from '@blueprintjs/icons'
import { useQueryClient } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { recurrenceWords } from '#domain/planner/recurrence.ts'
import type { RecurringOrder } from '#generated/model/index.ts'
import { recurringOrderActs } from '#generated/screens/recurringOrder.ts'
import { statusOf } from '#src/http/errors.ts'
import { paths } from '#src/paths.ts'
import { ArchiveQuestionHost } from '#src/resources/archive-question.tsx'
import { useActs } from '#src/resources/use-acts.ts'
import { useSession } from '#src/session/session.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { openByArrow } from '#src/ui/open-by-arrow.ts'
import { PageHeader } from '#src/ui/PageHeader.tsx'
import { Popover } from '#src/ui/Popover.tsx'
import { type Side, Sides, useSide } from '#src/ui/Sides.tsx'
import { SkeletonLines } from '#src/ui/Skeleton.tsx'
import { VerdictButton } from '#src/ui/VerdictButton.tsx'
import { OrDenied } from './PlannerPage.tsx'
import { nameOf, refreshRecurringOrder, ruleOf } from './recurring-order.ts'
import { RecurringStatusTag } from './RecurringStatusTag.tsx'
import { mayChange, useRecurringOrder } from './use-recurring-order.ts'
import styles from './planner.module.css'

const back = { to: paths.planner(), label: 'Planner' }

/** A recurring order: where it stands, what can be done with it, and its sides. */
export function RecurringOrderScreen() {
  return (
    <OrDenied title="Planner">
      <Page />
    </OrDenied>
  )
}

function sidesOf(id: string): [Side, ...Side[]] {
  return [
    { id: 'general', title: 'General', path: paths.recurringOrder(id) },
    { id: 'days', title: 'Days', path: paths.recurringOrderDays(id) },
    { id: 'history', title: 'History', path: paths.recurringOrderHistory(id) },
  ]
}

function Page() {
  const { recurringOrderId = '' } = useParams()
  const sides = sidesOf(recurringOrderId)
  const side = useSide(sides)
  const { data: row, error, refetch } = useRecurringOrder()
  if (row === undefined)
    return (
      <div className="wb-page">
        {error === null ? (
          <SkeletonLines count={8} what="the recurring order" />
        ) : statusOf(error) === 404 || statusOf(error) === 400 ? (
          <EmptyState
            isScreen
            icon={<Repeat size={18} />}
            title="No such recurring order"
            actions={<ButtonLink to={back.to} text="All recurring orders" />}
          >
            It is neither yours nor one of a customer, or the address of this page was mistyped.
          </EmptyState>
        ) : (
          <ErrorState title="The recurring order could not be loaded" error={error} retry={() => void refetch()} />
        )}
      </div>
    )
  const rule = ruleOf(row)
  return (
    <div className="wb-page">
      <PageHeader
        title={nameOf(row)}
        back={back}
        aside={<RecurringStatusTag status={row.status} />}
        subtitle={
          <span className={styles.facts}>
            {rule !== null && <span>{recurrenceWords(rule)}</span>}
            <span>For {row.customerName}</span>
            <span>Carried out by {row.courierName}</span>
          </span>
        }
        actions={row.isOwn && <Acts row={row} />}
      />
      <Sides id={`recurring-order-${row.id}`} label="About the recurring order" sides={sides} chosen={side} />
      <ArchiveQuestionHost />
    </div>
  )
}

/** The acts behind the dots: nobody does them in passing. */
const quietActs: readonly string[] = ['terminateRecurringOrder', 'archiveRecurringOrder']

/** What may be done with one's own: to have it wait or go on, to change it, and behind the dots to end it. */
function Acts({ row }: { readonly row: RecurringOrder }) {
  const session = useSession()
  const client = useQueryClient()
  const actsOn = useActs(recurringOrderActs, {
    keep: ({ id }) => refreshRecurringOrder(client, session.tenant.id, id),
    editPath: paths.editRecurringOrder,
  })
  const acts = actsOn({ ...row, name: nameOf(row) }).filter(({ isPossible }) => isPossible)
  const quiet = acts.filter(({ id, verdict }) => quietActs.includes(id) && verdict.allowed)
  const isOver = row.status === 'completed' || row.status === 'archived'
  return (
    <>
      {quiet.length > 0 && (
        <Popover
          popupKind={PopupKind.MENU}
          placement="bottom-end"
          content={
            <Menu>
              {quiet.map(({ id, label, run }) => (
                <MenuItem key={id} text={label} intent="danger" onClick={() => void run()} />
              ))}
            </Menu>
          }
        >
          <Button icon={<More />} aria-label="More actions" title="More actions" onKeyDown={openByArrow} />
        </Popover>
      )}
      {acts
        .filter(({ id }) => !quietActs.includes(id))
        .map(({ id, label, verdict, run }) => (
          <VerdictButton key={id} verdict={verdict} text={label} onClick={() => void run()} />
        ))}
      {!isOver && mayChange(session, row).allowed && (
        <ButtonLink
          intent="primary"
          icon={<Edit />}
          to={paths.editRecurringOrder(row.id)}
          text={row.status === 'invalid' ? 'Mend' : 'Edit'}
        />
      )}
    </>
  )
}
