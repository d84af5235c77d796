import { Repeat } from '@blueprintjs/icons'
import { useState } from 'react'
import { updateRecurringOrder } from '#generated/client/planner/planner.ts'
import type { RecurringOrder } from '#generated/model/index.ts'
import { statusOf } from '#src/http/errors.ts'
import { paths } from '#src/paths.ts'
import { useSession } from '#src/session/session.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { PageHeader } from '#src/ui/PageHeader.tsx'
import { SkeletonLines } from '#src/ui/Skeleton.tsx'
import { OrDenied } from '../PlannerPage.tsx'
import { nameOf } from '../recurring-order.ts'
import { mayChange, useRecurringOrder } from '../use-recurring-order.ts'
import { changeOf, draftOf } from './recurring-draft.ts'
import { RecurringEditor } from './RecurringEditor.tsx'
import { repeatOf } from './repeat-draft.ts'

const title = 'Edit recurring order'
const back = { to: paths.planner(), label: 'Planner' }

/** Changes a recurring order, or mends one that does not work any more. */
export function EditRecurringOrder() {
  return (
    <OrDenied title={title}>
      <Loaded />
    </OrDenied>
  )
}

function Loaded() {
  const session = useSession()
  const { data: row, error, refetch } = useRecurringOrder()
  if (row !== undefined)
    return (
      <OrDenied title={title} verdict={mayChange(session, row)} permission="recurring-orders.update">
        <Editor row={row} reload={async () => (await refetch()).data} />
      </OrDenied>
    )
  return (
    <div className="wb-page">
      <PageHeader title={title} back={back} isBlank />
      {error === null ? (
        <SkeletonLines count={8} what="the recurring order" />
      ) : statusOf(error) === 404 || statusOf(error) === 400 ? (
        <EmptyState
          icon={<Repeat size={18} />}
          title="No such recurring order"
          actions={<ButtonLink to={back.to} text="All recurring orders" />}
        >
          It is not yours, or the address of this page was mistyped.
        </EmptyState>
      ) : (
        <ErrorState title="The recurring order could not be loaded" error={error} retry={() => void refetch()} />
      )}
    </div>
  )
}

interface EditorProps {
  readonly row: RecurringOrder
  readonly reload: () => Promise<RecurringOrder | undefined>
}

function Editor({ row, reload }: EditorProps) {
  // What others save meanwhile does not change what one is filling in.
  const [base, setBase] = useState(row)
  return (
    <RecurringEditor
      key={base.version}
      initial={draftOf(base, repeatOf(base))}
      title={`Edit ${nameOf(base)}`}
      back={{ to: paths.recurringOrder(base.id), label: nameOf(base) }}
      submitLabel="Save changes"
      said="Saved"
      save={async (draft, order, agrees) => {
        const change = changeOf({ draft, order, agrees }, base.version)
        if (change === null) throw new Error('What is not whole is not sent')
        return updateRecurringOrder(base.id, change)
      }}
      reload={() => void reload().then((latest) => latest !== undefined && setBase(latest))}
    />
  )
}
