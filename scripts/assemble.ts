import { resolve } from 'node:path'
import { assembleProduct } from './build/assemble-product.ts'
import { buildProduct } from './build/build-product.ts'
import { projectRoot } from './project-root.ts'

/* npm run assemble -- folder: builds the product and writes it, with the packages that it needs, into a folder of its own. */

const [folder, ...more] = process.argv.slice(2)
if (folder === undefined || more.length > 0) {
  console.error('npm run assemble -- folder, which does not exist yet')
  process.exit(1)
}
await buildProduct(projectRoot, console.log)
await assembleProduct(projectRoot, resolve(folder))
console.log(`assembled the product in ${resolve(folder)}`)
