/**
 * Stands in for Blueprint's loader of icons by name in the build (icons-by-component.ts). Our icons are components; with the
 * loader every page would carry the names of all icons and one string icon would download all of their shapes.
 */
export class Icons {
  static setLoaderOptions(): void {
    return undefined
  }
  static async load(): Promise<void> {
    return undefined
  }
  static async loadAll(): Promise<void> {
    return undefined
  }
  static getPaths(): undefined {
    return undefined
  }
}
