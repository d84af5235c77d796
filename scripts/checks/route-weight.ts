/** One entry of Vite's `.vite/manifest.json`. */
export interface ManifestEntry {
  file: string
  imports?: string[]
  css?: string[]
}

/**
 * The files that a browser fetches before it can show a set of modules: each one's own, and all that those import
 * without `import()`.
 *
 * @param manifest Vite's manifest, by module
 * @param modules keys of the manifest
 * @returns paths from the folder of the built app, each once
 */
export function filesOf(manifest: Record<string, ManifestEntry>, modules: string[]): string[] {
  const reached = new Set<string>()
  const files = new Set<string>()
  const visit = (module: string): void => {
    const entry = manifest[module]
    if (entry === undefined || reached.has(module)) return
    reached.add(module)
    for (const file of [entry.file, ...(entry.css ?? [])]) files.add(file)
    for (const next of entry.imports ?? []) visit(next)
  }
  for (const module of modules) visit(module)
  return [...files]
}
