import type { RouteObject } from 'react-router-dom'
import { loadScreen } from '#src/lib/load-screen.ts'
import type { ResourcePaths } from '#src/paths.ts'
import type { Resource, ResourceRow } from './define-resource.ts'

/**
 * The routes of a resource: its list, and over it the drawers that add, edit and show one row. What declares it and what
 * draws it are fetched side by side.
 */
export function resourceRoutes<Row extends ResourceRow, SortField extends string>(
  paths: ResourcePaths,
  load: () => Promise<Resource<Row, SortField>>,
): RouteObject {
  const forms = () => Promise.all([import('./ResourceForms.tsx'), load()])
  return {
    path: paths.list(),
    lazy: () =>
      loadScreen(async () => {
        const [{ resourceList }, resource] = await Promise.all([import('./ResourceList.tsx'), load()])
        return resourceList(resource)
      }),
    children: [
      {
        path: paths.new(),
        lazy: () => loadScreen(async () => forms().then(([{ resourceCreate }, resource]) => resourceCreate(resource))),
      },
      {
        path: paths.edit(':id'),
        lazy: () => loadScreen(async () => forms().then(([{ resourceEdit }, resource]) => resourceEdit(resource))),
      },
      {
        path: paths.one(':id'),
        lazy: () =>
          loadScreen(async () => {
            const [{ resourceDetail }, resource] = await Promise.all([import('./ResourceDetail.tsx'), load()])
            return resourceDetail(resource)
          }),
      },
    ],
  }
}
