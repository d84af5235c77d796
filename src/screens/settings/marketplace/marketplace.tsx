import { marketplaceProfileContract } from '#generated/screens/marketplaceProfile.ts'
import { whyNoProfile } from '#domain/relationships/marketplace.ts'
import { allOf, approval, denial } from '#src/access/verdict.ts'
import { checkPermission } from '#src/access/can.ts'
import { paths } from '#src/paths.ts'
import { defineSettings } from '#src/resources/define-settings.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'

/** What a courier shows to those who look for one. */
export const marketplace = defineSettings({
  contract: marketplaceProfileContract,
  about: 'What those who look for a courier see of you, and where they find you.',
  mayChange: (session) => {
    const why = whyNoProfile(session.features)
    const mayChange = checkPermission(session, 'delivery-settings.update', 'change the marketplace profile')
    return allOf(mayChange, why === null ? approval : denial(why))
  },
  Actions: () => <ButtonLink to={paths.marketplace()}>Preview</ButtonLink>,
})
