import { execFile } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { compareContracts, type ContractChange } from './contract-diff/compare-contracts.ts'
import { filesUsing } from './contract-diff/find-uses.ts'
import { assembleContract } from './generate/assemble.ts'
import type { Contract } from './generate/contract.ts'
import { contractName } from './generate/resources.ts'
import { projectRoot } from './project-root.ts'

/*
 * npm run contract:diff -- <git ref>                       what the contract says now and did not say then, breaking first
 * npm run contract:diff -- --fail-on-breaking <git ref>    end with 1 when something breaks
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'fail-on-breaking': { type: 'boolean', default: false } },
})
const [ref] = positionals
if (!ref || positionals.length > 1) {
  console.error('Which state of the contract to compare with? For example: npm run contract:diff -- main')
  process.exit(2)
}

const [before, { contract: after, operationsOf }, texts] = await Promise.all([
  contractAt(ref),
  assembleContract(path.join(projectRoot, 'openapi')),
  readSources(),
])
const contractOf = new Map(
  [...operationsOf].flatMap(([resource, acts]) =>
    Object.values(acts).map((id) => [id, contractName(resource)] as const),
  ),
)
const changes = compareContracts(before, after)
const breaking = changes.filter((change) => change.isBreaking)
show('Breaking', breaking)
show('Not breaking', changes.slice(breaking.length))
if (changes.length === 0) console.log(`The contract says what it said at ${ref}.`)
if (values['fail-on-breaking'] && breaking.length > 0) process.exitCode = 1

/** As it was generated and committed: that file is there at every commit, however the contract was written then. */
async function contractAt(commit: string): Promise<Contract> {
  const args = ['show', `${commit}:generated/openapi.json`]
  try {
    const { stdout } = await promisify(execFile)('git', args, { cwd: projectRoot, maxBuffer: 64 * 1024 * 1024 })
    return JSON.parse(stdout) as Contract
  } catch (error) {
    console.error(`There is no contract at ${commit}: ${(error as { stderr?: string }).stderr ?? String(error)}`)
    process.exit(2)
  }
}

async function readSources(): Promise<Map<string, string>> {
  const read = new Map<string, string>()
  for (const folder of ['src', 'server', 'mocks', 'tests'])
    for (const name of (await readdir(path.join(projectRoot, folder), { recursive: true })).toSorted())
      if (/\.tsx?$/.test(name)) {
        const file = path.join(folder, name)
        read.set(file, await readFile(path.join(projectRoot, file), 'utf8'))
      }
  return read
}

function show(heading: string, list: readonly ContractChange[]): void {
  if (list.length === 0) return
  console.log(`${heading} (${list.length})`)
  for (const change of list) {
    console.log(`\n  ${change.what}`)
    if (change.operations.length > 0) console.log(`    operations: ${change.operations.toSorted().join(', ')}`)
    const files = filesUsing(change, texts, contractOf)
    if (files.length > 0) console.log(`    used in: ${files.join('\n             ')}`)
  }
  console.log('')
}
