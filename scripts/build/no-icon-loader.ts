/**
 * Stands in for Blueprint's loader of icons by name in the build (icons-by-component.ts). Our icons are components; with
 * the loader every page would carry the names of all icons, and one string icon would download all of their shapes.
 */
export const Icons = {
  setLoaderOptions: () => undefined,
  load: async () => undefined,
  loadAll: async () => undefined,
  getPaths: () => undefined,
}
