import { marketplaceProfileContract } from '#generated/screens/marketplaceProfile.ts'
import { checkPermission } from '#src/access/can.ts'
import { paths } from '#src/paths.ts'
import { defineSettings } from '#src/resources/define-settings.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'

/** What a courier shows to those who look for one. */
export const marketplace = defineSettings({
  contract: marketplaceProfileContract,
  about: 'What those who look for a courier see of you, and where they find you.',
  mayChange: (session) => checkPermission(session, 'delivery-settings.update', 'change the marketplace profile'),
  Actions: () => <ButtonLink to={paths.marketplace()}>Preview</ButtonLink>,
})
