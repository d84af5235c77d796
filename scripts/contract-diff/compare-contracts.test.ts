import { describe, expect, it } from 'vitest'
import type { Contract, JsonSchema, Operation } from '#scripts/generate/contract.ts'
import { compareContracts } from './compare-contracts.ts'
import { filesUsing } from './find-uses.ts'

const json = (schema: JsonSchema) => ({ content: { 'application/json': { schema } } })
const van = { $ref: '#/components/schemas/Van' }
const vanInput = { $ref: '#/components/schemas/VanInput' }

/** Vans that are read and added; each example changes one thing. */
function contractOf(change: (contract: Contract, van: JsonSchema, input: JsonSchema) => void = () => {}): Contract {
  const answer: JsonSchema = {
    type: 'object',
    additionalProperties: false,
    required: ['id', 'name', 'plate'],
    properties: {
      id: { $ref: '#/components/schemas/Id' },
      name: { type: 'string', description: 'Its name.' },
      plate: { type: ['string', 'null'] },
      size: { type: 'string', enum: ['small', 'large'] },
    },
  }
  const input: JsonSchema = {
    type: 'object',
    additionalProperties: false,
    required: ['name'],
    properties: {
      name: { type: 'string', minLength: 1, maxLength: 80 },
      plate: { type: 'string', maxLength: 10 },
      loads: { type: 'array', maxItems: 5, items: { type: 'number' } },
      size: {
        oneOf: [
          { const: 'small', title: 'Small' },
          { const: 'large', title: 'Large' },
        ],
        type: 'string',
      },
    },
  }
  const contract: Contract = {
    paths: {
      '/vans': {
        post: {
          operationId: 'createVan',
          summary: 'Add a van',
          tags: ['services'],
          'x-access': { permission: 'vehicles.create', tenant: 'request' },
          requestBody: { required: true, ...json(vanInput) },
          responses: { 200: json(van), 422: { description: 'Refused.' } },
        },
      },
      '/vans/{vanId}': {
        get: {
          operationId: 'getVan',
          summary: 'A van',
          tags: ['services'],
          'x-access': 'signed-in',
          parameters: [{ $ref: '#/components/parameters/VanId' }],
          responses: { 200: json(van) },
        },
      },
    },
    components: {
      schemas: { Id: { type: 'integer', minimum: 1 }, Van: answer, VanInput: input },
      parameters: {
        VanId: { name: 'vanId', in: 'path', required: true, schema: { $ref: '#/components/schemas/Id' } },
      },
    },
  }
  change(contract, answer, input)
  return contract
}
const getOf = (contract: Contract) => contract.paths['/vans/{vanId}']!.get as Operation
const postOf = (contract: Contract) => contract.paths['/vans']!.post as Operation

/** What is told of one change, `!` before what breaks. */
function told(change: Parameters<typeof contractOf>[0]): string[] {
  return compareContracts(contractOf(), contractOf(change)).map(
    ({ isBreaking, what, operations }) => `${isBreaking ? '! ' : ''}${what} (${operations.toSorted().join()})`,
  )
}

describe('two contracts', () => {
  it('that say the same, in other words, do not differ', () => {
    expect(
      told((contract, answer, input) => {
        answer.properties!.name!.description = 'What it is called.'
        answer.properties!.plate = { oneOf: [{ type: 'string' }, { type: 'null' }] }
        input.properties!.size = { type: 'string', enum: ['small', 'large'], title: 'Size' }
        answer.example = { id: 1 }
        getOf(contract).summary = 'One van'
      }),
    ).toEqual([])
  })

  it.each<[string, Parameters<typeof contractOf>[0], string[]]>([
    [
      'a removed operation',
      ({ paths }) => delete paths['/vans/{vanId}'],
      ['! getVan (GET /vans/{vanId}) is gone (getVan)'],
    ],
    [
      'a renamed operation',
      (contract) => Object.assign(getOf(contract), { operationId: 'getTheVan' }),
      ['! getVan (GET /vans/{vanId}) is gone (getVan)', 'getTheVan (GET /vans/{vanId}) is new (getTheVan)'],
    ],
    [
      'a moved operation',
      ({ paths }) => {
        paths['/van/{vanId}'] = paths['/vans/{vanId}']!
        delete paths['/vans/{vanId}']
      },
      ['! GET /vans/{vanId} is now GET /van/{vanId} (getVan)'],
    ],
    [
      'other access',
      (contract) => Object.assign(getOf(contract), { 'x-access': 'public' }),
      ['! getVan: access "signed-in" is now "public" (getVan)'],
    ],
    [
      'a property that is gone from answers',
      (_, answer) => delete answer.properties!.size,
      ['! Van.size, where it is answered: is gone (createVan,getVan)'],
    ],
    [
      'a property that is gone from what is sent',
      (_, __, input) => delete input.properties!.plate,
      ['! VanInput.plate, where it is sent: is gone (createVan)'],
    ],
    [
      'a new property, required where it is sent',
      (_, answer, input) => {
        for (const schema of [answer, input]) {
          Object.assign(schema.properties!, { seats: { type: 'integer' } })
          ;(schema.required as string[]).push('seats')
        }
      },
      [
        '! VanInput.seats, where it is sent: is new and required (createVan)',
        'Van.seats, where it is answered: is new (createVan,getVan)',
      ],
    ],
    [
      'a new property that one may leave out',
      (_, __, input) => Object.assign(input.properties!, { seats: { type: 'integer' } }),
      ['VanInput.seats, where it is sent: is new (createVan)'],
    ],
    [
      'what was optional and is required now, on both sides',
      (_, answer, input) => {
        answer.required = ['id', 'name', 'plate', 'size']
        input.required = ['name', 'size']
      },
      [
        '! VanInput.size, where it is sent: is required now (createVan)',
        'Van.size, where it is answered: is always there now (createVan,getVan)',
      ],
    ],
    [
      'what was always there and may be missing now',
      (_, answer, input) => {
        answer.required = ['id', 'name']
        input.required = []
      },
      [
        '! Van.plate, where it is answered: may be missing now (createVan,getVan)',
        'VanInput.name, where it is sent: may be left out now (createVan)',
      ],
    ],
    [
      'null in answers, which nobody expected, and in what is sent',
      (_, answer, input) => {
        answer.properties!.name!.type = ['string', 'null']
        input.properties!.plate!.type = ['string', 'null']
      },
      [
        '! Van.name, where it is answered: string is now string or null (createVan,getVan)',
        'VanInput.plate, where it is sent: string is now string or null (createVan)',
      ],
    ],
    [
      'null no more',
      (_, answer) => Object.assign(answer.properties!, { plate: { type: 'string' } }),
      ['Van.plate, where it is answered: string or null is now string (createVan,getVan)'],
    ],
    [
      'another type within a list',
      (_, __, input) => Object.assign(input.properties!.loads!, { items: { type: 'integer' } }),
      ['! VanInput.loads[], where it is sent: number is now integer (createVan)'],
    ],
    [
      'a value less and a value more',
      (_, answer, input) => {
        answer.properties!.size!.enum = ['small', 'huge']
        input.properties!.size = { type: 'string', enum: ['small', 'huge'] }
      },
      [
        '! Van.size, where it is answered: has no "large" any more (createVan,getVan)',
        '! VanInput.size, where it is sent: has no "large" any more (createVan)',
        'Van.size, where it is answered: has "huge" as well (createVan,getVan)',
        'VanInput.size, where it is sent: has "huge" as well (createVan)',
      ],
    ],
    [
      'narrower and wider bounds',
      (_, __, input) => {
        input.properties!.name!.maxLength = 60
        input.properties!.name!.minLength = 0
        input.properties!.loads!.maxItems = 9
        input.properties!.plate!.pattern = '^[A-Z]+$'
      },
      [
        '! VanInput.name, where it is sent: maxLength 80 is now 60 (createVan)',
        '! VanInput.plate, where it is sent: pattern none is now "^[A-Z]+$" (createVan)',
        'VanInput.loads, where it is sent: maxItems 5 is now 9 (createVan)',
        'VanInput.name, where it is sent: minLength 1 is now 0 (createVan)',
      ],
    ],
    [
      'a bound of a schema that is both sent and answered',
      ({ components }) => Object.assign(components.schemas.Id!, { minimum: 100 }),
      [
        '! Id, where it is sent: minimum 1 is now 100 (getVan)',
        'Id, where it is answered: minimum 1 is now 100 (createVan,getVan)',
      ],
    ],
    [
      'a new parameter, required or not',
      (contract) => {
        getOf(contract).parameters!.push({ name: 'at', in: 'query', required: true, schema: { type: 'integer' } })
        postOf(contract).parameters = [{ name: 'dryRun', in: 'query', required: false, schema: { type: 'boolean' } }]
      },
      [
        '! getVan: the query parameter at is new and required (getVan)',
        'createVan: the query parameter dryRun is new (createVan)',
      ],
    ],
    [
      'a parameter that is gone',
      (contract) => Object.assign(getOf(contract), { parameters: [] }),
      ['! getVan: the path parameter vanId is gone (getVan)'],
    ],
    [
      'answers less and more',
      (contract) => {
        delete postOf(contract).responses[422]
        postOf(contract).responses[202] = { description: 'Later.' }
        delete getOf(contract).responses[200]
      },
      [
        '! getVan does not answer 200 any more (getVan)',
        'createVan answers 202 as well (createVan)',
        'createVan does not answer 422 any more (createVan)',
      ],
    ],
    [
      'another kind of body',
      (contract) => {
        postOf(contract).requestBody = { required: true, content: { 'text/csv': { schema: { type: 'string' } } } }
      },
      [
        '! createVan: the body is not application/json any more (createVan)',
        'createVan: the body may be text/csv (createVan)',
      ],
    ],
    [
      'a schema that is written out where it was named',
      ({ components }, answer) => {
        answer.properties!.id = { ...components.schemas.Id }
      },
      [],
    ],
  ])('tell of %s', (_what, change, expected) => {
    expect(told(change)).toEqual(expected)
  })

  it('come to an end with a schema that holds itself and was renamed', () => {
    const box = (name: string): JsonSchema => ({
      type: 'object',
      properties: { inner: { $ref: `#/components/schemas/${name}` } },
    })
    const before = contractOf(({ components }, answer) => {
      components.schemas.Box = box('Box')
      answer.properties!.load = { $ref: '#/components/schemas/Box' }
    })
    const after = contractOf(({ components }, answer) => {
      components.schemas.Crate = {
        ...box('Crate'),
        properties: { ...box('Crate').properties, lid: { type: 'boolean' } },
      }
      answer.properties!.load = { $ref: '#/components/schemas/Crate' }
    })
    expect(compareContracts(before, after).map(({ what }) => what)).toContain(
      'Van.load.lid, where it is answered: is new',
    )
  })

  it('tell of a schema that is gone or new', () => {
    const changed = told((contract, _, input) => {
      const { schemas } = contract.components
      delete schemas.VanInput
      schemas.NewVan = input
      postOf(contract).requestBody = { required: true, ...json({ $ref: '#/components/schemas/NewVan' }) }
    })
    expect(changed).toEqual(['Schema NewVan is new ()', 'Schema VanInput is gone (createVan)'])
  })
})

describe('the files that use what has changed', () => {
  const texts = new Map([
    ['src/van.tsx', "import { useGetVan } from '#generated/client/services.ts'\nvan.plate"],
    ['src/vans.tsx', "import { useGetVans } from '#generated/client/services.ts'\nvan.plate"],
    ['src/type.ts', "import type { Load, Van } from '#generated/model/index.ts'\nvan.name"],
    ['src/other.ts', "import type { Van } from './van.ts'\nvan.plate"],
    ['server/vans.ts', "async getVan(): Promise<Schema<'Van'>>"],
    ['mocks/vans.ts', 'getGetVanMockHandler(() => van)'],
  ])
  const change = { isBreaking: true, what: '', operations: ['getVan'] }

  it('name the operation, what is generated of it, or the type', () => {
    expect(filesUsing(change, texts)).toEqual(['src/van.tsx', 'server/vans.ts', 'mocks/vans.ts'])
    expect(filesUsing({ ...change, operations: [], schema: 'Van' }, texts)).toEqual(['src/type.ts', 'server/vans.ts'])
    expect(filesUsing({ ...change, operations: [] }, texts)).toEqual([])
  })

  it('take the calls of a resource from where they are handed on', () => {
    const screen = new Map([['src/vans-screen.tsx', "import { vanContract } from '#generated/screens/van.ts'"]])
    expect(filesUsing(change, screen)).toEqual([])
    expect(filesUsing(change, screen, new Map([['getVan', 'vanContract']]))).toEqual(['src/vans-screen.tsx'])
    expect(filesUsing({ ...change, operations: ['getBus'] }, screen, new Map([['getVan', 'vanContract']]))).toEqual([])
  })

  it('name the field as well, where it was there before', () => {
    expect(filesUsing({ ...change, schema: 'Van', field: 'plate' }, texts)).toEqual(['src/van.tsx'])
  })
})
