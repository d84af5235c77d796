import { useEffect, useRef, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import {
  captureDeliveryOrderProtocolData,
  checkInDeliveryOrder,
  checkOutDeliveryOrder,
  moveDeliveryOrderNext,
} from '#generated/client/orders/orders.ts'
import type { DeliveryOrderDriverView, MediaInput, StopType } from '#generated/model/index.ts'
import { apiErrorOf, formErrorOf, statusOf } from '#src/api/errors.ts'
import { markedAs, tellRefusal } from '#src/resources/orders/order-acts.ts'
import { refreshOrders } from '#src/resources/orders/order-cache.ts'
import { showError } from '#src/ui/error-dialog.ts'
import { showNotice, showSuccess } from '#src/ui/snackbar.ts'
import { UploadRefused } from '#src/uploads/bringing.ts'
import { uploadFile } from '#src/uploads/upload-file.ts'
import { answersToSave, type LocalFile } from './answers.ts'
import { newKey, type NextDraftState, type PendingStamp } from './next-draft.ts'
import { type Position, usePosition } from './position.ts'
import { fileOf } from './local-files.ts'

export interface NextActs {
  readonly position: Position
  readonly pendingStamp: PendingStamp | null
  readonly isStamping: boolean
  readonly checkIn: (stop: StopType) => Promise<void>
  readonly checkOut: (uid: string) => Promise<void>
  /** Sends a check-in or check-out again that did not get through. */
  readonly sendStamp: () => Promise<void>
  /** What is being done, while it is: "Saving the answers", "Uploading 1 of 3". */
  readonly busyWith: string | null
  /** What kept the last save or move from happening, in words. */
  readonly fault: string | null
  /** Saves what was answered at a stop. */
  readonly save: (stop: StopType) => Promise<SaveOutcome>
  /** Saves, and makes the next forward move. */
  readonly moveOn: () => Promise<void>
}

/** `unsent`: no answer came, and the same can be tried again. */
type SaveOutcome = 'saved' | 'refused' | 'unsent'

const noConnection = 'There is no connection. What you entered is kept on this device; try again when there is one.'

/**
 * What a driver does at a stop. Nothing is lost when a call fails: a stamp and a move keep their time and their key, so
 * that sent again they are the same stamp and the same move, and answers stay on the device until they are saved.
 */
export function useNextActs(order: DeliveryOrderDriverView, state: NextDraftState): NextActs {
  const client = useQueryClient()
  const position = usePosition()
  // A file that came through before the answers did is not brought again.
  const brought = useRef(new WeakMap<LocalFile, string>())
  const [isStamping, setIsStamping] = useState(false)
  const [busyWith, setBusyWith] = useState<string | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const { draft } = state
  const { id } = order
  const refresh = () => refreshOrders(client, [id])

  const send = async (stamp: PendingStamp) => {
    setIsStamping(true)
    state.setStamp(stamp)
    const options = { headers: { 'Idempotency-Key': stamp.key } }
    try {
      if (stamp.kind === 'checkin') await checkInDeliveryOrder(id, stamp.body, options)
      else await checkOutDeliveryOrder(id, stamp.body, options)
      state.setStamp(null)
      showSuccess(stamp.kind === 'checkin' ? 'Checked in' : 'Checked out')
      await refresh()
    } catch (error) {
      // Without an answer nobody knows; refused it never happened, or has already.
      if (!isUnanswered(error)) {
        state.setStamp(null)
        tellStampRefusal(error)
        await refresh()
      }
    } finally {
      setIsStamping(false)
    }
  }
  const sendStamp = async () => {
    if (draft.stamp !== null && !isStamping) await send(draft.stamp)
  }
  useWhenOnline(sendStamp)

  const save = async (stop: StopType): Promise<SaveOutcome> => {
    const drafts = draft.answers[stop]
    if (Object.keys(drafts).length === 0) return 'saved'
    setFault(null)
    try {
      const uploads: Record<string, MediaInput[]> = {}
      const files = Object.entries(drafts).flatMap(([actionId, answer]) =>
        answer.files.map((file) => ({ actionId, file })),
      )
      // One after the other: a telephone in the cold has one thin line.
      for (const [index, { actionId, file }] of files.entries()) {
        setBusyWith(`Uploading ${index + 1} of ${files.length}`)
        const url = brought.current.get(file) ?? (await uploadFile(fileOf(file)))
        brought.current.set(file, url)
        uploads[actionId] = [...(uploads[actionId] ?? []), { name: file.name, url }]
      }
      setBusyWith('Saving the answers')
      const point = await position.locate()
      const answers = answersToSave(order.protocol[stop], drafts, uploads)
      await captureDeliveryOrderProtocolData(id, { stop, ...point, occurredAt: unixNow(), answers })
      await refresh()
      state.forget(stop, drafts)
      return 'saved'
    } catch (error) {
      setFault(faultWords(error))
      return isUnanswered(error) ? 'unsent' : 'refused'
    } finally {
      setBusyWith(null)
    }
  }

  const moveOn = async () => {
    const { next, stop, current } = order.next
    if (next === null || next === 'created' || next === 'assigned' || next === 'cancelled') return
    const pending = draft.move?.from === current ? draft.move : { key: newKey(), from: current, occurredAt: unixNow() }
    state.setMove(pending)
    const saved = stop === null ? 'saved' : await save(stop)
    // Without a connection the time of this press stays; what is refused has to be mended, and is another press.
    if (saved === 'refused') state.setMove(null)
    if (saved !== 'saved') return
    setFault(null)
    setBusyWith(`Marking as ${markedAs[next]}`)
    try {
      const { key, occurredAt } = pending
      await moveDeliveryOrderNext(id, { occurredAt }, { headers: { 'Idempotency-Key': key } })
      state.setMove(null)
      showSuccess(`Delivery order marked as ${markedAs[next]}`)
      await refresh()
    } catch (error) {
      setFault(isUnanswered(error) ? noConnection : null)
      if (!isUnanswered(error)) {
        state.setMove(null)
        const incomplete = apiErrorOf(error)?.code === 'protocol_incomplete' ? formErrorOf(error) : null
        if (incomplete === null) tellRefusal(error, `mark the order as ${markedAs[next]}`)
        else setFault(incomplete.message)
        await refresh()
      }
    } finally {
      setBusyWith(null)
    }
  }

  // The time is that of the press, however long the device looks for where it is.
  const stampOf = async () => {
    const occurredAt = unixNow()
    return { ...(await position.locate()), occurredAt }
  }
  const begin = async (stamp: () => Promise<PendingStamp>) => {
    if (isStamping) return
    setIsStamping(true)
    await send(await stamp())
  }
  return {
    position,
    pendingStamp: draft.stamp,
    isStamping,
    checkIn: (stop) =>
      begin(async () => ({ kind: 'checkin', key: newKey(), body: { stop, uid: newUid(), ...(await stampOf()) } })),
    checkOut: (uid) => begin(async () => ({ kind: 'checkout', key: newKey(), body: { uid, ...(await stampOf()) } })),
    sendStamp,
    busyWith,
    fault,
    save,
    moveOn,
  }
}

/** Runs the newest of these functions whenever the device is connected again, and once at the start. */
function useWhenOnline(run: () => Promise<void>): void {
  const latest = useRef(run)
  useEffect(() => {
    latest.current = run
  })
  useEffect(() => {
    const again = () => void latest.current()
    again()
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [])
}

function isUnanswered(error: unknown): boolean {
  if (error instanceof UploadRefused) return false
  const status = statusOf(error)
  return status === null || status >= 500
}

function tellStampRefusal(error: unknown): void {
  const refusal = apiErrorOf(error)
  if (refusal?.code === 'already_checked_in' || refusal?.code === 'not_checked_in') showNotice(refusal.message)
  else tellRefusal(error, 'stamp the stop')
}

function faultWords(error: unknown): string {
  if (isUnanswered(error)) return noConnection
  const refused = formErrorOf(error)
  const sentences = refused === null ? [] : Object.values(refused.errors).flat()
  if (sentences.length > 0) return sentences.join(' ')
  const words = error instanceof UploadRefused ? error.message : apiErrorOf(error)?.message
  if (words === undefined) showError(error, { action: 'save the answers' })
  return words ?? 'The answers could not be saved.'
}

function unixNow(): number {
  return Math.floor(Date.now() / 1000)
}

/** A version 4 UUID; made by hand because randomUUID wants https. */
function newUid(): string {
  const hex = newKey()
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`
}
