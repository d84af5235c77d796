import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router-dom'
import { screenRoute } from '#src/ui/load-screen.ts'
import { paths } from '#src/paths.ts'
import type { Resource, ResourceRow } from '#src/resources/define-resource.ts'

/** The drawers over a service that add or edit what one of its lists is made of. */
function listDrawers<Row extends ResourceRow, SortField extends string>(
  list: Parameters<typeof paths.serviceList>[1],
  load: () => Promise<Resource<Row, SortField>>,
): RouteObject[] {
  const drawers = paths.serviceList(':serviceId', list)
  const screen = (path: string, act: 'resourceCreate' | 'resourceEdit') =>
    screenRoute(path, async (): Promise<ComponentType> => {
      const [forms, { useOverService }, resource] = await Promise.all([
        import('#src/resources/ResourceForms.tsx'),
        import('./use-over-service.ts'),
        load(),
      ])
      return forms[act](resource, () => useOverService(list))
    })
  return [screen(drawers.new(), 'resourceCreate'), screen(drawers.edit(':id'), 'resourceEdit')]
}

const actions = paths.protocolActions(':serviceId', ':protocolId')
const actionDrawers = () => import('../protocols/ActionDrawers.tsx')

/** The services, and the pages and drawers of one. */
export const serviceRoutes: RouteObject[] = [
  {
    ...screenRoute(paths.services(), async () => (await import('./ServiceListScreen.tsx')).ServiceListScreen),
    children: [screenRoute(paths.newService(), async () => (await import('./NewServiceDialog.tsx')).NewServiceDialog)],
  },
  {
    ...screenRoute(paths.service(':serviceId'), async () => (await import('./ServiceScreen.tsx')).ServiceScreen),
    children: [
      ...listDrawers('parcel-types', async () => (await import('../parcel-types.tsx')).parcelTypes),
      ...listDrawers('service-speeds', async () => (await import('../service-speeds.tsx')).serviceSpeeds),
      ...listDrawers('tags', async () => (await import('../tags.tsx')).tags),
      screenRoute(actions.new(), async () => (await actionDrawers()).NewActionDrawer),
      screenRoute(actions.one(':actionId'), async () => (await actionDrawers()).ActionDrawer),
      screenRoute(actions.edit(':actionId'), async () => (await actionDrawers()).ActionEditDrawer),
    ],
  },
  screenRoute(
    paths.serviceRevision(':serviceId', ':revisionId'),
    async () => (await import('./RevisionScreen.tsx')).RevisionScreen,
  ),
  screenRoute(
    paths.tryOut(':serviceId', ':revisionId'),
    async () => (await import('./try-out/TryOutScreen.tsx')).TryOutScreen,
  ),
]
