import { readFileSync } from 'node:fs'
import path from 'node:path'
import Ajv2020 from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { expect } from 'vitest'

interface Published {
  readonly webhooks: Readonly<Record<string, object>>
  readonly components: object
}

const file = path.join(import.meta.dirname, '../../../generated/public-openapi.json')
const published = JSON.parse(readFileSync(file, 'utf8')) as Published

/** The events that the published reference describes. */
export const documentedEvents = Object.keys(published.webhooks)

const checker = new Ajv2020({ strict: false, allErrors: true })
addFormats(checker)
checker.addSchema({ $id: 'published', ...published })

/** Expects a body to be as the published reference has it for its event (`/api/docs`). */
export function expectDocumented(body: string): void {
  const message = JSON.parse(body) as { type: string }
  const pointer = `published#/webhooks/${message.type}/post/requestBody/content/application~1json/schema`
  const validate = checker.getSchema(pointer)
  expect(validate, `${message.type} is in the reference`).toBeDefined()
  expect(validate?.(message) === true ? [] : validate?.errors).toEqual([])
}
