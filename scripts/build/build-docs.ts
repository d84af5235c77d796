import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runTool } from '../generate/run.ts'

/** What the page asks its maker's own server for, and how it makes sure of that. */
const elsewhere = /https:\/\/cdn\.redocly\.com\/redoc\/[^"]+/g
const assurance = / integrity="[^"]+" crossorigin="anonymous"/g

/** The picture of the maker in a corner of the page, and one that shows nothing. */
const logo = /https:\/\/cdn\.redoc\.ly\/redoc\/logo-mini(?:-full)?\.svg/g
const nothing = 'data:image/svg+xml,%3Csvg/%3E'

/**
 * Draws the reference for programs of the published document, as a page that asks nobody but its own server for anything.
 *
 * @param root the project's folder
 * @param outFolder where `index.html` and `reference.js` go
 * @throws Error when the page that is drawn is not what is known here
 */
export async function buildDocs(root: string, outFolder: string): Promise<void> {
  await mkdir(outFolder, { recursive: true })
  const page = join(outFolder, 'index.html')
  const cli = join(root, 'node_modules/@redocly/cli')
  await runTool(join(cli, 'bin/cli.js'), [
    'build-docs',
    join(root, 'generated/public-openapi.json'),
    '--output',
    page,
    '--title',
    'Waybill for programs',
  ])
  const drawn = await readFile(page, 'utf8')
  if (drawn.search(elsewhere) < 0)
    throw new Error('The page of the reference does not ask for its script as it used to.')
  await writeFile(
    page,
    drawn.replaceAll(assurance, '').replaceAll(elsewhere, '/api/docs/reference.js').replaceAll(logo, nothing),
  )
  const script = await readFile(join(cli, 'lib/chunks/redoc.standalone.js'), 'utf8')
  await writeFile(join(outFolder, 'reference.js'), script.replaceAll(logo, nothing))
}
