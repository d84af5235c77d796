import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { getDeliveryOrderOverrideView, updateDeliveryOrderOverrides } from '#generated/client/orders/orders.ts'
import type { DeliveryOrderOverrides, DeliveryOrderOverrideView } from '#generated/model/index.ts'
import { apiErrorOf, formErrorOf, questionOf } from '#src/http/errors.ts'
import { useOnce } from '#src/http/idempotency.ts'
import type { FieldErrors } from '#src/forms/form-types.ts'
import { type SavedDraft, useSavedDraft } from '#src/forms/saved-drafts.ts'
import { useUnitPreference } from '#src/forms/unit-preference.tsx'
import { showError } from '#src/ui/error-dialog.ts'
import { showSuccess } from '#src/ui/snackbar.ts'
import { refreshOrders } from '#src/orders/acts/order-cache.ts'
import { type CheckedEdit, checkEdit } from './edit-body.ts'
import { type EditDraft, draftOf, isSameDraft } from '#src/orders/edit/edit-draft.ts'
import { mergeEdits } from '#src/orders/edit/merge-edit.ts'

/** What the server refused when the order was saved. */
interface Refusal {
  readonly fieldErrors: FieldErrors
  /** What is said when no field is to blame. */
  readonly message: string | null
}

export interface EditOrder {
  /** The version of the order that the draft began with. */
  readonly base: DeliveryOrderOverrideView
  readonly draft: EditDraft
  readonly checked: CheckedEdit
  readonly refusal: Refusal
  /** What somebody else saved in the meantime; null while nobody did. */
  readonly theirs: DeliveryOrderOverrideView | null
  /** The same before one saves: it has been heard of, and is looked at when the person wants to; null while there is nothing new. */
  readonly heard: DeliveryOrderOverrideView | null
  /** Looks at what was heard of. */
  readonly look: () => void
  readonly saving: boolean
  /** What is asked before the edit is saved; null while nothing is. */
  readonly question: string | null
  /** Saves it after a yes to the question. */
  readonly confirm: () => void
  readonly forgetQuestion: () => void
  readonly change: (part: Partial<EditDraft>) => void
  readonly save: () => void
  /** Takes what the other saved and drops what was entered here. */
  readonly reload: () => void
  /** Puts what was changed here on top of what the other saved. */
  readonly applyAgain: () => void
}

const noRefusal: Refusal = { fieldErrors: {}, message: null }

const pointers: Readonly<Record<keyof EditDraft, string>> = {
  poNumber: '/poNumber',
  orderNotes: '/orderNotes',
  orderFields: '/orderFields',
  serviceSpeedId: '/overrideSelectedServiceSpeedId',
  availableAt: '/availableDate',
  distanceM: '/overrideDistanceEstimateM',
  time: '/overrideTimeEstimateS',
  parcels: '/overrideParcelDetails',
}

interface Saved {
  readonly conflict: DeliveryOrderOverrideView | null
}

/**
 * The order while it is edited and what becomes of it. A save that comes second is refused by the server (its version is
 * old); then the newer order is fetched and shown, and nothing that was entered is lost.
 */
export function useEditOrder(
  latest: DeliveryOrderOverrideView,
  { onSaved, onDirtyChange }: { onSaved: () => void; onDirtyChange: (dirty: boolean) => void },
): EditOrder {
  const client = useQueryClient()
  // Taken up once: what others save must not move what is being edited.
  const [base, setBase] = useState(latest)
  const { kept, keep } = useSavedDraft('edit')
  const [draft, setDraft] = useState(() => withKept(draftOf(base), kept))
  const [theirs, setTheirs] = useState<DeliveryOrderOverrideView | null>(null)
  const [refusal, setRefusal] = useState(noRefusal)
  const [question, setQuestion] = useState<string | null>(null)
  const units = useUnitPreference()
  // sent again after a lost answer it is the same save, and no conflict with oneself
  const { optionsFor, settle } = useOnce()
  const checked = checkEdit(draft, { types: base.parcelTypes, fields: base.orderFields, units })

  const { mutate, isPending, isSuccess, reset } = useMutation({
    mutationFn: (body: DeliveryOrderOverrides) => saveOrFetchTheirs(base.id, body, optionsFor(body)),
    onSettled: (_saved, error) => settle(error),
    onSuccess: async ({ conflict }) => {
      if (conflict !== null) {
        setTheirs(conflict)
        return
      }
      showSuccess('Delivery order updated')
      onSaved()
      await refreshOrders(client, [base.id])
    },
    onError: (error, body) => {
      const asked = questionOf(error, 'unusual_order')
      const refused = formErrorOf(error)
      if (asked !== null) setQuestion(asked)
      else if (refused === null) showError(error, { action: 'update the delivery order', retry: () => mutate(body) })
      else setRefusal(placeRefusal(refused.errors, refused.message))
    },
  })

  const remember = useEffectEvent(() => {
    const stored = draftOf(base)
    const isDirty = !isSameDraft(draft, stored)
    onDirtyChange(isDirty)
    keep(isDirty ? { base: stored, data: draft } : null)
  })
  useEffect(() => remember(), [draft, base])

  const begin = (from: DeliveryOrderOverrideView, next: EditDraft) => {
    setBase(from)
    setDraft(next)
    setTheirs(null)
    setRefusal(noRefusal)
    reset()
  }
  const save = (confirmed: Pick<DeliveryOrderOverrides, 'confirmUnusual'> = {}) => {
    if (isPending || checked.body === null || theirs !== null) return
    setRefusal(noRefusal)
    mutate({ ...checked.body, version: base.version, ...confirmed })
  }
  // What one is saving oneself is no news.
  const isNews = theirs === null && !isPending && !isSuccess && latest.version > base.version
  return {
    base,
    heard: isNews ? latest : null,
    look: () => setTheirs(latest),
    draft,
    checked,
    refusal,
    theirs,
    saving: isPending,
    change: (part) => {
      setDraft({ ...draft, ...part })
      setRefusal((before) => withoutTouched(before, part))
    },
    save: () => save(),
    question,
    confirm: () => save({ confirmUnusual: true }),
    forgetQuestion: () => setQuestion(null),
    reload: () => {
      if (theirs !== null) begin(theirs, draftOf(theirs))
    },
    applyAgain: () => {
      if (theirs !== null) begin(theirs, mergeEdits(draftOf(base), draft, draftOf(theirs)))
    },
  }
}

/** What was left in the dialog when the session ended, on top of the order as it stands now. */
function withKept(stored: EditDraft, kept: SavedDraft | null): EditDraft {
  return kept === null ? stored : mergeEdits(kept.base as EditDraft, kept.data as EditDraft, stored)
}

async function saveOrFetchTheirs(
  orderId: number,
  body: DeliveryOrderOverrides,
  options: Parameters<typeof updateDeliveryOrderOverrides>[2],
): Promise<Saved> {
  try {
    await updateDeliveryOrderOverrides(orderId, body, options)
    return { conflict: null }
  } catch (error) {
    if (apiErrorOf(error)?.code !== 'edit_conflict') throw error
    return { conflict: await getDeliveryOrderOverrideView(orderId) }
  }
}

/** Sorts what the server refused into what a field can show and what it cannot. */
function placeRefusal(errors: FieldErrors, message: string): Refusal {
  const homeless = Object.entries(errors).filter(([pointer]) => !hasField(pointer))
  const isPlaced = homeless.length < Object.keys(errors).length
  const rest = homeless.flatMap(([, messages]) => messages)
  return { fieldErrors: errors, message: rest.length > 0 ? rest.join(' ') : isPlaced ? null : message }
}

function hasField(pointer: string): boolean {
  return Object.values(pointers).some((known) => pointer === known || pointer.startsWith(`${known}/`))
}

/** An answer to an old value is no answer: what was said of the fields that changed is forgotten. */
function withoutTouched(refusal: Refusal, part: Partial<EditDraft>): Refusal {
  if (refusal === noRefusal) return refusal
  const touched = Object.entries(pointers).flatMap(([name, pointer]) => (name in part ? [pointer] : []))
  const kept = Object.entries(refusal.fieldErrors).filter(
    ([pointer]) => !touched.some((known) => pointer === known || pointer.startsWith(`${known}/`)),
  )
  return { fieldErrors: Object.fromEntries(kept), message: null }
}
