import { supplierSettingsContract } from '#generated/screens/supplierSettings.ts'
import { checkPermission } from '#src/access/can.ts'
import { defineSettings } from '#src/resources/define-settings.ts'
import { InvitationsLink, InviteLink } from '#src/screens/invitations/invitation-links.tsx'

/** What suppliers may do for the organization. */
export const suppliers = defineSettings({
  contract: supplierSettingsContract,
  about:
    'What your suppliers may do for you. A supplier keeps sight of the orders that it placed, whatever you set here.',
  // The menu has an entry for suppliers once there is one.
  Actions: () => (
    <>
      <InvitationsLink kind="supplier" />
      <InviteLink kind="supplier" />
    </>
  ),
  mayChange: (session) => checkPermission(session, 'delivery-settings.update', 'change what suppliers may do'),
})
