import type { RouteObject } from 'react-router-dom'
import type { PartnerKind } from '#domain/invitations/kinds.ts'
import { type InvitationPaths, paths } from '#src/paths.ts'
import { screenRoute } from '#src/ui/load-screen.ts'

/** Invitations of customers or suppliers: the list, and over it the drawers that invite, show one and pass its link on. */
function routesOf(kind: PartnerKind, { list, new: invite, one, share }: InvitationPaths): RouteObject {
  const declared = async () => (await import('./invitations.tsx')).invitations[kind]
  return {
    ...screenRoute(list(), async () => {
      const [{ resourceList }, resource] = await Promise.all([import('#src/resources/ResourceList.tsx'), declared()])
      return resourceList(resource)
    }),
    children: [
      screenRoute(invite(), async () => {
        const [{ resourceCreate }, resource] = await Promise.all([
          import('#src/resources/ResourceForms.tsx'),
          declared(),
        ])
        return resourceCreate(resource, () => ({ under: list(), next: () => null, start: { kind } }))
      }),
      screenRoute(share(':id'), async () => {
        const [{ shareInvitation }, resource] = await Promise.all([import('./ShareInvitation.tsx'), declared()])
        return shareInvitation(resource)
      }),
      screenRoute(one(':id'), async () => {
        const [{ resourceDetail }, resource] = await Promise.all([
          import('#src/resources/ResourceDetail.tsx'),
          declared(),
        ])
        return resourceDetail(resource)
      }),
    ],
  }
}

export const invitationRoutes: RouteObject[] = [
  routesOf('customer', paths.customerInvitations),
  routesOf('supplier', paths.supplierInvitations),
]
