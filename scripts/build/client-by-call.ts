import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const importOfClient = /^import \{([^}]*)\} from '(#generated\/client\/[^'?]+)'/gm
const byCall = /\?call=\w+$/

/** Whether a module is what the build takes of the generated client for one call. */
export function isOneCall(id: string): boolean {
  return byCall.test(id)
}

/**
 * Splits the generated client by call in the build. It is a file for each tag of the contract, and the bundler puts a file
 * into one piece with all that anybody uses of it: a screen that shows a list would have downloaded how an order is cancelled.
 */
export function clientByCall(): Plugin {
  return {
    name: 'waybill-client-by-call',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!isOneCall(source)) return null
      const [path = '', query = ''] = source.split('?')
      const file = await this.resolve(path, importer)
      return file && `${file.id}?${query}`
    },
    load(id) {
      return isOneCall(id) ? { code: readFileSync(id.replace(byCall, ''), 'utf8'), moduleType: 'ts', map: null } : null
    },
    transform(code, id) {
      const split = /\/src\/.*\.tsx?$/.test(id) ? importsByCall(code) : code
      return split === code ? null : { code: split, map: null }
    },
  }
}

/** The same code with one import from the client for each call: its hook, its key and its function stand in one module. */
export function importsByCall(code: string): string {
  return code.replaceAll(importOfClient, (_, names: string, from: string) => {
    const values = names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type '))
    return [...Map.groupBy(values, callOf)]
      .map(([call, ofCall]) => `import { ${ofCall.join(', ')} } from '${from}?call=${call}'`)
      .join('; ')
  })
}

/** `useGetOrder`, `getGetOrderQueryKey` and `getOrder` are of the call `getOrder`. */
function callOf(imported: string): string {
  const [name = ''] = imported.split(' as ')
  const call = name
    .replace(/^use(?=[A-Z])/, '')
    .replace(/^get(?=[A-Z].*(Query|Mutation)(Key|Options)$)/, '')
    .replace(/(Infinite)?((Query|Mutation)(Key|Options))?$/, '')
  return call.charAt(0).toLowerCase() + call.slice(1)
}
