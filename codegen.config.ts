import { defineConfig } from 'orval'

/**
 * The one generator configuration: react-query hooks on our axios transport, model types, and msw handlers that answer
 * with faker data. `scripts/generate.ts` runs it on the bundled contract; the two variables let it run elsewhere
 * (`-- --check` and the signature test generate into a temporary folder).
 */
const input = process.env.WAYBILL_CONTRACT ?? 'generated/openapi.json'
const output = process.env.WAYBILL_GENERATED ?? 'generated'

type Responses = Record<string, { content?: object }>

/** Answers that say nothing of the call that they are given to: the transport knows what to do with them, no hook or mock has to. */
const answersToAnyCall = ['304', '413', '500', '503']

/** A list that can also be had as CSV is a list to the hooks; the download streams by itself (src/tables). */
function forBrowser<Document extends { paths?: object }>(contract: Document): Document {
  for (const item of Object.values(contract.paths ?? {}))
    for (const { responses = {} } of Object.values(item as Record<string, { responses?: Responses }>)) {
      for (const status of answersToAnyCall) delete responses[status]
      for (const { content } of Object.values(responses))
        if (content && 'application/json' in content && 'text/csv' in content) delete content['text/csv']
    }
  return contract
}

export default defineConfig({
  waybill: {
    input: {
      target: input,
      filters: { mode: 'exclude', tags: ['hosted-pages'] },
      override: { transformer: forBrowser },
    },
    output: {
      mode: 'tags-split',
      target: `${output}/client`,
      schemas: `${output}/model`,
      client: 'react-query',
      httpClient: 'axios',
      // The header parameters (tenant, time zone, permission token) belong to the transport, not to every call.
      headers: false,
      clean: false,
      mock: {
        indexMockFiles: false,
        generators: [
          {
            type: 'msw',
            baseUrl: '*/api',
            delay: false,
            locale: 'en_CA',
            preferredContentType: 'application/json',
          },
        ],
      },
      override: {
        mutator: { path: 'src/api/transport.ts', name: 'send' },
        query: {
          // Without the tenant in every key two organisations would share a cache.
          queryKey: { path: 'src/api/query-key.ts', name: 'tenantQueryKey' },
          signal: true,
          version: 5,
          shouldExportKeys: true,
        },
        header: () => ['Generated from openapi/ by `npm run generate`. Never edited by hand.'],
      },
    },
  },
})
