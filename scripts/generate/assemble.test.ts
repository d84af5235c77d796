import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { projectRoot } from '#scripts/project-root.ts'
import { assembleContract } from './assemble.ts'
import type { Contract } from './contract.ts'
import { operationsModule } from './operations.ts'
import { screenModules } from './resources.ts'

let folder = ''
const write = (name: string, text: string) => writeFile(path.join(folder, name), text)
const edit = async (name: string, from: string | RegExp, to: string) => {
  const before = await readFile(path.join(folder, name), 'utf8')
  const after = before.replace(from, to)
  if (after === before) throw new Error(`${name} does not hold ${String(from)}`)
  await write(name, after)
}
const operation = ({ paths }: Contract, route: string, method: 'get' | 'post' | 'put' | 'patch' | 'delete') =>
  paths[route]?.[method]

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'waybill-contract-'))
  await cp(path.join(projectRoot, 'openapi'), folder, { recursive: true })
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
})

/** A resource that nobody has, in as few words as one can be written. */
const vessel = `type: object
description: A vessel of a fleet.
x-resource: { sort: [name], search: [name, callSign] }
required: [name]
properties:
  name: { type: string, title: Name, minLength: 1, maxLength: 80, description: Its name., example: Nomad }
  callSign: { type: string, maxLength: 10, pattern: '^[A-Z]+$', description: How it is called., example: VCKX }
  size:
    type: string
    oneOf: [{ const: small, title: Small }, { const: large, title: Large }]
    description: How large it is.
    example: small
  decks: { type: integer, minimum: 1, maximum: 9, default: 1, description: How many decks it has., example: 2 }
  phone: { type: string, format: phone, maxLength: 20, description: Its phone., example: '+13065550100' }
  homePort: { type: string, maxLength: 60, description: Found by its place., example: Gimli, x-filled: true }
example: { id: 7, name: Nomad, size: small, decks: 2, homePort: Gimli }
`
const vesselPaths = `/tenants/{tenantId}/vessels:
  get: { operationId: getVessels, x-access: { permission: vehicles.read, tenant: path }, x-list: Vessel }
  post:
    operationId: createVessel
    x-access: { permission: vehicles.create, tenant: path }
    x-create: Vessel
/vessels/{vesselId}:
  get: { operationId: getVessel, x-access: { permission: vehicles.read, tenant: request }, x-get: Vessel }
  patch:
    operationId: updateVessel
    summary: Refit a vessel
    x-access: { permission: vehicles.update, tenant: request }
    x-update: Vessel
/vessels/archive:
  put:
    operationId: archiveVessels
    x-access: { permission: vehicles.delete, tenant: request }
    x-archive: Vessel
`
async function withVessels() {
  await write('schemas/services/Vessel.yaml', vessel)
  await write('paths/services-vessels.yaml', vesselPaths)
  await edit('openapi.yaml', 'tags:\n', 'tags:\n  - { name: services-vessels, description: Vessels. }\n')
  return assembleContract(folder)
}

describe('files of the contract', () => {
  it('are found by folder, and tagged by it', async () => {
    const { contract, areaOf } = await assembleContract(folder)
    expect(operation(contract, '/delivery-orders/{orderId}/brokerage', 'get')?.tags).toEqual(['orders'])
    expect(operation(contract, '/users/{userId}/current-tenant', 'get')?.tags).toEqual(['users'])
    expect(operation(contract, '/users/{userId}/current-tenant', 'put')?.tags).toEqual(['session'])
    expect(areaOf.get('Id')).toBe('common')
  })

  it.each([
    ['schemas/locations/Distance.yaml', 'properties:\n', 'properties:\n  gone: { $ref: ../common/Gone.yaml }\n'],
    ['paths/users.yaml', 'schemas/users/User.yaml', 'schemas/users/Gone.yaml'],
  ])('name both files where %s refers to one that is not there', async (name, from, to) => {
    await edit(name, from, to)
    const gone = name.startsWith('paths') ? 'users' : 'common'
    await expect(assembleContract(folder)).rejects.toThrow(
      `openapi/${name} refers to openapi/schemas/${gone}/Gone.yaml, which is not there`,
    )
  })

  it('refuse a component, a schema of the document or a tag that is not there', async () => {
    await edit('paths/uploads-gone.yaml', '', '').catch(() => write('paths/uploads-gone.yaml', '/gone: {}'))
    await expect(assembleContract(folder)).rejects.toThrow('openapi.yaml has no tag uploads-gone')
    await rm(path.join(folder, 'paths/uploads-gone.yaml'))
    await edit('paths/users.yaml', '../schemas/users/User.yaml', "'#/components/schemas/Gone'")
    await expect(assembleContract(folder)).rejects.toThrow('The contract has no #/components/schemas/Gone')
    await edit('components/responses.yaml', 'headers.yaml#/RetryAfter', 'headers.yaml#/Gone')
    await expect(assembleContract(folder)).rejects.toThrow('refers to Gone, which openapi/components/headers.yaml')
  })

  it('refuse a schema or an operation that stands in two of them', async () => {
    await write('schemas/users/Id.yaml', 'type: integer')
    await expect(assembleContract(folder)).rejects.toThrow('schemas/users/Id.yaml and schemas/common/Id.yaml')
    await rm(path.join(folder, 'schemas/users/Id.yaml'))
    await write('paths/orders/more.yaml', '/me: { get: { operationId: getMeAgain } }')
    await expect(assembleContract(folder)).rejects.toThrow(
      'openapi/paths/orders/more.yaml and openapi/paths/session.yaml both have get /me',
    )
  })

  it.each([
    ['permission', 'paths/users.yaml', 'permission: [', 'permission: [vessels.read, ', 'vessels.read'],
    ['feature', 'paths/planner/recurring-orders.yaml', 'feature: Planner', 'feature: Sailing', 'Sailing'],
  ])('refuse access by a %s that the schema does not list', async (_what, file, from, to, named) => {
    await edit(file, from, to)
    const { contract } = await assembleContract(folder)
    expect(() => operationsModule(contract)).toThrow(`x-access names ${named}`)
  })
})

describe('a resource', () => {
  it('has what every resource has beside its own fields, and answers every field, null where nothing was given, without the bounds of what is sent', async () => {
    const { contract } = await withVessels()
    const { Vessel } = contract.components.schemas
    expect(Vessel?.required).toEqual([
      'id',
      'tenantId',
      'version',
      'name',
      'callSign',
      'size',
      'decks',
      'phone',
      'homePort',
      'archived',
      'createdAt',
      'updatedAt',
    ])
    expect(Vessel?.properties).toMatchObject({
      id: { $ref: '#/components/schemas/Id' },
      tenantId: { $ref: '#/components/schemas/Id' },
      version: { $ref: '#/components/schemas/EditVersion' },
      archived: { type: 'boolean' },
      createdAt: { $ref: '#/components/schemas/UnixSeconds' },
      updatedAt: { $ref: '#/components/schemas/UnixSeconds' },
      name: { type: 'string', description: 'Its name.', example: 'Nomad' },
      callSign: { type: ['string', 'null'] },
      size: { type: ['string', 'null'], enum: ['small', 'large', null] },
      decks: { type: 'integer', minimum: 1, maximum: 9 },
      phone: { type: ['string', 'null'] },
      homePort: { type: 'string' },
    })
    expect(JSON.stringify(Vessel)).not.toMatch(/readOnly|x-|maxLength|pattern|format|title|default/)
    expect(Vessel?.example).toEqual({
      id: 7,
      tenantId: 10482,
      version: 3,
      name: 'Nomad',
      callSign: null,
      size: 'small',
      decks: 2,
      phone: null,
      homePort: 'Gimli',
      archived: false,
      createdAt: 1795281300,
      updatedAt: 1795281300,
    })
  })

  it('has a form of what a person gives', async () => {
    const { contract } = await withVessels()
    expect(contract.components.schemas.VesselInput).toMatchObject({
      'x-form': { form: true, title: 'Vessel', submitLabel: 'Save vessel' },
      description: 'To be added: a vessel of a fleet.',
      additionalProperties: false,
      required: ['name'],
      properties: {
        name: { title: 'Name', minLength: 1, maxLength: 80 },
        callSign: { type: 'string', pattern: '^[A-Z]+$' },
        decks: { default: 1 },
      },
      example: { name: 'Nomad', size: 'small', decks: 2, homePort: 'Gimli' },
    })
    expect(Object.keys(contract.components.schemas.VesselInput?.properties ?? {})).not.toContain('id')
  })

  it('can be changed in part, cleared where it may be empty, on the ground of a version', async () => {
    const { contract } = await withVessels()
    const { VesselUpdate } = contract.components.schemas
    expect(VesselUpdate).toMatchObject({ minProperties: 1, additionalProperties: false, example: { name: 'Nomad' } })
    expect(VesselUpdate?.required).toBeUndefined()
    expect(VesselUpdate?.properties).toMatchObject({
      version: { $ref: '#/components/schemas/EditVersion' },
      name: { type: 'string', maxLength: 80 },
      callSign: { type: ['string', 'null'], pattern: '^[A-Z]+$' },
      size: { type: ['string', 'null'], oneOf: [{ const: 'small' }, { const: 'large' }, { const: null }] },
      decks: { type: 'integer' },
      homePort: { type: 'string' },
    })
    expect(VesselUpdate?.properties).not.toHaveProperty('archived')
    expect(JSON.stringify(VesselUpdate)).not.toMatch(/default|x-/)
  })

  it('says what its operations take and answer', async () => {
    const { contract, operationsOf } = await withVessels()
    const list = operation(contract, '/tenants/{tenantId}/vessels', 'get')
    expect(list?.parameters?.map((each) => ('name' in each ? each.name : each.$ref))).toEqual([
      '#/components/parameters/TenantId',
      'pagination',
      'displayArchived',
      'search',
    ])
    expect(list?.parameters).toContainEqual(expect.objectContaining({ description: 'Text over name and call sign.' }))
    expect(list?.responses).toMatchObject({
      200: {
        description: 'The vessels of an organisation',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/VesselPage' } } },
      },
      403: { $ref: '#/components/responses/Forbidden' },
    })
    expect(operation(contract, '/tenants/{tenantId}/vessels', 'post')).toMatchObject({
      parameters: [{ $ref: '#/components/parameters/TenantId' }, { $ref: '#/components/parameters/IdempotencyKey' }],
      requestBody: {
        required: true,
        content: { 'application/json': { schema: { $ref: '#/components/schemas/VesselInput' } } },
      },
    })
    expect(operation(contract, '/vessels/{vesselId}', 'patch')).toMatchObject({
      parameters: [{ $ref: '#/components/parameters/VesselId' }],
      requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/VesselUpdate' } } } },
    })
    expect(operation(contract, '/vessels/archive', 'put')).toMatchObject({
      requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/IdList' } } } },
      responses: { 200: { $ref: '#/components/responses/Done' }, 404: { $ref: '#/components/responses/NotFound' } },
    })
    expect(contract.components.parameters?.VesselId).toMatchObject({ description: "The vessel's id." })
    expect(operationsOf.get('Vessel')).toEqual({
      list: 'getVessels',
      create: 'createVessel',
      get: 'getVessel',
      update: 'updateVessel',
      archive: 'archiveVessels',
    })
  })

  it('names its operations after what they do, where they say nothing else', async () => {
    const { contract } = await withVessels()
    const named = Object.values(contract.paths).flatMap((item) =>
      Object.values(item as Record<string, { operationId: string; summary: string }>)
        .filter(({ operationId }) => /Vessels?$/.test(operationId))
        .map(({ operationId, summary }) => [operationId, summary]),
    )
    expect(Object.fromEntries(named)).toEqual({
      getVessels: 'The vessels of an organisation',
      createVessel: 'Add a vessel',
      getVessel: 'A vessel',
      updateVessel: 'Refit a vessel',
      archiveVessels: 'Archive vessels',
    })
    expect(operation(contract, '/vehicles', 'get')?.summary).toBe('The vehicles of the organisation one works in')
  })

  it('lets an operation say more than follows from its act', async () => {
    const { contract } = await assembleContract(folder)
    const list = operation(contract, '/tenants/{tenantId}/paginated-locations', 'get')
    expect(list?.parameters?.at(-1)).toMatchObject({ name: 'requesterTenantId' })
  })

  it('is filtered by what it names: typed within its pagination, with what a screen needs for the controls', async () => {
    await withVessels()
    await edit(
      'schemas/services/Vessel.yaml',
      'sort: [name]',
      'filter: [size, rigged, captainId, length, daily, builtAt, laidUp, decks], sort: [name]',
    )
    await edit(
      'schemas/services/Vessel.yaml',
      'properties:\n',
      `properties:
  rigged: { type: boolean, title: Rigged, description: Whether it has a rig., example: true }
  captainId: { $ref: ../common/Id.yaml, title: Captain, x-form: { of: getTenantUsersByRole, with: { role: Driver } } }
  length: { type: number, minimum: 1, maximum: 400, title: Length, description: Metres., example: 9, x-form: { widget: measure, unit: smallDistance } }
  daily: { $ref: ../common/Cents.yaml, title: Daily rate }
  builtAt: { $ref: ../common/UnixSeconds.yaml, title: Built }
  laidUp: { type: [string, 'null'], format: date, title: Laid up, description: Since when., example: null }
`,
    )
    const { contract, resources, areaOf, operationsOf, filtersOf } = await assembleContract(folder)
    const { VesselFilter, VesselPagination } = contract.components.schemas
    expect(VesselPagination?.properties?.filter).toEqual({ $ref: '#/components/schemas/VesselFilter' })
    expect(VesselFilter).toMatchObject({ type: 'object', additionalProperties: false })
    expect(VesselFilter).not.toHaveProperty('required')
    const day = { type: 'string', format: 'date' }
    const metres = { type: 'number', minimum: 1, maximum: 400 }
    expect(VesselFilter?.properties).toMatchObject({
      size: { type: 'array', minItems: 1, items: { enum: ['small', 'large', 'none'] } },
      rigged: { type: 'boolean' },
      captainId: { oneOf: [{ $ref: '#/components/schemas/Id' }, { type: 'string', enum: ['any', 'none'] }] },
      length: { additionalProperties: false, minProperties: 1, properties: { from: metres, to: metres } },
      daily: { properties: { from: { type: 'integer' } } },
      builtAt: { properties: { from: { $ref: '#/components/schemas/UnixSeconds' } } },
      laidUp: { properties: { from: day, to: day } },
      decks: { properties: { from: { type: 'integer', minimum: 1, maximum: 9 } } },
    })
    const text = screenModules(contract, resources, areaOf, operationsOf, new Map(), filtersOf).get('vessel.ts') ?? ''
    const filters = [...text.matchAll(/^ {4}(\{"name".*\}),$/gm)].map(([, filter = '']) => JSON.parse(filter))
    expect(filters).toMatchObject([
      { name: 'size', kind: 'choice', choices: { small: 'Small', large: 'Large', none: 'None' } },
      { name: 'rigged', title: 'Rigged', kind: 'boolean', choices: { true: 'Yes', false: 'No' } },
      {
        name: 'captainId',
        kind: 'reference',
        of: { list: '/tenants/{tenantId}/users-by-role/Driver' },
        permissions: ['users.read', 'delivery-orders.assign'],
        isOptional: true,
      },
      { name: 'length', kind: 'measure', unit: 'smallDistance', least: 1, most: 400, isWhole: false },
      { name: 'daily', kind: 'money', isWhole: true },
      { name: 'builtAt', title: 'Built', kind: 'instant' },
      { name: 'laidUp', title: 'Laid up', kind: 'date' },
      { name: 'decks', kind: 'number', least: 1, most: 9, isWhole: true },
    ])
    const { contract: plain } = await assembleContract(path.join(projectRoot, 'openapi'))
    expect(plain.components.schemas.BaseTagPagination?.properties).not.toHaveProperty('filter')
  })

  it.each([
    ['gone', 'sorts by, searches or filters by gone'],
    ['homePort', 'Vessel cannot be filtered by homePort'],
    ['archived', 'Vessel cannot be filtered by archived'],
  ])('is not filtered by %s', async (field, message) => {
    await withVessels()
    await edit('schemas/services/Vessel.yaml', 'sort: [name]', `filter: [${field}], sort: [name]`)
    await expect(assembleContract(folder)).rejects.toThrow(message)
  })

  it('tells its screens what it is called, how it is sorted, and how each field is read', async () => {
    await withVessels()
    await edit(
      'schemas/services/Vessel.yaml',
      'properties:\n',
      `properties:
  ownerId: { $ref: ../common/Id.yaml }
  daily: { $ref: ../common/Cents.yaml, title: Daily rate }
  length: { type: number, title: Length, description: 'Its length, metres.', example: 9, x-form: { widget: measure, unit: smallDistance } }
  builtAt: { $ref: ../common/UnixSeconds.yaml, title: Built }
  laidUp: { type: [string, 'null'], format: date, title: Laid up, description: Since when., example: null }
  rigged: { type: boolean, title: Rigged, description: Whether it has a rig., example: true }
  flag: { type: string, enum: [CA, US], description: Its country., example: CA }
  ports: { type: array, maxItems: 3, items: { type: string, maxLength: 9 }, description: Its ports., example: [Gimli] }
`,
    )
    await edit('schemas/services/Vessel.yaml', 'sort: [name]', 'sort: [name, updatedAt]')
    const { contract, resources, areaOf, operationsOf, filtersOf } = await assembleContract(folder)
    const text = screenModules(contract, resources, areaOf, operationsOf, new Map(), filtersOf).get('vessel.ts')
    expect(text).toContain('words: {"one":"vessel","many":"vessels"}')
    expect(text).toContain('defaultSort: {"field":"name","direction":"asc"}')
    expect(text).toContain("form: async () => (await import('../forms/VesselInput.ts')).vesselInputForm,")
    const facts = [...text!.matchAll(/^ {4}(\w+): (\{.*\}),$/gm)].map(([, field, fact]) => [field, JSON.parse(fact!)])
    expect(Object.fromEntries(facts)).toEqual({
      daily: { title: 'Daily rate', kind: 'money' },
      length: { title: 'Length', kind: 'measure', unit: 'smallDistance' },
      builtAt: { title: 'Built', kind: 'instant' },
      laidUp: { title: 'Laid up', kind: 'date' },
      rigged: { title: 'Rigged', kind: 'boolean' },
      flag: { title: 'Flag', kind: 'text' },
      name: { title: 'Name', kind: 'text', sortField: 'name' },
      callSign: { title: 'Call sign', kind: 'text' },
      size: { title: 'Size', kind: 'choice', choices: { small: 'Small', large: 'Large' } },
      decks: { title: 'Decks', kind: 'number' },
      phone: { title: 'Phone', kind: 'phone' },
      homePort: { title: 'Home port', kind: 'text' },
      createdAt: { title: 'Created', kind: 'instant' },
      updatedAt: { title: 'Updated', kind: 'instant', sortField: 'updatedAt' },
    })
  })

  it('leaves out what no operation uses', async () => {
    await write('schemas/services/Vessel.yaml', vessel)
    const { contract } = await assembleContract(folder)
    expect(Object.keys(contract.components.schemas).filter((name) => name.startsWith('Vessel'))).toEqual(['Vessel'])
  })

  it.each([
    ['sorts by', vessel.replace('sort: [name]', 'sort: [age]'), 'Vessel sorts by, searches or filters by age'],
    ['searches', vessel.replace('callSign] }', 'age] }'), 'Vessel sorts by, searches or filters by age'],
  ])('refuses what it %s and does not have', async (_what, text, message) => {
    await write('schemas/services/Vessel.yaml', text)
    await expect(assembleContract(folder)).rejects.toThrow(message)
  })

  it('refuses to write what every resource has', async () => {
    await edit('schemas/services/Vehicle.yaml', 'properties:\n', 'properties:\n  createdAt: { type: integer }\n')
    await expect(assembleContract(folder)).rejects.toThrow('Vehicle writes createdAt, which every resource has')
  })

  it('refuses settings that need what nobody has set, and reads of what are none', async () => {
    const name = 'schemas/accounting/AccountingSettings.yaml'
    await edit(name, 'x-settings: true\n', 'x-settings: true\nrequired: [invoiceMemo]\n')
    await expect(assembleContract(folder)).rejects.toThrow(
      'AccountingSettings requires invoiceMemo, which has no default',
    )
    await edit(name, 'required: [invoiceMemo]\n', '')
    await edit('paths/accounting/settings.yaml', 'x-read-settings: AccountingSettings', 'x-read-settings: Location')
    await expect(assembleContract(folder)).rejects.toThrow('getAccountingSettings: Location are no settings')
  })

  it('refuses an act of what is no resource, and the same act twice', async () => {
    await edit('paths/locations.yaml', 'x-get: Location', 'x-get: Distance')
    await expect(assembleContract(folder)).rejects.toThrow('getLocation: Distance is no resource')
    await edit('paths/locations.yaml', 'x-get: Distance', 'x-update: Location')
    await expect(assembleContract(folder)).rejects.toThrow('updateLocation and getLocation both update Location')
  })

  it('refuses a written schema with the name of a derived one', async () => {
    await write('schemas/locations/LocationPage.yaml', 'type: object')
    await expect(assembleContract(folder)).rejects.toThrow('LocationPage is written, yet derived from Location')
  })
})

describe('derived schemas', () => {
  it('are pages, paginations and partial changes of what they name', async () => {
    await write(
      'schemas/users/PersonChange.yaml',
      'x-change-of: UserUpdate\ndescription: What changes about a person.\n',
    )
    const { contract } = await assembleContract(folder)
    const { UserPage, UserPagination, DeliveryOrderPagination, PersonChange } = contract.components.schemas
    expect(UserPage).toMatchObject({
      description: 'A page of people.',
      properties: { data: { items: { $ref: '#/components/schemas/User' } } },
    })
    expect(UserPagination?.properties?.sort?.items?.properties?.field?.enum).toEqual([
      'data.firstName',
      'data.lastName',
    ])
    expect(DeliveryOrderPagination?.properties?.filter).toEqual({ $ref: '#/components/schemas/DeliveryOrderFilter' })
    expect(PersonChange).toMatchObject({
      description: 'What changes about a person.',
      minProperties: 1,
      properties: { firstName: { type: 'string' }, phone: { type: ['string', 'null'] } },
    })
  })

  it('refuse to be of something that is not there', async () => {
    await write('schemas/users/GonePage.yaml', 'x-page-of: Gone\n')
    await expect(assembleContract(folder)).rejects.toThrow('GonePage is derived from Gone')
  })
})
