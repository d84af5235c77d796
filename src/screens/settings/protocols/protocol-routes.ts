import type { RouteObject } from 'react-router-dom'
import { screenRoute } from '#src/ui/load-screen.ts'
import { paths } from '#src/paths.ts'

/** The list of protocols, and the page on which one is written. */
export const protocolRoutes: RouteObject[] = [
  screenRoute(paths.protocols.list(), async () => {
    const [{ resourceList }, { protocols }] = await Promise.all([
      import('#src/resources/ResourceList.tsx'),
      import('./protocols.tsx'),
    ])
    return resourceList(protocols)
  }),
  screenRoute(paths.protocols.new(), async () => (await import('./ProtocolScreen.tsx')).NewProtocolScreen),
  screenRoute(paths.protocols.one(':id'), async () => (await import('./ProtocolScreen.tsx')).ProtocolScreen),
]
