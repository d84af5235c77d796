import { basename, dirname, join, relative } from 'node:path'
import { rolldown, type Plugin } from 'rolldown'

/**
 * Bundles the server into one file, and one for each thread of it: a bundle starts in a third of the time that several hundred modules take.
 * Packages stay outside, in node_modules.
 *
 * @param root the project's folder
 * @param outFolder where `main.js` goes; two levels below the root, like `dist/server`
 * @param programs the files that are run, from the root; each becomes a bundle named after the file
 * @returns what the bundles import from outside, such as `node:fs` or `ajv/dist/2020.js`
 */
export async function buildServer(
  root: string,
  outFolder: string,
  programs: readonly string[] = ['server/main.ts'],
): Promise<string[]> {
  const bundle = await rolldown({
    input: programs.map((program) => join(root, program)),
    cwd: root,
    platform: 'node',
    external: (id) => /^[^./#\0]/.test(id) && !id.startsWith(root),
    plugins: [keepModulePlaces(root)],
    logLevel: 'warn',
  })
  const { output } = await bundle.write({
    dir: outFolder,
    format: 'esm',
    sourcemap: true,
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
  })
  await bundle.close()
  const own = new Set(output.map(({ fileName }) => fileName))
  const imported = output.flatMap((file) => (file.type === 'chunk' ? [...file.imports, ...file.dynamicImports] : []))
  return [...new Set(imported)].filter((name) => !own.has(name))
}

/** A source that is named to be run in a thread of its own, or what a module knows of its own place. */
const places = /new URL\('(\.\/[\w-]+\.ts)', import\.meta\.url\)|\bimport\.meta\.(dirname|filename|url|main)\b/g

/**
 * Makes `import.meta.dirname`, `.filename` and `.url` in a bundled module mean what they mean in its source: the
 * server finds its migrations, fonts and contract beside the code, whether it runs bundled or not. A source that is run
 * in a thread of its own becomes a bundle of its own beside this one.
 */
function keepModulePlaces(root: string): Plugin {
  return {
    name: 'keep-module-places',
    transform(code, id) {
      if (!id.startsWith(root) || !code.includes('import.meta.')) return null
      const isEntry = this.getModuleInfo(id)?.isEntry ?? false
      const placed = code.replace(places, (found, source?: string, property?: string) => {
        if (source !== undefined) {
          const fileName = `${basename(source, '.ts')}.js`
          this.emitFile({ type: 'chunk', id: join(dirname(id), source), fileName })
          return `new URL('./${fileName}', import.meta.url)`
        }
        if (property === undefined || property === 'main') return isEntry ? found : 'false'
        return placeOf(relative(root, property === 'dirname' ? dirname(id) : id), property)
      })
      // No line moves, so the source map stays true to the line.
      return { code: placed, map: null }
    },
  }
}

/** An expression that names a source file from a bundle in `dist/server`, as a file URL or as a path. */
function placeOf(path: string, property: string): string {
  const url = `new URL(${JSON.stringify(`../../${path}`)}, import.meta.url)`
  return property === 'url' ? `${url}.href` : `decodeURIComponent(${url}.pathname)`
}
