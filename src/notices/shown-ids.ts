import { readStored, writeStored } from '#src/session/storage.ts'

/** Kept: more than any drawer shows at once. */
const mostKept = 200

type ShownIds = Readonly<Record<string, readonly number[]>>

/**
 * Takes what is to be shown for this tab: of three tabs one shows it, and of two people at one browser each is shown their own.
 * @returns the ids that nobody has shown yet
 */
export function claimShown(userId: number, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const claim = () => {
    const shown = readShown()
    const before = shown[userId] ?? []
    const claimed = ids.filter((id) => !before.includes(id))
    if (claimed.length > 0) {
      const kept = [...before, ...claimed].slice(-mostKept)
      writeStored('shownNotificationIds', JSON.stringify({ ...shown, [userId]: kept }))
    }
    return new Set(claimed)
  }
  // Browsers offer locks on secure origins only.
  return 'locks' in navigator ? navigator.locks.request('waybill-shown-notices', claim) : Promise.resolve(claim())
}

/** What is stored may be of another version, or of another program. */
function readShown(): ShownIds {
  try {
    const shown: unknown = JSON.parse(readStored('shownNotificationIds') ?? '{}')
    if (typeof shown !== 'object' || shown === null) return {}
    return Object.fromEntries(
      Object.entries(shown).map(([userId, ids]) => [
        userId,
        Array.isArray(ids) ? ids.filter((id): id is number => Number.isSafeInteger(id)) : [],
      ]),
    )
  } catch {
    return {}
  }
}
