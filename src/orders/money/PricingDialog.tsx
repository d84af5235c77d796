import { useState } from 'react'
import { FormGroup, InputGroup } from '@blueprintjs/core'
import { Lock } from '@blueprintjs/icons'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  getDeliveryOrderPageView,
  getDeliveryOrderUpdates,
  overrideDeliveryOrderPricing,
} from '#generated/client/orders/orders.ts'
import type { Pricing, PricingOverride } from '#generated/model/index.ts'
import { apiErrorOf, questionOf } from '#src/http/errors.ts'
import { useOnce } from '#src/http/idempotency.ts'
import { useSavedForm } from '#src/forms/saved-drafts.ts'
import { useOverlayGuard } from '#src/forms/overlay-guard.ts'
import { MoneyInput } from '#src/forms/widgets/Money/MoneyInput.tsx'
import { ConflictCallout } from '#src/orders/acts/ConflictCallout.tsx'
import { MeanwhileNote } from '#src/orders/acts/MeanwhileNote.tsx'
import { refreshOrders } from '#src/orders/acts/order-cache.ts'
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx'
import { showSuccess } from '#src/ui/snackbar.ts'
import { AdjustmentsEditor } from '#src/orders/money/AdjustmentsEditor.tsx'
import { belowZeroOf } from './discount-refusals.ts'
import { EditMoneyDialog, EditMoneyForm } from '#src/orders/money/EditMoneyDialog.tsx'
import { lastPriceChange } from './price-changes.ts'
import { PricingPreview } from './PricingPreview.tsx'
import {
  hasAmounts,
  isTyped,
  needsTyping,
  type PricingBase,
  pricingBody,
  pricingChanges,
  pricingForm,
  type PricingForm,
  pricingProblem,
  rebasePricing,
  sameForm,
  waitTimeProblem,
} from './pricing-form.ts'
import { refusalsOf, tellFault } from '#src/orders/money/save-failure.ts'
import { usePricingPreview } from './use-pricing-preview.ts'
import styles from '#src/orders/money/money.module.css'

interface PricingDialogProps {
  readonly order: { readonly id: number; readonly pricing: Pricing; readonly pricingVersion: number }
  readonly stopped?: string | null
  readonly onClose: () => void
}

/** What somebody else saved while this dialog was open. */
interface Conflict {
  readonly theirs: PricingBase
  readonly by: string | null
  /** Unix seconds. */
  readonly at: number | null
}

const hint = 'Use a negative price for a discount. Adjustments apply before taxes.'

/**
 * The price of an order: its adjustments, what waiting costs and, for a service priced by hand, the price itself, with
 * what it all comes to on every change (docs/rules/order-edit.md, "Price"). Saves against the version that it took up, so that nobody is
 * overwritten unseen.
 */
export function PricingDialog({ order, stopped = null, onClose }: PricingDialogProps) {
  const client = useQueryClient()
  const guard = useOverlayGuard(onClose)
  // Taken up once: the page behind goes on refreshing itself, and must not move what is being edited.
  const [base, setBase] = useState<PricingBase>({ pricing: order.pricing, version: order.pricingVersion })
  const [conflict, setConflict] = useState<Conflict | null>(null)
  // What has to be agreed to before the save is made.
  const [question, setQuestion] = useState<string | null>(null)
  const { pricing, version } = base
  const [form, setForm] = useSavedForm<PricingForm>(
    'pricing',
    version,
    () => pricingForm(pricing),
    (typed) => !sameForm(typed, pricingForm(pricing)),
  )

  const dirty = !sameForm(form, pricingForm(pricing))
  const body = dirty && hasAmounts(form) ? pricingBody(form, pricing, 'Adjustment') : null
  const preview = usePricingPreview(order.id, body, version)
  const problem = pricingProblem(form, pricing)

  const showConflict = async () => {
    try {
      setConflict(await readConflict(order.id, pricing))
    } catch (failure) {
      tellFault(failure, 'read the price anew', () => void showConflict())
    }
  }
  // sent again after a lost answer it is the same save, and no conflict with oneself
  const { optionsFor, settle } = useOnce()
  const save = useMutation({
    mutationFn: (override: PricingOverride) => overrideDeliveryOrderPricing(order.id, override, optionsFor(override)),
    onSettled: (_saved, error) => settle(error),
    onSuccess: async () => {
      showSuccess('Pricing updated')
      onClose()
      await refreshOrders(client, [order.id])
    },
    onError: async (error, override) => {
      const asked = questionOf(error, 'large_discount')
      if (asked !== null) return setQuestion(asked)
      if (apiErrorOf(error)?.code !== 'edit_conflict')
        return tellFault(error, 'update the pricing', () => save.mutate(override))
      await showConflict()
    },
  })

  const takeUp = (theirs: PricingBase, next: PricingForm) => {
    setBase(theirs)
    setForm(next)
    setConflict(null)
    save.reset()
    void refreshOrders(client, [order.id])
  }
  const change = (part: Partial<PricingForm>) => {
    setForm((last) => ({ ...last, ...part }))
    // an answer to an old value is no answer
    if (save.isError) save.reset()
  }
  const send = (confirmed: Pick<PricingOverride, 'confirmLargeDiscount'> = {}) =>
    save.mutate({ ...pricingBody(form, pricing), version, ...confirmed })
  // What one is saving oneself is no news.
  const isNews = conflict === null && !save.isPending && !save.isSuccess && order.pricingVersion > version
  const waitFault = waitTimeProblem(form.waitTime)
  const belowZero = preview.belowZero ?? belowZeroOf(save.error)

  return (
    <EditMoneyDialog title="Pricing Override" guard={guard}>
      <EditMoneyForm
        guard={guard}
        dirty={dirty}
        stopped={stopped}
        problem={
          conflict === null
            ? (problem ?? belowZero?.summary.replace(/\.$/, '') ?? null)
            : 'Decide first what becomes of the other change: Reload or Apply again'
        }
        busy={save.isPending}
        meanwhile={isNews && <MeanwhileNote what="the price of this order" onLook={() => void showConflict()} />}
        refusals={conflict === null ? refusalsOf(save.error) : []}
        onSubmit={() => send()}
      >
        {conflict !== null && stopped === null && (
          <div className={styles.wide}>
            <ConflictCallout
              changes={pricingChanges(pricing, conflict.theirs.pricing, form)}
              by={conflict.by}
              at={conflict.at}
              isReady={!save.isPending}
              isDirty={dirty}
              onReload={() => takeUp(conflict.theirs, pricingForm(conflict.theirs.pricing))}
              onApplyAgain={() => takeUp(conflict.theirs, rebasePricing(form, pricing, conflict.theirs.pricing))}
            />
          </div>
        )}
        <div className={styles.fields}>
          {isTyped(pricing) && (
            <FormGroup label="Price" labelFor="pricing-manual" helperText={typedHint(pricing)}>
              <MoneyInput
                id="pricing-manual"
                value={form.manualPrice ?? undefined}
                onChange={(next) => change({ manualPrice: next ?? null })}
              />
            </FormGroup>
          )}
          <AdjustmentsEditor
            rows={form.rows}
            onChange={(rows) => change({ rows })}
            hint={hint}
            faults={belowZero?.faults}
            leading={
              <li className={styles.adjustment}>
                <InputGroup fill readOnly aria-label="Wait Time, a name that cannot be changed" value="Wait Time" />
                <MoneyInput
                  aria-label="Price of Wait Time"
                  aria-invalid={waitFault !== null || undefined}
                  value={form.waitTime}
                  onChange={(next) => change({ waitTime: next ?? 0 })}
                />
                <Lock className={styles.adjustmentLock} size={14} title="Wait Time cannot be renamed or removed" />
              </li>
            }
          />
          {problem !== null && dirty && <p className={styles.problem}>{problem}.</p>}
        </div>
        <PricingPreview
          now={pricing}
          preview={dirty ? preview : null}
          unreadable={hasAmounts(form) ? null : 'Enter amounts to see what they come to'}
        />
      </EditMoneyForm>
      <ConfirmDialog
        isOpen={question !== null}
        title="Large discount"
        confirmLabel="Apply discount"
        onConfirm={() => send({ confirmLargeDiscount: true })}
        onClose={() => setQuestion(null)}
      >
        {question}
      </ConfirmDialog>
    </EditMoneyDialog>
  )
}

function typedHint(pricing: Pricing): string {
  const when = 'Before adjustments and taxes.'
  return needsTyping(pricing) ? when : `${when} Without it the service sets the price.`
}

/** The price as it now stands, and who made it another than it was, if anybody can tell. */
async function readConflict(orderId: number, before: Pricing): Promise<Conflict> {
  const [view, { updates }] = await Promise.all([getDeliveryOrderPageView(orderId), getDeliveryOrderUpdates(orderId)])
  const last = lastPriceChange(updates, before, view.pricing)
  return {
    theirs: { pricing: view.pricing, version: view.pricingVersion },
    by: last?.actorName ?? null,
    at: last?.createdAt ?? null,
  }
}
