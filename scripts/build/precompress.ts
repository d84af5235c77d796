import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const textFiles = '**/*.{js,css,html,svg,json,webmanifest,txt}'
/** Below this a header costs more than compression saves, in bytes. */
const worthwhileBytes = 1_000

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/**
 * Writes `<file>.br` and `<file>.gz` beside every text file of a folder, so that the server sends the smallest form
 * without compressing anything while a person waits.
 *
 * @returns how many files were compressed
 */
export async function precompress(folder: string): Promise<number> {
  const sizes = await Promise.all(globSync(textFiles, { cwd: folder }).map((path) => compress(join(folder, path))))
  return sizes.filter(Boolean).length
}

async function compress(file: string): Promise<boolean> {
  const content = await readFile(file)
  if (content.length < worthwhileBytes) return false
  const [br, gz] = await Promise.all([
    brotli(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    }),
    zip(content, { level: 9 }),
  ])
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)])
  return true
}
