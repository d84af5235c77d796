import { useEffect, useRef, useState } from 'react'
import { Button, FormGroup, InputGroup } from '@blueprintjs/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  getDeliveryOrderDriverPay,
  updateDeliveryOrderDriverPay,
  useGetDeliveryOrderDriverPay,
} from '#generated/client/orders/orders.ts'
import type { DriverPay, DriverPayUpdate } from '#generated/model/index.ts'
import { apiErrorOf } from '#src/http/errors.ts'
import { useOnce } from '#src/http/idempotency.ts'
import { useSavedForm } from '#src/forms/saved-drafts.ts'
import { type OverlayGuard, useOverlayGuard } from '#src/forms/overlay-guard.ts'
import { focusFirstControl } from '#src/forms/theme/focus.ts'
import { useDraft } from '#src/forms/use-draft.ts'
import { ConflictCallout } from '#src/orders/acts/ConflictCallout.tsx'
import { MeanwhileNote } from '#src/orders/acts/MeanwhileNote.tsx'
import { refreshOrders } from '#src/orders/acts/order-cache.ts'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { SkeletonLines } from '#src/ui/Skeleton.tsx'
import { showSuccess } from '#src/ui/snackbar.ts'
import { AdjustmentsEditor } from './AdjustmentsEditor.tsx'
import {
  driverPayBody,
  driverPayChanges,
  driverPayForm,
  type DriverPayForm,
  driverPayProblem,
  effectiveRate,
  payTotals,
  percentText,
  rateText,
  rateValue,
  rebaseDriverPay,
  sameDriverPay,
} from './driver-pay-form.ts'
import { EditMoneyDialog, EditMoneyForm } from './EditMoneyDialog.tsx'
import { PayTotalsList } from './PayTotalsList.tsx'
import { refusalsOf, tellFault } from './save-failure.ts'
import '#src/ui/form-parts.css'
import styles from './money.module.css'

interface DriverPayDialogProps {
  readonly orderId: number
  readonly stopped?: string | null
  readonly onClose: () => void
}

const title = 'Edit Driver Pay'
const rateHelp = 'Percent of the total before tax: 100 equals all of it.'
const hint = 'Use a negative price for a deduction.'

/** What the driver of an order earns: a rate and adjustments (docs/rules/order-edit.md, "Driver pay"). */
export function DriverPayDialog({ orderId, stopped = null, onClose }: DriverPayDialogProps) {
  // A form is filled from what is so now, and from then on left alone.
  const pay = useGetDeliveryOrderDriverPay(orderId, {
    query: { refetchOnWindowFocus: false, refetchOnReconnect: false },
  })
  const guard = useOverlayGuard(onClose)
  const isFresh = pay.isFetchedAfterMount
  return (
    <EditMoneyDialog title={title} guard={guard}>
      {pay.data !== undefined && (isFresh || pay.isError) ? (
        <PayForm orderId={orderId} pay={pay.data} guard={guard} stopped={stopped} onClose={onClose} />
      ) : (
        <EditMoneyForm
          guard={guard}
          dirty={false}
          problem="The pay is not loaded yet"
          busy={false}
          refusals={[]}
          onSubmit={() => undefined}
        >
          <div className={styles.wide}>
            {pay.isError ? (
              <ErrorState title="The pay could not be loaded" error={pay.error} retry={() => void pay.refetch()} />
            ) : (
              <SkeletonLines count={6} what="the driver’s pay" />
            )}
          </div>
        </EditMoneyForm>
      )}
    </EditMoneyDialog>
  )
}

interface PayFormProps extends DriverPayDialogProps {
  readonly pay: DriverPay
  readonly guard: OverlayGuard
}

function PayForm({ orderId, pay, guard, stopped = null, onClose }: PayFormProps) {
  const client = useQueryClient()
  const [base, setBase] = useState(pay)
  const [form, setForm] = useSavedForm<DriverPayForm>(
    'driver-pay',
    base.version,
    () => driverPayForm(base),
    (typed) => !sameDriverPay(typed, base),
  )
  const [theirs, setTheirs] = useState<DriverPay | null>(null)
  const dirty = !sameDriverPay(form, base)
  const problem = driverPayProblem(form)
  const rate = effectiveRate(form, base)

  const showConflict = async () => {
    try {
      setTheirs(await getDeliveryOrderDriverPay(orderId))
    } catch (failure) {
      tellFault(failure, 'read the driver pay anew', () => void showConflict())
    }
  }
  // sent again after a lost answer it is the same save, and no conflict with oneself
  const { optionsFor, settle } = useOnce()
  const save = useMutation({
    mutationFn: (body: DriverPayUpdate) => updateDeliveryOrderDriverPay(orderId, body, optionsFor(body)),
    onSettled: (_saved, error) => settle(error),
    onSuccess: async () => {
      showSuccess('Driver pay updated')
      onClose()
      await refreshOrders(client, [orderId])
    },
    onError: async (error, body) => {
      if (apiErrorOf(error)?.code !== 'edit_conflict')
        return tellFault(error, 'update the driver pay', () => save.mutate(body))
      await showConflict()
    },
  })
  // What one is saving oneself is no news.
  const isNews = theirs === null && !save.isPending && !save.isSuccess && pay.version > base.version
  const takeUp = (next: DriverPay, nextForm: DriverPayForm) => {
    setBase(next)
    setForm(nextForm)
    setTheirs(null)
    save.reset()
    void refreshOrders(client, [orderId])
  }
  // The dialog opened before there was a field to start in.
  const fields = useRef<HTMLDivElement>(null)
  useEffect(() => focusFirstControl(fields.current), [])
  const rateField = useDraft(rateText(typeof form.rate === 'string' ? form.rate : rate), (text) =>
    setForm((last) => ({ ...last, rate: rateValue(text) })),
  )

  return (
    <EditMoneyForm
      guard={guard}
      dirty={dirty}
      stopped={stopped}
      problem={theirs === null ? problem : 'Decide first what becomes of the other change: Reload or Apply again'}
      busy={save.isPending}
      meanwhile={isNews && <MeanwhileNote what="the pay" onLook={() => setTheirs(pay)} />}
      refusals={theirs === null ? refusalsOf(save.error) : []}
      onSubmit={() => save.mutate({ ...driverPayBody(form), version: base.version })}
    >
      {theirs !== null && stopped === null && (
        <div className={styles.wide}>
          <ConflictCallout
            changes={driverPayChanges(base, theirs, form)}
            by={theirs.editedByName}
            at={theirs.editedAt}
            isReady={!save.isPending}
            isDirty={dirty}
            onReload={() => takeUp(theirs, driverPayForm(theirs))}
            onApplyAgain={() => takeUp(theirs, rebaseDriverPay(form, base, theirs))}
          />
        </div>
      )}
      <div className={styles.fields} ref={fields}>
        <div className={styles.payRate}>
          <FormGroup label="Earning type" labelFor="pay-earning-type">
            <InputGroup id="pay-earning-type" fill readOnly value={base.earningType} />
          </FormGroup>
          <FormGroup
            label="Rate"
            labelFor="pay-rate"
            helperText={
              <RateHelp
                base={base}
                isOverridden={form.rate !== null}
                onReset={() => setForm((last) => ({ ...last, rate: null }))}
              />
            }
          >
            <InputGroup
              id="pay-rate"
              fill
              inputMode="decimal"
              autoComplete="off"
              inputClassName="wb-input-number"
              aria-describedby="pay-rate-help"
              aria-invalid={typeof form.rate === 'string' || undefined}
              placeholder="No rate is set"
              rightElement={<span className="wb-affix">%</span>}
              value={rateField.text}
              onFocus={(event) => {
                rateField.onFocus()
                event.target.select()
              }}
              onChange={(event) => rateField.onText(event.target.value)}
              onBlur={rateField.onBlur}
            />
          </FormGroup>
        </div>
        <AdjustmentsEditor rows={form.rows} onChange={(rows) => setForm((last) => ({ ...last, rows }))} hint={hint} />
        {problem !== null && dirty && <p className={styles.problem}>{problem}.</p>}
      </div>
      <section className={styles.preview} aria-label="What the driver earns">
        <h3 className="wb-label">What the driver earns</h3>
        <PayTotalsList totals={payTotals(form, base)} rate={rate} isPriced={base.payableCadCents !== null} />
      </section>
    </EditMoneyForm>
  )
}

interface RateHelpProps {
  readonly base: DriverPay
  readonly isOverridden: boolean
  readonly onReset: () => void
}

/** What the rate is a percentage of, and what it is by default. */
function RateHelp({ base, isOverridden, onReset }: RateHelpProps) {
  return (
    <>
      <span id="pay-rate-help">{rateHelp}</span>
      <span className={styles.payDefault}>
        <span>Default rate: {percentText(base.defaultRate)}</span>
        {isOverridden && <Button size="small" variant="minimal" text="Reset to default" onClick={onReset} />}
      </span>
    </>
  )
}
