import { useEffect, useRef, useState } from 'react'
import type { CheckIn, CheckOut, OrderStatus, StopType } from '#generated/model/index.ts'
import { useSession } from '#src/session/session.ts'
import type { AnswerDraft, AnswerDrafts } from './answers.ts'

/** A check-in or check-out on its way: sent again as it was, it keeps the time at which it happened. */
export type PendingStamp = { readonly key: string } & (
  { readonly kind: 'checkin'; readonly body: CheckIn } | { readonly kind: 'checkout'; readonly body: CheckOut }
)

/** The move that was asked for and has no answer yet. */
export interface PendingMove {
  readonly key: string
  readonly from: OrderStatus
  /** Unix seconds. */
  readonly occurredAt: number
}

/** Everything about an order that the server does not have yet. */
export interface NextDraft {
  readonly answers: Readonly<Record<StopType, AnswerDrafts>>
  readonly stamp: PendingStamp | null
  readonly move: PendingMove | null
}

const nothing: NextDraft = { answers: { pickup: {}, dropoff: {} }, stamp: null, move: null }

export interface NextDraftState {
  readonly draft: NextDraft
  /** False once the device has no room: what was written is then lost when the page closes. */
  readonly isKept: boolean
  readonly answer: (stop: StopType, actionId: string, answer: AnswerDraft) => void
  /** Drops answers that were saved, unless they have been written anew since. */
  readonly forget: (stop: StopType, saved: AnswerDrafts) => void
  readonly setStamp: (stamp: PendingStamp | null) => void
  readonly setMove: (move: PendingMove | null) => void
}

/** What a driver has written about an order, kept on the device until it is saved: over a reload and without a connection. */
export function useNextDraft(orderId: number): NextDraftState {
  const key = useDraftKey(orderId)
  const [{ draft, isKept }, setState] = useState(() => ({ draft: read(key), isKept: true }))
  // Acts go on while calls are under way, and must not undo what was written in between.
  const latest = useRef(draft)

  const change = (part: (last: NextDraft) => Partial<NextDraft>) => {
    const next = { ...latest.current, ...part(latest.current) }
    latest.current = next
    setState({ draft: next, isKept: write(key, next) })
  }
  const changeAnswers = (stop: StopType, next: (last: AnswerDrafts) => AnswerDrafts) =>
    change(({ answers }) => ({ answers: { ...answers, [stop]: next(answers[stop]) } }))
  return {
    draft,
    isKept,
    answer: (stop, actionId, answer) => changeAnswers(stop, (last) => ({ ...last, [actionId]: answer })),
    forget: (stop, saved) =>
      changeAnswers(stop, (last) =>
        Object.fromEntries(Object.entries(last).filter(([id, answer]) => saved[id] !== answer)),
      ),
    setStamp: (stamp) => change(() => ({ stamp })),
    setMove: (move) => change(() => ({ move })),
  }
}

/** Forgets what was written about an order that takes nothing any more. */
export function useForgottenDraft(orderId: number): void {
  const key = useDraftKey(orderId)
  useEffect(() => localStorage.removeItem(key), [key])
}

/** A draft belongs to one person in one organisation. */
function useDraftKey(orderId: number): string {
  const { me, tenant } = useSession()
  return `order-next:${tenant.id}:${me.id}:${orderId}`
}

/** 32 hexadecimal digits; unlike randomUUID these are to be had without https too. */
export function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

function read(key: string): NextDraft {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    return isDraft(stored) ? stored : nothing
  } catch {
    return nothing
  }
}

function write(key: string, draft: NextDraft): boolean {
  const { answers, stamp, move } = draft
  const isEmpty =
    stamp === null && move === null && Object.values(answers).every((stop) => Object.keys(stop).length === 0)
  try {
    if (isEmpty) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(draft))
    return true
  } catch {
    // full: what is written can still be saved while the page stays open
    return false
  }
}

function isDraft(value: unknown): value is NextDraft {
  if (typeof value !== 'object' || value === null) return false
  if (!('answers' in value && 'stamp' in value && 'move' in value)) return false
  const { answers } = value
  return typeof answers === 'object' && answers !== null && 'pickup' in answers && 'dropoff' in answers
}
