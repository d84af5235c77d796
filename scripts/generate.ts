import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { generateInto } from './generate/pipeline.ts'

/*
 * npm run generate               regenerate `generated/` from the contract
 * npm run generate -- --check    fail, naming the files, when `generated/` is stale
 */
const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } })
const root = path.resolve(import.meta.dirname, '..')
const target = path.join(root, 'generated')
// Beside the target, at the same depth: the generated relative imports of the transport are then the same.
const fresh = path.join(root, `.generated-${process.pid}`)
const actsPage = path.join(root, 'docs/acts.md')
const started = performance.now()

try {
  const page = await generateInto(path.join(root, 'openapi'), fresh)
  // Made from the database and from packages, not from the contract: see generate-database.ts and generate-geography.ts.
  for (const name of ['database.ts', 'schema.sql']) await cp(path.join(target, name), path.join(fresh, name))
  await cp(path.join(target, 'geography'), path.join(fresh, 'geography'), { recursive: true })
  const stale = await differences(target, fresh)
  const isPageStale = (await readFile(actsPage, 'utf8').catch(() => '')) !== page
  if (values.check) {
    const names = [...stale, ...(isPageStale ? [path.relative(root, actsPage)] : [])]
    if (names.length > 0) {
      console.error(`generated/ does not match openapi/. Run \`npm run generate\` and commit:\n  ${names.join('\n  ')}`)
      process.exitCode = 1
    } else console.log('generated/ matches openapi/')
  } else {
    if (stale.length > 0) {
      await rm(target, { recursive: true, force: true })
      await rename(fresh, target)
    }
    if (isPageStale) {
      await mkdir(path.dirname(actsPage), { recursive: true })
      await writeFile(actsPage, page)
    }
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    console.log(`${stale.length === 0 ? 'Nothing changed' : `${stale.length} files changed`} in ${seconds} s`)
  }
} finally {
  await rm(fresh, { recursive: true, force: true })
}

/** Paths, relative to either folder, of the files that are not the same in both. */
async function differences(left: string, right: string): Promise<string[]> {
  const names = new Set([...(await filesBelow(left)), ...(await filesBelow(right))])
  const read = (folder: string, name: string) => readFile(path.join(folder, name), 'utf8').catch(() => undefined)
  const different: string[] = []
  for (const name of [...names].toSorted())
    if ((await read(left, name)) !== (await read(right, name))) different.push(name)
  return different
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
}
