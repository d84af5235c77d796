import { paths } from '#src/paths.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'

/** Leads to the couriers that one may offer a partnership. */
export function FindPartner({ isPrimary = false }: { readonly isPrimary?: boolean }) {
  return (
    <ButtonLink to={paths.potentialPartners()} intent={isPrimary ? 'primary' : undefined}>
      Find a courier
    </ButtonLink>
  )
}
