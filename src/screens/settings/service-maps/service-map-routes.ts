import type { RouteObject } from 'react-router-dom'
import { screenRoute } from '#src/ui/load-screen.ts'
import { paths } from '#src/paths.ts'

const list = async () => (await import('./service-maps.tsx')).serviceMaps

/** The list of service maps with the drawer that adds one, and the page on which one is edited. */
export const serviceMapRoutes: RouteObject[] = [
  {
    ...screenRoute(paths.serviceMaps.list(), async () => {
      const [{ resourceList }, resource] = await Promise.all([import('#src/resources/ResourceList.tsx'), list()])
      return resourceList(resource)
    }),
    children: [
      screenRoute(paths.serviceMaps.new(), async () => {
        const [{ resourceCreate }, resource] = await Promise.all([import('#src/resources/ResourceForms.tsx'), list()])
        return resourceCreate(resource)
      }),
    ],
  },
  screenRoute(paths.serviceMaps.one(':id'), async () => (await import('./ServiceMapScreen.tsx')).ServiceMapScreen),
]
