import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPrecompiledValidator } from '@rjsf/validator-ajv8'
import type { GeneratedForm } from '#generated/forms/form-types.ts'
import { generateInto } from '#scripts/generate/pipeline.ts'
import { projectRoot } from '#scripts/project-root.ts'
import { Refusal } from '#domain/text/refusal.ts'
import { contractOperations } from '#server/http/contract-document.ts'
import { createInputReader } from '#server/http/read-input.ts'
import { createValidators } from '#server/http/validators.ts'
import { addAct } from './added-act.ts'
import { addFields, exampleOf, stories, storyText, tenSchemas } from './widget-stories.ts'

/**
 * The product's signature (docs/architecture.md): one new field in a settings schema or a resource of the contract,
 * `npm run generate`, and it is in the types, the mock, the form, its validator and the server's validation, with no other
 * edit. Here a copy of the contract gets a ramp height in the schemas of the profile, of a location and of the accounting settings,
 * with a widget and a unit, locations are filtered by it, and ten schemas of settings and resources get the fields of docs/widgets.md, one of each widget. That the
 * server keeps all of them is shown by tests/api/signature.test.ts.
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
/** Fits no field. */
const unfit = { unheardOf: 1 }
/** Directly below the project, as the generated imports of the transport expect. */
const output = path.join(projectRoot, `.generated-signature-${process.pid}`)
const generated = (name: string) => readFile(path.join(output, name), 'utf8')

let contract = ''

beforeAll(async () => {
  contract = await mkdtemp(path.join(tmpdir(), 'waybill-contract-'))
  await cp(path.join(projectRoot, 'openapi'), contract, { recursive: true })
  for (const schema of ['users/UserUpdate', 'locations/Location', 'accounting/AccountingSettings'])
    await addFields(contract, schema, field)
  for (const [schema] of tenSchemas) await addFields(contract, schema, storyText)
  const location = path.join(contract, 'schemas/locations/Location.yaml')
  await writeFile(location, (await readFile(location, 'utf8')).replace('  filter: [', '  filter: [rampHeightM, '))
  await addAct(contract)
  await generateInto(contract, output)
}, 60_000)

afterAll(async () => {
  await rm(contract, { recursive: true, force: true })
  await rm(output, { recursive: true, force: true })
})

/** How the server reads what an operation is called with. */
async function inputReader(operationId: string) {
  const document = JSON.parse(await generated('openapi.json'))
  const operation = contractOperations(document).find(({ id }) => id === operationId)
  if (!operation) throw new Error(`The contract has no ${operationId}`)
  return createInputReader(operation, createValidators(document), document)
}

async function bodyReader(operationId: string) {
  const reader = await inputReader(operationId)
  return (body: unknown) => reader.body({ bytes: Buffer.from(JSON.stringify(body)), contentType: 'application/json' })
}

describe('a field added to a settings schema', () => {
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
    const send = await bodyReader('updateUser')
    expect(send({ ...profile, rampHeightM: 1.2 })).toEqual({ ...profile, rampHeightM: 1.2 })
    expect(refusalOf(() => send({ ...profile, rampHeightM: 3 }))).toHaveProperty(['/rampHeightM'])
    expect(refusalOf(() => send({ ...profile, rampHeightM: '1.2' }))).toHaveProperty(['/rampHeightM'])
  })
})

describe('a field added to a resource', () => {
  const location = {
    name: 'Depot',
    streetAddress: '12 Elm Street',
    city: 'Saskatoon',
    province: 'SK',
    latitude: 52.1,
    longitude: -106.6,
  }

  it('is in the types of its answer, its form and its changes', async () => {
    expect(await generated('model/location.ts')).toMatch(/rampHeightM: number \| null/)
    expect(await generated('model/locationInput.ts')).toMatch(/rampHeightM\?: number;/)
    expect(await generated('model/locationUpdate.ts')).toMatch(/rampHeightM\?: number \| null/)
    const serverTypes = await generated('server-types.ts')
    // For the location, the settings, and the change of a person, each once.
    expect(serverTypes.match(/rampHeightM\?: number \| null/g)).toHaveLength(3)
    expect(serverTypes.match(/rampHeightM: number \| null/g)).toHaveLength(2)
  })

  it('is in the mock and among the fields of the resource', async () => {
    expect(await generated('client/locations/locations.msw.ts')).toMatch(
      /rampHeightM: faker\.helpers\.arrayElement\(\[faker\.number\.float\(\{min: 0\.3, max: 2[^\]]*null/,
    )
    const { resources } = (await import(path.join(output, 'resources.ts'))) as {
      resources: { location: { fields: Record<string, unknown> } }
    }
    expect(resources.location.fields.rampHeightM).toEqual({
      kind: 'number',
      title: 'Ramp height',
      readOnly: false,
      required: false,
      nullable: true,
    })
  })

  it('can be a column of its list, in the unit that the person prefers', async () => {
    expect(await generated('screens/location.ts')).toContain(
      'rampHeightM: {"title":"Ramp height","kind":"measure","unit":"smallDistance"}',
    )
  })

  it('is in the form, and checked by its precompiled validator', async () => {
    const { locationInputForm } = (await import(path.join(output, 'forms/LocationInput.ts'))) as {
      locationInputForm: {
        uiSchema: Record<string, unknown>
        validators: Record<string, (value: unknown) => boolean>
      }
    }
    expect(locationInputForm.uiSchema.rampHeightM).toMatchObject({ 'ui:widget': 'measure' })
    const [validate] = Object.values(locationInputForm.validators)
    expect(validate?.({ ...location, rampHeightM: 1.2 })).toBe(true)
    expect(validate?.({ ...location, rampHeightM: 3 })).toBe(false)
  })

  it('is checked by the server where a location is added and where it is changed', async () => {
    const create = await bodyReader('createLocation')
    const update = await bodyReader('updateLocation')
    expect(create({ ...location, rampHeightM: 1.2 })).toMatchObject({ rampHeightM: 1.2 })
    expect(refusalOf(() => create({ ...location, rampHeightM: 3 }))).toHaveProperty(['/rampHeightM'])
    expect(update({ rampHeightM: null })).toEqual({ rampHeightM: null })
    expect(refusalOf(() => update({ rampHeightM: 3 }))).toHaveProperty(['/rampHeightM'])
  })
})

describe('a field named among the filters of a resource', () => {
  it('is in the types, and has its control in the list, in the unit that the person prefers', async () => {
    expect(await generated('model/locationFilter.ts')).toMatch(/rampHeightM\?: /)
    expect(await generated('screens/location.ts')).toContain(
      '{"name":"rampHeightM","title":"Ramp height","kind":"measure","unit":"smallDistance","least":0.3,"most":2,',
    )
    expect(await generated('resources.ts')).toMatch(/filter: \{"rampHeightM":"measure"/)
  })

  it('is checked by the server', async () => {
    const { query } = await inputReader('getPaginatedLocations')
    const ask = (filter: object) => query({ pagination: JSON.stringify({ filter }) })
    expect(ask({ rampHeightM: { from: 1 } })).toMatchObject({ pagination: { filter: { rampHeightM: { from: 1 } } } })
    expect(() => ask({ rampHeightM: { to: 3 } })).toThrow('/filter/rampHeightM/to')
    expect(() => ask({ rampWidthM: { to: 1 } })).toThrow('/filter/rampWidthM')
  })
})

describe('a field added to what an organization has one of', () => {
  it('is in the types of its answer and its changes, and null where nobody has set it', async () => {
    expect(await generated('model/accountingSettings.ts')).toMatch(/rampHeightM: number \| null/)
    expect(await generated('model/accountingSettingsUpdate.ts')).toMatch(/rampHeightM\?: number \| null/)
    const { settings } = (await import(path.join(output, 'settings.ts'))) as {
      settings: { accountingSettings: { fields: Record<string, unknown> } }
    }
    expect(settings.accountingSettings.fields.rampHeightM).toMatchObject({ kind: 'number', nullable: true })
  })

  it('is in the form, which no operation takes whole, and found by its name', async () => {
    const { accountingSettingsInputForm: form } = (await import(
      path.join(output, 'forms/AccountingSettingsInput.ts')
    )) as { accountingSettingsInputForm: GeneratedForm }
    expect(form.uiSchema).toHaveProperty('rampHeightM', expect.objectContaining({ 'ui:widget': 'measure' }))
    const isValid = (value: object) =>
      createPrecompiledValidator(form.validators, form.schema).isValid(form.schema, value, form.schema)
    expect(isValid({ rampHeightM: 1.2 })).toBe(true)
    expect(isValid({ rampHeightM: 3 })).toBe(false)
    expect(await generated('forms/labels.ts')).toMatch(/"AccountingSettingsInput": \[.*"Ramp height"/)
    expect(await generated('openapi.json')).not.toContain('AccountingSettingsInput')
  })

  it('is checked by the server, and cleared by null', async () => {
    const change = await bodyReader('updateAccountingSettings')
    expect(change({ rampHeightM: null })).toEqual({ rampHeightM: null })
    expect(refusalOf(() => change({ rampHeightM: 3 }))).toHaveProperty(['/rampHeightM'])
  })
})

describe('a field of every widget, added to ten schemas', () => {
  const nameOf = (schema: string) => schema.split('/')[1] ?? ''
  const keyOf = (name: string) => `${name.charAt(0).toLowerCase()}${name.slice(1)}`

  it.each(tenSchemas)('is in the form, the mock and the body that is read: %s', async (schema, operationId) => {
    const name = nameOf(schema)
    const [area = ''] = schema.split('/')
    const key = keyOf(name)
    const { [`${key}InputForm`]: form } = (await import(path.join(output, `forms/${name}Input.ts`))) as Record<
      string,
      GeneratedForm
    >
    if (form === undefined) throw new Error(`${name} has no form`)
    const { components } = JSON.parse(await generated('openapi.json'))
    const mocks = await generated(`client/${area}/${area}.msw.ts`)
    const known = `${await generated('resources.ts')}${await generated('settings.ts')}`
    const change = await bodyReader(operationId)
    const validator = createPrecompiledValidator(form.validators, form.schema)
    const faults = (body: object) =>
      validator.validateFormData(body, form.schema).errors.map(({ property }) => property?.split('.')[1])

    for (const { field: added, widget, text } of stories) {
      const example = exampleOf(added, text, components.schemas)
      expect(JSON.stringify(form.uiSchema[added]), added).toContain(`:"${widget}"`)
      expect(faults({ [added]: example }), added).not.toContain(added)
      expect(faults({ [added]: unfit }), added).toContain(added)
      expect(change({ [added]: example }), added).toEqual({ [added]: example })
      expect(Object.keys(refusalOf(() => change({ [added]: unfit })) ?? {}).join(), added).toContain(`/${added}`)
      expect(mocks, added).toContain(`${added}: `)
      expect(known, added).toContain(`      ${added}: `)
    }
  })

  it('is in the types of all of them', async () => {
    const lines = tenSchemas.flatMap(([schema]) => {
      const update = `${nameOf(schema)}Update`
      const fields = stories.map(({ field: added }) => `'${added}'`).join(' | ')
      return [
        `import type { ${update} } from './model/${keyOf(update)}.ts'`,
        `export type Of${update} = Required<Pick<${update}, ${fields}>>`,
      ]
    })
    await writeFile(path.join(output, 'ten-schemas.ts'), `${lines.join('\n')}\n`)
    const options = { extends: '../tsconfig.json', include: [], files: ['./ten-schemas.ts'] }
    await writeFile(path.join(output, 'tsconfig.json'), JSON.stringify(options))
    const tsc = path.join(projectRoot, 'node_modules/typescript/bin/tsc')
    const checked = promisify(execFile)(process.execPath, [tsc, '--noEmit', '-p', path.join(output, 'tsconfig.json')])
    expect((await checked.catch((error: { stdout: string }) => error)).stdout).toBe('')
  }, 60_000)
})

describe('an act added to a resource', () => {
  it('is a call with its summary, answer and refusal', async () => {
    const { paths } = JSON.parse(await generated('openapi.json'))
    expect(paths['/vehicles/{vehicleId}/park'].put).toMatchObject({
      summary: 'Park a vehicle',
      responses: { 200: expect.anything(), 403: expect.anything(), 404: expect.anything(), 422: expect.anything() },
    })
  })

  it('is among the acts that the server and the mocks check, and that are tried in every state', async () => {
    const { acts, stateful } = (await import(path.join(output, 'acts.ts'))) as {
      acts: Record<string, unknown>
      stateful: Record<string, { states: object }>
    }
    expect(acts.parkVehicle).toMatchObject({ of: 'vehicle', from: ['on the road'], to: 'parked', undo: null })
    expect(stateful.vehicle?.states).toEqual({ 'on the road': { isParked: false }, parked: { isParked: true } })
  })

  it('has its button, and is asked of the server as a handler', async () => {
    expect(await generated('screens/vehicle.ts')).toMatch(
      /export const vehicleActs = [\s\S]*"label":"Park","said":"Parked \{name\}"[^\n]*call: parkVehicle \}/,
    )
    expect(await generated('operations.ts')).toContain('parkVehicle')
  })
})

/** The messages by pointer with which a body is refused. */
function refusalOf(act: () => unknown): unknown {
  try {
    act()
  } catch (error) {
    if (error instanceof Refusal) return error.errors
    throw error
  }
  return {}
}
