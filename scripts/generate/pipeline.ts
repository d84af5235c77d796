import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import openapiTS, { astToString } from 'openapi-typescript'
import { eachOperation, type Contract } from './contract.ts'
import { formModules } from './forms.ts'
import { operationsModule } from './operations.ts'
import { runTool } from './run.ts'
import { addStandardAnswers } from './standard-answers.ts'

const root = path.resolve(import.meta.dirname, '../..')
const require = createRequire(import.meta.url)
const redocly = path.join(path.dirname(require.resolve('@redocly/cli/package.json')), 'bin/cli.js')
const orval = path.join(root, 'node_modules/orval/dist/bin/orval.mjs')

/**
 * Everything that the contract generates, written into `output`: the bundled document, hooks, model types and mocks
 * (orval), `operations.ts`, server types and forms.
 * @param source path of the contract's root file (`openapi/openapi.yaml`)
 * @param output a folder directly below the project's root, so that the generated imports of the transport hold
 * @throws Error with the tool's own words when the contract cannot be read.
 */
export async function generateInto(source: string, output: string): Promise<void> {
  await rm(output, { recursive: true, force: true })
  await mkdir(path.join(output, 'forms'), { recursive: true })
  const bundled = path.join(output, 'openapi.json')
  await runTool(redocly, ['bundle', source, '--output', bundled, '--config', path.join(root, 'redocly.yaml')])
  const contract = JSON.parse(await readFile(bundled, 'utf8')) as Contract
  addStandardAnswers(contract)
  await writeFile(bundled, JSON.stringify(contract, null, 2))
  await Promise.all([
    runTool(orval, ['--config', path.join(root, 'codegen.config.ts')], {
      WAYBILL_CONTRACT: bundled,
      WAYBILL_GENERATED: output,
    }),
    writeServerTypes(contract, path.join(output, 'server-types.ts')),
    writeFile(path.join(output, 'operations.ts'), banner + operationsModule(contract)),
    ...[...formModules(contract)].map(([name, text]) => writeFile(path.join(output, 'forms', name), banner + text)),
  ])
}

const banner = '// Generated from openapi/ by `npm run generate`. Never edited by hand.\n'

async function writeServerTypes(contract: Contract, target: string): Promise<void> {
  const ast = await openapiTS(JSON.stringify(withParsedParameters(contract)), { defaultNonNullable: false })
  await writeFile(target, banner + astToString(ast))
}

/** JSON-encoded parameters reach a handler parsed, so its types are those of the content and not of a string. */
function withParsedParameters(contract: Contract): Contract {
  const copy = structuredClone(contract)
  for (const { operation } of eachOperation(copy))
    for (const parameter of operation.parameters ?? []) {
      if (!('content' in parameter)) continue
      const { content, ...rest } = parameter as { content: Record<string, { schema: unknown }> }
      Object.assign(parameter, rest, { schema: content['application/json']?.schema })
      delete (parameter as { content?: unknown }).content
    }
  return copy
}
