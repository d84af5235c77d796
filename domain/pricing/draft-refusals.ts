import { formError, type Refusal } from '../text/refusal.ts'

export const notOwnService = 'Choose a service of your own'

/** @throws formError `revision_published` */
export function refusePublished(status: 'draft' | 'published'): void {
  if (status === 'draft') return
  throw formError({}, 'revision_published', 'A published revision stays as it is: orders are priced on it.')
}

export function draftExists(): Refusal {
  return formError({}, 'draft_exists', 'There is a draft already. Go on with that one.')
}

export function nothingToPublish(): Refusal {
  return formError({}, 'no_draft', 'There is no draft to publish.')
}

/** @throws formError `no_zones` for a service map without any */
export function refuseNoZones(zones: number): void {
  if (zones === 0) throw formError({}, 'no_zones', 'A service map needs at least one zone to be published.')
}

export function triedAlready(): Refusal {
  return formError({}, 'try_out_running', 'The draft is being tried already. Wait for it, or cancel it.')
}
