import type { RevisionComponent as ComponentName, RevisionDraft } from '#domain/pricing/revision-components.ts'
import { draftFaults } from '#domain/pricing/revision-faults.ts'
import { type FieldErrors, refuseErrors } from '#domain/text/refusal.ts'
import type { Context } from '#server/http/context.ts'
import type { UnitPreference } from '#domain/amounts/units.ts'
import { loadRevision, lockDraft, nextVersions, storeDraft, versionOf, type OwnRevision } from './revision-draft.ts'

/** What a revision says: its prices, and what it asks of drivers. */
export type RevisionContent = Pick<OwnRevision, 'serviceId' | 'status' | 'pricing' | 'protocols'>

/** A part of a revision that is given as a whole: how it is read out of the revision, and what changes with it. */
export interface RevisionComponent<Given extends object, Shown extends object = Given> {
  readonly name: ComponentName
  readonly read: (content: RevisionContent, ctx: Context) => Shown | Promise<Shown>
  /** @throws formError for what only the server can judge */
  readonly write: (body: Given, before: RevisionContent, ctx: Context) => Changed | Promise<Changed>
  /** Where the contract calls a property otherwise than the prices do: `{ '/waitTime': '/terms' }`. */
  readonly pointers?: Readonly<Record<string, string>>
}
interface Versioned {
  readonly version?: number
}
/** What of the revision changes with a part. */
type Changed = Partial<RevisionDraft>

/** GET: of a revision of one's own. */
export function componentOfRevision<Given extends object, Shown extends object>(
  component: RevisionComponent<Given, Shown>,
) {
  return async ({ path }: { path: { revisionId: number } }, ctx: Context) => ({
    status: 200 as const,
    body: await shown(component, await loadRevision(ctx, path.revisionId), ctx),
  })
}

/** PATCH: gives a draft of one's own the whole component. What contradicts itself is refused at its place. */
export function setComponentOfRevision<Given extends object, Shown extends object>(
  component: RevisionComponent<Given, Shown>,
) {
  return async ({ path, body }: { path: { revisionId: number }; body: Given & Versioned }, ctx: Context) => {
    const before = await lockDraft(ctx, path.revisionId)
    const versions = nextVersions(before.versions, component.name, body.version)
    // Not stored: JSON leaves out what is undefined.
    const asked = { ...body, version: undefined }
    const changed = await component.write(asked, before, ctx)
    const after = { ...before, pricing: { ...before.pricing, ...changed }, versions }
    refuseFaults(component, after.pricing, Object.keys(changed), ctx.unitPreference)
    await storeDraft(ctx, after, { before: await component.read(before, ctx), details: asked })
    return { status: 200 as const, body: await shown(component, after, ctx) }
  }
}

async function shown<Given extends object, Shown extends object>(
  { name, read }: RevisionComponent<Given, Shown>,
  revision: OwnRevision,
  ctx: Context,
): Promise<Shown & Versioned> {
  return { ...(await read(revision, ctx)), version: versionOf(revision.versions, name) }
}

/** Only of what was given: a fault elsewhere is told where it is mended. */
function refuseFaults(
  { pointers = {} }: Pick<RevisionComponent<object>, 'pointers'>,
  pricing: RevisionDraft,
  properties: readonly string[],
  units: UnitPreference,
): void {
  const errors: FieldErrors = {}
  for (const { pointer, message } of draftFaults(pricing, units)) {
    if (!properties.some((property) => pointer === `/${property}` || pointer.startsWith(`/${property}/`))) continue
    const renamed = Object.entries(pointers).find(([from]) => pointer.startsWith(from))
    const place = renamed ? renamed[1] + pointer.slice(renamed[0].length) : pointer
    errors[place] = [...(errors[place] ?? []), message]
  }
  refuseErrors(errors)
}
