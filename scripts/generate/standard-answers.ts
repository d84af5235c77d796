import { eachOperation, type Answer, type Contract, type Operation, type Reference } from './contract.ts'

/** The refusals of `components.responses`, and "not modified", by status. */
const names = {
  304: 'NotModified',
  400: 'BadRequest',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'NotFound',
  413: 'TooLarge',
  422: 'FormError',
  429: 'TooManyRequests',
  500: 'ServerError',
  503: 'Unavailable',
} as const
type Status = keyof typeof names

const form = 'application/x-www-form-urlencoded'

/**
 * Declares the answers that an operation gives because of who may call it and what it takes, so that no path file has to.
 * An operation that declares one of them itself says something more about it; what the standard one has beside that is added.
 */
export function addStandardAnswers(contract: Contract): void {
  for (const { path, method, operation } of eachOperation(contract))
    for (const status of statusesOf(path, method, operation))
      operation.responses[status] = withStandard(contract, operation.responses[status], names[status])
}

function statusesOf(
  path: string,
  method: string,
  { 'x-access': access, parameters = [], requestBody, responses }: Operation,
): Status[] {
  const isPublic = access === 'public'
  const takesInput = parameters.length > 0 || requestBody !== undefined
  const isIdempotent = parameters.some((parameter) => '$ref' in parameter && parameter.$ref.endsWith('/IdempotencyKey'))
  // What a form of a hosted page lacks is told on the page.
  const hasFields = requestBody !== undefined && !(form in requestBody.content)
  const answers: Record<Status, boolean> = {
    // An answer that has not changed since is not sent again: to polls whose browser says which it has.
    304: !isPublic && method === 'get' && isJson(responses[200]),
    // A tenant that is no id is refused everywhere.
    400: takesInput || !isPublic,
    401: !isPublic,
    // Who is let in anywhere is not let into an organisation that is suspended, and a token calls little.
    403: !isPublic,
    404: path.includes('{'),
    413: requestBody !== undefined,
    // Two callers can write the same at once.
    422: hasFields || isIdempotent || (!isPublic && method !== 'get'),
    // Calls without a sign-in are counted, and so are those with a token; bodies are weighed.
    429: true,
    500: true,
    503: true,
  }
  return (Object.keys(names).map(Number) as Status[]).filter((status) => answers[status])
}

function isJson(answer: Answer | Reference | undefined): boolean {
  return (
    answer !== undefined && 'content' in answer && answer.content !== undefined && 'application/json' in answer.content
  )
}

function withStandard(contract: Contract, declared: Answer | Reference | undefined, name: string): Answer | Reference {
  const standard = contract.components.responses?.[name]
  if (!standard) throw new Error(`The contract has no answer ${name} in components.responses`)
  if (declared === undefined || '$ref' in declared) return declared ?? { $ref: `#/components/responses/${name}` }
  return { ...standard, ...declared, content: { ...standard.content, ...declared.content } }
}
