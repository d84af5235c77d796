import { Button, Dialog, DialogBody, HTMLSelect } from '@blueprintjs/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { countText } from '#domain/amounts/count-text.ts'
import { setDriverOfRecurringOrders } from '#generated/client/planner/planner.ts'
import { useGetTenantUsersByRole } from '#generated/client/tenants/tenants.ts'
import type { RecurringOrder, RecurringOrderChange } from '#generated/model/index.ts'
import { can } from '#src/access/can.ts'
import { Field } from '#src/forms/Field.tsx'
import { MoneyInput } from '#src/forms/widgets/Money/MoneyInput.tsx'
import { driverListParams } from '#src/orders/find/driver-list.ts'
import { tellRefusal } from '#src/resources/tell-refusal.ts'
import { displayName, useSession } from '#src/session/session.ts'
import { showSuccess } from '#src/ui/snackbar.ts'
import { useFocusBack } from '#src/ui/use-focus-back.ts'
import { ClockField } from '../ClockField.tsx'
import { recurringWords, refreshRecurringOrders } from '../recurring-order.ts'
import { ChangePreview } from './ChangePreview.tsx'
import { changeIn, type ManyDraft, noDraft } from './many-draft.ts'
import styles from './many.module.css'

interface ChangeManyDialogProps {
  readonly rows: readonly RecurringOrder[]
  readonly onClose: () => void
}

/** Changes several recurring orders at once: their times and price, of one's own; who drives, for the courier. */
export function ChangeManyDialog({ rows, onClose }: ChangeManyDialogProps) {
  useFocusBack()
  const session = useSession()
  const own = rows.filter(({ isOwn }) => isOwn)
  const changes = session.permissions.has('recurring-orders.update') && own.length > 0
  const carried = rows.filter(({ courierTenantId }) => courierTenantId === session.tenant.id)
  return (
    <Dialog isOpen title={`Change ${countText(rows.length, recurringWords)}`} className={styles.wide} onClose={onClose}>
      <DialogBody>
        <div className={styles.dialog}>
          {can.dispatch(session).allowed && carried.length > 0 && <DriverOfMany rows={carried} onDone={onClose} />}
          {changes && <Times own={own} others={rows.length - own.length} onDone={onClose} />}
        </div>
      </DialogBody>
    </Dialog>
  )
}

interface TimesProps {
  readonly own: readonly RecurringOrder[]
  /** How many are a customer's. */
  readonly others: number
  readonly onDone: () => void
}

function Times({ own, others, onDone }: TimesProps) {
  const { tenant, permissions, readsPrices } = useSession()
  const [draft, setDraft] = useState<ManyDraft>(noDraft)
  const [shown, setShown] = useState<RecurringOrderChange | null>(null)
  const edit = (part: Partial<ManyDraft>) => {
    setDraft((before) => ({ ...before, ...part }))
    setShown(null)
  }
  const { change, errors } = changeIn(draft)
  const agrees =
    permissions.has('pricing.update') &&
    readsPrices &&
    own.every(({ courierTenantId }) => courierTenantId === tenant.id)
  return (
    <>
      {others > 0 && (
        <p className="wb-muted">
          {countText(others, { one: 'is a customer’s', many: 'are customers’' })}: times and prices of{' '}
          {others === 1 ? 'it' : 'those'} stay.
        </p>
      )}
      <div className={styles.fields}>
        <ClockField
          label="Ready at"
          pointer="/pickupFromS"
          value={draft.pickupFromS}
          errors={errors['/pickupFromS']}
          onChange={(pickupFromS) => edit({ pickupFromS })}
        />
        <Field label="Deliver by" pointer="/dropoffToS" errors={errors['/dropoffToS']}>
          {({ id }) => (
            <HTMLSelect
              fill
              id={id}
              value={draft.dropoff}
              onChange={({ target }) =>
                edit({ dropoff: target.value === 'at' || target.value === 'speed' ? target.value : 'same' })
              }
            >
              <option value="same">As it is</option>
              <option value="at">At a time</option>
              <option value="speed">As the speed promises</option>
            </HTMLSelect>
          )}
        </Field>
        {draft.dropoff === 'at' && (
          <ClockField
            label="Delivered by"
            pointer="/dropoffToS"
            required
            value={draft.dropoffToS}
            errors={errors['/dropoffToS']}
            onChange={(dropoffToS) => edit({ dropoffToS })}
          />
        )}
        {agrees && (
          <Field label="Price" pointer="/price" errors={[]}>
            {({ id }) => (
              <HTMLSelect
                fill
                id={id}
                value={draft.price}
                onChange={({ target }) =>
                  edit({ price: target.value === 'agreed' || target.value === 'published' ? target.value : 'same' })
                }
              >
                <option value="same">As it is</option>
                <option value="agreed">Agreed</option>
                <option value="published">As published on the day</option>
              </HTMLSelect>
            )}
          </Field>
        )}
        {agrees && draft.price === 'agreed' && (
          <Field label="Agreed price" pointer="/agreedPriceCadCents" required errors={errors['/agreedPriceCadCents']}>
            {(control) => (
              <MoneyInput
                {...control}
                value={draft.agreedPriceCadCents}
                onChange={(agreedPriceCadCents) => edit({ agreedPriceCadCents })}
              />
            )}
          </Field>
        )}
      </div>
      {shown === null ? (
        <div>
          <Button text="Preview" disabled={change === null} onClick={() => setShown(change)} />
        </div>
      ) : (
        <ChangePreview
          ids={own.map(({ id }) => id)}
          change={shown}
          verb="Change"
          doing="Changing"
          done="Changed"
          onDone={(left) => left === 0 && onDone()}
        />
      )}
    </>
  )
}

interface DriverOfManyProps {
  readonly rows: readonly RecurringOrder[]
  readonly onDone: () => void
}

/** Most that are given to a driver at once. */
const mostAtOnce = 200

function DriverOfMany({ rows, onDone }: DriverOfManyProps) {
  const { tenant } = useSession()
  const client = useQueryClient()
  const { data } = useGetTenantUsersByRole(tenant.id, 'Driver', driverListParams())
  const [chosen, setChosen] = useState('')
  const give = useMutation({
    mutationFn: async (userId: number | null) => {
      for (let from = 0; from < rows.length; from += mostAtOnce) {
        const recurringOrderIds = rows.slice(from, from + mostAtOnce).map(({ id }) => id)
        await setDriverOfRecurringOrders(tenant.id, { recurringOrderIds, userId })
      }
    },
    onSuccess() {
      showSuccess(`Changed who drives ${countText(rows.length, recurringWords)}`)
      onDone()
    },
    onError: (error) => tellRefusal(error, 'say who drives them'),
    onSettled: () =>
      refreshRecurringOrders(
        client,
        tenant.id,
        rows.map(({ id }) => id),
      ),
  })
  return (
    <div className={styles.driver}>
      <Field label="Driver" pointer="/userId" errors={[]}>
        {({ id }) => (
          <HTMLSelect fill id={id} value={chosen} onChange={({ target }) => setChosen(target.value)}>
            <option value="">As it is</option>
            <option value="none">Nobody</option>
            {data?.data.map((driver) => (
              <option key={driver.id} value={driver.id}>
                {displayName(driver)}
              </option>
            ))}
          </HTMLSelect>
        )}
      </Field>
      <Button
        text="Set driver"
        disabled={chosen === ''}
        loading={give.isPending}
        onClick={() => give.mutate(chosen === 'none' ? null : Number(chosen))}
      />
    </div>
  )
}
