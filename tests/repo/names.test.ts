import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { isRecord } from '#src/forms/schema-walk.ts'

const contract: unknown = JSON.parse(readFileSync('generated/openapi.json', 'utf8'))

/** Texts by which people find a thing, and need not give. */
const mayBeEmpty = ['senderName', 'friendlyName', 'contactName']
/** Comes back as it was answered, and is not read. */
const unread = 'updateDriverPayRates/rates/*/name'

function at(place: unknown, name: string): unknown {
  return isRecord(place) ? place[name] : undefined
}

function resolved(schema: unknown): unknown {
  const reference = at(schema, '$ref')
  if (typeof reference !== 'string') return schema
  return resolved(reference.slice(2).split('/').reduce(at, contract))
}

/** The names that a body holds and that are no `visible` text, by where they stand. */
function unseenNames(schema: unknown, place: string, seen: ReadonlySet<unknown>): string[] {
  const whole = resolved(schema)
  if (!isRecord(whole) || seen.has(whole)) return []
  const within = new Set(seen).add(whole)
  const name = place.split('/').findLast((part) => part !== '*') ?? ''
  const isText = [whole.type].flat().includes('string') && whole.enum === undefined
  const isName = isText && /(name|label|title)$/i.test(name) && !mayBeEmpty.includes(name)
  const alternatives = [whole.oneOf, whole.anyOf, whole.allOf].flat().filter((one) => one !== undefined)
  const properties = isRecord(whole.properties) ? Object.entries(whole.properties) : []
  return [
    ...(isName && whole.format !== 'visible' && place !== unread ? [place] : []),
    ...properties.flatMap(([property, part]) => unseenNames(part, `${place}/${property}`, within)),
    ...(whole.items === undefined ? [] : unseenNames(whole.items, `${place}/*`, within)),
    ...alternatives.flatMap((one) => unseenNames(one, place, within)),
  ]
}

it('takes no name in which there is nothing to see, wherever a body has one that must be given', () => {
  const unseen: string[] = []
  let bodies = 0
  for (const path of Object.values(at(contract, 'paths') ?? {})) {
    for (const operation of Object.values(path ?? {})) {
      const content = at(resolved(at(operation, 'requestBody')), 'content')
      for (const { schema } of Object.values(isRecord(content) ? content : {}) as { schema?: unknown }[]) {
        bodies += 1
        unseen.push(...unseenNames(schema, String(at(operation, 'operationId')), new Set()))
      }
    }
  }
  expect(bodies).toBeGreaterThan(50)
  expect(unseen).toEqual([])
})
