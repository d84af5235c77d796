import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import openapiTS, { astToString } from 'openapi-typescript'
import { actsPage } from './acts-page.ts'
import { actScreenModules, actsModule, screenActs } from './acts.ts'
import { assembleContract } from './assemble.ts'
import { eachOperation, type Contract } from './contract.ts'
import { fieldWordsModule } from './field-words.ts'
import { formModules } from './forms.ts'
import { handlersModule } from './handlers.ts'
import { operationsModule } from './operations.ts'
import { publicDocument, type Guide } from './public-document.ts'
import { resourcesModule, screenModules } from './resources.ts'
import { settingsModule, settingsScreenModules } from './settings.ts'
import { runTool } from './run.ts'

const root = path.resolve(import.meta.dirname, '../..')
const orval = path.join(root, 'node_modules/orval/dist/bin/orval.mjs')

/**
 * Everything that the contract generates, written into `output`: the contract as one document, hooks, model types and
 * mocks (orval), `operations.ts`, `handlers.ts`, `resources.ts`, `settings.ts`, server types and forms.
 * @param source the contract's folder (`openapi/`)
 * @param output a folder directly below the project's root, so that the generated imports of the transport hold
 * @returns the page of the docs that is written of it
 * @throws Error with the tool's own words when the contract cannot be read.
 */
export async function generateInto(source: string, output: string): Promise<string> {
  await rm(output, { recursive: true, force: true })
  for (const folder of ['forms', 'screens']) await mkdir(path.join(output, folder), { recursive: true })
  const bundled = path.join(output, 'openapi.json')
  const { contract, resources, settings, forms, areaOf, operationsOf, stateful, acts, filtersOf, audited } =
    await assembleContract(source)
  const own = screenActs(stateful, acts)
  await writeFile(bundled, JSON.stringify(contract, null, 2))
  const guide = await readGuide()
  await writeFile(path.join(output, 'public-openapi.json'), JSON.stringify(publicDocument(contract, guide), null, 2))
  await Promise.all([
    runTool(orval, ['--config', path.join(root, 'codegen.config.ts')], {
      WAYBILL_CONTRACT: bundled,
      WAYBILL_GENERATED: output,
    }),
    writeServerTypes(contract, path.join(output, 'server-types.ts')),
    writeFile(path.join(output, 'operations.ts'), banner + operationsModule(contract)),
    writeFile(path.join(output, 'handlers.ts'), banner + handlersModule(contract)),
    writeFile(path.join(output, 'acts.ts'), banner + actsModule(stateful, acts)),
    writeFile(
      path.join(output, 'resources.ts'),
      banner + resourcesModule(contract, resources, areaOf, operationsOf, filtersOf),
    ),
    writeFile(path.join(output, 'field-words.ts'), banner + fieldWordsModule(contract, resources, settings, audited)),
    writeFile(path.join(output, 'settings.ts'), banner + settingsModule(contract, settings, operationsOf)),
    ...[
      ...screenModules(contract, resources, areaOf, operationsOf, own, filtersOf),
      ...actScreenModules(own, resources, areaOf),
      ...settingsScreenModules(settings, areaOf, operationsOf),
    ].map(([name, text]) => writeFile(path.join(output, 'screens', name), banner + text)),
    ...[...formModules(contract, forms)].map(([name, text]) =>
      writeFile(path.join(output, 'forms', name), banner + text),
    ),
  ])
  return actsPage(stateful, acts)
}

const banner = '// Generated from openapi/ by `npm run generate`. Never edited by hand.\n'

/** The pages for developers outside, and the programs that they link to. */
async function readGuide(): Promise<Guide> {
  const read = (name: string) => readFile(path.join(root, 'docs', name), 'utf8')
  const pages = await Promise.all(['api/first-order.md', 'webhooks.md'].map(read))
  const names = ['receive.mjs', 'verify.mjs', 'verify.py', 'verify.sh']
  const texts = await Promise.all(names.map(async (name) => [name, await read(`examples/webhooks/${name}`)] as const))
  return { pages, programs: Object.fromEntries(texts) }
}

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
