import type { RouteObject } from 'react-router-dom'
import { paths } from '#src/paths.ts'
import { screenRoute } from '#src/ui/load-screen.ts'

/** The list of users, and the page of one with the drawer that edits them. */
export const peopleRoutes: RouteObject[] = [
  screenRoute(paths.users.list(), async () => {
    const [{ resourceList }, { users }] = await Promise.all([
      import('#src/resources/ResourceList.tsx'),
      import('./users.tsx'),
    ])
    return resourceList(users)
  }),
  {
    ...screenRoute(paths.users.one(':id'), async () => (await import('./UserScreen.tsx')).UserScreen),
    children: [
      screenRoute(paths.users.edit(':id'), async () => {
        const [{ resourceEdit }, { users, useUserBelow }] = await Promise.all([
          import('#src/resources/ResourceForms.tsx'),
          import('./users.tsx'),
        ])
        return resourceEdit(users, useUserBelow)
      }),
    ],
  },
]
