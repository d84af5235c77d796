import type { RevisionComponent as ComponentName, RevisionDraft } from '#domain/pricing/revision-components.ts'
import { draftFaults } from '#domain/pricing/revision-faults.ts'
import { formError, type FieldErrors } from '#server/errors.ts'
import type { Context } from '#server/http/context.ts'
import { loadRevision, lockDraft, nextVersions, storeDraft, versionOf, type OwnRevision } from './revision-draft.ts'

/** What a revision says: its prices, and what it asks of drivers. */
export type RevisionContent = Pick<OwnRevision, 'serviceId' | 'pricing' | 'protocols'>

/** A part of a revision that is given as a whole: how it is read out of the revision, and what changes with it. */
export interface RevisionComponent<Body extends object> {
  readonly name: ComponentName
  readonly read: (content: RevisionContent) => Body
  /** @throws formError for what only the server can judge */
  readonly write: (body: Body, before: RevisionContent, ctx: Context) => Changed | Promise<Changed>
  /** Where the contract calls a property otherwise than the prices do: `{ '/waitTime': '/terms' }`. */
  readonly pointers?: Readonly<Record<string, string>>
}
interface Versioned {
  readonly version?: number
}
interface Changed {
  readonly pricing?: Partial<RevisionDraft>
  readonly protocols?: OwnRevision['protocols']
}

/** GET: of a revision of one's own. */
export function componentOfRevision<Body extends object>(component: RevisionComponent<Body>) {
  return async ({ path }: { path: { revisionId: number } }, ctx: Context) => ({
    status: 200 as const,
    body: shown(component, await loadRevision(ctx, path.revisionId)),
  })
}

/** PATCH: gives a draft of one's own the whole component. What contradicts itself is refused at its place. */
export function setComponentOfRevision<Body extends object>(component: RevisionComponent<Body>) {
  return async ({ path, body }: { path: { revisionId: number }; body: Body & Versioned }, ctx: Context) => {
    const before = await lockDraft(ctx, path.revisionId)
    const versions = nextVersions(before.versions, component.name, body.version)
    // Not stored: JSON leaves out what is undefined.
    const asked = { ...body, version: undefined }
    const changed = await component.write(asked, before, ctx)
    const after = {
      ...before,
      pricing: { ...before.pricing, ...changed.pricing },
      protocols: changed.protocols ?? before.protocols,
      versions,
    }
    refuseFaults(component, after.pricing, Object.keys(changed.pricing ?? {}))
    await storeDraft(ctx, after, { before: component.read(before), details: asked })
    return { status: 200 as const, body: shown(component, after) }
  }
}

function shown<Body extends object>({ name, read }: RevisionComponent<Body>, revision: OwnRevision): Body & Versioned {
  return { ...read(revision), version: versionOf(revision.versions, name) }
}

/** Only of what was given: a fault elsewhere is told where it is mended. */
function refuseFaults<Body extends object>(
  { pointers = {} }: RevisionComponent<Body>,
  pricing: RevisionDraft,
  properties: readonly string[],
): void {
  const errors: FieldErrors = {}
  for (const { pointer, message } of draftFaults(pricing)) {
    if (!properties.some((property) => pointer === `/${property}` || pointer.startsWith(`/${property}/`))) continue
    const renamed = Object.entries(pointers).find(([from]) => pointer.startsWith(from))
    const place = renamed ? renamed[1] + pointer.slice(renamed[0].length) : pointer
    errors[place] = [...(errors[place] ?? []), message]
  }
  if (Object.keys(errors).length > 0) throw formError(errors)
}
