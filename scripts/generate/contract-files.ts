import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { parse } from 'yaml'
import type { Contract, PathItem } from './contract.ts'

type Node = Record<string, unknown>

/** One file of `openapi/`, its path relative to that folder and written with slashes. */
interface ContractFile {
  name: string
  content: Node
}

/** What the contract's files say, before anything is derived from it. */
export interface WrittenContract {
  contract: Contract
  /** Folder below `schemas/` of each schema. */
  areaOf: ReadonlyMap<string, string>
}

/**
 * Puts the files of `openapi/` together: `openapi.yaml`, each `components/<kind>.yaml`, each `schemas/<area>/<Name>.yaml`
 * and the paths of `paths/<tag>.yaml` and `paths/<tag>/…`. The tag of an operation is where its file stands.
 * @throws Error that names the file, when it refers to one that is not there, repeats another or stands in a folder
 *   that no tag is named after.
 */
export async function readContractFiles(folder: string): Promise<WrittenContract> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.yaml')).toSorted()
  const files = await Promise.all(
    names.map(async (name): Promise<ContractFile> => {
      const text = await readFile(path.join(folder, name), 'utf8')
      return { name: name.replaceAll(path.sep, '/'), content: readYaml(name, text) }
    }),
  )
  const contentOf = new Map<string, unknown>(files.map(({ name, content }) => [name, content]))
  for (const { name, content } of files) rewriteReferences(content, name, contentOf)
  const contract = contentOf.get('openapi.yaml') as Contract | undefined
  if (!contract) throw new Error(`${folder} holds no openapi.yaml`)

  for (const { name, content } of files.filter((file) => file.name.startsWith('components/')))
    Object.assign(contract.components, { [path.posix.basename(name, '.yaml')]: content })

  const areaOf = new Map<string, string>()
  const schemaFiles = new Map<string, string>()
  contract.components.schemas = {}
  for (const { name, content } of files.filter((file) => file.name.startsWith('schemas/'))) {
    const schema = path.posix.basename(name, '.yaml')
    const other = schemaFiles.get(schema)
    if (other) throw new Error(`${name} and ${other} have the same name`)
    schemaFiles.set(schema, name)
    areaOf.set(schema, path.posix.basename(path.posix.dirname(name)))
    contract.components.schemas[schema] = content
  }
  addPaths(contract, files)
  return { contract, areaOf }
}

const parsed = new Map<string, Node>()

/** A text is parsed once, which takes most of the time of putting the contract together: tests do so dozens of times. */
function readYaml(name: string, text: string): Node {
  try {
    const content = parsed.get(text) ?? (parse(text) as Node)
    parsed.set(text, content)
    return structuredClone(content)
  } catch (error) {
    throw new Error(`openapi/${name}: ${(error as Error).message}`, { cause: error })
  }
}

/** Makes each `$ref` to a file one within the document: `../common/Id.yaml` is `#/components/schemas/Id`. */
function rewriteReferences(node: unknown, from: string, contentOf: ReadonlyMap<string, unknown>): void {
  if (Array.isArray(node)) for (const child of node) rewriteReferences(child, from, contentOf)
  if (!node || typeof node !== 'object') return
  for (const [key, child] of Object.entries(node)) {
    if (key === '$ref' && typeof child === 'string') (node as Node).$ref = inDocument(child, from, contentOf)
    else rewriteReferences(child, from, contentOf)
  }
}

function inDocument(reference: string, from: string, contentOf: ReadonlyMap<string, unknown>): string {
  if (reference.startsWith('#/')) return reference
  const [relative = '', pointer] = reference.split('#/')
  const name = path.posix.join(path.posix.dirname(from), relative)
  const target = contentOf.get(name) as Node | undefined
  if (!target) throw new Error(`openapi/${from} refers to openapi/${name}, which is not there`)
  const stem = path.posix.basename(name, '.yaml')
  if (name.startsWith('schemas/') && pointer === undefined) return `#/components/schemas/${stem}`
  if (name.startsWith('components/') && pointer !== undefined) {
    if (!(pointer in target))
      throw new Error(`openapi/${from} refers to ${pointer}, which openapi/${name} does not have`)
    return `#/components/${stem}/${pointer}`
  }
  throw new Error(`openapi/${from} refers to ${reference}, which is neither a schema nor a component`)
}

/** A path may stand in files of several tags, each of its operations in one. */
function addPaths(contract: Contract, files: readonly ContractFile[]): void {
  const tags = (contract.tags ?? []).map((tag) => tag.name)
  const written = files
    .filter(({ name }) => name.startsWith('paths/'))
    .map(({ name, content }) => ({ name, content, tag: name.split('/')[1]!.replace('.yaml', '') }))
  const fileOf = new Map<string, string>()
  contract.paths = {}
  for (const { name, content, tag } of written.toSorted((a, b) => tags.indexOf(a.tag) - tags.indexOf(b.tag))) {
    if (!tags.includes(tag)) throw new Error(`openapi/${name}: openapi.yaml has no tag ${tag}`)
    for (const [route, item] of Object.entries(content as Record<string, PathItem>)) {
      const whole = (contract.paths[route] ??= {})
      for (const [key, value] of Object.entries(item)) {
        const place = `${key} ${route}`
        if (fileOf.has(place)) throw new Error(`openapi/${name} and openapi/${fileOf.get(place)} both have ${place}`)
        fileOf.set(place, name)
        const isOperation = value && typeof value === 'object' && 'operationId' in value
        Object.assign(whole, { [key]: isOperation ? { tags: [tag], ...value } : value })
      }
    }
  }
}
