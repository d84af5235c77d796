import { can } from '#src/access/can.ts'
import { paths } from '#src/paths.ts'
import { useSession } from '#src/session/session.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'

/** Leads to the couriers that one may offer a partnership; nothing for somebody who may not. */
export function FindPartner({ isPrimary = false }: { readonly isPrimary?: boolean }) {
  if (!can.makePartners(useSession()).allowed) return null
  return (
    <ButtonLink to={paths.potentialPartners()} intent={isPrimary ? 'primary' : undefined}>
      Find a courier
    </ButtonLink>
  )
}
