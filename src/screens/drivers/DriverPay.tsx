import { Button } from '@blueprintjs/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useParams } from 'react-router-dom'
import { driverRate } from '#domain/pricing/driver-pay.ts'
import {
  getGetDriverPayRatesQueryKey,
  updateDriverPayRates,
  useGetDriverPayRates,
} from '#generated/client/accounting/accounting.ts'
import type { DriverPayRates } from '#generated/model/index.ts'
import { checkPermission } from '#src/access/can.ts'
import { formErrorOf } from '#src/http/errors.ts'
import { DiscardAlert } from '#src/forms/DiscardAlert.tsx'
import { useLeaveGuard } from '#src/forms/use-leave-guard.ts'
import { PercentInput } from '#src/forms/widgets/Percent/PercentInput.tsx'
import { paths } from '#src/paths.ts'
import { useSession } from '#src/session/session.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { showError } from '#src/ui/error-dialog.ts'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { Fact, Facts } from '#src/ui/Facts.tsx'
import { SkeletonLines } from '#src/ui/Skeleton.tsx'
import { showSuccess } from '#src/ui/snackbar.ts'
import { VerdictButton } from '#src/ui/VerdictButton.tsx'
import { OrRefused } from '#src/ui/OrRefused.tsx'
import styles from './drivers.module.css'

/** What a driver earns of an order: a rate of their own, or the usual one. */
export function DriverPay() {
  const verdict = checkPermission(useSession(), 'accounting.read', 'see driver pay')
  return (
    <OrRefused verdict={verdict} title="You cannot see driver pay here">
      <Pay />
    </OrRefused>
  )
}

function Pay() {
  const id = Number(useParams()['driverId'])
  const { tenant } = useSession()
  const { data, error, refetch } = useGetDriverPayRates(tenant.id)
  if (data === undefined)
    return error === null ? (
      <SkeletonLines count={3} what="the pay" />
    ) : (
      <ErrorState title="Driver pay could not be loaded" error={error} retry={() => void refetch()} />
    )
  return <Rate key={data.version} driverId={id} rates={data} />
}

/** @param isByService services have rates, which come before the usual one */
function earnsText(rate: number | null, isByService: boolean): string {
  const usual = rate === null ? null : `${rate} % of the price before tax`
  if (isByService) return usual === null ? 'By the service' : `By the service, else ${usual}`
  return usual ?? 'No rate is set'
}

interface RateProps {
  readonly driverId: number
  readonly rates: DriverPayRates
}

function Rate({ driverId, rates }: RateProps) {
  const session = useSession()
  const client = useQueryClient()
  const leaving = useLeaveGuard()
  const inputId = useId()
  const own = rates.rates.find(({ userId }) => userId === driverId)?.rate ?? null
  const usual = rates.defaultRate ?? null
  const [typed, setTyped] = useState<number | string | null>(own)
  const verdict = checkPermission(session, 'accounting.update', 'change driver pay')
  const isChanged = typed !== own
  const fault = faultOf(typed)
  const rate = driverRate({ override: null, driver: own, service: null, courierDefault: usual })
  const isByService = own === null && rates.serviceRates.some((service) => typeof service.rate === 'number')
  const change = (next: number | string | null) => {
    setTyped(next)
    leaving.onDirtyChange(next !== own)
  }
  const save = useMutation({
    mutationFn: () =>
      updateDriverPayRates(session.tenant.id, {
        version: rates.version,
        rates: [{ userId: driverId, rate: typeof typed === 'number' ? typed : null }],
      }),
    onSuccess: (saved) => {
      leaving.release()
      client.setQueryData(getGetDriverPayRatesQueryKey(session.tenant.id), saved)
      showSuccess('Driver pay saved')
    },
    onError: (error) => {
      if (formErrorOf(error) === null) showError(error, { action: 'save the pay', retry: () => save.mutate() })
    },
  })
  const refusal = formErrorOf(save.error)
  const problem = fault ?? (refusal && (Object.values(refusal.errors).flat()[0] ?? refusal.message))
  return (
    <form
      className={styles.side}
      onSubmit={(event) => {
        event.preventDefault()
        if (isChanged && fault === null && !save.isPending) save.mutate()
      }}
    >
      <Facts>
        <Fact label="Earns">{earnsText(rate, isByService)}</Fact>
        <Fact label="Usual rate">{usual === null ? 'None' : `${usual} %`}</Fact>
        <Fact label="Not shared">{leftOutText(rates.leaveOut)}</Fact>
      </Facts>
      <div className={styles.rate}>
        <label htmlFor={inputId}>Rate of their own</label>
        <PercentInput
          id={inputId}
          placeholder="Usual rate"
          disabled={!verdict.allowed || save.isPending}
          aria-invalid={problem ? true : undefined}
          aria-describedby={`${inputId}-problem`}
          value={typed ?? undefined}
          onChange={(next) => change(next ?? null)}
          onBlur={() => undefined}
        />
        <span id={`${inputId}-problem`} className={styles.problem} role="alert">
          {problem}
        </span>
      </div>
      <div className={styles.acts}>
        <VerdictButton
          type="submit"
          intent={isChanged ? 'primary' : 'none'}
          verdict={verdict}
          loading={save.isPending}
          text="Save pay"
        />
        {isChanged && <Button text="Undo changes" disabled={save.isPending} onClick={() => change(own)} />}
        <ButtonLink variant="minimal" to={paths.driverPaySettings()} text="Pay of all drivers" />
      </div>
      <DiscardAlert guard={leaving.guard} />
    </form>
  )
}

/** Percent, 0 to 1,000; nothing at all is the usual rate. */
function faultOf(typed: number | string | null): string | null {
  if (typed === null) return null
  if (typeof typed === 'string') return 'Must be a number'
  return typed < 0 || typed > 1_000 ? 'Must be from 0 to 1,000 %' : null
}

function leftOutText({ fuel, waitTime, adjustments }: NonNullable<DriverPayRates['leaveOut']> = {}): string {
  const parts = [fuel && 'fuel surcharge', waitTime && 'waiting', adjustments && 'adjustments'].filter(Boolean)
  return parts.length === 0 ? 'Nothing is left out' : parts.join(', ')
}
