import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router-dom'
import { screenRoute } from '#src/ui/load-screen.ts'
import type { ResourcePaths } from '#src/paths.ts'
import type { Resource, ResourceRow } from './define-resource.ts'
import type { AnySettings } from './define-settings.ts'

/**
 * The routes of a resource: its list, and over it the drawers that add, edit and show one row. What declares it and what
 * draws it are fetched side by side. A record has no form.
 * @param more drawers of its own
 */
export function resourceRoutes<Row extends ResourceRow, SortField extends string>(
  paths: ResourcePaths,
  load: () => Promise<Resource<Row, SortField>>,
  { isRecord = false, more = [] }: { readonly isRecord?: boolean; readonly more?: readonly RouteObject[] } = {},
): RouteObject {
  type Draw = (resource: Resource<Row, SortField>) => ComponentType | Promise<ComponentType>
  const screen = (path: string, loadDraw: () => Promise<Draw>) =>
    screenRoute(path, async () => {
      const [draw, resource] = await Promise.all([loadDraw(), load()])
      return draw(resource)
    })
  const forms = () => import('./ResourceForms.tsx')
  return {
    ...screen(paths.list(), async () => (await import('./ResourceList.tsx')).resourceList),
    children: [
      ...(isRecord
        ? []
        : [
            screen(paths.new(), async () => (await forms()).resourceCreate),
            screen(paths.edit(':id'), async () => (await forms()).resourceEdit),
          ]),
      screen(paths.one(':id'), async () => (await import('./ResourceDetail.tsx')).resourceDetail),
      ...more,
    ],
  }
}

/** The page of settings at its address; what declares it and what draws it are fetched side by side. */
export function settingsRoute(path: string, load: () => Promise<AnySettings>): RouteObject {
  return screenRoute(path, async () => {
    const [{ settingsScreen }, settings] = await Promise.all([import('./SettingsPage.tsx'), load()])
    return settingsScreen(settings)
  })
}
