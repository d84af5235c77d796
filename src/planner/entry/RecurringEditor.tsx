import { Button, Callout, InputGroup } from '@blueprintjs/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { nextDates } from '#domain/planner/recurrence.ts'
import { windowsOn } from '#domain/planner/windows.ts'
import { type LocalDate, unixSecondsAt, wallTimeAt, type ZoneOffsets } from '#domain/time/zoned-time.ts'
import type { RecurringOrder, ScheduleInfo } from '#generated/model/index.ts'
import { apiErrorOf, messageOf } from '#src/http/errors.ts'
import { DiscardAlert } from '#src/forms/DiscardAlert.tsx'
import { Field, focusFirstFault } from '#src/forms/Field.tsx'
import type { FieldErrors } from '#src/forms/form-types.ts'
import { useLeaveGuard } from '#src/forms/use-leave-guard.ts'
import { MoneyInput } from '#src/forms/widgets/Money/MoneyInput.tsx'
import { useNow } from '#src/lib/use-now.ts'
import type { OrderBody } from '#src/orders/scheduler/draft.ts'
import { EntryLayout } from '#src/orders/scheduler/EntryLayout.tsx'
import { OrderSteps, Step } from '#src/orders/scheduler/OrderSteps.tsx'
import { refusedFields, useOrderForm } from '#src/orders/scheduler/use-order-form.ts'
import { paths } from '#src/paths.ts'
import { useSession } from '#src/session/session.ts'
import { genericErrorMessage } from '#src/ui/error-dialog.ts'
import { useHotkeys } from '#src/ui/hotkeys.ts'
import { showSuccess } from '#src/ui/snackbar.ts'
import { dayText } from '../day-text.ts'
import { nameOf, refreshRecurringOrder } from '../recurring-order.ts'
import { type RecurringDraft, recurringFaults } from './recurring-draft.ts'
import { readRepeat } from './repeat-draft.ts'
import { RepeatStep } from './RepeatStep.tsx'
import styles from './repeat.module.css'

interface RecurringEditorProps {
  readonly initial: RecurringDraft
  readonly title: string
  readonly back: { readonly to: string; readonly label: string }
  readonly submitLabel: string
  /** "Planned". */
  readonly said: string
  /** @param agrees whether the person may set the agreed price */
  readonly save: (draft: RecurringDraft, order: OrderBody, agrees: boolean) => Promise<RecurringOrder>
  /** Takes up what somebody else has saved meanwhile. */
  readonly reload?: () => void
}

const noErrors: FieldErrors = {}

/** The order entry for an order that is placed again and again: in the place of a date it has a rule. */
export function RecurringEditor({ initial, title, back, submitLabel, said, save, reload }: RecurringEditorProps) {
  const session = useSession()
  const { tenant, permissions, readsPrices } = session
  const client = useQueryClient()
  const navigate = useNavigate()
  const leaving = useLeaveGuard()
  const page = useRef<HTMLDivElement>(null)
  const now = useNow()
  const [draft, setDraft] = useState(initial)
  const [tried, setTried] = useState(false)
  const [refused, setRefused] = useState(noErrors)
  const saving = useMutation({
    mutationFn: ({ order, agrees }: { readonly order: OrderBody; readonly agrees: boolean }) =>
      save(draft, order, agrees),
  })

  const change = (part: Partial<RecurringDraft>) => {
    setDraft((before) => ({ ...before, ...part }))
    setRefused(noErrors)
    saving.reset()
    leaving.onDirtyChange(true)
  }
  const { rule, body } = readRepeat(draft.repeat)
  const { pickupFromS } = draft.repeat
  // The order of its next day: what that costs, and whether its places are open then.
  const nextDay = (schedule: ScheduleInfo | undefined) => {
    const zone = schedule ?? session.timeZone
    const today = wallTimeAt(now, zone).date
    const day = rule === null ? undefined : nextDates(rule, today, 1)[0]
    return { zone, today, day: day ?? null }
  }
  const form = useOrderForm(
    { draft: draft.order, change: (part) => change({ order: { ...draft.order, ...part } }) },
    {
      forgetFailure: saving.reset,
      timeOf: (schedule) => {
        const { zone, day } = nextDay(schedule)
        return day === null || typeof pickupFromS !== 'number' ? now : unixSecondsAt(day, pickupFromS, zone)
      },
    },
  )
  const { zone, today, day } = nextDay(form.schedule)
  const { preview } = form.price
  // What the rule promises comes before what the speed does.
  const dueAt = day !== null && body !== null ? dueOn(day, body, zone) : null
  const price = preview === undefined || dueAt === null ? form.price : { ...form.price, preview: { ...preview, dueAt } }
  const agrees = form.meant.service?.courierTenant.id === tenant.id && permissions.has('pricing.update') && readsPrices
  const faults = recurringFaults(draft)
  const shown = { ...form.errors, ...refused, ...(tried ? faults : withoutEmpty(faults)) }

  const submit = async () => {
    if (saving.isPending) return
    setTried(true)
    const { bodies, errors } = form.check()
    const all = { ...errors, ...faults }
    const [order] = bodies ?? []
    if (order === undefined || Object.keys(faults).length > 0) {
      focusFirstFault(page.current, all)
      return
    }
    try {
      const saved = await saving.mutateAsync({ order, agrees })
      leaving.release()
      showSuccess(`${said} ${nameOf(saved)}`)
      void refreshRecurringOrder(client, tenant.id, saved.id)
      await navigate(paths.recurringOrder(saved.id), { replace: true })
    } catch (error) {
      const fields = refusedFields(error)
      if (fields === null) return
      form.refuse(fields)
      setRefused(fields)
      focusFirstFault(page.current, fields)
    }
  }
  useHotkeys({
    placeOrder: () => {
      // a dialog over the form has its own answer to these keys
      if (document.querySelector('dialog, [role="dialog"], [role="alertdialog"]') !== null) return false
      void submit()
    },
  })

  return (
    <EntryLayout
      page={page}
      title={title}
      back={back}
      form={{ ...form, price }}
      priced={day !== null && <p className={styles.priced}>Of the order for {dayText(day, today)}</p>}
      failure={saving.error !== null && <Failure error={saving.error} reload={reload} />}
      act={{ text: submitLabel, busy: saving.isPending, run: () => void submit() }}
      steps={
        <>
          <OrderSteps
            form={form}
            when={
              <RepeatStep
                repeat={draft.repeat}
                errors={shown}
                today={today}
                onChange={(part) => change({ repeat: { ...draft.repeat, ...part } })}
              />
            }
          />
          <Step title={agrees ? 'Name and price' : 'Name'}>
            <div className={styles.named}>
              <Field label="Name" pointer="/name" errors={shown['/name']}>
                {(control) => (
                  <InputGroup
                    {...control}
                    fill
                    autoComplete="off"
                    placeholder="From where to where"
                    value={draft.name}
                    onValueChange={(name) => change({ name })}
                  />
                )}
              </Field>
              {agrees && (
                <Field label="Agreed price" pointer="/agreedPriceCadCents" errors={shown['/agreedPriceCadCents']}>
                  {(control) => (
                    <MoneyInput
                      {...control}
                      placeholder="As published on the day"
                      value={draft.agreedPriceCadCents}
                      onChange={(agreedPriceCadCents) => change({ agreedPriceCadCents })}
                    />
                  )}
                </Field>
              )}
            </div>
          </Step>
        </>
      }
    >
      <DiscardAlert guard={leaving.guard} />
    </EntryLayout>
  )
}

type Times = Pick<NonNullable<ReturnType<typeof readRepeat>['body']>, 'pickupFromS' | 'dropoffToS' | 'dropoffDays'>

/** By when the order of a day is promised, unix seconds; null where the speed says it. */
function dueOn(day: LocalDate, { pickupFromS, dropoffToS, dropoffDays }: Times, zone: ZoneOffsets): number | null {
  const times = { pickupFromS, pickupToS: pickupFromS, dropoffFromS: null, dropoffToS, dropoffDays }
  return windowsOn(day, times, zone).dropoffTo
}

/** Why it was not saved, where no field says it. */
function Failure({ error, reload }: { readonly error: unknown; readonly reload: (() => void) | undefined }) {
  const fields = refusedFields(error)
  const isConflict = apiErrorOf(error)?.code === 'edit_conflict'
  const isOfFields = !isConflict && fields !== null && Object.keys(fields).some((pointer) => pointer !== '')
  return (
    <Callout intent="danger" compact role="alert">
      {isOfFields ? 'It was not saved. Correct the fields that are marked.' : (messageOf(error) ?? genericErrorMessage)}
      {isConflict && reload !== undefined && <Button size="small" text="Reload" onClick={reload} />}
    </Callout>
  )
}

/** An empty field is only wrong once one tried to go on. */
function withoutEmpty(errors: FieldErrors): FieldErrors {
  return Object.fromEntries(Object.entries(errors).filter(([, [first]]) => first !== 'Required'))
}
