import { join } from 'node:path'
import { buildProduct } from './build/build-product.ts'
import { keepRunning } from './keep-running.ts'
import { projectRoot } from './project-root.ts'
import { serverFlags } from './server-flags.ts'

await buildProduct(projectRoot, (message) => console.log(`waybill: ${message}`))
await keepRunning(process.execPath, [...serverFlags, join(projectRoot, 'dist/server/main.js')])
