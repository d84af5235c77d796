import { readContractFiles } from './contract-files.ts'
import { resolveReference, type Contract, type JsonSchema } from './contract.ts'
import { deriveOperations, type DeclaredActs, type OperationsOf } from './derived-operations.ts'
import { deriveSchemas, type Resource, type Settings, type Stateful } from './derived-schemas.ts'
import { takeAudited, type SchemasOfSubjects } from './field-words.ts'
import { addFilters, type FiltersOf } from './filters.ts'
import { addStandardAnswers } from './standard-answers.ts'

export interface AssembledContract {
  /** One document, with everything that follows from what is written. */
  contract: Contract
  resources: readonly Resource[]
  settings: readonly Settings[]
  /** Forms by name that are no schema of an operation. */
  forms: Readonly<Record<string, JsonSchema>>
  /** Folder below `schemas/` of each schema. */
  areaOf: ReadonlyMap<string, string>
  operationsOf: OperationsOf
  stateful: readonly Stateful[]
  acts: DeclaredActs
  filtersOf: FiltersOf
  audited: SchemasOfSubjects
}

/**
 * The contract as one document: the files of `openapi/` and all that is derived from them.
 * @param folder `openapi/` or a copy of it
 * @throws Error that says which file or name is wrong
 */
export async function assembleContract(folder: string): Promise<AssembledContract> {
  const { contract, areaOf } = await readContractFiles(folder)
  const audited = takeAudited(contract)
  const { resources, settings, forms, stateful, derived } = deriveSchemas(contract)
  const filtersOf = addFilters(contract, resources, stateful, derived)
  const { operationsOf, acts } = deriveOperations(contract, resources, settings, stateful)
  addStandardAnswers(contract)
  const wholes = resources.flatMap(({ name }) => {
    const { create, update } = operationsOf.get(name) ?? {}
    return create === undefined && update !== undefined ? [`${name}Input`] : []
  })
  // What comes of something else is edited and never added: no operation takes its form whole.
  for (const name of wholes) forms[name] = contract.components.schemas[name] ?? {}
  dropUnused(contract, derived)
  for (const reference of referencesIn(contract)) resolveReference(contract, reference)
  return { contract, resources, settings, forms, areaOf, operationsOf, stateful, acts, filtersOf, audited }
}

/** What is derived and needed by no operation; what is written and needed by none is for the linter to tell. */
function dropUnused(contract: Contract, derived: ReadonlySet<string>): void {
  const { schemas } = contract.components
  const uses = new Map<string, number>()
  const count = (node: unknown, step: number) => {
    for (const reference of referencesIn(node)) uses.set(reference, (uses.get(reference) ?? 0) + step)
  }
  count(contract, 1)
  for (const name of derived) {
    if ((uses.get(`#/components/schemas/${name}`) ?? 0) > 0) continue
    count(schemas[name], -1)
    delete schemas[name]
  }
}

function referencesIn(node: unknown): string[] {
  if (!node || typeof node !== 'object') return []
  return Object.entries(node).flatMap(([key, child]) =>
    key === '$ref' && typeof child === 'string' ? [child] : referencesIn(child),
  )
}
