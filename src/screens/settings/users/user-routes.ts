import type { RouteObject } from 'react-router-dom'
import { paths } from '#src/paths.ts'
import { screenRoute } from '#src/ui/load-screen.ts'

/** The ways by which a colleague comes in, and what became of invitations. */
export const userRoutes: RouteObject[] = [
  screenRoute(paths.invitations.new(), async () => (await import('./NewUserScreen.tsx')).NewUserScreen),
  {
    ...screenRoute(paths.invitations.list(), async () => {
      const [{ resourceList }, { invitations }] = await Promise.all([
        import('#src/resources/ResourceList.tsx'),
        import('../../invitations/invitations.tsx'),
      ])
      return resourceList(invitations.user)
    }),
    children: [
      screenRoute(paths.invitations.one(':id'), async () => {
        const [{ resourceDetail }, { invitations }] = await Promise.all([
          import('#src/resources/ResourceDetail.tsx'),
          import('../../invitations/invitations.tsx'),
        ])
        return resourceDetail(invitations.user)
      }),
    ],
  },
]
