import { posix } from 'node:path'

const link = /!?\[[^\]]*\]\(([^)\s]+)(?: "[^"]*")?\)/g
const elsewhere = /^[a-z]+:/

/**
 * The links of a Markdown file that lead nowhere within the repository. Addresses with a scheme are not followed.
 *
 * @param path of the file, from the root
 * @param read the text of a file of the repository, `''` for a folder or a binary, or undefined when there is none
 */
export function deadLinks(path: string, text: string, read: (path: string) => string | undefined): string[] {
  const targets = [...text.replace(/```[\s\S]*?```/g, '').matchAll(link)].map((match) => match[1] ?? '')
  return targets.filter((target) => {
    if (elsewhere.test(target)) return false
    const [file, heading] = target.split('#')
    const linked = file ? read(posix.normalize(posix.join(posix.dirname(path), file))) : text
    if (linked === undefined) return true
    return heading !== undefined && !headingsOf(linked).includes(heading)
  })
}

const inlineCode = /`([^`\n]+)`/g
const ownFolders = ['.ci', 'docs', 'domain', 'generated', 'mocks', 'openapi', 'scripts', 'server', 'src', 'tests']

/**
 * The paths that a Markdown file names as code, `server/audit.ts`, and that are not there. Only what begins with a folder of
 * the repository counts, without a wildcard or a placeholder.
 *
 * @param exists whether the repository has this file or folder
 */
export function deadPaths(text: string, exists: (path: string) => boolean): string[] {
  const code = [...text.replace(/```[\s\S]*?```/g, '').matchAll(inlineCode)].map((match) => match[1] ?? '')
  const paths = code.filter((name) => /^[\w./-]+$/.test(name) && ownFolders.some((own) => name.startsWith(`${own}/`)))
  const hidden = code.filter((name) => /^\.[\w-]+\.[cm]?js(on)?$/.test(name))
  return [...paths, ...hidden].filter((path) => !/NNNN/.test(path) && !exists(path))
}

/** The anchors of a Markdown text's headings, as they are made on the usual hosts. */
function headingsOf(text: string): string[] {
  return [...text.matchAll(/^#+ +(.+)$/gm)].map((match) =>
    (match[1] ?? '')
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .trim()
      .replaceAll(' ', '-'),
  )
}
