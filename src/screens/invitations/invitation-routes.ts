import type { RouteObject } from 'react-router-dom'
import type { PartnerKind } from '#domain/invitations/kinds.ts'
import { type InvitationPaths, paths } from '#src/paths.ts'
import { resourceRoutes } from '#src/resources/resource-routes.ts'
import { screenRoute } from '#src/ui/load-screen.ts'

/** Invitations of customers or suppliers: the list, and over it the drawers that invite, show one and pass its link on. */
function routesOf(kind: PartnerKind, own: InvitationPaths): RouteObject {
  const declared = async () => (await import('./invitations.tsx')).invitations[kind]
  return resourceRoutes(own, declared, {
    isRecord: true,
    more: [
      screenRoute(own.new(), async () => {
        const [{ resourceCreate }, resource] = await Promise.all([
          import('#src/resources/ResourceForms.tsx'),
          declared(),
        ])
        return resourceCreate(resource, () => ({ under: own.list(), next: () => null, start: { kind } }))
      }),
      screenRoute(own.share(':id'), async () => {
        const [{ shareInvitation }, resource] = await Promise.all([import('./ShareInvitation.tsx'), declared()])
        return shareInvitation(resource)
      }),
    ],
  })
}

export const invitationRoutes: RouteObject[] = [
  routesOf('customer', paths.customerInvitations),
  routesOf('supplier', paths.supplierInvitations),
]
