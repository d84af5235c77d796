import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { generateInto } from '#scripts/generate/pipeline.ts'
import { projectRoot } from '#scripts/project-root.ts'
import { ApiError } from '#server/errors.ts'
import { contractOperations } from '#server/http/contract-document.ts'
import { createInputReader } from '#server/http/read-input.ts'
import { createValidators } from '#server/http/validators.ts'

/**
 * The product's signature (docs/architecture.md): one new field in a settings schema of the contract, `npm run generate`,
 * and it is in the type, the mock, the form, its validator and the server's validation, with no other edit. Here a copy of
 * the contract gets a ramp height in the schema of the profile, with a widget and a unit.
 */
const field = `  rampHeightM:
    type: number
    title: Ramp height
    minimum: 0.3
    maximum: 2
    description: Height of the ramp in metres.
    example: 1.2
    x-form: { widget: measure, unit: smallDistance, order: 9, help: From the ground }
`
const profile = {
  firstName: 'Dana',
  lastName: 'Kowalski',
  timezone: 'America/Regina',
  unitPreference: 'MetricMixed',
}
/** Directly below the project, as the generated imports of the transport expect. */
const output = path.join(projectRoot, `.generated-signature-${process.pid}`)
const generated = (name: string) => readFile(path.join(output, name), 'utf8')

describe('a field added to a settings schema', () => {
  let contract = ''

  beforeAll(async () => {
    contract = await mkdtemp(path.join(tmpdir(), 'waybill-contract-'))
    await cp(path.join(projectRoot, 'openapi'), contract, { recursive: true })
    const schema = path.join(contract, 'schemas/users/UserUpdate.yaml')
    await writeFile(schema, (await readFile(schema, 'utf8')).replace(/^example:/m, `${field}example:`))
    await generateInto(contract, output)
  }, 60_000)

  afterAll(async () => {
    await rm(contract, { recursive: true, force: true })
    await rm(output, { recursive: true, force: true })
  })

  it('is in the type', async () => {
    expect(await generated('model/userUpdate.ts')).toMatch(/rampHeightM\?: number/)
    expect(await generated('server-types.ts')).toMatch(/rampHeightM\?: number/)
  })

  it('is in the mock, within its bounds', async () => {
    expect(await generated('client/users/users.msw.ts')).toMatch(
      /rampHeightM: [^,]*faker\.number\.float\(\{min: 0\.3, max: 2/,
    )
  })

  it('is in the form with its widget, unit and help', async () => {
    const { userUpdateForm } = (await import(path.join(output, 'forms/UserUpdate.ts'))) as {
      userUpdateForm: { schema: { properties: Record<string, unknown> }; uiSchema: Record<string, unknown> }
    }
    expect(userUpdateForm.schema.properties.rampHeightM).toMatchObject({ title: 'Ramp height', minimum: 0.3 })
    expect(userUpdateForm.uiSchema.rampHeightM).toEqual({
      'ui:widget': 'measure',
      'ui:help': 'From the ground',
      'ui:options': { unit: 'smallDistance' },
    })
    expect(userUpdateForm.uiSchema['ui:order']).toEqual(expect.arrayContaining(['rampHeightM']))
  })

  it('is checked by the precompiled validator of the form', async () => {
    const { default: validators } = (await import(path.join(output, 'forms/UserUpdate.validators.js'))) as {
      default: Record<string, (value: unknown) => boolean>
    }
    const [validate] = Object.values(validators)
    expect(validate?.({ ...profile, rampHeightM: 1.2 })).toBe(true)
    expect(validate?.({ ...profile, rampHeightM: 3 })).toBe(false)
    expect(validate?.({ ...profile, rampWidthM: 1.2 })).toBe(false)
  })

  it('is checked by the server', async () => {
    const document = JSON.parse(await generated('openapi.json'))
    const operation = contractOperations(document).find(({ id }) => id === 'updateUser')
    if (!operation) throw new Error('The contract has no updateUser')
    const reader = createInputReader(operation, createValidators(document), document)
    const send = (body: unknown) =>
      reader.body({ bytes: Buffer.from(JSON.stringify(body)), contentType: 'application/json' })
    expect(send({ ...profile, rampHeightM: 1.2 })).toEqual({ ...profile, rampHeightM: 1.2 })
    expect(refusalOf(() => send({ ...profile, rampHeightM: 3 }))).toHaveProperty(['/rampHeightM'])
    expect(refusalOf(() => send({ ...profile, rampHeightM: '1.2' }))).toHaveProperty(['/rampHeightM'])
  })
})

/** The messages by pointer with which a body is refused. */
function refusalOf(act: () => unknown): unknown {
  try {
    act()
  } catch (error) {
    if (error instanceof ApiError) return error.errors
    throw error
  }
  return {}
}
