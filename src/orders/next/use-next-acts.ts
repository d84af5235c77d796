import { useRef, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { statusInSentence } from '#domain/orders/order-status.ts'
import { captureDeliveryOrderProtocolData, moveDeliveryOrderNext } from '#generated/client/orders/orders.ts'
import type { DeliveryOrderDriverView, MediaInput, StopType } from '#generated/model/index.ts'
import { apiErrorOf, formErrorOf } from '#src/http/errors.ts'
import { randomKey } from '#src/lib/random-key.ts'
import type { AdvanceStatus } from '#src/orders/acts/order-acts.ts'
import { tellRefusal } from '#src/resources/tell-refusal.ts'
import { refreshOrders } from '#src/orders/acts/order-cache.ts'
import { showSuccess } from '#src/ui/snackbar.ts'
import { uploadFile } from '#src/uploads/upload-file.ts'
import { type AnswerDrafts, answersToSave, type LocalFile, printOf } from '#src/orders/protocol/answers.ts'
import type { NextDraftState, PendingMove, PendingSave } from './next-draft.ts'
import { clockFault, hasLostUpload, saveFault, sendLaterText, unsentReason, type UnsentReason } from './next-faults.ts'
import { fileOf } from '#src/orders/protocol/local-files.ts'
import { type Position, usePosition } from './position.ts'
import { useCaptures } from './use-captures.ts'
import { type Stamps, unixNow, useStamps } from './use-stamps.ts'
import { useWhenConnected } from './use-when-connected.ts'

export interface NextActs {
  readonly position: Position
  readonly stamps: Stamps
  /** What is being done, while it is: "Saving the answers", "Uploading 1 of 3, 40 %". */
  readonly busyWith: string | null
  /** What kept the last save or move from happening, in words. */
  readonly fault: string | null
  readonly answer: NextDraftState['answer']
  /** Saves what was answered at a stop. */
  readonly save: (stop: StopType) => Promise<void>
  /** Saves, and makes the next forward move. */
  readonly moveOn: () => Promise<void>
  /** The move that was asked for without a connection, until it is made; null without one. */
  readonly pendingMove: PendingMove | null
  /** Takes that move back. */
  readonly cancelMove: () => void
}

/** Unsent, the same can be tried again. */
type SaveOutcome = 'saved' | 'refused' | UnsentReason

/** A call on a dead line is given up, and made again later. Milliseconds. */
const patienceMs = 30_000

/**
 * What a driver does at a stop. Nothing is lost when a call fails: stamps, answers and a move keep their time, place and key,
 * which are those of the press, so that sent again they are the same, and they are sent in the order in which they happened.
 * @param answeredAt when the server answered with the order last
 */
export function useNextActs(order: DeliveryOrderDriverView, state: NextDraftState, answeredAt: number): NextActs {
  const client = useQueryClient()
  const position = usePosition()
  const stamps = useStamps(order.id, state, position)
  const captures = useCaptures(state, position)
  // By the id of the file: one that came through before the answers did is not brought again.
  const brought = useRef(new Map<string, string>())
  const isBusy = useRef(false)
  const [busyWith, setBusyWith] = useState<string | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const { id } = order
  const { next, current } = order.next
  const refresh = () => refreshOrders(client, [id])

  const bring = async (drafts: AnswerDrafts) => {
    const uploads: Record<string, MediaInput[]> = {}
    const files = Object.entries(drafts).flatMap(([actionId, answer]) =>
      answer.files.map((file) => ({ actionId, file })),
    )
    // One after the other: a telephone in the cold has one thin line.
    for (const [index, { actionId, file }] of files.entries()) {
      const words = `Uploading ${index + 1} of ${files.length}`
      setBusyWith(words)
      const url = brought.current.get(file.id) ?? (await bringOne(file, words))
      brought.current.set(file.id, url)
      uploads[actionId] = [...(uploads[actionId] ?? []), { name: file.name, url }]
    }
    return uploads
  }
  const bringOne = (local: LocalFile, words: string) => {
    const file = fileOf(local)
    return uploadFile(file, {
      onProgress: (sentBytes) => setBusyWith(`${words}, ${Math.floor((100 * sentBytes) / Math.max(1, file.size))} %`),
    })
  }
  const sendSave = async ({ key, body, prints }: PendingSave) => {
    setBusyWith('Saving the answers')
    const options = { headers: { 'Idempotency-Key': key }, timeout: patienceMs }
    try {
      await captureDeliveryOrderProtocolData(id, body, options)
    } catch (error) {
      if (unsentReason(error) === null) state.change(() => ({ save: null }))
      throw error
    }
    await refresh()
    state.forget(body.stop, prints)
    state.change(() => ({ save: null }))
  }
  const saveAll = async (stop: StopType, pressedAt: number) => {
    // Nobody knows whether the server has these: whatever was written since goes after them.
    const { save: unanswered } = state.latest()
    if (unanswered !== null) await sendSave(unanswered)
    const drafts = state.latest().answers[stop]
    if (Object.keys(drafts).length === 0) return
    const taken = captures.taken(stop, pressedAt)
    const uploads = await bring(drafts)
    setBusyWith('Saving the answers')
    const { occurredAt, point } = await taken
    const answers = answersToSave(order.protocol[stop], drafts, uploads)
    const prints = Object.fromEntries(Object.entries(drafts).map(([actionId, draft]) => [actionId, printOf(draft)]))
    const save = { key: randomKey(), body: { stop, ...point, occurredAt, answers }, prints }
    state.change(() => ({ save }))
    await sendSave(save)
  }
  const save = async (stop: StopType, pressedAt: number): Promise<SaveOutcome> => {
    setFault(null)
    await state.whenWhole()
    captures.take(stop, pressedAt)
    try {
      try {
        await saveAll(stop, pressedAt)
      } catch (error) {
        if (!hasLostUpload(error)) throw error
        // Brought too long ago, or attached already by a save that nobody heard of.
        brought.current.clear()
        await saveAll(stop, pressedAt)
      }
      return 'saved'
    } catch (error) {
      setFault(saveFault(error))
      const why = unsentReason(error)
      if (why !== null) return why
      captures.drop(stop)
      return 'refused'
    } finally {
      setBusyWith(null)
    }
  }

  const move = async (to: AdvanceStatus) => {
    const { stop } = order.next
    const asked = state.latest().move
    const pending = asked?.from === current ? asked : { key: randomKey(), from: current, occurredAt: unixNow() }
    state.change(() => ({ move: pending }))
    await state.whenWhole()
    if (stop !== null) captures.take(stop, pending.occurredAt)
    // What happened before the move is told before it: afterwards nobody can check in here any more.
    const unsent = await stamps.sendAll()
    const saved = unsent ?? (stop === null ? 'saved' : await save(stop, pending.occurredAt))
    // Unsent, the time of this press stays; what is refused has to be mended, and is another press.
    if (saved === 'refused') return state.change(() => ({ move: null }))
    if (saved !== 'saved') return setFault(sendLaterText[saved])
    setFault(null)
    setBusyWith(`Marking as ${statusInSentence(to)}`)
    const { key, from, occurredAt } = pending
    try {
      await moveDeliveryOrderNext(
        id,
        { from, occurredAt },
        { headers: { 'Idempotency-Key': key }, timeout: patienceMs },
      )
      state.change(() => ({ move: null }))
      showSuccess(`Delivery order marked as ${statusInSentence(to)}`)
      await refresh()
    } catch (error) {
      const why = unsentReason(error)
      if (why !== null) return setFault(sendLaterText[why])
      state.change(() => ({ move: null }))
      const incomplete = apiErrorOf(error)?.code === 'protocol_incomplete' ? formErrorOf(error) : null
      const words = incomplete?.message ?? clockFault(error)
      if (words === null) tellRefusal(error, `mark the order as ${statusInSentence(to)}`)
      else setFault(words)
      await refresh()
    } finally {
      setBusyWith(null)
    }
  }
  /** One thing at a time: the page itself sends again what was left while somebody presses. */
  const alone = async (work: () => Promise<unknown>) => {
    if (isBusy.current) return
    isBusy.current = true
    try {
      await work()
    } finally {
      isBusy.current = false
    }
  }
  const moveOn = () => alone(async () => isAdvance(next) && (await move(next)))

  useWhenConnected(async () => {
    await state.whenWhole()
    await stamps.sendAll()
    const { move: asked, save: unanswered } = state.latest()
    if (isBusy.current) return
    // It was made after all, or somebody else made it.
    if (asked !== null && asked.from !== current) state.change(() => ({ move: null }))
    if (asked?.from === current) await moveOn()
    else if (unanswered !== null) await alone(() => save(unanswered.body.stop, unixNow()))
  }, answeredAt)

  return {
    position,
    stamps,
    busyWith,
    fault,
    answer: (stop, actionId, answer) => {
      const keeping = state.answer(stop, actionId, answer)
      captures.takeAnew(stop, unixNow())
      return keeping
    },
    save: (stop) => alone(() => save(stop, unixNow())),
    moveOn,
    pendingMove: state.draft.move?.from === current ? state.draft.move : null,
    cancelMove: () => {
      setFault(null)
      state.change(() => ({ move: null }))
    },
  }
}

function isAdvance(next: DeliveryOrderDriverView['next']['next']): next is AdvanceStatus {
  return next === 'pickedUp' || next === 'droppedOff' || next === 'completed'
}
