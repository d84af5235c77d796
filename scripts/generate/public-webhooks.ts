import { isInvoiceEvent, testEvent, webhookEvents } from '#domain/webhooks/events.ts'
import { resolveReference, type Contract } from './contract.ts'

/** The chapter of the contract under which the reference lists them. */
const chapter = 'Webhooks'

interface ObjectSchema {
  readonly properties: Readonly<Record<string, object>>
  readonly [key: string]: unknown
}

const said = { ...webhookEvents, [testEvent]: 'Somebody pressed "Send a test".' }

const header = (name: string, description: string, example: string) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
  example,
})

const headers = [
  header('webhook-id', 'The same at each try: drop what you know.', 'msg_0d6f3c1a9b5e4c7f8a2d1e0b9c8f7a6d'),
  header('webhook-timestamp', 'When it was sent, unix seconds.', '1795281300'),
  header(
    'webhook-signature',
    '`v1,` and the base64 of HMAC-SHA256 over id, dot, timestamp, dot and body; two of them while a secret is being changed.',
    'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=',
  ),
]

/** What a webhook may say, event by event, as OpenAPI has it: the body of each by a schema of its own. */
export function publicWebhooks(contract: Contract): Record<string, object> {
  const message = resolveReference<ObjectSchema>(contract, '#/components/schemas/WebhookMessage')
  return Object.fromEntries(
    Object.entries(said).map(([event, description]) => {
      const post = {
        tags: [chapter],
        operationId: `webhook ${event}`.replaceAll(/[ ._](\w)/g, (_, letter: string) => letter.toUpperCase()),
        summary: event,
        description,
        security: [],
        parameters: headers,
        requestBody: { required: true, content: { 'application/json': { schema: schemaOf(message, event) } } },
        responses: { '2XX': { description: 'You have it. Anything else is tried again; 410 turns the endpoint off.' } },
      }
      return [event, { post }]
    }),
  )
}

/** Of the message that may say everything, what one event says. */
function schemaOf({ example: _every, ...message }: ObjectSchema, event: string): object {
  const { example: _some, ...data } = message.properties.data as ObjectSchema
  const about = subjectOf(event)
  const told = about === null ? ['tenantId'] : ['tenantId', about]
  return {
    ...message,
    properties: {
      ...message.properties,
      type: { const: event, description: 'What happened.' },
      data: {
        ...data,
        required: told,
        properties: Object.fromEntries(told.map((name) => [name, data.properties[name]])),
      },
    },
  }
}

function subjectOf(event: string): 'order' | 'invoice' | null {
  if (event === testEvent) return null
  return isInvoiceEvent(event) ? 'invoice' : 'order'
}
