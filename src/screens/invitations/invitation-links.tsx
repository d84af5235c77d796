import { Add } from '@blueprintjs/icons'
import type { PartnerKind } from '#domain/invitations/kinds.ts'
import { canRelate } from '#src/access/can-relate.ts'
import { type InvitationPaths, paths } from '#src/paths.ts'
import { useSession } from '#src/session/session.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'

export const invitationPathsOf: Readonly<Record<PartnerKind, InvitationPaths>> = {
  customer: paths.customerInvitations,
  supplier: paths.supplierInvitations,
}

interface OfKind {
  readonly kind: PartnerKind
}

/** Leads to the invitations of that kind, for those who may read them. */
export function InvitationsLink({ kind }: OfKind) {
  return (
    useSession().permissions.has('invitations.read') && (
      <ButtonLink to={invitationPathsOf[kind].list()}>Invitations</ButtonLink>
    )
  )
}

/** Leads to where one is invited, for those who may. */
export function InviteLink({ kind, isPrimary = false }: OfKind & { readonly isPrimary?: boolean }) {
  if (!canRelate.invite(useSession(), kind).allowed) return null
  return (
    <ButtonLink to={invitationPathsOf[kind].new()} intent={isPrimary ? 'primary' : undefined} icon={<Add />}>
      Invite a {kind}
    </ButtonLink>
  )
}
