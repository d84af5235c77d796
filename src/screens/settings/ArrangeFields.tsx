import { Button, Checkbox } from '@blueprintjs/core'
import { ArrowDown, ArrowUp, Sort } from '@blueprintjs/icons'
import { useQueryClient } from '@tanstack/react-query'
import { type KeyboardEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import {
  arrangeDeliveryOrderFields,
  pinDeliveryOrderFields,
  useGetTenantDeliveryOrderFields,
} from '#generated/client/orders/orders.ts'
import { deliveryOrderFieldContract } from '#generated/screens/deliveryOrderField.ts'
import { checkPermission } from '#src/access/can.ts'
import { takeChanged } from '#src/resources/resource-cache.ts'
import { useSession } from '#src/session/session.ts'
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx'
import { showSuccess } from '#src/ui/snackbar.ts'
import styles from './arrange-fields.module.css'

/** As many as there can be. */
const allFields = { pagination: { pageSize: 30, sort: [{ field: 'position', direction: 'asc' } as const] } }

interface Arranged {
  readonly id: number
  readonly name: string
  readonly pinned: boolean
}

/** Puts the fields in the order in which they are offered, and chooses which are offered at once. */
export function ArrangeFields() {
  const session = useSession()
  const { tenant } = session
  const client = useQueryClient()
  const [arranged, setArranged] = useState<readonly Arranged[] | null>(null)
  const [moved, setMoved] = useState('')
  const { data } = useGetTenantDeliveryOrderFields(tenant.id, allFields)
  const fields: readonly Arranged[] = data?.data ?? []
  if (fields.length === 0 || !checkPermission(session, 'delivery-settings.update', 'arrange order fields').allowed)
    return null
  const rows = arranged ?? fields

  const save = async () => {
    const ids = rows.map(({ id }) => id)
    const pinned = idsOfPinned(rows)
    if (ids.some((id, index) => id !== fields[index]?.id)) await arrangeDeliveryOrderFields(tenant.id, { ids })
    if (`${pinned}` !== `${idsOfPinned(fields)}`) await pinDeliveryOrderFields(tenant.id, { ids: pinned })
    showSuccess('Saved the order of the fields')
    void takeChanged(client, deliveryOrderFieldContract.calls, tenant.id, ids)
  }
  const move = (pressed: Element, from: number, to: number) => {
    const row = rows[from]
    if (row === undefined || to < 0 || to >= rows.length) return
    flushSync(() => {
      setArranged(rows.toSpliced(from, 1).toSpliced(to, 0, row))
      setMoved(`${row.name} is now ${to + 1} of ${rows.length}`)
    })
    // The browser drops the focus when the element is moved; at the end of the list the pressed button is disabled.
    const isOff = pressed instanceof HTMLButtonElement && pressed.disabled
    const target = isOff ? pressed.closest('li')?.querySelector('button:not(:disabled)') : pressed
    if (target instanceof HTMLElement) target.focus()
  }
  const moveByKey = (event: KeyboardEvent<HTMLLIElement>, from: number) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    if (event.target instanceof Element) move(event.target, from, event.key === 'ArrowUp' ? from - 1 : from + 1)
  }

  return (
    <>
      <Button icon={<Sort />} text="Arrange fields" onClick={() => setArranged(fields)} />
      <ConfirmDialog
        isOpen={arranged !== null}
        title="Arrange fields"
        confirmLabel="Save"
        onConfirm={save}
        onClose={() => {
          setArranged(null)
          setMoved('')
        }}
      >
        <p className="wb-dialog-message">
          Fields are offered in this order. Pinned ones are offered at once, all others under more details.
        </p>
        <ol className={styles.fields}>
          {rows.map(({ id, name, pinned }, index) => (
            <li key={id} className={styles.field} onKeyDown={(event) => moveByKey(event, index)}>
              <span className={styles.name}>{name}</span>
              <Checkbox
                className={styles.pin}
                label="Pinned"
                aria-label={`Pinned: ${name}`}
                checked={pinned}
                onChange={({ currentTarget: { checked } }) =>
                  setArranged(rows.map((row) => (row.id === id ? { ...row, pinned: checked } : row)))
                }
              />
              <Button
                variant="minimal"
                icon={<ArrowUp />}
                aria-label={`Move ${name} up`}
                disabled={index === 0}
                onClick={(event) => move(event.currentTarget, index, index - 1)}
              />
              <Button
                variant="minimal"
                icon={<ArrowDown />}
                aria-label={`Move ${name} down`}
                disabled={index === rows.length - 1}
                onClick={(event) => move(event.currentTarget, index, index + 1)}
              />
            </li>
          ))}
        </ol>
        <p className="wb-visually-hidden" role="status">
          {moved}
        </p>
      </ConfirmDialog>
    </>
  )
}

function idsOfPinned(fields: readonly Arranged[]): number[] {
  return fields
    .filter(({ pinned }) => pinned)
    .map(({ id }) => id)
    .toSorted((one, other) => one - other)
}
