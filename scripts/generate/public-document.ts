import { eachOperation, resolveReference, type Contract, type Operation } from './contract.ts'
import { publicWebhooks } from './public-webhooks.ts'

/** What stands before the operations. */
export interface Guide {
  /** Pages for developers, Markdown, in their order. */
  readonly pages: readonly string[]
  /** Programs that the pages link to, by file name: readers of the reference have no repository. */
  readonly programs: Readonly<Record<string, string>>
}

/** What highlights a program, by the end of its file's name. */
const languages: Readonly<Record<string, string>> = { mjs: 'js', py: 'python', sh: 'sh' }

function guideOf({ pages, programs }: Guide): string {
  const listings = Object.entries(programs).map(
    ([name, text]) => `## ${name}\n\n\`\`\`${languages[name.split('.').at(-1) ?? '']}\n${text.trimEnd()}\n\`\`\``,
  )
  return [...pages.map(withoutLinksHere), ...listings].join('\n\n')
}

/** Without the links that lead into this repository. */
function withoutLinksHere(page: string): string {
  return page.trimEnd().replaceAll(/\[([^\]]+)\]\((?!https?:)[^)]*\)/g, '$1')
}

/** Written for ourselves: the binder, the forms and the mocks read it. */
const ourOwn = /^x-/

/**
 * The part of the contract that API tokens may call, as a document that stands by itself: with the schemas that it needs, how one
 * calls with a token, and what webhooks say.
 * @param guide what comes first
 * @throws Error when no operation is marked
 */
export function publicDocument(contract: Contract, guide: Guide): object {
  const { openapi, info, components } = contract as Contract & {
    openapi: string
    info: { version: string; license: object }
  }
  const paths: Record<string, Record<string, unknown>> = {}
  for (const { path, method, operation } of eachOperation(contract))
    if (operation['x-tokens'] !== undefined) (paths[path] ??= {})[method] = publicOperation(operation)
  if (Object.keys(paths).length === 0) throw new Error('No operation has x-tokens')
  const webhooks = publicWebhooks(contract)
  const parts = { ...components, responses: { ...components.responses, ...withCallsLeft(contract) } }
  const whole: Contract = { ...contract, components: parts }
  return withoutOurOwn({
    openapi,
    info: { title: 'Waybill for programs', version: info.version, description: guideOf(guide), license: info.license },
    servers: [{ url: '/api', description: 'The server that answers this page.' }],
    security: [{ token: [] }],
    tags: contract['x-chapters'],
    paths,
    webhooks,
    components: {
      ...neededParts({ paths, webhooks }, whole),
      securitySchemes: {
        token: {
          type: 'http',
          scheme: 'bearer',
          description: 'A token of your organization: `Authorization: Bearer wbt_…`.',
        },
      },
    },
  })
}

/** An answer that has not changed is one for browsers that poll. */
function publicOperation(operation: Operation): Operation {
  const { '304': _unchanged, ...responses } = operation.responses
  return { ...operation, tags: [String(operation['x-tokens'])], description: describedScopes(operation), responses }
}

function describedScopes({ description, 'x-access': access }: Operation): string {
  const { permission, also } = access as { permission: string | string[]; also?: string }
  const anyOf = [permission].flat().filter((id) => id !== 'delivery-orders.drive')
  const needed = `Scope: ${anyOf.map((id) => `\`${id}\``).join(' or ')}${also === undefined ? '' : ` and \`${also}\``}.`
  return [description, needed].filter(Boolean).join('\n\n')
}

/** What a token is told of its calls stands on the refusal of one too many; it comes with every answer. */
function withCallsLeft({ components }: Contract) {
  const { TooManyRequests } = components.responses ?? {}
  const header = (description: string, example: string) => ({ description, schema: { type: 'string', example } })
  return {
    TooManyRequests: {
      ...TooManyRequests,
      headers: {
        ...(TooManyRequests as { headers?: object }).headers,
        'RateLimit-Policy': header('How many calls in how many seconds; with every answer.', '"token";q=120;w=60'),
        RateLimit: header(
          'How many are left, and in how many seconds it begins anew; with every answer.',
          '"token";r=0;t=42',
        ),
      },
    },
  }
}

/** What is referred to, by the kinds of components. */
function neededParts(paths: object, whole: Contract): Record<string, Record<string, unknown>> {
  const needed: Record<string, Record<string, unknown>> = {}
  const open = referencesIn(paths)
  for (let reference = open.pop(); reference !== undefined; reference = open.pop()) {
    const [, , kind = '', name = ''] = reference.split('/')
    const parts = (needed[kind] ??= {})
    if (name in parts) continue
    parts[name] = resolveReference<unknown>(whole, reference)
    open.push(...referencesIn(parts[name]))
  }
  return Object.fromEntries(
    Object.entries(needed).map(([kind, parts]) => [
      kind,
      Object.fromEntries(Object.entries(parts).toSorted(([one], [other]) => one.localeCompare(other))),
    ]),
  )
}

function referencesIn(node: unknown): string[] {
  if (!node || typeof node !== 'object') return []
  return Object.entries(node).flatMap(([key, child]) =>
    key === '$ref' && typeof child === 'string' ? [child] : referencesIn(child),
  )
}

function withoutOurOwn<Node>(node: Node): Node {
  if (Array.isArray(node)) return node.map(withoutOurOwn) as Node
  if (!node || typeof node !== 'object') return node
  const kept = Object.entries(node).filter(([key]) => !ourOwn.test(key))
  return Object.fromEntries(kept.map(([key, child]) => [key, withoutOurOwn(child)])) as Node
}
