import { type Draft, type OrderBody, emptyDraft } from './draft.ts'

/** One go at placing an order: sent again after a failure it is the same order, not a second one. */
export interface Attempt {
  /** What the person had entered; another content is another order. */
  readonly content: string
  readonly idempotencyKey: string
  /** Exactly what was sent: "now" does not move on between two tries. */
  readonly bodies: readonly OrderBody[]
}

export interface StoredDraft {
  readonly draft: Draft
  /** The address that the draft was prefilled from, so that a reload does not prefill it again. */
  readonly prefilledFrom: string
  readonly attempt: Attempt | null
}

/** A draft belongs to one person in one organisation in one tab. */
function storageKey(tenantId: number, userId: number): string {
  return `scheduler-draft:${tenantId}:${userId}`
}

/** The draft of this tab, or null when there is none that can be read. */
export function readDraft(tenantId: number, userId: number): StoredDraft | null {
  const text = sessionStorage.getItem(storageKey(tenantId, userId))
  if (text === null) return null
  try {
    const stored: unknown = JSON.parse(text)
    return isStored(stored) ? { ...stored, draft: { ...emptyDraft, ...stored.draft } } : null
  } catch {
    return null
  }
}

/** Keeps the draft for a reload; a browser that refuses to store simply forgets it. */
export function writeDraft(tenantId: number, userId: number, stored: StoredDraft): void {
  try {
    sessionStorage.setItem(storageKey(tenantId, userId), JSON.stringify(stored))
  } catch {
    // full or forbidden: the order can be placed all the same
  }
}

export function forgetDraft(tenantId: number, userId: number): void {
  sessionStorage.removeItem(storageKey(tenantId, userId))
}

function isStored(value: unknown): value is StoredDraft {
  return (
    typeof value === 'object' &&
    value !== null &&
    'draft' in value &&
    typeof value.draft === 'object' &&
    value.draft !== null &&
    'parcels' in value.draft &&
    Array.isArray(value.draft.parcels) &&
    'prefilledFrom' in value
  )
}
