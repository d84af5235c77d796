import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { operations, type OperationEntry } from '#generated/operations.ts'

/*
 * npm run catalogue              how much of the call catalogue the contract and the server have, by area
 * npm run catalogue -- --missing also list the rows that are not there yet
 */
const { values } = parseArgs({ options: { missing: { type: 'boolean', default: false } } })
const root = path.resolve(import.meta.dirname, '..')

interface Row {
  method: string
  path: string
  area: string
}

const rows: Row[] = (await readFile(path.join(root, 'docs/catalogue.tsv'), 'utf8'))
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [method = '', template = '', area = ''] = line.split('\t')
    return { method, path: template, area }
  })

/** Method and path without the parameters' names, which the catalogue and the contract may choose differently. */
const keyOf = (method: string, template: string) => `${method.toUpperCase()} ${template.replaceAll(/\{[^}]+\}/g, '{}')}`

const served = new Set(Object.keys((await import('#server/handlers.ts')).handlers))
const inContract = new Map<string, string>(
  Object.entries<OperationEntry>(operations).map(([id, entry]) => [keyOf(entry.method, entry.path), id]),
)
const areas = [...new Set(rows.map((row) => row.area))]
const line = (name: string, total: number, contract: number, server: number) =>
  `${name.padEnd(16)}${String(total).padStart(6)}${String(contract).padStart(10)}${String(server).padStart(8)}`

console.log(`${'area'.padEnd(16)}${'rows'.padStart(6)}${'contract'.padStart(10)}${'server'.padStart(8)}`)
const sum = { total: 0, contract: 0, server: 0 }
for (const area of areas) {
  const own = rows.filter((row) => row.area === area)
  const contract = own.filter((row) => inContract.has(keyOf(row.method, row.path)))
  const server = contract.filter((row) => served.has(inContract.get(keyOf(row.method, row.path)) ?? ''))
  console.log(line(area, own.length, contract.length, server.length))
  sum.total += own.length
  sum.contract += contract.length
  sum.server += server.length
}
console.log(line('all', sum.total, sum.contract, sum.server))

const catalogued = new Set(rows.map((row) => keyOf(row.method, row.path)))
const extra = [...inContract].filter(([key]) => !catalogued.has(key)).map(([key, id]) => `${key} (${id})`)
if (extra.length > 0) console.log(`\nIn the contract, not in the catalogue:\n  ${extra.join('\n  ')}`)
if (values.missing) {
  const missing = rows.filter((row) => !inContract.has(keyOf(row.method, row.path)))
  console.log(`\nNot in the contract yet:\n  ${missing.map((row) => `${row.method} ${row.path}`).join('\n  ')}`)
}
