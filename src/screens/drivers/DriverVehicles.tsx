import { Button, Checkbox } from '@blueprintjs/core'
import { KnownVehicle } from '@blueprintjs/icons'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { getGetTenantVehiclesQueryKey, useGetTenantVehicles } from '#generated/client/services/services.ts'
import {
  getGetTenantDriverQueryKey,
  getGetTenantDriversQueryKey,
  setUserVehicles,
} from '#generated/client/users/users.ts'
import type { Vehicle } from '#generated/model/index.ts'
import { checkPermission } from '#src/access/can.ts'
import { formErrorOf, questionOf } from '#src/http/errors.ts'
import { useLeaveGuard } from '#src/forms/use-leave-guard.ts'
import { DiscardAlert } from '#src/forms/DiscardAlert.tsx'
import { paths } from '#src/paths.ts'
import { useSession } from '#src/session/session.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { showError } from '#src/ui/error-dialog.ts'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { askFirst, Decline } from '#src/ui/question.ts'
import { SkeletonLines } from '#src/ui/Skeleton.tsx'
import { showNotice, showSuccess } from '#src/ui/snackbar.ts'
import { VerdictButton } from '#src/ui/VerdictButton.tsx'
import { OrRefused } from '#src/ui/OrRefused.tsx'
import { useDriver } from './use-driver.ts'
import styles from './drivers.module.css'

/** More than one looks through; the settings have all of them. */
const byName = { pagination: { pageSize: 100, sort: [{ field: 'name', direction: 'asc' } as const] } }

/** What a driver drives: ticked among all the vehicles, each with who has it. */
export function DriverVehicles() {
  const verdict = checkPermission(useSession(), 'vehicles.read', 'see vehicles')
  return (
    <OrRefused verdict={verdict} title="You cannot see vehicles here">
      <Vehicles />
    </OrRefused>
  )
}

function Vehicles() {
  const id = Number(useParams()['driverId'])
  const { tenant } = useSession()
  const driver = useDriver(id)
  const { data, error, refetch } = useGetTenantVehicles(tenant.id, byName)
  if (error !== null && data === undefined)
    return <ErrorState title="The vehicles could not be loaded" error={error} retry={() => void refetch()} />
  if (data === undefined || driver.data === undefined) return <SkeletonLines count={4} what="the vehicles" />
  if (data.data.length === 0)
    return (
      <EmptyState
        icon={<KnownVehicle size={18} />}
        title="No vehicles yet"
        actions={<ButtonLink to={paths.vehicles.list()} text="Vehicles" />}
      >
        What your drivers drive is kept in the settings.
      </EmptyState>
    )
  const held = driver.data.vehicles.map((vehicle) => vehicle.id)
  return <Choice key={held.join()} driverId={id} held={held} vehicles={data.data} />
}

interface ChoiceProps {
  readonly driverId: number
  readonly held: readonly number[]
  readonly vehicles: readonly Vehicle[]
}

function Choice({ driverId, held, vehicles }: ChoiceProps) {
  const session = useSession()
  const client = useQueryClient()
  const leaving = useLeaveGuard()
  const verdict = checkPermission(session, 'vehicles.update', 'change vehicles')
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set(held))
  const isChanged = chosen.size !== held.length || held.some((id) => !chosen.has(id))
  const change = (next: ReadonlySet<number>) => {
    setChosen(next)
    leaving.onDirtyChange(next.size !== held.length || held.some((id) => !next.has(id)))
  }
  const save = useMutation({
    mutationFn: async () => {
      const body = { vehicleIds: [...chosen] }
      try {
        return await setUserVehicles(driverId, body)
      } catch (error) {
        const text = questionOf(error, 'vehicle_taken')
        if (text === null) throw error
        const isYes = await askFirst({ title: 'Somebody else has it', text, yes: 'Give' })
        if (!isYes) throw new Decline(text)
        return setUserVehicles(driverId, { ...body, confirmTaken: true })
      }
    },
    onSuccess: async () => {
      leaving.release()
      showSuccess('Vehicles saved')
      const { id } = session.tenant
      const keys = [
        getGetTenantDriverQueryKey(id, driverId),
        getGetTenantDriversQueryKey(id),
        getGetTenantVehiclesQueryKey(id),
      ]
      await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })))
    },
    onError: (error) => {
      if (error instanceof Decline) return
      const refused = formErrorOf(error)
      if (refused === null) showError(error, { action: 'save the vehicles', retry: () => save.mutate() })
      else showNotice(Object.values(refused.errors).flat()[0] ?? refused.message)
    },
  })
  return (
    <form
      className={styles.side}
      onSubmit={(event) => {
        event.preventDefault()
        if (isChanged && !save.isPending) save.mutate()
      }}
    >
      <ul className={styles.rows} aria-label="Vehicles">
        {vehicles.map(({ id, name, licensePlate, driverUserId, driverName }) => (
          <li key={id} className={styles.row}>
            <Checkbox
              checked={chosen.has(id)}
              disabled={!verdict.allowed || save.isPending}
              onChange={({ currentTarget: { checked } }) =>
                change(new Set(checked ? [...chosen, id] : [...chosen].filter((one) => one !== id)))
              }
            >
              {name}
            </Checkbox>
            <span className="wb-muted">{licensePlate}</span>
            <span className="wb-muted">
              {driverUserId === driverId ? '' : driverName === null ? 'Nobody has it' : `${driverName} has it`}
            </span>
          </li>
        ))}
      </ul>
      <div className={styles.acts}>
        <VerdictButton
          type="submit"
          intent={isChanged ? 'primary' : 'none'}
          verdict={verdict}
          loading={save.isPending}
          text="Save vehicles"
        />
        {isChanged && <Button text="Undo changes" disabled={save.isPending} onClick={() => change(new Set(held))} />}
      </div>
      <DiscardAlert guard={leaving.guard} />
    </form>
  )
}
