/** The answer of a server to one read. */
export interface RecordedRead {
  status: number
  /** The body of a 200 in JSON; missing for everything else. */
  body?: unknown
}

/** The reads of one person, by their addresses below `/api`. */
export type RecordedReads = Record<string, RecordedRead>

/** The answers of a release to the people of its backup. */
export interface Recording {
  /** Unix seconds: the clock has to stand there when the answers are compared. */
  recordedAt: number
  /** By e-mail. */
  people: Record<string, { tenantId: number; reads: RecordedReads }>
}

/** Sends a GET as the person whose reads are recorded. @param address below `/api`, with its query */
export type Read = (address: string) => Promise<RecordedRead>

/** As much of an OpenAPI document as the reads need. */
export interface ReadableContract {
  paths: Record<string, { get?: ReadOperation }>
  components?: { schemas?: Record<string, SchemaPart> }
}

interface ReadOperation {
  parameters?: {
    name: string
    in: string
    required?: boolean
    example?: unknown
    schema?: SchemaPart
    content?: { 'application/json'?: { schema?: SchemaPart } }
  }[]
  responses: Record<string, { content?: Record<string, unknown> }>
}

interface SchemaPart {
  $ref?: string
  example?: unknown
  enum?: unknown[]
}

/** The most things of one list that are read each by itself. */
const mostOfList = 8
/** The most reads of one person. */
const mostReads = 800

/**
 * Reads whatever a person can reach by GET: each list, and the first things of each list by their ids. The order depends on the contract
 * and the rows alone. A server that is started later on the same rows can be asked the same addresses again.
 * @param own ids that no list names, by the name of their path parameter
 */
export async function readEverything(
  contract: ReadableContract,
  read: Read,
  own: Readonly<Record<string, number>>,
): Promise<RecordedReads> {
  const reads: RecordedReads = {}
  const known = new Map<string, (number | string)[]>(Object.entries(own).map(([name, id]) => [name, [id]]))

  async function readOnce(address: string): Promise<RecordedRead | null> {
    const before = reads[address]
    if (before) return before
    if (Object.keys(reads).length >= mostReads) return null
    const answer = await read(address)
    reads[address] = answer
    learnIds(answer.body)
    return answer
  }

  function learn(name: string, ids: readonly (number | string)[]): void {
    known.set(name, [...new Set([...(known.get(name) ?? []), ...ids])].slice(0, mostOfList))
  }

  /** Ids stand in bodies under the names that path parameters have as well, such as `serviceRevisionId`. */
  function learnIds(body: unknown): void {
    if (typeof body !== 'object' || body === null) return
    for (const [name, value] of Object.entries(body)) {
      if (typeof value === 'number' && name.endsWith('Id')) learn(name, [value])
      else learnIds(value)
    }
  }

  /** The ids that a list of this address names, or those that are known of the parameter. */
  async function idsFor(parameter: string, prefix: string, template: string): Promise<(number | string)[]> {
    const ofOwn = own[parameter]
    if (ofOwn !== undefined) return [ofOwn]
    if (contract.paths[template]?.get && isJson(contract.paths[template].get)) {
      const found = idsIn((await readOnce(`${prefix}${queryOf(contract, contract.paths[template].get)}`))?.body)
      if (found.length > 0) return found.slice(0, mostOfList)
    }
    return known.get(nounOf(template)) ?? known.get(parameter) ?? []
  }

  /** The addresses of a path: each parameter is replaced by each of its ids, from left to right. */
  async function addressesOf(path: string): Promise<string[]> {
    let addresses = ['']
    let template = ''
    for (const segment of path.split('/').slice(1)) {
      const parameter = /^\{(?<name>\w+)\}$/.exec(segment)?.groups?.['name']
      if (parameter === undefined) {
        addresses = addresses.map((address) => `${address}/${segment}`)
      } else {
        const longer: string[] = []
        for (const address of addresses) {
          for (const id of await idsFor(parameter, address, template)) longer.push(`${address}/${id}`)
        }
        addresses = longer.slice(0, mostOfList)
      }
      template += `/${segment}`
    }
    return addresses
  }

  const depth = (path: string) => path.split('{').length
  const paths = Object.keys(contract.paths).toSorted((a, b) => depth(a) - depth(b) || (a < b ? -1 : 1))
  // One list tells the ids that others need, wherever it stands in the contract: the walk is repeated until it finds nothing new.
  for (let before = -1; before < Object.keys(reads).length;) {
    before = Object.keys(reads).length
    for (const path of paths) {
      const operation = contract.paths[path]?.get
      if (!operation || !isJson(operation)) continue
      const query = queryOf(contract, operation)
      for (const address of await addressesOf(path)) {
        learn(nounOf(path), idsIn((await readOnce(`${address}${query}`))?.body))
      }
    }
  }
  return reads
}

/** `delivery-orders`, of `/tenants/{tenantId}/paginated-delivery-orders` as of `/delivery-orders`. */
function nounOf(template: string): string {
  return (template.split('/').at(-1) ?? '').replace(/^paginated-|-meta$/, '')
}

function isJson({ responses }: ReadOperation): boolean {
  return responses['200']?.content?.['application/json'] !== undefined
}

/** The query that an operation cannot do without, from the contract's own examples. */
function queryOf(contract: ReadableContract, { parameters = [] }: ReadOperation): string {
  const query = new URLSearchParams()
  for (const { name, in: place, required, example, schema, content } of parameters) {
    if (place !== 'query' || !required) continue
    const part = schema ?? content?.['application/json']?.schema ?? {}
    const resolved = part.$ref ? (contract.components?.schemas?.[part.$ref.split('/').at(-1) ?? ''] ?? {}) : part
    const value = example ?? part.example ?? resolved.example ?? resolved.enum?.[0]
    if (value !== undefined) query.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value))
  }
  const text = query.toString()
  return text === '' ? '' : `?${text}`
}

/** The ids of a list: `{data: [{id}]}`, `[{id}]`, or an object that holds one such list. */
function idsIn(body: unknown): (number | string)[] {
  const list = Array.isArray(body)
    ? body
    : Object.values(typeof body === 'object' && body !== null ? body : {}).find((value) => Array.isArray(value))
  if (!Array.isArray(list)) return []
  return list.flatMap((item: unknown) => {
    if (typeof item !== 'object' || item === null || !('id' in item)) return []
    return typeof item.id === 'number' || typeof item.id === 'string' ? [item.id] : []
  })
}
