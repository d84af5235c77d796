import { cp, mkdir, mkdtemp, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { projectRoot } from '#scripts/project-root.ts'
import { trackedFiles } from './tracked-files.ts'

/** Something that a page of the docs says is written. */
export interface Step {
  /** `file`: a whole file; `lines`: lines of a file that is there already; `part`: several that stand together in one. */
  readonly kind: 'file' | 'lines' | 'part'
  readonly target: string
  readonly text: string
}

/** The fenced blocks that name a file: "```ts server/services/vehicles.ts", "```diff src/paths.ts", "```sql part of …". */
export function stepsOf(page: string): Step[] {
  return [...page.matchAll(/^```(\w+) (part of )?([\w./-]+)\n([\s\S]*?)^```$/gm)].map(
    ([, language, part, target = '', text = '']) => ({
      kind: part ? 'part' : language === 'diff' ? 'lines' : 'file',
      target,
      text,
    }),
  )
}

/** What the product is made of, with the pages and programs that its reference begins with; a copy needs no more. */
export const isCopied = (name: string) => !/^(docs(?!\/(?:api\/|examples\/|webhooks\.md))|tests|public)\//.test(name)

/** A folder with the repository in it, to be removed by the caller. */
export async function copyOfRepository(): Promise<string> {
  const copy = await mkdtemp(path.join(tmpdir(), 'waybill-copy-'))
  for (const name of trackedFiles().filter(isCopied)) {
    await mkdir(path.dirname(path.join(copy, name)), { recursive: true })
    await cp(path.join(projectRoot, name), path.join(copy, name))
  }
  await symlink(path.join(projectRoot, 'node_modules'), path.join(copy, 'node_modules'))
  return copy
}
